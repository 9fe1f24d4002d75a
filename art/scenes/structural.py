"""Structural works: a wall between two ground-floor rooms knocked through, a steel
beam on padstones just going in, joists held on props. Plaster dust everywhere.

Knobs: DAYLIGHT (watts at the far window and at the near one), SUN.
"""
import math
import random

from common import joinery, materials, outdoors, props
from common.geometry import at, block, blocks, flowing, mesh, pipe, placed, sheet, turned, wall_with_holes
from common.scene import View, even_sky, panel_light, sunlight

DAYLIGHT = 130
SUN = 9.0

VIEWS = {
    'works': View('services/structural-works', (-0.85, -3.75, 1.42), -9, focal=26, shift_y=0.005, focus=3.6,
                  exposure=0.2, look='High Contrast', samples=12),
}

LEFT, RIGHT, NEAR, FAR = -2.45, 2.35, -5.2, 3.9
CEILING = 2.55
GAP = (-1.50, 1.42)             # the opening
HEAD = 2.14                     # underside of the steel
THICK = 0.215


def palette():
    m = {}
    m['brick'] = materials.stone('stock brick', ('#84604f', '#97705c', '#694839'), 0.95, 1.0, 0.24)
    m['cut brick'] = materials.stone('cut brick', ('#8f6a58', '#a27d69', '#745141'), 0.95, 0.8, 0.2)
    m['mortar'] = materials.plaster('old mortar', '#a0968a', 3.0)
    m['plaster'] = materials.plaster('old plaster', '#cfc6b4', 1.5)
    m['plaster side'] = materials.plaster('browning', '#a58f78', 2.5)
    m['wall'] = materials.plaster('wall', '#d9d3c5')
    m['far wall'] = materials.plaster('far wall', '#cdd1cc')
    m['ceiling'] = materials.plaster('ceiling', '#dedad0', 1.3)
    m['steel'] = materials.primer()
    m['concrete'] = materials.stone('padstone', ('#9d9a93', '#aeaaa3', '#87847e'), 0.9, 0.8, 0.05)
    m['pack'] = materials.plaster('dry pack', '#8f8b83', 3.0)
    m['galv'] = materials.metal('galvanised', '#9b9d9d', 0.42)
    m['prop'] = materials.rust('prop red', '#7d3327')
    m['thread'] = materials.metal('thread', '#6d6a66', 0.4)
    m['joist'] = materials.wood('old joist', 'Y', ('#a98459', '#8c6a45', '#664a2f'), roughness=0.8, figure=0.8, knots=0.4)
    m['boards'] = materials.wood('boards above', 'X', ('#9c7a52', '#826341', '#5d452c'), roughness=0.85, figure=0.7)
    m['timber'] = materials.wood('new c16', 'X', materials.PINE, roughness=0.65, figure=0.9, knots=0.6)
    m['timber y'] = materials.wood('new c16 y', 'Y', materials.PINE, roughness=0.65, figure=0.9, knots=0.6)
    m['floor'] = materials.wood('dusty floor', 'Y', ('#a5917a', '#8d775f', '#6d5843'), roughness=0.8, variation=0.2, figure=0.7, saturation=0.7, knots=0.4)
    m['dust'] = materials.earth('plaster dust', '#b5aa99', '#d3cabb')
    m['bag'] = materials.cloth('rubble bag', '#d9d8d2')
    m['white'] = materials.paint('old gloss', '#dcd7ca', 0.4)
    m['pane'] = materials.window_pane()
    m['bucket'] = materials.plain('bucket', '#1d1e1f', 0.5)
    m['yellow'] = materials.plain('level yellow', '#c99a1e', 0.4)
    m['glassy'] = materials.plain('vial', '#a8c25a', 0.2)
    m['hammer'] = materials.metal('hammer head', '#4c4d50', 0.4)
    m['ash'] = materials.wood('ash handle', 'X', ('#cfae7d', '#b8925f', '#97713f'), roughness=0.5, figure=0.5)
    m['leaf'] = materials.leaf('garden', '#46642e', '#8da653')
    m['sheet'] = materials.cloth('dust sheet', '#cdc5b3')
    return m


def bricks(m, rng, x0, x1, z0, z1, y=0.0, ragged=()):
    """English-looking stretcher wall of single bricks; `ragged` sides ('left',
    'right') end in cut halves."""
    whole, course = [], 0
    z = z0
    while z < z1 - 0.02:
        top = min(z + 0.065, z1)
        left = x0 - (0.1125 if course % 2 else 0)
        while left < x1 - 0.012:
            a, b = max(left, x0), min(left + 0.215, x1)
            if b - a > 0.02:
                j = [rng.uniform(-0.0025, 0.0025) for _ in range(4)]
                if b == x1 and 'right' in ragged:
                    b += rng.uniform(-0.014, 0.004)
                if a == x0 and 'left' in ragged:
                    a += rng.uniform(-0.004, 0.014)
                whole.append((a + 0.005 + j[0], b - 0.005 + j[1], y + 0.004 + j[2], y + THICK - 0.004, z + 0.004, top - 0.004 + j[3] * 0.5))
            left += 0.225
        z += 0.075
        course += 1
    blocks(whole, m['brick'], 0.004, 2, 'bricks')
    inset = 0.012
    block(x0 + (inset if 'left' in ragged else 0), x1 - (inset if 'right' in ragged else 0), y + 0.008, y + THICK - 0.008, z0, z1, m['mortar'], 0.003, name='mortar')


def ragged_plaster(m, rng, x_clean, x_ragged, z0, z1, y=0.0):
    """Old plaster sawn off, a little chipped; extends from x_clean to about x_ragged."""
    edge, steps = [], 130
    drift = 0.0
    for i in range(steps + 1):
        drift = drift * 0.8 + rng.gauss(0, 0.0022)
        edge.append((x_ragged + drift + (rng.uniform(0, 0.02) if rng.random() < 0.08 else 0) * (1 if x_ragged > x_clean else -1) * -1 + rng.gauss(0, 0.0012), z0 + (z1 - z0) * i / steps))
    for depth, grow, kind in ((0.016, 0.0, 'plaster'), (0.011, 0.010, 'plaster side')):
        sign = 1 if x_ragged > x_clean else -1
        line = [(x + sign * (grow + (rng.random() * 0.004 if grow else 0)), z) for x, z in edge]
        outline = [(x_clean, z0), *line, (x_clean, z1)]
        if sign < 0:
            outline = outline[::-1]
        n = len(outline)
        points = [(x, y - depth, z) for x, z in outline] + [(x, y + 0.003, z) for x, z in outline]
        faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)]
        mesh('plaster', points, faces, m[kind], smooth=False)


def steel_beam(m):
    """203 x 133 universal beam, its web along X."""
    x0, x1, cy = GAP[0] - 0.20, GAP[1] + 0.20, THICK / 2
    z0, z1, t, w = HEAD, HEAD + 0.207, 0.0096, 0.134
    block(x0, x1, cy - w / 2, cy + w / 2, z0, z0 + t, m['steel'], 0.0015, name='bottom flange')
    block(x0, x1, cy - w / 2, cy + w / 2, z1 - t, z1, m['steel'], 0.0015, name='top flange')
    block(x0, x1, cy - 0.0032, cy + 0.0032, z0 + t - 0.0004, z1 - t + 0.0004, m['steel'], 0.001, name='web')
    return z1


def acrow(m, x, y, z0, z1, turn=0.0):
    """A steel prop between z0 and z1."""
    middle = z0 + (z1 - z0) * 0.62
    with placed(at(x, y, 0, turn)):
        for z, flip in ((z0, 1), (z1, -1)):
            block(-0.075, 0.075, -0.075, 0.075, z, z + flip * 0.006, m['prop'], 0.001, name='prop plate')
        turned([(0, z0 + 0.005), (0.0302, z0 + 0.005), (0.0302, middle), (0.026, middle + 0.002), (0.0245, middle + 0.002)], m['prop'], sides=32, name='outer tube')
        turned([(0.0242, middle - 0.02), (0.0242, z1 - 0.005), (0, z1 - 0.005)], m['galv'], sides=32, name='inner tube')
        rings = [(0.0305, middle - 0.20)]
        for i in range(24):
            z = middle - 0.20 + i * 0.0075
            rings += [(0.0335, z + 0.002), (0.0335, z + 0.004), (0.0308, z + 0.006)]
        turned(rings, m['thread'], sides=32, name='thread')
        turned([(0.031, middle - 0.075), (0.048, middle - 0.072), (0.050, middle - 0.058), (0.048, middle - 0.044), (0.031, middle - 0.041)], m['galv'], sides=32, name='collar')
        pipe([(0.045, -0.01, middle - 0.058), (0.17, -0.04, middle - 0.085)], 0.008, m['galv'], 'collar handle', False)
        pipe([(0.0, -0.062, middle - 0.030), (0.0, 0.062, middle - 0.030)], 0.0065, m['galv'], 'prop pin', False)
        pipe([(0.0, -0.060, middle - 0.030), (0.02, -0.066, middle - 0.07), (0.03, -0.05, middle - 0.12), (0.02, -0.035, middle - 0.16)], 0.0025, m['galv'], 'pin chain')
        z = middle + 0.07
        while z < z1 - 0.08:
            ring = turned([(0, -0.0005), (0.0075, -0.0005), (0.0078, 0.0)], m['bucket'], (0, -0.0243, z), 14, 'prop hole')
            ring.rotation_euler = (math.pi / 2, 0, 0)
            z += 0.095


def rubble(m, rng, x, y, count, spread, kinds, size=(0.012, 0.07)):
    """Broken bits lying on the floor."""
    parts = {k: [] for k in kinds}
    for _ in range(count):
        s = rng.uniform(size[0] ** 0.5, size[1] ** 0.5) ** 2
        cx, cy = rng.gauss(x, spread), rng.gauss(y, spread * 0.7)
        a = rng.uniform(0, 6.28)
        lx, ly, lz = s * rng.uniform(0.6, 1.6), s * rng.uniform(0.5, 1.0), s * rng.uniform(0.35, 0.8)
        corners_8 = []
        for sz in (0, 1):
            for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                px, py = sx * lx / 2 * rng.uniform(0.65, 1.0), sy * ly / 2 * rng.uniform(0.65, 1.0)
                corners_8.append((cx + px * math.cos(a) - py * math.sin(a), cy + px * math.sin(a) + py * math.cos(a), 0.0 if not sz else lz * rng.uniform(0.6, 1.0)))
        parts[rng.choice(kinds)].append(corners_8)
    for kind, items in parts.items():
        if items:
            blocks(items, m[kind], 0.0025, 1, 'rubble')


def rubble_bag(m, x, y, rng, turn=0, tall=0.52):
    """A filled woven sack, tied at the top."""
    rings, phase = [], rng.uniform(0, 6)
    for k in range(22):
        t = k / 21
        base = (0.20 * (1 - 0.15 * t) if t < 0.72 else 0.20 * 0.89 * max(0.16, 1 - ((t - 0.72) / 0.16) ** 1.3)) if t < 0.88 else 0.045 + 0.09 * (t - 0.88) / 0.12
        base *= min(1, 0.75 + t * 3)
        rings.append([(base * (1 + 0.07 * math.sin(a * 3 + phase + t * 4) + 0.03 * math.sin(a * 9 + t * 7 + phase)) * math.cos(a),
                       base * 0.8 * (1 + 0.06 * math.sin(a * 4 + phase) + 0.03 * math.sin(a * 11 - t * 9)) * math.sin(a),
                       tall * t + 0.012 * math.sin(a * 5 + phase) * t) for a in (2 * math.pi * i / 48 for i in range(48))])
    with placed(at(x, y, 0, turn, rng.uniform(-5, 5), rng.uniform(-5, 5))):
        props.loft(rings, m['bag'], 'rubble bag')


def room(m, rng):
    # the wall with its opening
    bricks(m, rng, LEFT - 0.05, GAP[0], 0.0, HEAD - 0.105, ragged=('right',))
    bricks(m, rng, GAP[1], RIGHT + 0.05, 0.0, HEAD - 0.105, ragged=('left',))
    for x0, x1 in ((GAP[0] - 0.33, GAP[0] - 0.003), (GAP[1] + 0.003, GAP[1] + 0.33)):
        block(x0, x1, 0.002, THICK - 0.002, HEAD - 0.104, HEAD - 0.004, m['concrete'], 0.004, 2, 'padstone')
        block(x0 + 0.02, x1 - 0.02, 0.015, THICK - 0.015, HEAD - 0.006, HEAD + 0.0005, m['pack'], 0, name='bedding')
    bricks(m, rng, LEFT - 0.05, GAP[0] - 0.335, HEAD - 0.105, CEILING + 0.02)
    bricks(m, rng, GAP[1] + 0.335, RIGHT + 0.05, HEAD - 0.105, CEILING + 0.02)
    bricks(m, rng, GAP[0] - 0.33, GAP[0] - 0.205, HEAD, CEILING + 0.02)
    bricks(m, rng, GAP[1] + 0.205, GAP[1] + 0.33, HEAD, CEILING + 0.02)
    top = steel_beam(m)
    block(GAP[0] - 0.2, GAP[1] + 0.2, 0.03, THICK - 0.03, top, top + 0.028, m['pack'], 0.004, name='packing')
    bricks(m, rng, GAP[0] - 0.2, GAP[1] + 0.2, top + 0.028, CEILING + 0.03)
    ragged_plaster(m, rng, LEFT - 0.05, GAP[0] - 0.30, 0.0, CEILING)
    ragged_plaster(m, rng, RIGHT + 0.05, GAP[1] + 0.34, 0.0, CEILING)
    with placed(at(LEFT, -0.016, 0)):
        joinery.skirting(0.36, m['white'], 0.17)
    # near room
    with placed(at(LEFT, 0, 0, 90)):
        wall_with_holes(NEAR, 0.0, 0, CEILING + 0.3, 0, 0.25, [(-3.3, -1.9, 0.9, 2.15)], m['wall'], 'left wall')
    with placed(at(LEFT, NEAR, 0, 90)):
        joinery.skirting(-NEAR - 0.02, m['white'], 0.17)
    block(RIGHT, RIGHT + 0.2, NEAR, 0.0, 0, CEILING + 0.3, m['wall'], 0, name='right wall')
    with placed(at(RIGHT, -0.02, 0, -90)):
        joinery.skirting(-NEAR - 0.02, m['white'], 0.17)
        joinery.double_socket(1.4, 0.45, 0, m['white'], m['bucket'])
    # ceilings cut back either side of the wall, joists and boards above
    block(LEFT - 0.2, RIGHT + 0.2, NEAR, -0.62, CEILING, CEILING + 0.022, m['ceiling'], 0.002, name='near ceiling')
    block(LEFT - 0.2, RIGHT + 0.2, 0.80, FAR + 0.2, CEILING, CEILING + 0.022, m['ceiling'], 0.002, name='far ceiling')
    x = LEFT + 0.16
    while x < RIGHT:
        block(x - 0.025, x + 0.025, -1.4, 1.5, CEILING + 0.023, CEILING + 0.21, m['joist'], 0.002, name='joist')
        x += 0.40
    joinery.board_floor(LEFT - 0.2, RIGHT + 0.2, -1.4, 1.6, CEILING + 0.232, m['boards'], 0.15, 'X', 0.004, rng)
    joinery.board_floor(LEFT - 0.1, RIGHT + 0.1, NEAR, FAR, 0.0, m['floor'], 0.14, 'Y', 0.0018, rng)
    block(LEFT - 0.1, RIGHT + 0.1, NEAR, FAR, -0.06, -0.008, m['dust'], 0, name='under floor')
    # far room with its window
    window = (-0.75, 1.05, 0.85, 2.15)
    with placed(at(0, FAR, 0)):
        wall_with_holes(LEFT - 0.2, RIGHT + 0.2, 0, CEILING, 0, 0.28, [window], m['far wall'], 'far wall')
        joinery.casement_window(*window, 0, 0.28, m['white'], m['pane'], 3, 1, 1)
        block(window[0] - 0.05, window[1] + 0.05, -0.04, 0.128, window[2] - 0.03, window[2], m['white'], 0.004, 3, 'window board')
        with placed(at(LEFT, 0, 0)):
            joinery.skirting(RIGHT - LEFT, m['white'], 0.17)
    block(LEFT - 0.2, LEFT, THICK, FAR, 0, CEILING + 0.3, m['far wall'], 0, name='far left wall')
    block(RIGHT, RIGHT + 0.2, THICK, FAR, 0, CEILING + 0.3, m['far wall'], 0, name='far right wall')
    return window


def temporary_works(m, rng):
    """Props under a head timber carrying the joists, both sides."""
    for y, xs, drop in ((-0.98, (-1.35, 0.02, 1.30), 0.0), (1.15, (-1.2, 0.1, 1.25), 0.0)):
        block(LEFT + 0.35, RIGHT - 0.35, y - 0.11, y + 0.11, 0.0, 0.047, m['timber'], 0.003, 2, 'sole board')
        block(LEFT + 0.25, RIGHT - 0.25, y - 0.05, y + 0.05, CEILING - 0.101, CEILING - 0.001, m['timber'], 0.003, 2, 'head timber')
        for x in xs:
            acrow(m, x, y, 0.047, CEILING - 0.101, rng.uniform(-40, 40))


def clutter(m, rng):
    # swept, but for some bats at the jamb and crumbs between the boards
    rubble(m, rng, -1.78, -0.20, 16, 0.13, ('cut brick', 'brick'), (0.05, 0.11))
    rubble(m, rng, -1.75, -0.22, 260, 0.17, ('plaster side', 'mortar', 'dust'), (0.004, 0.03))
    rubble(m, rng, 1.70, -0.20, 200, 0.15, ('plaster side', 'mortar', 'dust'), (0.004, 0.028))
    rubble(m, rng, 0.0, -0.4, 260, 0.9, ('plaster side', 'dust', 'mortar'), (0.002, 0.009))
    rubble_bag(m, 1.78, -0.62, rng, 20)
    rubble_bag(m, 1.95, -1.25, rng, 75, 0.46)
    rubble_bag(m, 1.52, -1.42, rng, 140, 0.5)
    # bricks saved for making good
    for row in range(4):
        for i in range(5 - row % 2):
            x = -2.22 + 0.0 + (row % 2) * 0.05
            block(x + rng.uniform(-0.006, 0.006), x + 0.215 + rng.uniform(-0.006, 0.006), -1.75 + i * 0.115, -1.75 + i * 0.115 + 0.1025, row * 0.0655, row * 0.0655 + 0.065, m['cut brick' if (i + row) % 3 else 'brick'], 0.004, 2, 'stacked brick')
    # bucket, lump hammer, level on the padstone side
    with placed(at(-0.62, -1.62, 0)):
        turned(flowing([(0, 0.004), (0.105, 0.004), (0.11, 0.01), (0.145, 0.255), (0.152, 0.262), (0.150, 0.27), (0.140, 0.262), (0.106, 0.02), (0, 0.018)], 5), m['bucket'], sides=48, name='bucket')
        pipe([(0.148, 0, 0.245), (0.10, -0.09, 0.32), (0, -0.13, 0.34), (-0.10, -0.09, 0.32), (-0.148, 0, 0.245)], 0.004, m['galv'], 'bucket handle')
        turned(flowing([(0.001, 0.19), (0.06, 0.185), (0.128, 0.165)], 5), m['dust'], sides=40, name='bucket rubble')
    with placed(at(-0.25, -1.38, 0.0, 35)):
        block(-0.05, 0.05, -0.024, 0.024, 0.0, 0.048, m['hammer'], 0.005, 3, 'lump hammer')
        block(-0.013, 0.013, -0.27, -0.02, 0.012, 0.036, m['ash'], 0.007, 3, 'hammer handle')
    with placed(at(GAP[0] - 0.62, -0.055, 0.0, 0, -4, 5)):
        block(-0.03, 0.03, -0.012, 0.012, 0.02, 1.22, m['yellow'], 0.003, 2, 'level')
        block(-0.022, 0.022, -0.0125, 0.0125, 0.58, 0.64, m['glassy'], 0.001, name='vial')


def outside(m):
    block(-20, 20, FAR + 0.3, 30, -0.4, -0.3, materials.lawn(), 0, name='lawn')
    bark = materials.plain('bark', '#4c4136', 0.95, 0.1)
    outdoors.tree(-1.2, 11, 5.0, m['leaf'], bark, 3, 0.42, 0.09)
    outdoors.tree(3.2, 13, 6.0, m['leaf'], bark, 5, 0.42, 0.11)
    fence = materials.wood('fence', 'Z', ('#a58260', '#866545', '#5f462f'), roughness=0.8, variation=0.2, knots=0.5)
    outdoors.board_fence(-8, 9, 9.0, 1.6, fence)
    for i, x in enumerate((-2.5, -0.8, 0.9, 2.4)):
        outdoors.leaf_cloud((x, 8.2, 0.3), 0.7, 900, m['leaf'], 0.055, 30 + i, 0.9)


def light(window):
    even_sky('#c8d6e6', 0.8)
    sunlight(33, -100, SUN * 1.3, 0.8, (1, 0.95, 0.87))
    panel_light(((window[0] + window[1]) / 2, FAR + 0.32, (window[2] + window[3]) / 2), (-0.2, 0, 0.8), 1.6, 1.2, DAYLIGHT, (0.9, 0.95, 1))
    panel_light((LEFT - 0.3, -2.6, 1.5), (0.3, -0.8, 0.9), 1.3, 1.2, DAYLIGHT, (0.9, 0.95, 1))
    panel_light((0.8, -4.9, 1.8), (0, 0, 1.2), 2.2, 1.6, 12, (1, 0.975, 0.94))


def build(view):
    rng = random.Random(51)
    m = palette()
    window = room(m, rng)
    temporary_works(m, rng)
    clutter(m, rng)
    outside(m)
    light(window)
