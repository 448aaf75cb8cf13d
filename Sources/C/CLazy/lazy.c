// Stands in for the functions of the drawing libraries and loads these on the first call.
//
// Linked directly, Pango with its like costs every process 10 ms and more before it begins, also
// those that draw nothing: comparing files, help, checks. Each function below is a jump through a
// slot; an empty slot loads the libraries and fills all slots. A function that is not listed is
// linked as usual, at that cost.

#define _GNU_SOURCE
#include "CLazy.h"

#if defined(__x86_64__) && defined(__linux__)

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

#define NAMES(X) \
  X(FT_Done_Face) \
  X(FT_Done_FreeType) \
  X(FT_Done_MM_Var) \
  X(FT_Get_Advance) \
  X(FT_Get_Char_Index) \
  X(FT_Get_First_Char) \
  X(FT_Get_MM_Var) \
  X(FT_Get_Postscript_Name) \
  X(FT_Get_Sfnt_Name) \
  X(FT_Get_Sfnt_Name_Count) \
  X(FT_Get_Sfnt_Table) \
  X(FT_Get_Var_Design_Coordinates) \
  X(FT_Init_FreeType) \
  X(FT_Load_Glyph) \
  X(FT_New_Face) \
  X(FT_New_Memory_Face) \
  X(FT_Outline_Decompose) \
  X(FT_Outline_EmboldenXY) \
  X(FT_Outline_Get_CBox) \
  X(FT_Outline_Transform) \
  X(FT_Outline_Translate) \
  X(FT_Render_Glyph) \
  X(FT_Select_Size) \
  X(FT_Set_Char_Size) \
  X(FT_Set_Named_Instance) \
  X(FcCharSetFirstPage) \
  X(FcCharSetNextPage) \
  X(FcConfigAppFontAddFile) \
  X(FcConfigCreate) \
  X(FcConfigDestroy) \
  X(FcConfigGetFonts) \
  X(FcConfigSetCurrent) \
  X(FcConfigSetRescanInterval) \
  X(FcLangGetCharSet) \
  X(FcPatternAddBool) \
  X(FcPatternAddString) \
  X(FcPatternDel) \
  X(FcPatternDestroy) \
  X(FcPatternGetInteger) \
  X(FcPatternGetString) \
  X(cairo_clip) \
  X(cairo_close_path) \
  X(cairo_create) \
  X(cairo_curve_to) \
  X(cairo_destroy) \
  X(cairo_fill) \
  X(cairo_font_face_destroy) \
  X(cairo_font_face_get_user_data) \
  X(cairo_font_face_set_user_data) \
  X(cairo_get_group_target) \
  X(cairo_get_source) \
  X(cairo_glyph_path) \
  X(cairo_image_surface_create) \
  X(cairo_image_surface_create_for_data) \
  X(cairo_image_surface_get_data) \
  X(cairo_image_surface_get_format) \
  X(cairo_image_surface_get_height) \
  X(cairo_image_surface_get_stride) \
  X(cairo_image_surface_get_width) \
  X(cairo_line_to) \
  X(cairo_mask) \
  X(cairo_mask_surface) \
  X(cairo_matrix_init) \
  X(cairo_move_to) \
  X(cairo_new_path) \
  X(cairo_paint) \
  X(cairo_paint_with_alpha) \
  X(cairo_pattern_add_color_stop_rgba) \
  X(cairo_pattern_create_for_surface) \
  X(cairo_pattern_create_linear) \
  X(cairo_pattern_create_radial) \
  X(cairo_pattern_create_rgba) \
  X(cairo_pattern_destroy) \
  X(cairo_pattern_set_extend) \
  X(cairo_pattern_set_filter) \
  X(cairo_pattern_set_matrix) \
  X(cairo_pdf_surface_create_for_stream) \
  X(cairo_pdf_surface_set_metadata) \
  X(cairo_pop_group) \
  X(cairo_push_group_with_content) \
  X(cairo_rectangle) \
  X(cairo_reset_clip) \
  X(cairo_restore) \
  X(cairo_save) \
  X(cairo_scale) \
  X(cairo_scaled_font_get_font_face) \
  X(cairo_set_dash) \
  X(cairo_set_font_face) \
  X(cairo_set_font_size) \
  X(cairo_set_line_cap) \
  X(cairo_set_line_join) \
  X(cairo_set_line_width) \
  X(cairo_set_source) \
  X(cairo_set_source_rgba) \
  X(cairo_set_source_surface) \
  X(cairo_show_glyphs) \
  X(cairo_status) \
  X(cairo_status_to_string) \
  X(cairo_stroke) \
  X(cairo_surface_destroy) \
  X(cairo_surface_finish) \
  X(cairo_surface_flush) \
  X(cairo_surface_get_device_offset) \
  X(cairo_surface_mark_dirty) \
  X(cairo_surface_set_fallback_resolution) \
  X(cairo_surface_status) \
  X(cairo_svg_surface_create_for_stream) \
  X(cairo_translate) \
  X(cairo_user_font_face_create) \
  X(cairo_user_font_face_set_render_glyph_func) \
  X(g_compute_checksum_for_data) \
  X(g_error_free) \
  X(g_object_ref) \
  X(g_object_unref) \
  X(g_type_check_instance_cast) \
  X(pango_attr_allow_breaks_new) \
  X(pango_attr_font_desc_new) \
  X(pango_attr_font_features_new) \
  X(pango_attr_insert_hyphens_new) \
  X(pango_attr_letter_spacing_new) \
  X(pango_attr_list_insert) \
  X(pango_attr_list_new) \
  X(pango_attr_list_unref) \
  X(pango_context_set_base_dir) \
  X(pango_context_set_language) \
  X(pango_context_set_round_glyph_positions) \
  X(pango_fc_font_get_pattern) \
  X(pango_fc_font_get_type) \
  X(pango_fc_font_map_get_type) \
  X(pango_fc_font_map_set_config) \
  X(pango_fc_font_map_set_default_substitute) \
  X(pango_fc_font_map_shutdown) \
  X(pango_font_description_free) \
  X(pango_font_description_new) \
  X(pango_font_description_set_absolute_size) \
  X(pango_font_description_set_family) \
  X(pango_font_map_create_context) \
  X(pango_font_map_load_font) \
  X(pango_ft2_font_map_get_type) \
  X(pango_ft2_font_map_new) \
  X(pango_ft2_font_map_set_resolution) \
  X(pango_language_from_string) \
  X(pango_layout_context_changed) \
  X(pango_layout_get_lines_readonly) \
  X(pango_layout_new) \
  X(pango_layout_set_attributes) \
  X(pango_layout_set_auto_dir) \
  X(pango_layout_set_ellipsize) \
  X(pango_layout_set_text) \
  X(pango_layout_set_width) \
  X(pango_layout_set_wrap)

#define STRING_(text) #text
#define STRING(text) STRING_(text)
#define NAME(name) #name,

static const char *const names[] = {NAMES(NAME)};

enum { count = sizeof names / sizeof names[0] };

/// The functions, in the order of their names.
__attribute__((visibility("hidden"), used)) void *tintype_lazy_slots[count];

/// In the order in which they need each other.
static const char *const libraries[] = {
    "libfreetype.so.6",     "libfontconfig.so.1",   "libcairo.so.2",
    "libgobject-2.0.so.0",  "libpango-1.0.so.0",    "libpangoft2-1.0.so.0",
};

static void fail(const char *message) {
  fprintf(stderr, "A drawing library cannot be loaded: %s. Install it; scripts/render does.\n",
          message ? message : "unknown reason");
  _exit(4);
}

static void load(void) {
  enum { libraryCount = sizeof libraries / sizeof libraries[0] };
  void *handles[libraryCount];
  for (int index = 0; index < libraryCount; index++) {
    handles[index] = dlopen(libraries[index], RTLD_LAZY | RTLD_GLOBAL);
    if (!handles[index]) fail(dlerror());
  }
  for (int name = 0; name < count; name++) {
    void *function = NULL;
    for (int index = 0; index < libraryCount && !function; index++) {
      function = dlsym(handles[index], names[name]);
    }
    if (!function) fail(names[name]);
    __atomic_store_n(&tintype_lazy_slots[name], function, __ATOMIC_RELEASE);
  }
}

void tintype_load_drawing(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
}

// The registers that carry arguments are kept; r11 is nobody's between a call and its function.
__asm__(
    ".text\n"
    ".hidden tintype_lazy_resolve\n"
    ".type tintype_lazy_resolve, @function\n"
    "tintype_lazy_resolve:\n"
    "  pushq %rbp\n"
    "  movq %rsp, %rbp\n"
    "  pushq %rax\n  pushq %rdi\n  pushq %rsi\n  pushq %rdx\n  pushq %rcx\n"
    "  pushq %r8\n  pushq %r9\n  pushq %r10\n  pushq %r11\n"
    "  subq $136, %rsp\n"
    "  movups %xmm0, (%rsp)\n  movups %xmm1, 16(%rsp)\n"
    "  movups %xmm2, 32(%rsp)\n  movups %xmm3, 48(%rsp)\n"
    "  movups %xmm4, 64(%rsp)\n  movups %xmm5, 80(%rsp)\n"
    "  movups %xmm6, 96(%rsp)\n  movups %xmm7, 112(%rsp)\n"
    "  callq tintype_load_drawing@PLT\n"
    "  movups (%rsp), %xmm0\n  movups 16(%rsp), %xmm1\n"
    "  movups 32(%rsp), %xmm2\n  movups 48(%rsp), %xmm3\n"
    "  movups 64(%rsp), %xmm4\n  movups 80(%rsp), %xmm5\n"
    "  movups 96(%rsp), %xmm6\n  movups 112(%rsp), %xmm7\n"
    "  addq $136, %rsp\n"
    "  popq %r11\n  popq %r10\n  popq %r9\n  popq %r8\n"
    "  popq %rcx\n  popq %rdx\n  popq %rsi\n  popq %rdi\n  popq %rax\n"
    "  popq %rbp\n"
    "  pushq %rax\n"
    "  leaq tintype_lazy_slots(%rip), %rax\n"
    "  movq (%rax,%r11,8), %r11\n"
    "  popq %rax\n"
    "  jmpq *%r11\n"
    ".size tintype_lazy_resolve, .-tintype_lazy_resolve\n"
    ".macro tintype_lazy name, index\n"
    ".globl \\name\n"
    ".hidden \\name\n"
    ".type \\name, @function\n"
    "\\name:\n"
    "  movq tintype_lazy_slots+8*\\index(%rip), %r11\n"
    "  testq %r11, %r11\n"
    "  je 1f\n"
    "  jmpq *%r11\n"
    "1:\n"
    "  movl $\\index, %r11d\n"
    "  jmp tintype_lazy_resolve\n"
    ".size \\name, .-\\name\n"
    ".endm\n");

#define JUMP(name) __asm__("tintype_lazy " #name ", " STRING(__COUNTER__));
NAMES(JUMP)

#else

void tintype_load_drawing(void) {}

#endif
