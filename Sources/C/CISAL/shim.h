#include <isa-l.h>
#include <stdlib.h>

// The stream's hash tables are arrays too large for Swift to import, so the struct's fields are set
// here.

/// Makes a zlib stream of level 1; NULL when memory is short.
static inline struct isal_zstream *tintype_isal_new(void) {
  struct isal_zstream *stream = calloc(1, sizeof *stream + ISAL_DEF_LVL1_DEFAULT);
  return stream;
}

/// Begins a new zlib stream in the same memory.
static inline void tintype_isal_begin(struct isal_zstream *stream) {
  isal_deflate_init(stream);
  stream->level = 1;
  stream->level_buf = (uint8_t *)(stream + 1);
  stream->level_buf_size = ISAL_DEF_LVL1_DEFAULT;
  stream->gzip_flag = IGZIP_ZLIB;
  stream->flush = NO_FLUSH;
}

/// Hands over the next input.
static inline void tintype_isal_feed(
    struct isal_zstream *stream, const uint8_t *input, uint32_t count, int isLast) {
  stream->next_in = (uint8_t *)input;
  stream->avail_in = count;
  stream->end_of_stream = isLast != 0;
}

/// Deflates into `output`; returns the bytes written, and in `isDone` whether the input is used up.
static inline uint32_t tintype_isal_deflate(
    struct isal_zstream *stream, uint8_t *output, uint32_t capacity, int *isDone) {
  stream->next_out = output;
  stream->avail_out = capacity;
  isal_deflate(stream);
  *isDone = stream->avail_in == 0 &&
            (!stream->end_of_stream || stream->internal_state.state == ZSTATE_END);
#if defined(__x86_64__)
  // isa-l leaves the upper vector halves dirty, and SSE code after it runs at half speed.
  __asm__ volatile("vzeroupper" ::: "memory");
#endif
  return capacity - stream->avail_out;
}
