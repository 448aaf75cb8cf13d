#include <dlfcn.h>
#include <elf.h>
#include <stddef.h>
#include <stdint.h>

// <link.h> declares these under _GNU_SOURCE only, which would set this module's system types at
// odds with those of the others.

/// A library of the process: `struct dl_phdr_info`, its first members.
struct dl_phdr_info {
  uint64_t dlpi_addr;
  const char *dlpi_name;
  const Elf64_Phdr *dlpi_phdr;
  uint16_t dlpi_phnum;
};

/// Calls `visit` for each library of the process.
extern int dl_iterate_phdr(
    int (*visit)(struct dl_phdr_info *info, size_t size, void *data), void *data);
