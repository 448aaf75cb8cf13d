#include <pango/pangoft2.h>

// Swift cannot call cast macros, nor read bit fields and flags that are anonymous.

/// The fontconfig side of a font map.
static inline PangoFcFontMap *tintype_fc_font_map(PangoFontMap *map) {
  return PANGO_FC_FONT_MAP(map);
}

/// The FreeType side of a font map.
static inline PangoFT2FontMap *tintype_ft2_font_map(PangoFontMap *map) {
  return PANGO_FT2_FONT_MAP(map);
}

/// How many hold a font map: its maker, each context, and each thread that sorts fonts for it.
static inline unsigned tintype_holders(PangoFontMap *map) {
  return (unsigned)g_atomic_int_get(&((GObject *)map)->ref_count);
}

/// The pattern of a font that fontconfig chose; NULL for none.
static inline FcPattern *tintype_font_pattern(PangoFont *font) {
  return font ? pango_fc_font_get_pattern(PANGO_FC_FONT(font)) : NULL;
}

/// The functions of a font's class, which all its fonts share.
static inline PangoFontClass *tintype_font_class(PangoFont *font) {
  return (PangoFontClass *)((GTypeInstance *)font)->g_class;
}

/// Whether a run is the ellipsis in place of text that was cut.
static inline int tintype_is_ellipsis(const PangoItem *item) {
  return (item->analysis.flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0;
}
