"""Elevations of joinery, 600 x 400. Only dimension lines know the sheet itself. What a joiner draws is
here, what he built is not."""
from sheet import LINE, PALE, PAPER, PLY, RED, TINT, Sheet, number, style, width_of

SIZE = 14  # of figures

class Joinery(Sheet):
    """The drawing of a project. `figures` are the lengths that its dimension lines may state, mm."""

    width = 600

    def __init__(self, scale, origin, figures):
        super().__init__(400, scale, origin)
        self.figures, self.labelled = figures, []
        self.add('M0 0H600V400H0z', TINT, weight=0)

    # strokes ------------------------------------------------------------------------
    def place(self, x, y):
        return ' '.join(map(number, self.at(x, y)))

    def x(self, mm):
        return number(self.at(mm, 0)[0])

    def y(self, mm):
        return number(self.at(0, mm)[1])

    def add(self, d, fill=None, **look):
        """A path in units of the sheet; the next of the same kind joins it."""
        start = f'<path{style(fill, **look)} d="'
        if self.parts and self.parts[-1].startswith(start) and not fill:
            self.parts[-1] = self.parts[-1].removesuffix('"/>') + f'{d}"/>'
        else:
            self.parts.append(f'{start}{d}"/>')

    def between(self, x0, x1, y0, y1, fill=None, weight=1.2, stroke=LINE):
        self.add(f'M{self.place(x0, y0)}H{self.x(x1)}V{self.y(y1)}H{self.x(x0)}z', fill, weight=weight, stroke=stroke)

    def outline(self, points, fill=None, weight=1.2):
        self.line(*points, closed=True, fill=fill, weight=weight)

    def across(self, x0, x1, y, weight=1.2, stroke=LINE):
        self.add(f'M{self.place(x0, y)}H{self.x(x1)}', weight=weight, stroke=stroke)

    def upright(self, x, y0, y1, weight=1.2, stroke=LINE):
        self.add(f'M{self.place(x, y0)}V{self.y(y1)}', weight=weight, stroke=stroke)

    def bezier(self, x, y, points, fill=None, weight=1.2, closed=True):
        """Corners rounded through (dx, dy) from a place: three to a bend, as in an SVG path."""
        places = [self.place(x + dx, y + dy) for dx, dy in points]
        self.add(f'M{places[0]}C' + ' '.join(places[1:]) + ('z' if closed else ''), fill, weight=weight)

    def traced(self, strokes, x, y, at):
        """Strokes drawn by hand, [(d, fill, weight)]: the place `at` of their own units comes to (x, y)."""
        left, top = (number(here - there) for here, there in zip(self.at(x, y), at))
        body = ''.join('<path' + (f' fill="{fill}"' if fill else '') + f' stroke-width="{number(weight)}" d="{d}"/>' for d, fill, weight in strokes)
        self.parts.append(f'<g transform="matrix(1 0 0 1 {left} {top})">{body}</g>')

    # joinery ------------------------------------------------------------------------
    def floor_line(self, x0=None, x1=None):
        start, end = ('0', '600') if x0 is None else (self.x(x0), self.x(x1))
        self.add(f'M{start} {self.y(0)}H{end}', weight=2)

    def knob(self, x, y):
        self.circle(x, y, 1.3 / self.scale)

    def panelled(self, x0, x1, y0, y1, frame=62, fill=PAPER):
        """A framed front: door or drawer."""
        self.between(x0, x1, y0, y1, fill)
        self.between(x0 + frame, x1 - frame, y0 + frame, y1 - frame, None, .8)

    def doors(self, x0, x1, y0, y1, count, knob_y, frame=62, fill=PAPER, inset=30):
        """A row of doors that open in pairs, knobs where each pair meets."""
        wide = (x1 - x0) / count
        for i in range(count):
            a = x0 + i * wide
            self.panelled(a, a + wide, y0, y1, frame, fill)
        for i in range(count):
            a = x0 + i * wide
            self.knob(a + wide - inset if i % 2 == 0 else a + inset, knob_y)

    def matchboard(self, x0, x1, y0, y1, wide, fill=TINT):
        self.between(x0, x1, y0, y1, fill, 0)
        count = max(1, round((x1 - x0) / wide))
        for i in range(1, count):
            self.upright(x0 + (x1 - x0) * i / count, y0, y1, .8)

    def courses(self, x0, x1, y0, y1, high, weight=.8, stroke=LINE):
        y = y0 + high
        while y < y1 - high * .2:
            self.across(x0, x1, y, weight, stroke)
            y += high

    def stones(self, x0, x1, y0, y1, high=145, long=330, stroke=PALE, bond=0):
        """Coursed stone: lines only, the odd course shifted by half a stone."""
        row, y = bond, y0
        while y < y1 - 1:
            top = min(y + high, y1)
            if top < y1 - 1:
                self.across(x0, x1, top, 1.2, stroke)
            x, step = x0 + (long / 2 if row % 2 else long * .85), (long, long * .8, long * 1.15)
            k = row
            while x < x1 - 40:
                self.upright(x, y, top, 1.2, stroke)
                x += step[k % 3]
                k += 1
            y, row = y + high, row + 1

    def sash(self, x0, x1, y0, y1, columns, rows, frame=60, fill=PLY):
        """A window: frame, glass and bars."""
        self.between(x0, x1, y0, y1, fill, 2)
        a, b, lo, hi = x0 + frame, x1 - frame, y0 + frame, y1 - frame
        self.between(a, b, lo, hi, PAPER)
        for i in range(1, columns):
            self.upright(a + (b - a) * i / columns, lo, hi)
        for i in range(1, rows):
            self.across(a, b, lo + (hi - lo) * i / rows)

    def shine(self, x, y, size):
        """Two strokes that say glass."""
        self.line((x, y), (x + size * .55, y + size), weight=.8)
        self.line((x + size * .35, y), (x + size * .75, y + size * .75), weight=.8)

    # what stands on it --------------------------------------------------------------
    def books(self, x0, x1, y, room, seed=0):
        """A row of spines, uneven as books are, and always the same."""
        x, k = x0, seed
        while True:
            k = (k * 1103515245 + 12345) % 2147483648
            wide, high = 26 + (k >> 8) % 22, room * (.66 + (k >> 16) % 26 / 100)
            if x + wide > x1:
                return
            self.between(x, x + wide, y, y + high, PAPER)
            x += wide

    def basket(self, x0, x1, y, high=200):
        self.outline([(x0 + 12, y), (x1 - 12, y), (x1, y + high), (x0, y + high)], PLY)
        for i in (1, 2, 3):
            self.across(x0 + 4, x1 - 4, y + high * i / 4, .8)
        for i in range(1, 6):
            x = x0 + (x1 - x0) * i / 6
            self.upright(x, y + high * .25 * (i % 2), y + high * (.75 + .25 * (i % 2)), .8)

    def vase(self, x, y, high, wide=None):
        w = (wide or high * .7) / 2
        self.bezier(x, y, [(-w * .45, 0), (-w * 1.5, high * .3), (-w, high * .75), (-w * .3, high), (-w * .1, high), (w * .1, high), (w * .3, high),
                          (w, high * .75), (w * 1.5, high * .3), (w * .45, 0)], PAPER)

    def framed(self, x0, x1, y0, y1, frame=25, fill=PLY):
        self.between(x0, x1, y0, y1, fill)
        a, b, lo, hi = x0 + frame, x1 - frame, y0 + frame, y1 - frame
        self.between(a, b, lo, hi, PAPER)
        middle = (lo + hi) / 2
        self.bezier(a, middle, [(0, -20), ((b - a) * .3, 40), ((b - a) * .5, 10), ((b - a) * .65, -15), ((b - a) * .8, -30), ((b - a) * .9, 0), (b - a, 15)], None, .8, False)

    def coat(self, x, y, high=850):
        """Coat on a peg at (x, y)."""
        s = high / 850
        p = lambda *pairs: [(dx * s, dy * s) for dx, dy in pairs]
        self.outline([(x + a, y + b) for a, b in p((-40, 10), (-120, -35), (-170, -120), (-185, -560), (-120, -570), (-112, -400), (-128, -840), (128, -840), (112, -400),
                                                       (120, -570), (185, -560), (170, -120), (120, -35), (40, 10), (0, -30))], PAPER)
        self.line((x, y - 30 * s), (x, y - 840 * s), weight=.8)
        for side in (-1, 1):
            self.line((x + side * 112 * s, y - 400 * s), (x + side * 104 * s, y - 190 * s), weight=.8)
            self.line((x + side * 40 * s, y + 10 * s), (x, y - 130 * s), weight=.8)
            self.between(x + side * 75 * s - 32 * s, x + side * 75 * s + 32 * s, y - 600 * s, y - 545 * s, None, .8)

    def boots(self, x, y, high, gap=130, fill=PLY):
        """A pair of wellingtons, toes to the right."""
        for a in (x, x + gap):
            w = high * .36
            self.outline([(a, y), (a + w * 1.9, y), (a + w * 1.9, y + high * .13), (a + w * 1.55, y + high * .26), (a + w * 1.05, y + high * .32), (a + w, y + high), (a, y + high)], fill)

    def plant(self, x, y, high):
        w = high * .28
        for dx, dy in ((-.9, .8), (-.35, 1), (.3, .95), (.9, .75)):
            self.bezier(x, y, [(0, high * .4), (dx * w * .3, high * .6), (dx * w, dy * high * .85), (dx * w * 1.1, dy * high)], None, 1.2, False)
        self.outline([(x - w * .8, y + high * .4), (x + w * .8, y + high * .4), (x + w * .6, y), (x - w * .6, y)], PAPER)

    def log_pile(self, x0, x1, y0, y1):
        """Log ends in rows that sit in the gaps of the row below."""
        wide = x1 - x0
        count = max(3, round(wide / 118))
        r = wide / count / 2
        row, y = 0, y0 + r
        while y + r < y1 + r * .5:
            shift = r if row % 2 else 0
            for i in range(count - (1 if row % 2 else 0)):
                x = x0 + r + shift + i * 2 * r
                self.circle(x, y, r * .97, PAPER)
                if (i + row) % 3 == 0:
                    self.line((x - r * .3, y + r * .1), (x + r * .35, y - r * .25), weight=.8)
                else:
                    self.circle(x, y, r * .4, None, .8)
            y += r * 1.75
            row += 1

    # dimension lines ----------------------------------------------------------------
    def measured(self, name, start, end, at, upright=False):
        """A red line with ticks from `start` to `end` (mm), at `at` of the sheet (y, or x of an upright one), its
        figure in it, or beside it where it is short. The figure comes from the measures; the line is refused when it
        is another length."""
        value = self.figures[name]
        if abs(abs(end - start) - value) > .5:
            raise ValueError(f'"{name}" is {value} mm, and its line would be {abs(end - start)} mm')
        words = number(round(value))
        gap = width_of(words, SIZE) / 2 + 4
        a, b = (self.at(0, end)[1], self.at(0, start)[1]) if upright else (self.at(start, 0)[0], self.at(end, 0)[0])
        middle = (a + b) / 2
        is_short = b - a < 2 * gap + 8
        stretches = [(a, b)] if is_short else [(a, middle - gap), (middle + gap, b)]
        if upright:
            d = ''.join(f'M{number(at - 4.5)} {number(v)}h9' for v in (a, b))
            d += ''.join(f'M{number(at)} {number(low)}V{number(high)}' for low, high in stretches)
            place = (at - gap - 1 if is_short else at, middle)
        else:
            d = ''.join(f'M{number(v)} {number(at - 4.5)}v9' for v in (a, b))
            d += ''.join(f'M{number(low)} {number(at)}H{number(high)}' for low, high in stretches)
            place = (middle, at + 13 if is_short else at)
        turned = f' transform="rotate(-90 {number(place[0])} {number(place[1])})"' if upright and not is_short else ''
        x, y = (place[0] - self.origin[0]) / self.scale, (self.origin[1] - place[1]) / self.scale
        self.text(x, y, words, SIZE, colour=RED, nudge=(0, -SIZE * .35), halo=False)
        self.labelled.append((name, round(value)))
        self.parts.append(f'<g data-figure="{name}" data-mm="{round(value)}"{turned}>{self.parts.pop()}</g>')
        self.parts.append(f'<path stroke="{RED}" d="{d}"/>')
