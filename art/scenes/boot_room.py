"""Bespoke boot room, Cotswolds: painted open lockers with matchboard backs over
a pegged oak bench, stone flags, rubble stone wall with a deep door reveal.
Sun through the half-glazed door on the left.

Knobs: PAINT, SUN, DAYLIGHT (watts at the door), FILL (window behind the camera).
"""
import math
import random

from common import joinery, materials, outdoors, props
from common.geometry import at, block, blocks, flowing, mesh, pipe, placed, sheet, turned, wall_with_holes
from common.scene import View, even_sky, panel_light, sunlight
from measures import metres

PAINT = '#8d8268'
SUN = 15.0
DAYLIGHT = 80
FILL = 95

WHOLE = dict(position=(0.55, -4.15, 1.28), yaw=11, focal=27, shift_y=-0.02, focus=3.7, exposure=0.15, look='High Contrast', samples=14)
VIEWS = {
    'whole': View('bespoke-bootroom-cabinet-cotswolds/whole', **WHOLE),
    'before': View('bespoke-bootroom-cabinet-cotswolds/before', **WHOLE),
    'second': View('bespoke-bootroom-cabinet-cotswolds/second', (-1.15, -2.85, 1.25), -30, focal=28, shift_y=-0.075,
                   focus=2.7, exposure=0.15, look='High Contrast', samples=14),
    'detail': View('bespoke-bootroom-cabinet-cotswolds/detail', (-0.20, -1.42, 0.80), -24, pitch=-17, focal=50,
                   focus=1.12, fstop=4.5, exposure=0.15, look='High Contrast', samples=14),
}

M = metres('bespoke-bootroom-cabinet-cotswolds')
LEFT, RIGHT, CEILING = M.LEFT, M.RIGHT, M.CEILING
DOOR = (-2.02, -1.07, 0.0, 2.04)
SEAT, DEPTH, LOCKERS, BAYS = M.SEAT, M.DEPTH, M.LOCKERS, M.BAYS


def palette():
    m = {}
    m['paint'] = materials.paint('putty paint', PAINT, 0.40)
    m['lining'] = materials.paint('putty inside', PAINT, 0.45)
    m['oak'] = materials.wood('oak', 'X', roughness=0.42, figure=0.8)
    m['post'] = materials.wood('oak post', 'Z', roughness=0.42, figure=0.8)
    m['peg'] = materials.wood('oak peg', 'Z', ('#a98458', '#8f6c44', '#6f5132'), roughness=0.4)
    m['beam'] = materials.wood('old beam', 'Y', materials.SMOKED_OAK, roughness=0.75, variation=0.2, figure=0.9, knots=0.5)
    m['lintel'] = materials.wood('lintel', 'X', materials.SMOKED_OAK, roughness=0.75, figure=0.9, knots=0.6)
    m['wall'] = materials.plaster('lime wash', '#e7dfce', 1.6)
    m['stone'] = materials.stone('cotswold rubble', ('#b9a98b', '#c9bba0', '#a08f70'), 0.8, 0.8, 0.13)
    m['ashlar'] = materials.stone('cotswold ashlar', ('#c4b698', '#d0c4aa', '#ae9f80'), 0.75, 0.6, 0.06)
    m['mortar'] = materials.plaster('lime mortar', '#c6bba3', 3.0)
    m['flags'] = materials.stone('flagstone', ('#a3977f', '#b4a88f', '#8b8069'), 0.48, 0.7, 0.10)
    m['joint'] = materials.earth('floor joint', '#5e574a', '#8b8270')
    m['door'] = materials.paint('door green', '#3f4a45', 0.38)
    m['pane'] = materials.window_pane()
    m['iron'] = materials.black_metal()
    m['brass'] = materials.brass()
    m['willow'] = materials.wood('willow', 'X', ('#b98f5b', '#9c7344', '#74512c'), roughness=0.6, figure=0.3)
    m['willow 2'] = materials.wood('brown willow', 'X', ('#8c6640', '#6f4e2f', '#50361f'), roughness=0.6, figure=0.3)
    m['olive rubber'] = materials.plain('olive rubber', '#3c4430', 0.42, 0.4)
    m['navy rubber'] = materials.plain('navy rubber', '#232c3a', 0.38, 0.4)
    m['red rubber'] = materials.plain('red rubber', '#8f2f26', 0.35, 0.4)
    m['sole'] = materials.plain('sole', '#1d1b19', 0.8, 0.2)
    m['leather'] = materials.ceramic('brown leather', '#6a4228', 0.45, 0.12, 0.2)
    m['wax'] = materials.cloth('waxed cotton', '#44432f', None, 0.55)
    m['cord'] = materials.cloth('corduroy', '#5d4026')
    m['navy coat'] = materials.cloth('navy wool', '#2f3338')
    m['hanger'] = materials.wood('hanger beech', 'X', ('#cfa97c', '#b98c5c', '#96693f'), roughness=0.35, figure=0.4)
    m['hook'] = materials.steel('hanger hook', 0.2)
    m['horn'] = materials.ceramic('horn button', '#2b2018', 0.3, 0.2)
    m['wool'] = materials.cloth('scarf wool', '#a23f32', ('#d8c9a8', 26))
    m['canvas'] = materials.cloth('canvas', '#d6cab0')
    m['straw'] = materials.cloth('straw', '#c7a768')
    m['ribbon'] = materials.cloth('ribbon', '#34404a')
    m['coir'] = materials.earth('coir', '#3d2f1d', '#75603f')
    m['leaf'] = materials.leaf('garden leaf', '#3d5a2a', '#86a050')
    m['plate'] = materials.plain('switch plate', '#efece6', 0.35)
    m['cushion'] = materials.cloth('cushion', '#7c8a8c', ('#d9d3c4', 22))
    m['mud'] = materials.earth('mud')
    return m


def shell(m, rng):
    wall_with_holes(LEFT - 0.5, RIGHT + 0.2, 0, CEILING, 0, 0.3, [], m['wall'], 'back wall')
    with placed(at(LEFT, 0, 0, 90)):
        joinery.rubble_wall(-5.0, 0.05, 0, CEILING, 0, m['stone'], m['mortar'], [(DOOR[0], DOOR[1], 0.0, DOOR[3])], 0.44,
                            quoins=m['ashlar'], rng=rng)
        block(DOOR[0] - 0.22, DOOR[1] + 0.22, -0.016, 0.40, DOOR[3] + 0.002, DOOR[3] + 0.19, m['lintel'], 0.010, 3, 'lintel')
        half_glazed_door(m)
    block(RIGHT, RIGHT + 0.2, -5.0, 0.3, 0, CEILING, m['wall'], 0, name='right wall')
    block(LEFT - 0.5, RIGHT + 0.2, -5.0, 0.3, CEILING, CEILING + 0.1, m['wall'], 0, name='ceiling')
    for x in M.BEAMS:
        wob = rng.uniform(-0.02, 0.02)
        block(x - 0.065 + wob, x + 0.07 + wob, -5.0, 0.05, CEILING - 0.125 + rng.uniform(-0.01, 0.01), CEILING + 0.02, m['beam'], 0.016, 4, 'beam',
              rotation=(0, rng.uniform(-0.02, 0.02), rng.uniform(-0.008, 0.008)))
    joinery.flag_floor(LEFT - 0.45, RIGHT + 0.05, -5.0, 0.0, 0.0, m['flags'], rng=rng)
    block(LEFT - 0.5, RIGHT + 0.05, -5.0, 0.1, -0.05, -0.004, m['joint'], 0, name='floor joints')


def half_glazed_door(m):
    """In the wall's own space: x along the wall, reveal going back to +Y."""
    a, b, _, top = DOOR
    y = 0.30
    fr = 0.055
    blocks([(a + 0.004, a + fr, y - 0.02, y + 0.09, 0, top - 0.002), (b - fr, b - 0.004, y - 0.02, y + 0.09, 0, top - 0.002),
            (a + fr, b - fr, y - 0.02, y + 0.09, top - fr, top - 0.002)], m['door'], 0.003, 2, 'door frame')
    x0, x1, z1 = a + fr + 0.003, b - fr - 0.003, top - fr - 0.003
    y0, y1 = y + 0.02, y + 0.065
    st = 0.10
    parts = [(x0, x0 + st, y0, y1, 0.01, z1), (x1 - st, x1, y0, y1, 0.01, z1), (x0 + st, x1 - st, y0, y1, 0.01, 0.21),
             (x0 + st, x1 - st, y0, y1, 0.86, 1.00), (x0 + st, x1 - st, y0, y1, z1 - 0.10, z1)]
    cx = x0 + st + (x1 - x0 - 2 * st) / 2
    parts.append((cx - 0.012, cx + 0.012, y0 + 0.008, y1 - 0.008, 1.0, z1 - 0.10))
    for i in (1, 2):
        cz = 1.0 + (z1 - 1.10) * i / 3
        parts.append((x0 + st, x1 - st, y0 + 0.009, y1 - 0.009, cz - 0.012, cz + 0.012))
    blocks(parts, m['door'], 0.002, 2, 'door leaf')
    joinery.tongue_and_groove(x0 + st - 0.005, x1 - st + 0.005, 0.205, 0.865, y0 + 0.030, m['door'], 0.1)
    sheet([(x0, y0 + 0.02, 0.95), (x1, y0 + 0.02, 0.95), (x1, y0 + 0.02, z1), (x0, y0 + 0.02, z1)], m['pane'], 'pane')
    pipe([(x0 + 0.05, y0 - 0.001, 0.93), (x0 + 0.05, y0 - 0.035, 0.93)], 0.007, m['iron'], 'spindle', False)
    pipe([(x0 + 0.05, y0 - 0.035, 0.93), (x0 + 0.16, y0 - 0.038, 0.925)], 0.008, m['iron'], 'lever', False)
    block(x0 + 0.028, x0 + 0.072, y0 - 0.006, y0 + 0.001, 0.83, 0.98, m['iron'], 0.002, name='lock plate')
    block(x0 + 0.01, x1 - 0.01, 0.05, y0 - 0.02, 0.0, 0.028, m['flags'], 0.006, name='threshold')


def peg(m, x, y, z, radius=0.0048):
    """The proud end of a draw-bore peg on a face at y."""
    thing = turned([(radius, -0.004), (radius, 0.0008), (radius * 0.8, 0.0018), (0, 0.0020)], m['peg'], (x, y, z), 12, 'draw peg')
    thing.rotation_euler = (math.pi / 2, 0, 0)


def coat_peg(m, x, y, z):
    """Turned oak coat peg, tipped up a little."""
    thing = turned(flowing([(0.0145, -0.002), (0.0145, 0.003), (0.0095, 0.008), (0.0075, 0.03), (0.0085, 0.058), (0.0155, 0.070), (0.0170, 0.077), (0.0135, 0.085), (0, 0.087)], 5),
                   m['post'], (x, y, z), 32, 'coat peg')
    thing.rotation_euler = (math.radians(82), 0, 0)


def lockers(m):
    """Bench, posts and rails in oak; painted uprights, backs and top boxes."""
    a, b = LOCKERS
    width = (b - a) / BAYS
    lines = [a + i * width for i in range(BAYS + 1)]
    # bench: two boards, proud nosing, in front of the uprights
    block(a, b, -0.245, -0.012, SEAT - M.BOARD, SEAT, m['oak'], 0.002, 3, 'bench back board')
    block(a, b, -DEPTH - M.NOSING, -0.2462, SEAT - M.BOARD, SEAT, m['oak'], 0.004, 4, 'bench front board')
    # frame under the bench
    for i, x in enumerate(lines):
        lo, hi = (x, x + M.POST) if i == 0 else (x - M.POST, x) if i == BAYS else (x - M.POST / 2, x + M.POST / 2)
        block(lo, hi, -DEPTH, -DEPTH + 0.055, 0.0, SEAT - 0.037, m['post'], 0.0025, 3, 'post')
        middle = (lo + hi) / 2
        for z in (SEAT - 0.056, SEAT - 0.088):
            if i > 0:
                peg(m, lo + 0.016, -DEPTH, z)
            if i < BAYS:
                peg(m, hi - 0.016, -DEPTH, z - 0.002)
        for z in (0.060, 0.086):
            if i > 0:
                peg(m, lo + 0.016, -DEPTH, z)
            if i < BAYS:
                peg(m, hi - 0.016, -DEPTH, z - 0.002)
        block(middle - 0.011, middle + 0.011, -DEPTH + 0.056, -0.012, 0.02, SEAT - 0.037, m['lining'], 0.001, name='under divider')
    for i in range(BAYS):
        lo = lines[i] + (M.POST if i == 0 else M.POST / 2)
        hi = lines[i + 1] - (M.POST if i == BAYS - 1 else M.POST / 2)
        block(lo - 0.0003, hi + 0.0003, -DEPTH + 0.006, -DEPTH + 0.034, SEAT - M.APRON, SEAT - 0.037, m['oak'], 0.002, 2, 'apron')
        block(lo - 0.0003, hi + 0.0003, -DEPTH + 0.006, -DEPTH + 0.034, *M.RAIL, m['oak'], 0.002, 2, 'bottom rail')
        block(lo - 0.02, hi + 0.02, -DEPTH + 0.0345, -0.012, 0.074, M.BOOT_SHELF, m['lining'], 0.001, name='boot shelf')
    block(a, b, -0.011, -0.0005, 0.0, SEAT, m['lining'], 0, name='under back')
    # uprights and back
    joinery.tongue_and_groove(a, b, SEAT + 0.0005, M.SHELF[0], -0.0005, m['lining'], M.MATCHBOARD, 0.014)
    for i, x in enumerate(lines):
        lo, hi = (x, x + M.UPRIGHT) if i == 0 else (x - M.UPRIGHT, x) if i == BAYS else (x - M.UPRIGHT / 2, x + M.UPRIGHT / 2)
        block(lo, hi, -0.36, -0.015, SEAT + 0.0003, M.HEAD_RAIL[1], m['paint'], 0.0015, 2, 'upright')
        block(lo - (0.006 if i else 0), hi + (0.006 if i < BAYS else 0), -0.380, -0.3603, SEAT + 0.0003, M.HEAD_RAIL[1], m['paint'], 0.0015, 2, 'upright face')
    block(a, b, -0.375, -0.001, *M.SHELF, m['paint'], 0.0015, 2, 'top shelf')
    block(a, b, -0.012, -0.0005, M.SHELF[1], M.HEAD_RAIL[1], m['lining'], 0, name='top back')
    block(a, b, -0.379, -0.3605, *M.HEAD_RAIL, m['paint'], 0.0015, 2, 'head rail')
    # peg rails
    for i in range(BAYS):
        lo, hi = lines[i] + 0.0145, lines[i + 1] - 0.0145
        if i == 0:
            lo = lines[i] + 0.0285
        if i == BAYS - 1:
            hi = lines[i + 1] - 0.0285
        block(lo, hi, -0.036, -0.0155, *M.PEG_RAIL, m['oak'], 0.003, 3, 'peg rail')
        for k in range(M.PEGS_A_BAY):
            coat_peg(m, lo + (hi - lo) * (k + 0.5) / M.PEGS_A_BAY, -0.036, M.PEGS)
    return lines


def cupboard(m):
    """Tall cupboard at the right, and the cornice over everything."""
    a, b = LOCKERS[1], RIGHT - M.SCRIBE
    block(a + 0.0005, b, -0.428, -0.001, M.PLINTH, M.HEAD_RAIL[1], m['lining'], 0, name='cupboard carcase')
    block(a + 0.0005, a + 0.021, -DEPTH - 0.004, -0.0008, 0.0, M.HEAD_RAIL[1], m['paint'], 0.0015, 2, 'cupboard side')
    block(a + 0.021, RIGHT, -0.42, -0.40, 0, 0.1005, m['paint'], 0.001, name='cupboard plinth')
    middle = (a + 0.022 + b) / 2
    for lo, hi, kx in ((a + 0.0235, middle - 0.0016, middle - 0.04), (middle + 0.0016, b - 0.001, middle + 0.04)):
        for z0, z1, kz in ((*M.DOORS[:2], 1.05), (*M.DOORS[2:], 1.535)):
            face = joinery.shaker_front(lo, hi, z0, z1, -0.430, m['paint'], 0.078)
            joinery.knob(kx, face, kz, m['brass'], 0.015)
    block(b, RIGHT, -0.446, -0.40, 0.0, M.HEAD_RAIL[1], m['paint'], 0.001, name='scribe')
    for x0, x1, y in ((LOCKERS[0] - 0.012, a + 0.001, -0.395), (a - 0.018, RIGHT, -0.470)):
        block(x0, x1, y, 0, 2.2003, 2.222, m['paint'], 0.005, 3, 'cornice')
        block(x0, x1, y - 0.020, 0, 2.2223, M.HIGH, m['paint'], 0.009, 4, 'cornice top')


def small_things(m, lines, rng):
    mid = [(lines[i] + lines[i + 1]) / 2 for i in range(BAYS)]
    pegs = [[lines[i] + 0.0145 + (lines[i + 1] - lines[i] - 0.029) * (k + 0.5) / 4 for k in range(4)] for i in range(BAYS)]
    props.coat_on_hanger(pegs[0][1], -0.088, 1.600, m['wax'], m['cord'], m['hanger'], m['hook'], m['horn'], -0.017, length=0.88)
    props.scarf(pegs[0][3], -0.06, 1.60, m['wool'], 0.15, 0.86, 0.60, rng)
    props.straw_hat(pegs[1][0] + 0.03, -0.075, 1.50, m['straw'], m['ribbon'], 84, 4)
    props.canvas_bag(pegs[1][2], -0.060, 1.60, m['canvas'], m['leather'])
    props.coat_on_hanger(pegs[2][2], -0.088, 1.600, m['navy coat'], m['navy coat'], m['hanger'], m['hook'], m['horn'], -0.017, 0.40, 0.74, 0.26, 0.54, 0.38)
    pipe([(pegs[2][0], -0.10, 1.60), (pegs[2][0] - 0.03, -0.085, 1.3), (pegs[2][0] - 0.012, -0.08, 1.02), (pegs[2][0] + 0.02, -0.085, 1.0), (pegs[2][0] + 0.035, -0.085, 1.25), (pegs[2][0] + 0.004, -0.10, 1.605)],
         0.005, m['leather'], 'dog lead')
    # baskets on the top shelf, one pulled forward
    for i, (dx, dy, kind) in enumerate(((-0.21, 0.0, 'willow'), (0.22, -0.015, 'willow'), (-0.20, 0.005, 'willow 2'), (0.215, 0.0, 'willow'), (-0.19, 0.0, 'willow'))):
        props.basket(mid[i // 2] + dx, -0.195 + dy, 1.826, m[kind], 0.37, 0.28, 0.20)
    props.upright_books(mid[2] + 0.05, -0.06, 1.826, 6, rng, (0.18, 0.25), 0.16)
    # under the bench
    props.basket(mid[1] - 0.20, -0.24, 0.095, m['willow 2'], 0.37, 0.30, 0.20)
    props.basket(mid[1] + 0.20, -0.255, 0.095, m['willow'], 0.37, 0.30, 0.20)
    for x, y, kind, turn in ((mid[2] - 0.30, -0.27, 'leather', 4), (mid[2] - 0.18, -0.25, 'leather', -9), (mid[2] + 0.12, -0.26, 'red rubber', 6), (mid[2] + 0.24, -0.27, 'red rubber', -4)):
        props.wellington(x, y, m[kind], m['sole'], turn, 0.225, 0.86 if kind == 'red rubber' else 1.0, z=0.0945)
    for x, y, turn, slump in ((mid[0] - 0.26, -0.22, -4, 0.0), (mid[0] - 0.12, -0.24, 7, 0.0)):
        props.wellington(x, y, m['navy rubber'], m['sole'], turn, 0.225, 1.0, slump, z=0.0945)
    # big boots left on the flags, a cushion and a folded jumper on the seat
    props.wellington(-0.62, -0.76, m['olive rubber'], m['sole'], 22, 0.375, 1.0)
    props.wellington(-0.43, -0.70, m['olive rubber'], m['sole'], -14, 0.375, 1.0, 0.002)
    props.umbrella(LOCKERS[1] - 0.09, -0.31, SEAT, m['navy coat'], m['peg'], 9)
    cushion(m, mid[1] + 0.22, -0.21, SEAT + 0.002)


def before(m, rng):
    """Every coat on one hook, and boots in a heap."""
    block(-0.36, 0.10, -0.022, -0.0005, 1.665, 1.745, m['peg'], 0.004, 3, 'hook board')
    for z, y in ((1.715, -0.085), (1.675, -0.055)):
        pipe([(-0.13, -0.022, z - 0.02), (-0.13, y + 0.02, z - 0.03), (-0.13, y, z - 0.012), (-0.13, y - 0.002, z + 0.012)], 0.006, m['iron'], 'hook')
    props.hanging_coat(-0.30, -0.035, 1.65, m['navy coat'], m['navy coat'], rng, 0.40, 0.84)
    props.hanging_coat(0.03, -0.115, 1.64, m['cord'], m['navy coat'], rng, 0.40, 0.96)
    props.hanging_coat(-0.15, -0.205, 1.67, m['wax'], m['cord'], rng, 0.38, 0.88)
    props.scarf(-0.02, -0.30, 1.66, m['wool'], 0.15, 0.80, 0.50, rng)
    for x, y, z, turn, tilt, lean, kind, height in (
            (-0.66, -0.44, 0.0, 30, 0, 0, 'olive rubber', 0.375), (-0.46, -0.34, 0.0, -38, 0, 0, 'navy rubber', 0.225),
            (0.46, -0.40, 0.0, 64, 0, 0, 'olive rubber', 0.375), (0.22, -0.52, 0.0, -20, 0, 0, 'red rubber', 0.225),
            (-0.02, -0.44, 0.052, 75, 0, 88, 'navy rubber', 0.225), (-0.30, -0.66, 0.052, -35, 0, -88, 'red rubber', 0.225),
            (0.30, -0.26, 0.0, 8, 0, 0, 'leather', 0.225), (0.10, -0.24, 0.0, -14, 0, 0, 'leather', 0.225),
            (0.62, -0.66, 0.052, 140, 0, 88, 'leather', 0.225), (-0.22, -0.36, 0.0, 12, 0, 0, 'leather', 0.225)):
        with placed(at(x, y, z, turn, tilt, lean)):
            props.wellington(0, 0, m[kind], m['sole'], 0, height)
    props.umbrella(1.02, -0.16, 0.002, m['navy coat'], m['peg'], 10)
    props.basket(1.36, -0.30, 0.002, m['willow 2'], 0.46, 0.36, 0.24)
    for i, kind in enumerate(('canvas', 'cushion', 'wool')):
        block(1.20 + i * 0.02, 1.50, -0.42 + i * 0.02, -0.18, 0.14 + i * 0.05, 0.19 + i * 0.05, m[kind], 0.018, 4, 'folded cloth', rotation=(0, 0, rng.gauss(0, 0.08)))


def room_things(m):
    """The same before and after."""
    block(-1.62, -0.86, -1.86, -1.24, 0.003, 0.022, m['coir'], 0.006, 3, 'door mat')
    with placed(at(RIGHT, 0, 0, -90)):
        joinery.light_switch(1.2, 1.15, 0, m['plate'], 2)


def cushion(m, x, y, z):
    """A plump square cushion leaning on the back."""
    points, faces, n = [], [], 24
    for side in (1, -1):
        for j in range(n + 1):
            for i in range(n + 1):
                u, v = i / n * 2 - 1, j / n * 2 - 1
                puff = (max(0, 1 - abs(u) ** 2.6) * max(0, 1 - abs(v) ** 2.6)) ** 0.55
                pull = 1 - 0.06 * (1 - abs(u)) * abs(v) - 0.06 * (1 - abs(v)) * abs(u)
                points.append((u * 0.215 * pull, side * (0.070 * puff + 0.004 * math.sin(u * 7 + v * 5) * puff), (v + 1) * 0.205 * pull))
    for s in range(2):
        for j in range(n):
            for i in range(n):
                k = s * (n + 1) ** 2 + j * (n + 1) + i
                quad = (k, k + 1, k + n + 2, k + n + 1)
                faces.append(quad if s else tuple(reversed(quad)))
    with placed(at(x, y, z, 5, -19)):
        mesh('cushion', points, faces, m['cushion'], angle=80)


def garden(m, rng):
    block(-16, LEFT - 0.46, -8, 10, -0.15, -0.06, materials.lawn(), 0, name='lawn')
    block(-3.6, LEFT - 0.45, -2.3, -0.8, -0.1, -0.02, m['flags'], 0.01, name='path')
    with placed(at(-7.5, 0, 0, 65)):
        joinery.rubble_wall(-5, 6, -0.1, 1.05, 0, m['stone'], m['mortar'], (), 0.4, 0.2, rng=rng)
    bark = materials.plain('bark', '#4c4136', 0.95, 0.1)
    outdoors.tree(-9.5, 3.4, 4.8, m['leaf'], bark, 3, 0.42, 0.09)
    outdoors.tree(-12.5, 7.5, 6.5, m['leaf'], bark, 6, 0.42, 0.12)
    for i, (x, y, r) in enumerate(((-5.6, 0.2, 0.55), (-6.2, 1.4, 0.7), (-5.0, 1.9, 0.5), (-6.6, -0.9, 0.6))):
        outdoors.leaf_cloud((x, y, r * 0.6), r, 900, m['leaf'], 0.055, 40 + i, 0.9)


def light():
    even_sky('#c6d5e8', 0.8)
    sunlight(27, -113, SUN, 0.6)
    panel_light((LEFT - 0.42, (DOOR[0] + DOOR[1]) / 2, 1.45), (0.6, -0.9, 0.7), 0.72, 0.9, DAYLIGHT, (0.88, 0.94, 1))
    panel_light((1.70, -3.6, 1.45), (-0.6, -0.4, 0.9), 1.2, 1.1, FILL, (0.93, 0.965, 1))
    panel_light((-1.2, -4.8, 1.6), (0.3, 0, 1.0), 1.6, 1.4, 16, (1, 0.97, 0.92))


def build(view):
    rng = random.Random(21)
    m = palette()
    shell(m, rng)
    if view == 'before':
        before(m, rng)
    else:
        lines = lockers(m)
        cupboard(m)
        small_things(m, lines, rng)
    room_things(m)
    garden(m, rng)
    light()
