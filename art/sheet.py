"""A sheet of drawing paper: lines to scale, dimension lines, and letters of the site's own typeface.

Distances are in millimetres of the thing drawn, x to the right and y up; sizes of letters and weights
of lines in units of the sheet, which is 420 wide, about as many as a phone has pixels. Letters are
outlines, as a picture in a page can't use the page's fonts.

`drawings/joinery.py` and `figures/elevation.py` add what projects and towns are drawn with.
"""
from functools import lru_cache
import math
from pathlib import Path
import random
import re

ROOT = Path(__file__).resolve().parents[1]
FONT = (ROOT / 'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files'
        / 'atkinson-hyperlegible-next-latin-wght-normal.woff2')
FOLDER = ROOT / 'app/content/pictures/drawings'
LINE, DARK, RED, PALE = '#173f73', '#0d2a4e', '#b1362b', '#c9d0d6'
PAPER, PLY, TINT, WATER = '#fbfcfc', '#e8cfa4', '#f6ecd9', '#dce7f3'
# The figures that have been drawn, by name.
written = {}


@lru_cache
def font():
    from fontTools.ttLib import TTFont  # here, so that drawings without words do without the package
    from fontTools.varLib.instancer import instantiateVariableFont
    return instantiateVariableFont(TTFont(FONT), {'wght': 500})


def width_of(words, size):
    """How wide words are, in units of the sheet."""
    glyph_set, cmap = font().getGlyphSet(), font().getBestCmap()
    return sum(glyph_set[cmap[ord(letter)]].width for letter in words) * size / font()['head'].unitsPerEm


def number(value):
    text = f'{value:.1f}'.removesuffix('.0')
    return '0' if text == '-0' else text


def bare(d):
    """The same without a nought before the point."""
    return re.sub(r'(?<!\d)0\.', '.', d)


def style(fill=None, stroke=LINE, weight=1.2, dash=None):
    """The attributes in which a path differs from the sheet's. A weight of 0: no line."""
    return ((f' fill="{fill}"' if fill else '')
            + (' stroke="none"' if not weight else f' stroke="{stroke}"' if stroke != LINE else '')
            + (f' stroke-width="{number(weight)}"' if weight not in (0, 1.2) else '')
            + (f' stroke-dasharray="{dash}"' if dash else ''))


def shorter(part):
    """The same with paths of lines and quadratic curves as steps from the point before: fewer figures."""
    def steps(match):
        x = y = start_x = start_y = 0
        words = ''
        for letter, numbers in re.findall(r'([MLHVQzZ])([^MLHVQzZ]*)', match[1]):
            values = [float(value) for value in re.findall(r'-?[\d.]+', numbers)]
            if letter in 'zZ':
                words, x, y = words + 'z', start_x, start_y
                continue
            if letter in 'HV':
                values = [values[0], y] if letter == 'H' else [x, values[0]]
            size = 4 if letter == 'Q' else 2
            for place in range(0, len(values), size):
                moves = [round(value - (y if odd % 2 else x), 1) for odd, value in enumerate(values[place:place + size])]
                x, y = values[place + size - 2:place + size]
                if letter == 'M' and not place:
                    start_x, start_y = x, y
                    words += f'M{number(x)} {number(y)}'
                elif letter == 'Q' or all(moves):
                    words += ('q' if letter == 'Q' else 'l') + ' '.join(map(number, moves))
                else:
                    words += f'v{number(moves[1])}' if moves[1] else f'h{number(moves[0])}'
        return f' d="{words.replace(" -", "-")}"'
    return re.sub(r' d="(M[\d.\sMLHVQzZ-]+)"', steps, part)


class Sheet:
    """One drawing. `scale` is sheet units per millimetre, `origin` where (0, 0) lies on the sheet."""

    width = 420

    def __init__(self, height, scale=1, origin=(0, 0)):
        self.height, self.scales = height, []
        self.parts, self.glyphs = [], {}
        self.draw_at(scale, origin)

    def draw_at(self, scale, origin):
        """What follows is drawn at this scale, from this origin."""
        self.scale, self.origin = scale, origin
        self.scales.append(scale)

    def at(self, x, y):
        """A place in millimetres, in units of the sheet."""
        return self.origin[0] + x * self.scale, self.origin[1] - y * self.scale

    def add(self, d, fill=None, **look):
        """A path in units of the sheet."""
        self.parts.append(f'<path d="{d}"{style(fill, **look)}/>')

    def line(self, *points, closed=False, **look):
        """A line through points in millimetres; closed and with `fill` it is a shape."""
        placed = [self.at(*point) for point in points]
        self.add('M' + 'L'.join(f'{number(x)} {number(y)}' for x, y in placed) + ('z' if closed else ''), **look)

    def rect(self, x, y, width, height, **look):
        self.line((x, y), (x + width, y), (x + width, y + height), (x, y + height), closed=True, **look)

    def circle(self, x, y, radius, fill=None, weight=1.2, **look):
        cx, cy = self.at(x, y)
        r = round(radius * self.scale, 1)  # before it is doubled, else two arcs would bulge
        self.add(f'M{number(cx - r)} {number(cy)}a{number(r)} {number(r)} 0 1 0 {number(2 * r)} 0'
                 f'a{number(r)} {number(r)} 0 1 0 {number(-2 * r)} 0z', fill=fill, weight=weight, **look)

    def arc(self, x, y, radius, start, end, **look):
        """Part of a circle, in degrees counted from the right against the clock: a door's swing."""
        steps = max(2, round(abs(end - start) / 6))
        angles = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
        self.line(*((x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles), **look)

    def curve(self, *points, closed=False, **look):
        """A smooth line through points in millimetres."""
        placed = [self.at(*point) for point in points]
        count = len(placed)
        def near(index):
            return placed[index % count] if closed else placed[min(max(index, 0), count - 1)]
        d = f'M{number(placed[0][0])} {number(placed[0][1])}'
        for index in range(count if closed else count - 1):
            (ax, ay), (bx, by), (cx, cy), (ex, ey) = (near(index + step) for step in (-1, 0, 1, 2))
            d += (f'C{number(bx + (cx - ax) / 6)} {number(by + (cy - ay) / 6)} {number(cx - (ex - bx) / 6)} '
                  f'{number(cy - (ey - by) / 6)} {number(cx)} {number(cy)}')
        self.add(d + ('z' if closed else ''), **look)

    def arrow(self, *points, smooth=False, head=7, **look):
        """A line through points in millimetres with a head at its end: air, water, a load, a movement."""
        look = {'stroke': RED, **look}
        (self.curve if smooth else self.line)(*points, **look)
        (x1, y1), (x2, y2) = self.at(*points[-2]), self.at(*points[-1])
        angle = math.atan2(y2 - y1, x2 - x1)
        wings = [(x2 - head * math.cos(angle + turn), y2 - head * math.sin(angle + turn)) for turn in (0.45, -0.45)]
        look.pop('dash', None)
        self.add(f'M{number(wings[0][0])} {number(wings[0][1])}L{number(x2)} {number(y2)}'
                 f'L{number(wings[1][0])} {number(wings[1][1])}', **look)

    def text(self, x, y, words, size=13, anchor='middle', colour=LINE, nudge=(0, 0), halo=None):
        """Words with their baseline at a place in millimetres, moved by `nudge` units (right, up)."""
        from fontTools.pens.svgPathPen import SVGPathPen
        from fontTools.pens.transformPen import TransformPen
        left, base = self.at(x, y)
        left, base = left + nudge[0], base - nudge[1]
        glyph_set, cmap = font().getGlyphSet(), font().getBestCmap()
        ratio = size / font()['head'].unitsPerEm
        names = [cmap[ord(letter)] for letter in words]
        width = width_of(words, size)
        left -= {'start': 0, 'middle': width / 2, 'end': width}[anchor]
        if left < 2 or left + width > self.width - 2 or not 2 < base < self.height:
            raise ValueError(f'"{words}" leaves the sheet: {left:.0f} to {left + width:.0f} at {base:.0f}')
        letters = []
        for name in names:
            if glyph_set[name].width and name != 'space':
                key = (name, size)
                if key not in self.glyphs:
                    pen = SVGPathPen(glyph_set, ntos=number)
                    glyph_set[name].draw(TransformPen(pen, (ratio, 0, 0, -ratio, 0, 0)))
                    self.glyphs[key] = (f'l{len(self.glyphs)}', pen.getCommands())
                letters.append(f'<use href="#{self.glyphs[key][0]}" x="{number(left)}" y="{number(base)}"/>')
            left += glyph_set[name].width * ratio
        # A line or a hatching that runs through red letters stops short of them.
        halo = halo if halo is not None else colour == RED
        edge = f'stroke="{PAPER}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"'
        around = edge if halo else 'stroke="none"'
        self.parts.append(f'<g fill="{colour}" {around}>{"".join(letters)}</g>')

    def dimension(self, start, end, words, away=0, size=13, side=1):
        """A dimension line between two places, `away` units to its left (to the right if negative).
        Its figure stands above a level line and to the left of an upright one (`side` -1: the other way)."""
        (x1, y1), (x2, y2) = self.at(*start), self.at(*end)
        length = math.hypot(x2 - x1, y2 - y1)
        ux, uy = (x2 - x1) / length, (y2 - y1) / length
        nx, ny = uy * away, -ux * away
        a, b = (x1 + nx, y1 + ny), (x2 + nx, y2 + ny)
        tick = ''.join(f'M{number(x - uy * 4)} {number(y + ux * 4)}L{number(x + uy * 4)} {number(y - ux * 4)}'
                       for x, y in (a, b))
        self.add(f'M{number(a[0])} {number(a[1])}L{number(b[0])} {number(b[1])}{tick}', stroke=RED, weight=1)
        mid_x, mid_y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        place = ((mid_x - self.origin[0]) / self.scale, (self.origin[1] - mid_y) / self.scale)
        if abs(ux) > abs(uy):
            self.text(*place, words, size, 'middle', RED, nudge=(0, 5 if side > 0 else -size * 0.7 - 5))
        else:
            self.text(*place, words, size, 'end' if side > 0 else 'start', RED,
                      nudge=(-7 * side, -size * 0.35))

    def label(self, point, place, words, size=13, anchor=None):
        """Words at `place`, with a thin line to the `point` that they name (both in millimetres)."""
        (px, py), (x, y) = self.at(*point), self.at(*place)
        anchor = anchor or ('start' if x >= px else 'end')
        gap = {'start': -4, 'end': 4, 'middle': 0}[anchor]
        drop = 0 if anchor != 'middle' else (5 if y < py else -size)
        self.add(f'M{number(px)} {number(py)}L{number(x + gap)} {number(y + drop)}', weight=0.8)
        self.circle(*point, 1.6 / self.scale, fill=LINE, weight=0.1)
        self.text(*place, words, size, anchor, nudge=(0, 0 if anchor == 'middle' else -size * 0.35))

    def number_mark(self, x, y, figure):
        """A numbered circle, for what is explained below the drawing."""
        cx, cy = self.at(x, y)
        self.add(f'M{number(cx - 10)} {number(cy)}a10 10 0 1 0 20 0a10 10 0 1 0-20 0z', fill=PAPER, stroke=RED)
        self.text(x, y, str(figure), 13, 'middle', RED, nudge=(0, -4.6))

    def brick(self, x, y, width, height, course=75, length=225, fill=TINT):
        """Brickwork in stretcher bond, with its outline."""
        self.rect(x, y, width, height, fill=fill)
        rows = math.ceil(height / course)
        for row in range(rows):
            top = min(height, (row + 1) * course)
            if top < height:
                self.line((x, y + top), (x + width, y + top), weight=0.6)
            joint = length if row % 2 else length / 2
            while joint < width:
                self.line((x + joint, y + row * course), (x + joint, y + top), weight=0.6)
                joint += length

    def stone(self, x, y, width, height, course=110, seed=1, fill=TINT, rough=0.12):
        """Coursed rubble: courses of uneven height, stones of uneven length, the same each time."""
        rows = random.Random(seed)
        self.rect(x, y, width, height, fill=fill)
        low = 0
        while low < height:
            high = low + course * rows.uniform(0.75, 1.3)
            high = height if height - high < course * 0.6 else high
            if high < height:
                self.line(*((x + width * step / 6, y + high + (0 if step in (0, 6) else
                             course * rows.uniform(-rough, rough))) for step in range(7)), weight=0.7)
            joint = course * rows.uniform(0.8, 2.4)
            while joint < width - course * 0.4:
                self.line((x + joint, y + low + course * 0.08), (x + joint + course * rows.uniform(-0.1, 0.1),
                          y + min(high, height) - course * 0.08), weight=0.7)
                joint += course * rows.uniform(1.1, 2.6)
            low = high

    def insulation(self, x, y, width, height, upright=False, fill=PAPER):
        """The zigzag that stands for insulation."""
        self.rect(x, y, width, height, fill=fill)
        long, short = (height, width) if upright else (width, height)
        count = max(2, round(long / short * 1.6))
        points = []
        for step in range(count + 1):
            along, across = long * step / count, short if step % 2 else 0
            points.append((x + across, y + along) if upright else (x + along, y + across))
        self.line(*points, weight=0.8)

    def earth(self, x, y, width, depth=160):
        """The line of the ground with strokes below it."""
        self.line((x, y), (x + width, y), weight=2)
        step = 26 / self.scale / 2
        count = int(width / step)
        for place in range(count):
            self.line((x + place * step + step, y), (x + place * step, y - depth), weight=0.7)

    def end_grain(self, x, y, width, height, fill=PLY):
        """Timber cut across: a rectangle with its diagonals."""
        self.rect(x, y, width, height, fill=fill)
        self.line((x, y), (x + width, y + height), weight=0.7)
        self.line((x, y + height), (x + width, y), weight=0.7)

    def svg(self, what):
        """The file, the letters' shapes first; `what` says in a comment what is drawn, with scale and source."""
        letters = ''.join(f'<path id="{mark}" d="{d}"/>' for mark, d in self.glyphs.values())
        body = '\n'.join(map(shorter, ([f'<defs>{letters}</defs>'] if letters else []) + self.parts))
        return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" fill="none" '
                f'stroke="{LINE}" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round">\n'
                f'<!-- {what} -->\n{body}\n</svg>\n')

    def write(self, name, what, more='', per='1 mm'):
        """Finishes `figure-<name>.svg` on its paper; `art/draw` saves it. Its comment says what is drawn, at how
        many units `per` 1 mm, a month or a pound (None: not to scale), and `more`."""
        scales = ' and '.join(f'{scale:.3g}' for scale in self.scales)
        said = f'{what}, {scales} units to {per}{more}' if per else what
        self.parts.insert(0, f'<path fill="{PAPER}" stroke="none" d="M0 0h{self.width}v{self.height}H0z"/>')
        written[f'figure-{name}'] = self.svg(said)
