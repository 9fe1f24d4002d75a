"""A sheet of drawing paper, 600 x 400. Places are in mm, x to the right and z up from the floor;
only dimension lines know the sheet itself. What a joiner draws is here, what he built is not."""
import math
import re

INK, PAPER, WHITE, TIMBER, GREY, RED, DARK = '#173f73', '#f6ecd9', '#fbfcfc', '#e8cfa4', '#c9d0d6', '#b1362b', '#0d2a4e'

# One stroke each, 5 wide and 9 high: a picture has no typeface of the page.
FIGURES = {
    '0': 'M2.5 0C5.2 0 5.2 9 2.5 9C-.2 9 -.2 0 2.5 0',
    '1': 'M1.2 1.8L3.4 0L3.4 9',
    '2': 'M.1 2.3C.1 -.7 5 -.7 5 2.5C5 4.5 1.6 6.7 0 9L5.2 9',
    '3': 'M.2 1.5C1.1 -.4 4.7 -.4 4.7 2.3C4.7 4.2 3 4.3 1.9 4.3C3.3 4.3 5.1 4.8 5.1 6.7C5.1 9.8 .6 9.8 -.1 7.6',
    '4': 'M3.8 9L3.8 0L0 6.3L5.3 6.3',
    '5': 'M4.4 0L.7 0L.2 4C1.8 2.9 4.9 3.2 4.9 6C4.9 9.5 .6 9.8 -.3 7.6',
    '6': 'M4.3 0C1.6 1.4 0 4.1 0 6.3C0 9.9 5.1 9.9 5.1 6.3C5.1 3.1 .9 3.1 0 5.9',
    '7': 'M0 0L5.2 0L1.8 9',
    '8': 'M2.5 4.1C-.6 4.1 -.2 0 2.5 0C5.2 0 5.6 4.1 2.5 4.1C-1 4.1 -.8 9 2.5 9C5.8 9 6 4.1 2.5 4.1',
    '9': 'M.8 9C3.5 7.6 5.1 4.9 5.1 2.7C5.1 -.9 0 -.9 0 2.7C0 5.9 4.2 5.9 5.1 3.1',
}
ADVANCE = 6.9


def short(number):
    text = f'{number:.1f}'.rstrip('0').rstrip('.')
    return re.sub(r'^(-?)0\.', r'\1.', text) if text not in ('-0', '') else '0'


class Sheet:
    """`scale` units to 1 mm; x = 0 of the measures at `left`, the floor at `floor` of the sheet."""

    def __init__(self, scale, left, floor, figures):
        self.scale, self.left, self.floor, self.figures = scale, left, floor, figures
        self.parts, self.labelled = [], []
        self.mark('M0 0H600V400H0z', PAPER, 0)

    # strokes ------------------------------------------------------------------------
    def x(self, mm):
        return short(self.left + mm * self.scale)

    def z(self, mm):
        return short(self.floor - mm * self.scale)

    def mark(self, d, fill=None, weight=1.2, ink=INK):
        """A path of the sheet; the next of the same kind joins it."""
        style = (f' fill="{fill}"' if fill else '') + (' stroke="none"' if not weight else f' stroke="{ink}"' if ink != INK else '') + \
            (f' stroke-width="{short(weight)}"' if weight not in (0, 1.2) else '')
        if self.parts and self.parts[-1][0] == style and not fill:
            self.parts[-1][1] += d
        else:
            self.parts.append([style, d])

    def rect(self, x0, x1, z0, z1, fill=None, weight=1.2, ink=INK):
        self.mark(f'M{self.x(x0)} {self.z(z0)}H{self.x(x1)}V{self.z(z1)}H{self.x(x0)}z', fill, weight, ink)

    def outline(self, points, fill=None, weight=1.2, ink=INK, closed=True):
        self.mark('M' + 'L'.join(f'{self.x(x)} {self.z(z)}' for x, z in points) + ('z' if closed else ''), fill, weight, ink)

    def line(self, *points, weight=1.2, ink=INK):
        self.outline(points, None, weight, ink, False)

    def across(self, x0, x1, z, weight=1.2, ink=INK):
        self.mark(f'M{self.x(x0)} {self.z(z)}H{self.x(x1)}', None, weight, ink)

    def upright(self, x, z0, z1, weight=1.2, ink=INK):
        self.mark(f'M{self.x(x)} {self.z(z0)}V{self.z(z1)}', None, weight, ink)

    def circle(self, x, z, radius, fill=None, weight=1.2):
        r = radius * self.scale
        self.mark(f'M{short(self.left + x * self.scale - r)} {self.z(z)}a{short(r)} {short(r)} 0 1 0 {short(2 * r)} 0a{short(r)} {short(r)} 0 1 0 {short(-2 * r)} 0z', fill, weight)

    def curve(self, x, z, points, fill=None, weight=1.2, closed=True):
        """Corners rounded through (dx, dz) from a place: three to a bend, as in an SVG path."""
        places = [f'{self.x(x + dx)} {self.z(z + dz)}' for dx, dz in points]
        self.mark(f'M{places[0]}C' + ' '.join(places[1:]) + ('z' if closed else ''), fill, weight)

    def traced(self, strokes, x, z, at, scale=1):
        """Strokes drawn by hand, [(d, fill, weight)]: the place `at` of their own units comes to (x, z)."""
        left, top = self.left + x * self.scale - at[0] * scale, self.floor - z * self.scale - at[1] * scale
        body = ''.join('<path' + (f' fill="{fill}"' if fill else '') + f' stroke-width="{short(weight / scale)}" d="{d}"/>' for d, fill, weight in strokes)
        self.parts.append([None, f'<g transform="matrix({short(scale)} 0 0 {short(scale)} {short(left)} {short(top)})">{body}</g>'])

    # joinery ------------------------------------------------------------------------
    def floor_line(self, x0=None, x1=None):
        ends = (f'{self.x(x0)}', f'{self.x(x1)}') if x0 is not None else ('0', '600')
        self.mark(f'M{ends[0]} {self.z(0)}H{ends[1]}', None, 2)

    def knob(self, x, z):
        self.circle(x, z, 1.3 / self.scale)

    def panelled(self, x0, x1, z0, z1, frame=62, fill=WHITE):
        """A framed front: door or drawer."""
        self.rect(x0, x1, z0, z1, fill)
        self.rect(x0 + frame, x1 - frame, z0 + frame, z1 - frame, None, .8)

    def doors(self, x0, x1, z0, z1, count, knob_z, frame=62, fill=WHITE, inset=30, pairs=True):
        """A row of doors that open in pairs, knobs where each pair meets."""
        wide = (x1 - x0) / count
        for i in range(count):
            a = x0 + i * wide
            self.panelled(a, a + wide, z0, z1, frame, fill)
        for i in range(count):
            a = x0 + i * wide
            self.knob(a + wide - inset if i % 2 == 0 else a + inset, knob_z)

    def matchboard(self, x0, x1, z0, z1, wide, fill=PAPER):
        self.rect(x0, x1, z0, z1, fill, 0)
        count = max(1, round((x1 - x0) / wide))
        for i in range(1, count):
            self.upright(x0 + (x1 - x0) * i / count, z0, z1, .8)

    def courses(self, x0, x1, z0, z1, high, weight=.8, ink=INK):
        z = z0 + high
        while z < z1 - high * .2:
            self.across(x0, x1, z, weight, ink)
            z += high

    def stones(self, x0, x1, z0, z1, high=145, long=330, ink=GREY, bond=0):
        """Coursed stone: lines only, the odd course shifted by half a stone."""
        row, z = bond, z0
        while z < z1 - 1:
            top = min(z + high, z1)
            if top < z1 - 1:
                self.across(x0, x1, top, 1.2, ink)
            x, step = x0 + (long / 2 if row % 2 else long * .85), (long, long * .8, long * 1.15)
            k = row
            while x < x1 - 40:
                self.upright(x, z, top, 1.2, ink)
                x += step[k % 3]
                k += 1
            z, row = z + high, row + 1

    def sash(self, x0, x1, z0, z1, columns, rows, frame=60, fill=TIMBER):
        """A window: frame, glass and bars."""
        self.rect(x0, x1, z0, z1, fill, 2)
        a, b, lo, hi = x0 + frame, x1 - frame, z0 + frame, z1 - frame
        self.rect(a, b, lo, hi, WHITE)
        for i in range(1, columns):
            self.upright(a + (b - a) * i / columns, lo, hi)
        for i in range(1, rows):
            self.across(a, b, lo + (hi - lo) * i / rows)

    def shine(self, x, z, size):
        """Two strokes that say glass."""
        self.line((x, z), (x + size * .55, z + size), weight=.8)
        self.line((x + size * .35, z), (x + size * .75, z + size * .75), weight=.8)

    # what stands on it --------------------------------------------------------------
    def books(self, x0, x1, z, room, seed=0):
        """A row of spines, uneven as books are, and always the same."""
        x, k = x0, seed
        while True:
            k = (k * 1103515245 + 12345) % 2147483648
            wide, high = 26 + (k >> 8) % 22, room * (.66 + (k >> 16) % 26 / 100)
            if x + wide > x1:
                return
            self.rect(x, x + wide, z, z + high, WHITE)
            x += wide

    def basket(self, x0, x1, z, high=200):
        self.outline([(x0 + 12, z), (x1 - 12, z), (x1, z + high), (x0, z + high)], TIMBER)
        for i in (1, 2, 3):
            self.across(x0 + 4, x1 - 4, z + high * i / 4, .8)
        for i in range(1, 6):
            x = x0 + (x1 - x0) * i / 6
            self.upright(x, z + high * .25 * (i % 2), z + high * (.75 + .25 * (i % 2)), .8)

    def vase(self, x, z, high, wide=None):
        w = (wide or high * .7) / 2
        self.curve(x, z, [(-w * .45, 0), (-w * 1.5, high * .3), (-w, high * .75), (-w * .3, high), (-w * .1, high), (w * .1, high), (w * .3, high),
                          (w, high * .75), (w * 1.5, high * .3), (w * .45, 0)], WHITE)

    def framed(self, x0, x1, z0, z1, frame=25, fill=TIMBER):
        self.rect(x0, x1, z0, z1, fill)
        a, b, lo, hi = x0 + frame, x1 - frame, z0 + frame, z1 - frame
        self.rect(a, b, lo, hi, WHITE)
        middle = (lo + hi) / 2
        self.curve(a, middle, [(0, -20), ((b - a) * .3, 40), ((b - a) * .5, 10), ((b - a) * .65, -15), ((b - a) * .8, -30), ((b - a) * .9, 0), (b - a, 15)], None, .8, False)

    def coat(self, x, z, high=850):
        """Coat on a peg at (x, z)."""
        s = high / 850
        p = lambda *pairs: [(dx * s, dz * s) for dx, dz in pairs]  # noqa: E731
        self.outline([(x + a, z + b) for a, b in p((-40, 10), (-120, -35), (-170, -120), (-185, -560), (-120, -570), (-112, -400), (-128, -840), (128, -840), (112, -400),
                                                       (120, -570), (185, -560), (170, -120), (120, -35), (40, 10), (0, -30))], WHITE)
        self.line((x, z - 30 * s), (x, z - 840 * s), weight=.8)
        for side in (-1, 1):
            self.line((x + side * 112 * s, z - 400 * s), (x + side * 104 * s, z - 190 * s), weight=.8)
            self.line((x + side * 40 * s, z + 10 * s), (x, z - 130 * s), weight=.8)
            self.rect(x + side * 75 * s - 32 * s, x + side * 75 * s + 32 * s, z - 600 * s, z - 545 * s, None, .8)

    def boots(self, x, z, high, gap=130, fill=TIMBER):
        """A pair of wellingtons, toes to the right."""
        for a in (x, x + gap):
            w = high * .36
            self.outline([(a, z), (a + w * 1.9, z), (a + w * 1.9, z + high * .13), (a + w * 1.55, z + high * .26), (a + w * 1.05, z + high * .32), (a + w, z + high), (a, z + high)], fill)

    def plant(self, x, z, high):
        w = high * .28
        for dx, dz in ((-.9, .8), (-.35, 1), (.3, .95), (.9, .75)):
            self.curve(x, z, [(0, high * .4), (dx * w * .3, high * .6), (dx * w, dz * high * .85), (dx * w * 1.1, dz * high)], None, 1.2, False)
        self.outline([(x - w * .8, z + high * .4), (x + w * .8, z + high * .4), (x + w * .6, z), (x - w * .6, z)], WHITE)

    def log_pile(self, x0, x1, z0, z1):
        """Log ends in rows that sit in the gaps of the row below."""
        wide = x1 - x0
        count = max(3, round(wide / 118))
        r = wide / count / 2
        row, z = 0, z0 + r
        while z + r < z1 + r * .5:
            shift = r if row % 2 else 0
            for i in range(count - (1 if row % 2 else 0)):
                x = x0 + r + shift + i * 2 * r
                self.circle(x, z, r * .97, WHITE)
                if (i + row) % 3 == 0:
                    self.line((x - r * .3, z + r * .1), (x + r * .35, z - r * .25), weight=.8)
                else:
                    self.circle(x, z, r * .4, None, .8)
            z += r * 1.75
            row += 1

    # dimension lines ----------------------------------------------------------------
    def figure(self, text, x, y, upright=False):
        """The strokes of a figure, its middle at (x, y) of the sheet."""
        start, out = -(len(text) * ADVANCE - (ADVANCE - 5)) / 2, ''
        for i, letter in enumerate(text):
            def place(match, dx=start + i * ADVANCE):
                u, v = dx + float(match[1]), float(match[2]) - 4.5
                return ' '.join(short(n) for n in ((x + v, y - u) if upright else (x + u, y + v)))
            out += re.sub(r'(-?[\d.]+) (-?[\d.]+)', place, FIGURES[letter])
        return re.sub(r'(?<=\d) (?=[A-Z])', '', re.sub(r'([\d.]) (?=-)', r'\1', out))

    def dimension(self, name, start, end, at, upright=False):
        """A red line with ticks from `start` to `end` (mm), at `at` of the sheet (y, or x of an upright one).
        The figure comes from the measures; the line is refused when it is another length."""
        value = self.figures[name]
        if abs(abs(end - start) - value) > .5:
            raise ValueError(f'"{name}" is {value} mm, and its line would be {abs(end - start)} mm')
        text = short(round(value))
        gap = (len(text) * ADVANCE + 8.4) / 2
        a, b = ((self.floor - end * self.scale, self.floor - start * self.scale) if upright else (self.left + start * self.scale, self.left + end * self.scale))
        middle = (a + b) / 2
        tight = b - a < 2 * gap + 8
        if upright:
            d = ''.join(f'M{short(at - 4.5)} {short(v)}h9' for v in (a, b))
            d += f'M{short(at)} {short(a)}V{short(b)}' if tight else f'M{short(at)} {short(a)}V{short(middle - gap)}M{short(at)} {short(middle + gap)}V{short(b)}'
            d += self.figure(text, at - 12 if tight else at, middle, not tight) if not tight else self.figure(text, at - 3 - len(text) * ADVANCE / 2 - 2, middle)
        else:
            d = ''.join(f'M{short(v)} {short(at - 4.5)}v9' for v in (a, b))
            d += f'M{short(a)} {short(at)}H{short(b)}' if tight else f'M{short(a)} {short(at)}H{short(middle - gap)}M{short(middle + gap)} {short(at)}H{short(b)}'
            d += self.figure(text, middle, at + 13 if tight else at)
        self.labelled.append((name, round(value)))
        self.parts.append([f' data-figure="{name}" data-mm="{round(value)}" stroke="{RED}"', d])

    def svg(self, about):
        body = '\n'.join(d if style is None else f'<path{style} d="{d}"/>' for style, d in self.parts)
        return ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" fill="none" stroke="' + INK +
                f'" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round">\n<!-- {about} -->\n{body}\n</svg>\n')
