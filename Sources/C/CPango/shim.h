#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

// Swift cannot call cast macros, nor read bit fields and flags that are anonymous.

/// The fontconfig side of a font map.
static inline PangoFcFontMap *tintype_fc_font_map(PangoFontMap *map) {
  return PANGO_FC_FONT_MAP(map);
}

/// The Cairo side of a font map.
static inline PangoCairoFontMap *tintype_cairo_font_map(PangoFontMap *map) {
  return PANGO_CAIRO_FONT_MAP(map);
}

/// The pattern of a font that fontconfig chose; NULL for none.
static inline FcPattern *tintype_font_pattern(PangoFont *font) {
  return font ? pango_fc_font_get_pattern(PANGO_FC_FONT(font)) : NULL;
}

/// Whether a run is the ellipsis in place of text that was cut.
static inline int tintype_is_ellipsis(const PangoItem *item) {
  return (item->analysis.flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0;
}
