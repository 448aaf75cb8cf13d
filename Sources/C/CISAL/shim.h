#include <isa-l.h>
#include <stdlib.h>
#include <string.h>

// The stream's hash tables are arrays too large for Swift to import, so the struct's fields are set
// here.

/// Makes a zlib stream of level 1; NULL when memory is short.
static inline struct isal_zstream *tintype_isal_new(void) {
  struct isal_zstream *stream = calloc(1, sizeof *stream + ISAL_DEF_LVL1_DEFAULT);
  return stream;
}

/// Begins a new zlib stream in the same memory.
///
/// isa-l fills bits that mean nothing with what is left of an earlier stream, so nothing is.
static inline void tintype_isal_begin(struct isal_zstream *stream) {
  memset(stream, 0, sizeof *stream + ISAL_DEF_LVL1_DEFAULT);
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

// The inflater's tables are as large.

/// Makes the memory to inflate with; NULL when memory is short.
static inline struct inflate_state *tintype_inflate_new(void) {
  return malloc(sizeof(struct inflate_state));
}

/// Begins a zlib stream, whose checksum is verified at its end.
static inline void tintype_inflate_begin(struct inflate_state *state) {
  isal_inflate_init(state);
  state->crc_flag = ISAL_ZLIB;
  state->avail_in = 0;
}

/// Hands over the next input.
static inline void tintype_inflate_feed(
    struct inflate_state *state, const uint8_t *input, uint32_t count) {
  state->next_in = (uint8_t *)input;
  state->avail_in = count;
}

/// Inflates into `output`; returns the bytes written, or -1 for a broken stream. `isDone` tells
/// whether the stream has ended.
static inline int64_t tintype_inflate(
    struct inflate_state *state, uint8_t *output, uint32_t capacity, int *isDone) {
  state->next_out = output;
  state->avail_out = capacity;
  int code = isal_inflate(state);
#if defined(__x86_64__)
  __asm__ volatile("vzeroupper" ::: "memory");
#endif
  *isDone = state->block_state == ISAL_BLOCK_FINISH;
  return code == ISAL_DECOMP_OK ? (int64_t)(capacity - state->avail_out) : -1;
}
