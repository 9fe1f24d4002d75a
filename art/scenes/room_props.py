"""Rooms and what stands in them: shells with windows, lever handles, butt
hinges, televisions, records, frames, logs, a stove. Used by the room scenes."""
import math
import random


from common import joinery, materials
from common.geometry import at, block, blocks, flowing, mesh, pipe, placed, turned, wall_with_holes
from common.nodes import Shader, linear


# shells ------------------------------------------------------------------------------
def side_wall(x, turn, y0, y1, height, holes, material, thickness=0.28):
    """A side wall at x. turn 90: left-hand wall; -90: right-hand wall.
    holes in wall space: along = world y on the left, -y on the right."""
    lo, hi = (y0, y1) if turn == 90 else (-y1, -y0)
    with placed(at(x, 0, 0, turn)):
        wall_with_holes(lo, hi, 0, height, 0, thickness, holes, material, 'side wall')


def window_in(x, turn, hole, frame, pane, columns=3, rows=2, depth=0.28, lining=0.07):
    """Box sash with linings, architrave and a sill board in a side wall."""
    with placed(at(x, 0, 0, turn)):
        a, b, lo, hi = hole
        joinery.sash_window(a, b, lo, hi, 0.04, depth, frame, pane, columns, rows, 0.0, lining)
        joinery.architrave(a, b, hi, 0, frame, 0.075, 0.02, lo)
        block(a - 0.11, b + 0.11, -0.055, 0.12, lo - 0.030, lo - 0.001, frame, 0.004, 3, 'window board')
        block(a - 0.075, b + 0.075, -0.018, -0.0005, lo - 0.095, lo - 0.031, frame, 0.003, 2, 'apron')


def skirtings(runs, material, height=0.145):
    """runs: (x, y, turn, length) along the local +X of each wall."""
    for x, y, turn, length in runs:
        with placed(at(x, y, 0.0005, turn)):
            joinery.skirting(length, material, height)


def cornices(runs, ceiling, material, size=0.10):
    for x, y, turn, length in runs:
        with placed(at(x, y, ceiling, turn)):
            joinery.cornice(length, material, size)


# soft and small things -----------------------------------------------------------------
def rug(x0, x1, y0, y1, material, border=None, fringe=None, z=0.001):
    block(x0, x1, y0, y1, z, z + 0.011, material, 0.005, 3, 'rug')
    if border:
        w = 0.05
        for a, b, c, d in ((x0 + w, x1 - w, y0 + w, y0 + w + 0.02), (x0 + w, x1 - w, y1 - w - 0.02, y1 - w), (x0 + w, x0 + w + 0.02, y0 + w, y1 - w), (x1 - w - 0.02, x1 - w, y0 + w, y1 - w)):
            block(a, b, c, d, z + 0.006, z + 0.0117, border, 0, name='rug border')
    if fringe:
        parts, rng, y = [], random.Random(3), y0
        while y < y1:
            for x, s in ((x0, -1), (x1, 1)):
                long = rng.uniform(0.035, 0.055)
                parts.append((x, x + s * long, y, y + 0.0035, z, z + 0.004))
            y += 0.008
        blocks(parts, fringe, 0.0008, 1, 'fringe')


def television(x, z, y, width, height, case, screen):
    """Back against y, screen towards -Y, centred at (x, z)."""
    block(x - width / 2, x + width / 2, y - 0.032, y - 0.006, z - height / 2, z + height / 2, case, 0.003, 3, 'television')
    block(x - width / 2 + 0.008, x + width / 2 - 0.008, y - 0.0327, y - 0.03, z - height / 2 + 0.014, z + height / 2 - 0.008, screen, 0, name='screen')
    block(x - 0.03, x + 0.03, y - 0.0329, y - 0.032, z - height / 2 + 0.004, z - height / 2 + 0.008, materials.plain('badge', '#77777a', 0.4), 0)


def records(x, y, z, count, rng, gap=0.0002):
    """Long-playing records in their sleeves, spines to -Y. Returns end x."""
    colours = ('#d8d0c0', '#26292e', '#8a2f2a', '#c28a3a', '#3a5567', '#5f6f56', '#e7e1d4', '#1d1d20', '#7b4a36', '#a9a39a', '#344a3e', '#b5b0a4')
    sheets = {}
    for _ in range(count):
        thick = rng.choice((0.0028, 0.0034, 0.0034, 0.0042, 0.0065))
        sheets.setdefault(rng.choice(colours), []).append((x, x + thick, y - 0.314 + rng.uniform(-0.003, 0.010), y, z, z + 0.313 + rng.uniform(-0.002, 0.002)))
        x += thick + gap
    for colour, parts in sheets.items():
        blocks(parts, materials.plain('sleeve', colour, 0.5), 0.0006, 1, 'record sleeves')
    return x


def framed(x, z, y, width, height, frame, card, art, lean=0.0, depth=0.018, face=0.014, mount=0.05):
    """A framed print; lean degrees backwards when it stands on a shelf (z its foot)."""
    with placed(at(x, y, z, 0, -lean)):
        w, h, f = width / 2, height, face
        blocks([(-w, -w + f, -depth, 0, 0, h), (w - f, w, -depth, 0, 0, h), (-w + f, w - f, -depth, 0, 0, f), (-w + f, w - f, -depth, 0, h - f, h)], frame, 0.001, 2, 'picture frame')
        block(-w + f * 0.5, w - f * 0.5, -depth * 0.55, -depth * 0.2, f * 0.5, h - f * 0.5, card, 0, name='mount')
        block(-w + f + mount, w - f - mount, -depth * 0.57, -depth * 0.4, f + mount, h - f - mount, art, 0, name='print')


def pressed(x, z, y, width, height, material, rng, kind=0):
    """A pressed plant on paper: stem and leaves cut out of thin sheets, face at y; (x, z) the middle of its foot.
    kind 0: pairs of long leaves, 1: a fern, 2: round leaves."""
    points, faces = [], []
    lean = rng.uniform(-0.10, 0.10)

    def spine(t):
        return x + lean * width * t * t + 0.05 * width * math.sin(t * 3), z + height * t

    def blade(px, pz, way, long, wide):
        first, c, s = len(points), math.cos(way), math.sin(way)
        outline = [(0, 0), (0.25, 0.75), (0.5, 1), (0.78, 0.62), (1, 0), (0.78, -0.62), (0.5, -1), (0.25, -0.75)] if kind != 2 else \
                  [(0, 0), (0.12, 0.7), (0.45, 1), (0.8, 0.85), (1, 0), (0.8, -0.85), (0.45, -1), (0.12, -0.7)]
        lift = rng.uniform(0.0004, 0.0012)
        for u, v in outline:
            bend = 0.12 * long * u * u
            points.append((px + c * long * u - s * (wide / 2 * v + bend), y - lift, pz + s * long * u + c * (wide / 2 * v + bend)))
        faces.append(tuple(range(first, first + len(outline))))

    steps = 26
    for i in range(steps):
        (ax, az), (bx, bz) = spine(i / steps), spine((i + 1) / steps)
        first, w = len(points), 0.0016 * (1.2 - i / steps)
        points += [(ax - w, y - 0.001, az), (ax + w, y - 0.001, az), (bx + w, y - 0.001, bz), (bx - w, y - 0.001, bz)]
        faces.append((first, first + 1, first + 2, first + 3))
    count = {0: 8, 1: 22, 2: 7}[kind]
    for k in range(count):
        t = 0.14 + 0.80 * k / count
        px, pz = spine(t)
        long = {0: 0.36, 1: 0.42 * math.sin(math.pi * min(1, 0.18 + t * 0.85)) + 0.05, 2: 0.26}[kind] * width * rng.uniform(0.85, 1.1)
        wide = long * {0: 0.30, 1: 0.16, 2: 0.78}[kind]
        for side in (-1, 1):
            way = math.pi / 2 - side * rng.uniform(0.85, 1.1) * (1.15 - 0.35 * t)
            blade(px, pz + (0.01 if side > 0 and kind != 1 else 0), way, long, wide)
    blade(*spine(1.0), math.pi / 2, 0.2 * width, 0.07 * width)
    return mesh('pressed plant', points, faces, material, smooth=False)


def label(x, z, y, width, ink):
    """A line or two of small writing, too far away to be read."""
    block(x - width / 2, x + width / 2, y - 0.0006, y, z, z + 0.0022, ink, 0, name='writing')
    block(x - width / 2 + 0.01, x + width / 2 - 0.014, y - 0.0006, y, z - 0.009, z - 0.0072, ink, 0, name='writing')


def landscape_print(name, low='#7d8a62', hill='#5b6f6a', sky='#d9d6c8'):
    """A watercolour in object space: four ridges that pale with distance, wet washes."""
    s = Shader(name)
    x, _y, z = s.local()
    wash = s.noise(s.vector(x * 11, 2.0, z * 15), 1, 5, 0.62)
    grit = s.noise(s.vector(x * 190, 5.0, z * 190), 1, 3)
    tone = s.mix(s.remap(z + (wash - 0.5) * 0.08, 0.0, 0.22), linear('#ece3d2'), linear(sky))
    for i, (top, rough, share) in enumerate(((0.035, 5, 0.75), (0.010, 7, 0.50), (-0.030, 4, 0.22), (-0.075, 6, 0.0))):
        ridge = (s.noise(s.vector(x * rough + i * 3.7, i, 0.0), 1, 4) - 0.5) * (0.14 - 0.02 * i) + top
        body = s.mix(share, linear(low if i > 1 else hill), linear(sky))
        foot = s.mix(s.remap(ridge - z, 0.0, 0.06, 0.0, 0.55), body, linear(sky))
        tone = s.mix(s.remap(ridge - z + (grit - 0.5) * 0.006, -0.001, 0.003), tone, foot)
    tone = s.shift(tone, 0.5, s.remap(wash, 0.3, 0.7, 0.7, 1.1), s.remap(wash, 0.3, 0.7, 0.86, 1.1) + (grit - 0.5) * 0.08)
    return s.principled(tone, 0.7, specular=0.2)


def ceramic_vase(x, y, z, material, height=0.2, radius=0.07, kind=0):
    r, h = radius, height
    shapes = (
        [(0, 0), (r * 0.6, 0), (r * 0.95, h * 0.25), (r, h * 0.5), (r * 0.55, h * 0.82), (r * 0.42, h * 0.95), (r * 0.5, h), (r * 0.42, h * 0.985), (r * 0.35, h * 0.9)],
        [(0, 0), (r * 0.7, 0), (r, h * 0.1), (r, h * 0.7), (r * 0.9, h * 0.86), (r * 0.92, h), (r * 0.85, h * 0.99), (r * 0.82, h * 0.8)],
        [(0, 0), (r * 0.5, 0), (r * 0.52, h * 0.08), (r, h * 0.45), (r * 0.92, h * 0.75), (r * 0.6, h * 0.97), (r * 0.56, h), (r * 0.52, h * 0.96)])
    return turned(flowing(shapes[kind], 6), material, (x, y, z), 48, 'vase')


def trailing_plant(x, y, z, pot_material, leaf_material, rng, drop=0.45, radius=0.065):
    """A pot on a shelf edge with trailing stems over the front (-Y)."""
    from common import props
    r = radius
    turned([(0, 0), (r * 0.75, 0), (r, r * 1.6), (r * 0.93, r * 1.6), (r * 0.9, r * 1.4), (0, r * 1.4)], pot_material, (x, y, z), 40, 'pot')
    lines = []
    for i in range(15):
        a = rng.uniform(0, 6.28)
        c, s = math.cos(a), math.sin(a)
        if i < 8:
            out = rng.uniform(0.02, 0.10)
            down = drop * rng.uniform(0.25, 1.0)
            px = x + c * r * 1.2
            front = y - 0.12 - rng.uniform(0, 0.02)
            lines.append([(x, y, z + r * 1.4), (px, y - 0.07, z + r * 2.2), (px + c * out * 0.4, front, z + r * 0.6), (px + c * out * 0.7, front - 0.006, z - down * 0.5), (px + c * out, front + 0.01, z - down)])
        else:
            lines.append([(x, y, z + r * 1.4), (x + c * r * 0.8, y + s * r * 0.6, z + r * 2.0), (x + c * r * 1.5, y + s * r, z + r * rng.uniform(1.9, 2.8))])
    props.foliage(lines, leaf_material, rng, 0.05, 0.036, 11, 0.0012, leaf_material, 0.6)


# door furniture -------------------------------------------------------------------------
def lever_on_rose(x, z, y, material, way=1):
    """Lever handle on a round rose; face at y, lever towards +X (way 1) or -X."""
    rose = turned(flowing([(0, 0.0), (0.0255, 0.0), (0.026, 0.003), (0.0255, 0.008), (0.023, 0.0095), (0.012, 0.010), (0.0105, 0.012)], 4), material, (x, y, z), 56, 'rose')
    rose.rotation_euler = (math.pi / 2, 0, 0)
    pipe([(x, y - 0.008, z), (x, y - 0.052, z)], 0.0095, material, 'neck', False)
    pipe([(x, y - 0.040, z), (x, y - 0.056, z), (x + way * 0.016, y - 0.060, z), (x + way * 0.060, y - 0.060, z), (x + way * 0.112, y - 0.060, z)], 0.0095, material, 'lever')
    cap = turned(flowing([(0.0095, 0), (0.0092, 0.004), (0.006, 0.007), (0, 0.0078)], 4), material, (x + way * 0.111, y - 0.060, z), 24, 'lever end')
    cap.rotation_euler = (0, math.radians(90 * way), 0)


def butt_hinge(x, z, y, material, height=0.076):
    """Knuckle of a 75 mm butt hinge standing proud on a face at y."""
    n = 5
    for i in range(n):
        lo = z - height / 2 + height * i / n
        pipe([(x, y - 0.004, lo + 0.0003), (x, y - 0.004, lo + height / n - 0.0003)], 0.0048, material, 'hinge knuckle', False)
    for end, s in ((z - height / 2, -1), (z + height / 2, 1)):
        turned(flowing([(0.0046, 0), (0.0050, 0.001), (0.0036, 0.003), (0, 0.004)], 3), material, (x, y - 0.004, end), 20, 'hinge tip').rotation_euler = (0 if s > 0 else math.pi, 0, 0)


# fire and wood --------------------------------------------------------------------------
def split_log(rng, length=0.27, radius=0.075):
    """A log or a split of one, bark on the round side. Points, faces, slots (0 bark, 1 wood),
    lying along +Y, centred."""
    share = rng.choice((1.0, 0.5, 0.5, 0.27, 0.27, 0.27))
    start, n = rng.uniform(0, 6.28), 22
    around = []
    r = radius * (1.0 if share == 1.0 else 1.25)
    for i in range(n + (0 if share == 1.0 else 1)):
        a = start + 2 * math.pi * share * i / n
        around.append((r * (1 + rng.gauss(0, 0.02)) * math.cos(a), r * (1 + rng.gauss(0, 0.02)) * math.sin(a)))
    slots_edge = [0] * len(around)
    if share < 1.0:
        around.append((rng.gauss(0, 0.004), rng.gauss(0, 0.004)))
        slots_edge = [0] * (len(around) - 2) + [1, 1]
    cx = sum(p[0] for p in around) / len(around)
    cz = sum(p[1] for p in around) / len(around)
    around = [(px - cx, pz - cz) for px, pz in around]
    k = len(around)
    rows = 5
    points, faces, slots = [], [], []
    for j in range(rows):
        t = j / (rows - 1)
        for px, pz in around:
            wob = 1 + 0.03 * math.sin(t * 5 + px * 40)
            points.append((px * wob, (t - 0.5) * length, pz * wob))
    for j in range(rows - 1):
        for i in range(k):
            faces.append((j * k + i, j * k + (i + 1) % k, (j + 1) * k + (i + 1) % k, (j + 1) * k + i))
            slots.append(slots_edge[i] if i < len(slots_edge) else 1)
    faces += [tuple(range(k - 1, -1, -1)), tuple((rows - 1) * k + i for i in range(k))]
    slots += [1, 1]
    return points, faces, slots, max(math.hypot(*p) for p in around)


def log_material():
    """Cut ends and split faces: rings in object space round the middle."""
    s = Shader('log end')
    x, y, z = s.local()
    r = s.object_random()
    wob = s.noise(s.vector(x * 18, y * 3, z * 18 + r * 9), 1, 3) * 0.02
    radius = s.root(x * x + z * z) + wob
    season = s.fraction(radius / 0.0042)
    fibre = s.noise(s.vector(x * 260, y * 9, z * 260), 1, 3)
    tone = s.ramp(season * 0.35 + fibre * 0.5 + s.remap(radius, 0, 0.08, 0.1, 0.0), [(0.2, '#d9b98a'), (0.5, '#c59d67'), (0.8, '#9c7242')])
    tone = s.shift(tone, 0.5, s.remap(r, 0, 1, 0.75, 1.1), s.remap(s.chance(r, 2.0), 0, 1, 0.72, 1.06))
    return s.principled(tone, 0.8, s.bump(fibre, 0.002, 0.6), specular=0.15)


def bark_material():
    s = Shader('bark')
    x, y, z = s.local()
    r = s.object_random() * 9
    ridges = s.noise(s.vector(x * 60 + r, y * 14, z * 60), 1, 5, 0.65)
    tone = s.ramp(ridges, [(0.3, '#2f251d'), (0.55, '#5f4d3b'), (0.75, '#8a7a66')])
    return s.principled(tone, 0.95, s.bump(ridges, 0.008, 1.0), specular=0.1)


def stack_of_logs(x0, x1, y, z0, top, rng, bark, wood, length=0.27):
    """Fill a rectangle (front view) with logs, dropped one by one; ends face -Y."""
    placed_logs = []
    tries = 0
    while tries < 2600:
        tries += 1
        points, faces, slots, r = split_log(rng, length * rng.uniform(0.9, 1.05), rng.uniform(0.048, 0.078))
        r *= 0.90
        x = rng.uniform(x0 + r, x1 - r)
        z = z0 + r
        for px, pz, pr in placed_logs:
            d = abs(px - x)
            reach = (pr + r) * 0.97
            if d < reach:
                z = max(z, pz + math.sqrt(reach * reach - d * d))
        # roll into the lowest hollow nearby
        best = (z, x)
        for step in range(-14, 15):
            nx = min(max(x + step * 0.012, x0 + r), x1 - r)
            nz = z0 + r
            for px, pz, pr in placed_logs:
                d = abs(px - nx)
                reach = (pr + r) * 0.97
                if d < reach:
                    nz = max(nz, pz + math.sqrt(reach * reach - d * d))
            best = min(best, (nz, nx))
        z, x = best
        if z + r > top:
            if tries > 400:
                break
            continue
        placed_logs.append((x, z, r))
        log = mesh('log', points, faces, None, angle=40, bevel=0.0)
        log.data.materials.append(bark)
        log.data.materials.append(wood)
        log.data.polygons.foreach_set('material_index', slots)
        log.location = (x, y + length / 2 + rng.uniform(-0.012, 0.025), z)
        log.rotation_euler = (rng.gauss(0, 0.03), rng.uniform(0, 6.28), rng.gauss(0, 0.03))
    return placed_logs


# books --------------------------------------------------------------------------------
SPINES = ('#2f3b4c', '#7a3b32', '#c9b48f', '#50604f', '#d8d2c4', '#8b6a46', '#394a55', '#a9533e', '#1f2326', '#b58a3f', '#6b2f35', '#e2dccb', '#4d5a6b', '#8c8272', '#315049', '#b9b2a2')


def book_cloth(colour):
    """Cloth and paper bindings, faded each in its own way, rubbed at the head and foot."""
    s = Shader('book cover')
    r = s.island_random()
    x, y, z = s.position()
    p = s.vector(x, y, z)
    tone = s.shift(linear(colour), s.remap(r, 0, 1, 0.47, 0.53), s.remap(s.chance(r, 2.0), 0, 1, 0.45, 1.05), s.remap(s.chance(r, 5.0), 0, 1, 0.62, 1.18))
    rub = s.remap(s.noise(p, 60, 4, 0.65), 0.45, 0.72, 0, 0.35)
    tone = s.mix(rub, tone, s.shift(tone, 0.5, 0.7, 1.35))
    return s.principled(tone, s.remap(s.chance(r, 8.0), 0, 1, 0.3, 0.75), s.bump(s.noise(p, 900, 2), 0.0003, 0.3), specular=0.3)


def printed_label(colour):
    """Gilt or ink that reads as lettering: broken marks, not a solid patch."""
    s = Shader('book label')
    x, _y, z = s.position()
    marks = s.noise(s.vector(x * 420, 0.0, z * 420), 1, 2)
    tone = s.mix(s.remap(marks, 0.46, 0.54, 0, 0.8), linear(colour), s.shift(linear(colour), 0.5, 0.9, 0.35))
    return s.principled(tone, 0.45, specular=0.4)


class BookShelf:
    """Collects books into a few meshes: covers by colour, pages, labels."""

    def __init__(self, rng):
        self.rng, self.covers, self.pages, self.labels = rng, {}, [], []

    def row(self, x, end, y, z, room_above, depth=0.19):
        """Spines towards -Y from x to about `end`; backs near y. Returns where it stopped."""
        rng = self.rng
        while True:
            run = rng.choice(((0.175, 0.200), (0.195, 0.245), (0.21, 0.285)))
            same = rng.random() < 0.28
            colour, tall, thick = rng.choice(SPINES), rng.uniform(*run), rng.uniform(0.016, 0.036)
            for _ in range(rng.randint(3, 6) if same else rng.randint(2, 5)):
                if not same:
                    colour, tall, thick = rng.choice(SPINES), rng.uniform(*run), rng.choice((rng.uniform(0.012, 0.022), rng.uniform(0.02, 0.045)))
                if x + thick > end:
                    return x
                h = min(tall, room_above - 0.012) + (rng.uniform(-0.001, 0.001) if same else 0)
                d = depth * rng.uniform(0.72, 1.0)
                self.book(x, y - 0.02 - rng.uniform(0, 0.035) + rng.uniform(-0.004, 0.004), z, thick, d, h, colour)
                x += thick + rng.choice((0.0003, 0.0006, 0.0012))

    def book(self, x, y, z, t, d, h, colour):
        rng = self.rng
        c = 0.0022
        parts = self.covers.setdefault(colour, [])
        w = rng.gauss(0, 0.0012)
        front = y - d
        parts += [[(x, front, z), (x + t, front, z), (x + t, front + 0.006, z), (x, front + 0.006, z),
                   (x + w, front, z + h), (x + t + w, front, z + h), (x + t + w, front + 0.006, z + h), (x + w, front + 0.006, z + h)],
                  (x, x + c, front + 0.005, y, z, z + h), (x + t - c, x + t, front + 0.005, y, z, z + h)]
        self.pages.append((x + c, x + t - c, front + 0.005, y - 0.004, z + 0.003, z + h - 0.003))
        if t <= 0.015 or rng.random() >= 0.8:
            return
        at, long, style = rng.uniform(0.62, 0.74), rng.uniform(0.05, 0.16), rng.random()
        if style < 0.4:                       # title down the spine
            bands = [(0.39, 0.61, at - 0.12 - 2 * long, at + 0.1)]
        elif style < 0.7:                     # ruled lines, a small label
            bands = [(0.06, 0.94, v, v + 0.006) for v in (0.07, 0.10, 0.90, 0.93)] + [(0.14, 0.86, at, at + long * 0.7)]
        else:                                 # author above, publisher below
            bands = [(0.2, 0.8, at + 0.1, at + 0.135), (0.40, 0.60, 0.22, at), (0.36, 0.64, 0.05, 0.075)]
        for p, q, lo, hi in bands:
            self.labels.append((x + t * p + w * (lo + hi) / 2, x + t * q + w * (lo + hi) / 2, front - 0.0003, front + 0.001, z + h * lo, z + h * hi))

    def lying(self, x, y, z, count):
        """A small pile, spines to the front."""
        rng = self.rng
        for _ in range(count):
            long, deep, t = rng.uniform(0.19, 0.26), rng.uniform(0.14, 0.19), rng.uniform(0.016, 0.034)
            colour = rng.choice(SPINES)
            dx, dy = rng.uniform(-0.012, 0.012), rng.uniform(-0.012, 0.004)
            a, b, f = x + dx - long / 2, x + dx + long / 2, y + dy - deep
            self.covers.setdefault(colour, []).extend([(a, b, f, f + 0.005, z, z + t), (a, b, f + 0.004, y + dy, z, z + 0.0022), (a, b, f + 0.004, y + dy, z + t - 0.0022, z + t)])
            self.pages.append((a + 0.003, b - 0.003, f + 0.004, y + dy - 0.003, z + 0.0022, z + t - 0.0022))
            z += t + 0.0004
        return z

    def finish(self):
        for colour, parts in self.covers.items():
            blocks(parts, book_cloth(colour), 0.0012, 2, 'books')
        blocks(self.pages, materials.plain('book pages', '#e3d8c0', 0.9, 0.1), 0, 1, 'book pages')
        for i, colour in enumerate(('#a98c4e', '#d8ccb0', '#3a3430', '#c3a468')):
            if self.labels[i::4]:
                blocks(self.labels[i::4], printed_label(colour), 0, 1, 'book labels')
