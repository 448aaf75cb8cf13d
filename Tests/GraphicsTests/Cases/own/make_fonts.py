#!/usr/bin/env python3
"""Makes the fonts of this folder, all of our own drawing: boxes of a height and width each.

usage: make_fonts.py          Needs fonttools (PyPI) 4.
"""

import string
from pathlib import Path

from fontTools.designspaceLib import AxisDescriptor
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.ttLib.tables.TupleVariation import TupleVariation

HERE = Path(__file__).resolve().parent
LETTERS = string.ascii_letters + " .,:;!?'-()"


def box(left, right, height):
    pen = TTGlyphPen(None)
    pen.moveTo((left, 0))
    for point in ((left, height), (right, height), (right, 0)):
        pen.lineTo(point)
    pen.closePath()
    return pen.glyph()


def builder(family, style, post_script, weight=400, italic=False, letters=LETTERS, stem=200):
    names = {character: f"u{ord(character):04X}" for character in letters}
    order = [".notdef"] + list(names.values())
    font = FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder(order)
    font.setupCharacterMap({ord(character): name for character, name in names.items()})
    glyphs = {name: box(100, 100 + stem, 700) for name in order}
    if " " in names:
        glyphs[names[" "]] = TTGlyphPen(None).glyph()
    font.setupGlyf(glyphs)
    font.setupHorizontalMetrics({name: (500, 100) for name in order})
    font.setupHorizontalHeader(ascent=800, descent=-200)
    font.setupNameTable(
        {
            "familyName": family,
            "styleName": style,
            "uniqueFontIdentifier": post_script,
            "fullName": f"{family} {style}",
            "psName": post_script,
            "version": "Version 1.0",
        },
        mac=False,
    )
    font.setupOS2(
        usWeightClass=weight, sTypoAscender=800, sTypoDescender=-200, usWinAscent=800,
        usWinDescent=200, fsSelection=0x01 if italic else 0x40,
    )
    font.setupPost()
    font.font["head"].macStyle = 2 if italic else 0
    font.font["head"].created = font.font["head"].modified = 3_786_912_000
    font.font.recalcTimestamp = False
    return font


def variable():
    font = builder("Acme Flex", "Regular", "AcmeFlex-Regular")
    axis = AxisDescriptor(
        tag="wght", name="Weight", minimum=300, default=400, maximum=700
    )
    instances = [
        {"location": {"wght": weight}, "stylename": style, "postscriptfontname": f"AcmeFlex-{style}"}
        for style, weight in (("Light", 300), ("Regular", 400), ("Bold", 700))
    ]
    font.setupFvar([axis], instances)
    deltas = {}
    for name in font.font.getGlyphOrder():
        glyph = font.font["glyf"][name]
        count = 0 if not glyph.numberOfContours else 4
        if count:
            # The right side of the box moves with the weight.
            wide = [(0, 0), (0, 0), (200, 0), (200, 0)] + [(0, 0)] * 4
            thin = [(0, 0), (0, 0), (-100, 0), (-100, 0)] + [(0, 0)] * 4
            deltas[name] = [
                TupleVariation({"wght": (0, 1, 1)}, GlyphCoordinates(wide)),
                TupleVariation({"wght": (-1, -1, 0)}, GlyphCoordinates(thin)),
            ]
    font.setupGvar(deltas)
    font.font["OS/2"].usWeightClass = 400
    return font


def save(font, name):
    path = HERE / name
    path.parent.mkdir(parents=True, exist_ok=True)
    font.save(path)


save(builder("Acme Text", "Regular", "AcmeText-Regular"), "text/AcmeText-Regular.ttf")
save(variable(), "variable/AcmeFlex.ttf")
save(builder("Acme Flex", "Black", "AcmeFlexStatic-Black", weight=900), "static/AcmeFlex-Black.ttf")
save(builder("Acme Twin", "Regular", "AcmeTwin"), "twins/one/AcmeTwin.ttf")
save(builder("Acme Twin", "Regular", "AcmeTwin", stem=300), "twins/other/AcmeTwin.ttf")
save(builder("Acme Icons", "Regular", "AcmeIcons", letters="A\ue000\U000f0000"), "icons/AcmeIcons.ttf")
