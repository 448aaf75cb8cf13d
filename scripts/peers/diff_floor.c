/* The least that comparing two PNG files costs: read both, and unless their bytes are equal, inflate,
 * unfilter and compare them, rows that are equal by memcmp, the others pixel by pixel with the YIQ
 * distance that most tools use.
 * diff_floor A.png B.png: exits 0 if equal, 22 if not, 21 if the sizes differ, 3 if a file is not
 * 8-bit RGB without interlacing. */
#include <immintrin.h>
#include <libdeflate.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct { uint8_t *bytes; size_t count; } File;
typedef struct { uint8_t *pixels; uint32_t width, height; } Picture;

static File read_file(const char *path) {
    FILE *file = fopen(path, "rb");
    if (!file) exit(3);
    fseek(file, 0, SEEK_END);
    File result = { NULL, (size_t)ftell(file) };
    rewind(file);
    result.bytes = malloc(result.count + 16);
    if (fread(result.bytes, 1, result.count, file) != result.count) exit(3);
    fclose(file);
    return result;
}

static uint32_t word(const uint8_t *p) { return (uint32_t)p[0] << 24 | p[1] << 16 | p[2] << 8 | p[3]; }

/* Four bytes over a pixel of three: the spare one is written again by the next pixel. */
static inline __m128i load(const uint8_t *p) { int v; memcpy(&v, p, 4); return _mm_cvtsi32_si128(v); }
static inline void store(uint8_t *p, __m128i x) { int v = _mm_cvtsi128_si32(x); memcpy(p, &v, 4); }

static void unfilter_average(const uint8_t *from, uint8_t *to, const uint8_t *above, size_t stride) {
    const __m128i one = _mm_set1_epi8(1);
    __m128i left = _mm_setzero_si128();
    for (size_t i = 0; i < stride; i += 3) {
        __m128i up = load(above + i);
        __m128i rounded = _mm_and_si128(_mm_xor_si128(left, up), one);
        left = _mm_add_epi8(load(from + i), _mm_sub_epi8(_mm_avg_epu8(left, up), rounded));
        store(to + i, left);
    }
}

static void unfilter_paeth(const uint8_t *from, uint8_t *to, const uint8_t *above, size_t stride) {
    const __m128i zero = _mm_setzero_si128();
    __m128i left = zero, corner = zero;
    for (size_t i = 0; i < stride; i += 3) {
        __m128i up = _mm_unpacklo_epi8(load(above + i), zero);
        __m128i value = _mm_unpacklo_epi8(load(from + i), zero);
        __m128i to_left = _mm_sub_epi16(up, corner), to_up = _mm_sub_epi16(left, corner);
        __m128i to_corner = _mm_abs_epi16(_mm_add_epi16(to_left, to_up));
        to_left = _mm_abs_epi16(to_left);
        to_up = _mm_abs_epi16(to_up);
        __m128i least = _mm_min_epi16(to_corner, _mm_min_epi16(to_left, to_up));
        __m128i near = _mm_blendv_epi8(corner, up, _mm_cmpeq_epi16(least, to_up));
        near = _mm_blendv_epi8(near, left, _mm_cmpeq_epi16(least, to_left));
        left = _mm_add_epi8(value, near);
        corner = up;
        store(to + i, _mm_packus_epi16(left, left));
    }
}

static void unfilter(const uint8_t *from, uint8_t *to, const uint8_t *above, size_t stride) {
    switch (*from++) {
    case 1: {
        uint8_t r = 0, g = 0, b = 0;
        for (size_t i = 0; i < stride; i += 3) {
            to[i] = r += from[i];
            to[i + 1] = g += from[i + 1];
            to[i + 2] = b += from[i + 2];
        }
        break;
    }
    case 2:
        for (size_t i = 0; i < stride; i++) to[i] = (uint8_t)(from[i] + above[i]);
        break;
    case 3: unfilter_average(from, to, above, stride); break;
    case 4: unfilter_paeth(from, to, above, stride); break;
    default: memcpy(to, from, stride);
    }
}

static Picture decode(File file) {
    if (file.count < 33 || file.bytes[24] != 8 || file.bytes[25] != 2 || file.bytes[28]) exit(3);
    Picture picture = { NULL, word(file.bytes + 16), word(file.bytes + 20) };
    uint8_t *packed = malloc(file.count);
    size_t count = 0;
    for (const uint8_t *p = file.bytes + 8; p + 12 <= file.bytes + file.count; p += 12 + word(p)) {
        if (memcmp(p + 4, "IDAT", 4)) continue;
        memcpy(packed + count, p + 8, word(p));
        count += word(p);
    }
    size_t stride = 3 * (size_t)picture.width, rows = picture.height * (stride + 1), got = 0;
    /* Fresh pages cost as much as the inflating: both pictures share what they can. */
    static uint8_t *filtered;
    filtered = realloc(filtered, rows + 16);
    uint8_t *zero = calloc(1, stride + 16);
    struct libdeflate_decompressor *inflater = libdeflate_alloc_decompressor();
    if (libdeflate_zlib_decompress(inflater, packed, count, filtered, rows, &got)) exit(3);
    picture.pixels = malloc(picture.height * stride + 16);
    for (uint32_t y = 0; y < picture.height; y++) {
        uint8_t *row = picture.pixels + y * stride;
        unfilter(filtered + y * (stride + 1), row, y ? row - stride : zero, stride);
    }
    return picture;
}

static size_t differing(Picture one, Picture other) {
    const float limit = 35215.f * .1f * .1f;
    const size_t stride = 3 * (size_t)one.width;
    size_t count = 0;
    for (uint32_t y = 0; y < one.height; y++) {
        const uint8_t *p = one.pixels + y * stride, *q = other.pixels + y * stride;
        if (!memcmp(p, q, stride)) continue;
        for (size_t x = 0; x < stride; x += 3) {
            float r = (float)p[x] - q[x], g = (float)p[x + 1] - q[x + 1], b = (float)p[x + 2] - q[x + 2];
            float luma = r * .29889531f + g * .58662247f + b * .11448223f;
            float in_phase = r * .59597799f - g * .2741761f - b * .32180189f;
            float quadrature = r * .21147017f - g * .52261711f + b * .31114694f;
            count += .5053f * luma * luma + .299f * in_phase * in_phase
                + .1957f * quadrature * quadrature > limit;
        }
    }
    return count;
}

int main(int count, char **words) {
    if (count != 3) return 2;
    File one = read_file(words[1]), other = read_file(words[2]);
    if (one.count == other.count && !memcmp(one.bytes, other.bytes, one.count)) return 0;
    Picture before = decode(one), after = decode(other);
    if (before.width != after.width || before.height != after.height) return 21;
    return differing(before, after) ? 22 : 0;
}
