"""Elevations of buildings: walls of stone, brick and slate, windows, shadows. Draws nothing by itself."""
import math
import random

from sheet import LINE, PAPER, WATER, Sheet, bare, number

DRAWINGS = []
SIZE = 280


class Elevation(Sheet):
    """The picture of a place: 420 by 280, its texture drawn as few long paths so that the file stays small."""

    def __init__(self, scale, origin, height=SIZE):
        super().__init__(height, scale, origin)

    def line(self, *points, closed=False, **look):
        self.add(self.path([points], closed), **look)

    def path(self, lines, closed=False):
        """Lines through points in millimetres as one path, each step from the one before."""
        d, last = [], (0, 0)
        for points in lines:
            for index, point in enumerate(points):
                here = tuple(round(value, 1) for value in self.at(*point))
                dx, dy = number(round(here[0] - last[0], 1)), number(round(here[1] - last[1], 1))
                last = here
                if index == 0:
                    first = here
                    d.append(f'm{dx} {dy}')
                elif dy == '0':
                    d.append(f'h{dx}')
                else:
                    d.append(f'v{dy}' if dx == '0' else f'l{dx} {dy}')
            if closed:
                d.append('z')
                last = first
        return bare(''.join(d)).replace(' -', '-').replace('m', 'M', 1)

    def stamp(self, name, draw, places):
        """What `draw` draws about (0, 0), at each of the places: the file holds it once."""
        before, self.parts, origin = self.parts, [], self.origin
        self.origin = (0, 0)
        draw()
        parts, self.parts, self.origin = self.parts, before, origin
        self.parts.append(f'<defs><g id="{name}">{"".join(parts)}</g></defs>')
        for place in places:
            x, y = self.at(*place)
            self.parts.append(f'<use href="#{name}" x="{number(x)}" y="{number(y)}"/>')

    def strokes(self, lines, weight=0.5, stroke=LINE, strength=1, fill='none', dash=None):
        """Many separate lines, each of points in millimetres, as one path."""
        d = self.path(lines)
        if d:
            self.parts.append(
                f'<path d="{d}"' + (f' stroke="{stroke}"' if stroke != LINE else '')
                + (f' stroke-width="{number(weight)}"' if weight != 1.2 else '')
                + (f' opacity="{strength:.2f}"' if strength != 1 else '')
                + (f' fill="{fill}"' if fill != 'none' else '')
                + (f' stroke-dasharray="{dash}"' if dash else '') + '/>')

    def shade(self, *points, tint=LINE, strength=0.12):
        """A tint without an outline: a shadow, or the colour of a wall."""
        self.shades([points], tint, strength)

    def shades(self, shapes, tint=LINE, strength=0.12):
        d = self.path(shapes, closed=True)
        if d:
            self.parts.append(f'<path d="{d}" fill="{tint}" stroke="none"'
                              + (f' fill-opacity="{strength:.2f}"' if strength != 1 else '') + '/>')

    def box(self, x, y, width, height, tint=LINE, strength=0.12):
        self.shade((x, y), (x + width, y), (x + width, y + height), (x, y + height), tint=tint, strength=strength)

    def masonry(self, spans, low, high, course, length, seed=1, rough=0, weight=0.45, strength=0.8,
                tint=LINE, tinted=0.16, tone=0.1, bond=False, patches=None):
        """Courses from `low` to `high`. `spans(y)` gives the stretches of wall at that height, `course(y)` and
        `length(y)` the size of a stone there. `bond`: bricks, each course half a length on. `patches(x, y)`
        says whether to draw there at all."""
        chance, lines, tints = random.Random(seed), [], []
        y, row = low, 0
        while y < high - 1:
            tall = min(course(y) * (chance.uniform(1 - rough, 1 + rough) if rough else 1), high - y)
            if high - y - tall < course(y) * 0.45:
                tall = high - y
            for a, b in spans(y + tall / 2):
                joint = a - (length(y) * (0.5 if row % 2 else 0) if bond else chance.random() * length(y) * 0.5)
                bed = None
                while joint < b:
                    size = length(y) * (1 if bond else chance.uniform(0.55, 1.45))
                    left, right = max(a, joint), min(b, joint + size)
                    drawn = patches is None or patches((left + right) / 2, y)
                    if drawn:
                        if left > a + size * 0.1:
                            lean = tall * rough * chance.choice((0, 0, 0.25, -0.25))
                            ends = [(left, y), (left + lean, y + tall)]
                            lines.append(ends[::-1] if len(lines) % 2 else ends)
                        wave = tall * chance.uniform(-rough, rough) * 0.22
                        if bed is None:
                            bed = [(left, y + wave)]
                        bed.append((right, y + wave))
                        if chance.random() < tinted:
                            tints.append([(left, y), (right, y), (right, y + tall), (left, y + tall)])
                    elif bed:
                        lines.append(self.straight(bed, rough))
                        bed = None
                    joint += size
                if bed:
                    lines.append(self.straight(bed, rough))
            y += tall
            row += 1
        self.shades(tints, tint, tone)
        self.strokes(lines, weight, strength=strength)

    @staticmethod
    def straight(points, rough):
        """A bed joint needs its ends alone where it's level, every second place where it isn't."""
        return [points[0], points[-1]] if not rough else points[:1] + points[2:-2:5] + points[-1:]

    def glass(self, x, y, width, height, columns, rows, bar=0.6, frame=1.0, edge=45):
        """Panes with their glazing bars; a reveal's shadow along the top and the left."""
        self.rect(x, y, width, height, fill=PAPER, weight=frame)
        x, y, width, height = x + edge, y + edge, width - 2 * edge, height - 2 * edge
        self.rect(x, y, width, height, fill=WATER, weight=0.6)
        self.shade((x, y), (x, y + height), (x + width, y + height), (x + width, y + height * 0.86),
                   (x + width * 0.16, y + height * 0.86), (x + width * 0.16, y), strength=0.22)
        bars = [[(x + width * c / columns, y), (x + width * c / columns, y + height)] for c in range(1, columns)]
        bars += [[(x, y + height * r / rows), (x + width, y + height * r / rows)] for r in range(1, rows)]
        self.strokes(bars, 2 * bar, PAPER)
        self.strokes(bars, bar * 0.7)

    def sash(self, x, y, width, height, columns=3, rows=4, bar=0.7):
        """A sliding sash window: the upper sash in front, the meeting rails doubled."""
        self.glass(x, y, width, height, columns, rows, bar)
        half = y + height / 2
        self.rect(x + 45, half - 25, width - 90, 50, fill=PAPER, weight=0.6)

    def tree(self, x, y, size, seed=1, strength=0.5):
        """A broadleaf tree in outline, `size` high."""
        chance, points = random.Random(seed), []
        for step in range(15):
            angle = 2 * math.pi * step / 14
            radius = size * 0.31 * (1 if step in (0, 14) else chance.uniform(0.82, 1.12))
            points.append((x + radius * math.cos(angle) * 0.92, y + size * 0.66 + radius * math.sin(angle)))
        placed = [self.at(*point) for point in points]
        d = f'M{number(placed[0][0])} {number(placed[0][1])}'
        for (x1, y1), (x2, y2) in zip(placed, placed[1:]):
            mx, my = (x1 + x2) / 2, (y1 + y2) / 2
            cx, cy = self.at(x, y + size * 0.66)
            bulge = 1.22
            d += (f'Q{number(cx + (mx - cx) * bulge)} {number(cy + (my - cy) * bulge)} '
                  f'{number(x2)} {number(y2)}')
        self.parts.append(f'<path d="{d}z" fill="{WATER}" stroke-width=".6" opacity="{strength:.2f}"/>')
        self.strokes([[(x, y), (x, y + size * 0.6)], [(x, y + size * 0.42), (x + size * 0.12, y + size * 0.62)],
                      [(x, y + size * 0.36), (x - size * 0.1, y + size * 0.56)]], 0.6, strength=strength)

    def dots(self, places, size, fill=WATER, drop=1.8):
        """Trees from above, `size` units across, each with its shadow: points drawn with a round pen."""
        name = f'd{len(self.parts)}'
        self.parts.append(f'<defs><path id="{name}" d="{self.path([[place, place] for place in places])}"/></defs>'
                          f'<g stroke-width="{number(size)}"><use href="#{name}" x="{drop}" y="{drop}" opacity=".2"/>'
                          f'<use href="#{name}"/></g>'
                          f'<use href="#{name}" stroke="{fill}" stroke-width="{number(size - 1.5)}"/>')

    def roofs(self, shapes, fill, drop=2):
        """Shapes from above, each with its shadow to the south-east."""
        name = f'r{len(self.parts)}'
        self.parts.append(f'<defs><path id="{name}" d="{self.path(shapes, closed=True)}"/></defs>'
                          f'<use href="#{name}" x="{drop}" y="{drop}" fill="{LINE}" fill-opacity=".24" stroke="none"/>'
                          f'<use href="#{name}" fill="{fill}" stroke-width=".8"/>')

    def picture(self, name, what):
        """Writes the picture at the head of a town's page."""
        self.write(f'town-{name}', what, per=None)
