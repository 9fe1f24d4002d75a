"""Full-wall media unit, Cheltenham: painted joinery from wall to wall with a
television recess, cupboards below and above, open oak shelves on both sides.

Knobs: PAINT, SUN, DAYLIGHT (watts at the window), FILL (window behind the camera).
"""
import random

from common import joinery, materials, outdoors, props
from common.geometry import at, block, blocks, pipe, placed, wall_with_holes
from common.scene import View, even_sky, panel_light, sunlight
from measures import metres
from scenes import room_props as room

PAINT = '#4b5a5d'
SUN = 11.0
DAYLIGHT = 95
FILL = 60

COMMON = dict(exposure=0.1, look='Medium High Contrast', samples=13)
WHOLE = dict(position=(0.30, -4.05, 1.26), yaw=3.5, focal=28, shift_y=-0.045, focus=3.8, **COMMON)
VIEWS = {
    'whole': View('full-wall-media-unit-storage-cheltenham/whole', **WHOLE),
    'before': View('full-wall-media-unit-storage-cheltenham/before', **WHOLE),
    'second': View('full-wall-media-unit-storage-cheltenham/second', (1.28, -2.55, 1.30), 33, focal=27, shift_y=-0.02, focus=2.6, **{**COMMON, 'exposure': 0.3}),
    'detail': View('full-wall-media-unit-storage-cheltenham/detail', (0.45, -1.50, 0.98), -27, pitch=-10, focal=42, focus=1.45, fstop=4.5, **{**COMMON, 'samples': 12, 'exposure': 0.45}),
}

M = metres('full-wall-media-unit-storage-cheltenham')
LEFT, RIGHT, CEILING, FRONT = M.LEFT, M.RIGHT, M.CEILING, -4.75
BASE, UPPER = M.BASE, M.UPPER            # depths
TOP = M.TOP                              # top of the low cupboards
RECESS = (*M.RECESS, TOP, M.LINTEL)
HEAD = M.HEAD                            # top of the upper part, below the scribed strip
POST = M.POST
WINDOW = (-3.15, -2.05, 0.55, 2.15)      # in the left wall, world y


def palette():
    m = {}
    m['paint'] = materials.paint('unit paint', PAINT, 0.40)
    m['inside'] = materials.paint('unit back', PAINT, 0.46)
    m['oak'] = materials.wood('shelf oak', 'X', roughness=0.42, figure=0.85, variation=0.10)
    m['floor'] = materials.wood('floor oak', 'Y', ('#c6a67b', '#ae8b5f', '#8a683f'), roughness=0.36, figure=0.7, variation=0.12)
    m['wall'] = materials.plaster('walls', '#e6dfd0')
    m['ceiling'] = materials.plaster('ceiling', '#efece5')
    m['white'] = materials.paint('woodwork white', '#efebe2', 0.36)
    m['pane'] = materials.window_pane()
    m['brass'] = materials.brass()
    m['case'] = materials.plain('tv case', '#111214', 0.35)
    m['screen'] = materials.plain('tv screen', '#060708', 0.09, 0.5)
    m['dark'] = materials.plain('slot', '#0c0c0c', 0.9, 0.0)
    m['card'] = materials.plain('mount', '#efeade', 0.9)
    m['print'] = room.landscape_print('print one')
    m['print 2'] = room.landscape_print('print two', '#a8733f', '#6d7f8c', '#e5dccb')
    m['cream'] = materials.ceramic('cream glaze', '#e5ddcc', 0.3, 0.05)
    m['clay'] = materials.ceramic('clay', '#a9684a', 0.7, 0.1)
    m['blue'] = materials.ceramic('blue glaze', '#3f5a66', 0.15, 0.12)
    m['sand'] = materials.ceramic('sand glaze', '#bfa983', 0.5, 0.12)
    m['leaf'] = materials.leaf('house leaf', '#2f4f26', '#6f9147')
    m['olive'] = materials.leaf('olive leaf', '#5a6b47', '#93a07c')
    m['twig'] = materials.plain('twig', '#6b5138', 0.8)
    m['rug'] = materials.cloth('rug wool', '#b9ab93', ('#a4947a', 9))
    m['rug edge'] = materials.cloth('rug edge', '#7c6a55')
    m['speaker'] = materials.cloth('speaker cloth', '#2c2e30')
    m['walnut'] = materials.wood('walnut', 'X', materials.WALNUT, roughness=0.4)
    m['willow'] = materials.wood('willow', 'X', ('#b98f5b', '#9c7344', '#74512c'), roughness=0.6, figure=0.3)
    m['linen'] = materials.cloth('linen', '#d9cdb8')
    m['plate'] = materials.plain('socket plate', '#efece6', 0.35)
    m['leaf out'] = materials.leaf('garden leaf', '#3d5a2a', '#86a050')
    m['black'] = materials.black_metal()
    return m


def shell(m, rng):
    wall_with_holes(LEFT, RIGHT, 0, CEILING, 0, 0.2, [], m['wall'], 'back wall')
    room.side_wall(LEFT, 90, FRONT, 0.2, CEILING, [WINDOW], m['wall'])
    room.side_wall(RIGHT, -90, FRONT, 0.2, CEILING, [], m['wall'])
    block(LEFT - 0.3, RIGHT + 0.3, FRONT, 0.2, CEILING, CEILING + 0.1, m['ceiling'], 0, name='ceiling')
    joinery.board_floor(LEFT, RIGHT, FRONT, 0.0, 0.0, m['floor'], 0.165, rng=rng)
    block(LEFT, RIGHT, FRONT, 0.1, -0.06, -0.004, m['dark'], 0, name='sub floor')
    room.window_in(LEFT, 90, WINDOW, m['white'], m['pane'])
    room.skirtings([(LEFT, FRONT, 90, -FRONT - BASE - 0.02), (RIGHT, -BASE - 0.02, -90, -FRONT - BASE - 0.02)], m['white'])
    room.cornices([(LEFT, FRONT, 90, -FRONT - 0.27), (RIGHT, -0.27, -90, -FRONT - 0.27)], CEILING, m['ceiling'], 0.10)


def unit(m, rng):
    a, b = LEFT, RIGHT
    # low cupboards: carcase, plinth with air slots, eight doors, top
    block(a + 0.001, b - 0.001, -BASE + 0.024, -0.001, 0.082, TOP - 0.028, m['inside'], 0, name='low carcase')
    block(a, b, -BASE - 0.004, -0.0005, TOP - 0.0275, TOP, m['paint'], 0.0025, 3, 'low top')
    plinth, slots = [], M.SLOTS
    edges = [a + 0.0005]
    for i in range(slots):
        c = a + (b - a) * (i + 0.5) / slots
        edges += [c - 0.13, c + 0.13]
    edges.append(b - 0.0005)
    for i in range(0, len(edges), 2):
        plinth.append((edges[i], edges[i + 1], -BASE + 0.060, -BASE + 0.080, 0.0008, 0.0815))
    for i in range(1, len(edges) - 1, 2):
        plinth += [(edges[i], edges[i + 1], -BASE + 0.060, -BASE + 0.080, 0.0008, 0.034), (edges[i], edges[i + 1], -BASE + 0.060, -BASE + 0.080, 0.048, 0.0815)]
    blocks(plinth, m['paint'], 0.0012, 2, 'plinth')
    block(a, b, -BASE + 0.10, -BASE + 0.12, 0.0, 0.08, m['dark'], 0, name='plinth dark')
    for x0, x1 in ((a, a + 0.040), (b - 0.040, b)):
        block(x0 + 0.0003, x1 - 0.0003, -BASE + 0.0005, -BASE + 0.024, 0.0822, TOP - 0.0283, m['paint'], 0.001, name='scribe')
    count = M.LOW_DOORS
    lo, hi = a + 0.0415, b - 0.0415
    for i in range(count):
        x0, x1 = lo + (hi - lo) * i / count + 0.0014, lo + (hi - lo) * (i + 1) / count - 0.0014
        face = joinery.shaker_front(x0, x1, M.PLINTH + rng.uniform(-0.0003, 0.0003), TOP - 0.0305, -BASE + 0.0215, m['paint'], 0.062)
        joinery.knob(x1 - 0.030 if i % 2 == 0 else x0 + 0.030, face, TOP - 0.062, m['brass'], 0.0125)
    # upper part: posts, backs
    block(a, b, -0.012, -0.0004, TOP, CEILING - 0.001, m['inside'], 0, name='upper back')
    for x0, x1 in ((a, a + POST), (RECESS[0] - POST, RECESS[0]), (RECESS[1], RECESS[1] + POST), (b - POST, b)):
        block(x0 + 0.0004, x1 - 0.0004, -UPPER, -0.0122, TOP + 0.0003, HEAD + 0.02, m['paint'], 0.0018, 2, 'post')
    # recess: magnetic back panel with a fine joint, lintel, cupboards over it
    block(RECESS[0] + 0.003, RECESS[1] - 0.003, -0.080, -0.066, TOP + 0.003, RECESS[3] - 0.003, m['inside'], 0.001, name='removable back')
    block(RECESS[0] + 0.0005, RECESS[1] - 0.0005, -UPPER + 0.0015, -0.0125, RECESS[3], RECESS[3] + M.OVER, m['paint'], 0.0015, 2, 'lintel')
    block(RECESS[0] + 0.001, RECESS[1] - 0.001, -UPPER + 0.030, -0.013, RECESS[3] + 0.0325, HEAD, m['inside'], 0, name='over carcase')
    n = M.UPPER_DOORS
    for i in range(n):
        x0, x1 = RECESS[0] + (RECESS[1] - RECESS[0]) * i / n + 0.0016, RECESS[0] + (RECESS[1] - RECESS[0]) * (i + 1) / n - 0.0016
        face = joinery.shaker_front(x0, x1, RECESS[3] + 0.0355, HEAD - 0.002, -UPPER + 0.0285, m['paint'], 0.062)
        joinery.knob(x1 - 0.030 if i % 2 == 0 else x0 + 0.030, face, RECESS[3] + 0.075, m['brass'], 0.0125)
    # head: fascia, scribed strip that takes up the ceiling, small cornice
    block(a, b, -UPPER - 0.006, -0.013, HEAD + 0.0005, HEAD + M.FASCIA, m['paint'], 0.002, 2, 'fascia')
    blocks([[(a, -UPPER - 0.012, HEAD + 0.0855), (b, -UPPER - 0.012, HEAD + 0.0855), (b, -0.013, HEAD + 0.0855), (a, -0.013, HEAD + 0.0855),
             (a, -UPPER - 0.012, CEILING - 0.0445), (b, -UPPER - 0.012, CEILING - 0.0445), (b, -0.013, CEILING - 0.0445), (a, -0.013, CEILING - 0.0445)]], m['paint'], 0.001, 2, 'scribed strip')
    block(a, b, -UPPER - 0.030, -0.013, CEILING - 0.044, CEILING - 0.022, m['paint'], 0.006, 4, 'unit cornice')
    block(a, b, -UPPER - 0.044, -0.013, CEILING - 0.0217, CEILING - 0.0005, m['paint'], 0.004, 3, 'unit cornice top')
    bays = ((a + POST, RECESS[0] - POST), (RECESS[1] + POST, b - POST))
    levels = M.SHELVES
    for x0, x1 in bays:
        for z in levels:
            block(x0 + 0.0006, x1 - 0.0006, -UPPER + 0.012, -0.0125, z - M.SHELF, z, m['oak'], 0.0022, 3, 'oak shelf')
    return bays, levels


def dressing(m, bays, levels, rng):
    (la, lb), (ra, rb) = bays
    room.television(0, M.SCREEN_AT, -0.080, M.SCREEN[1] - M.SCREEN[0], M.SCREEN_HIGH, m['case'], m['screen'])
    end = room.records(la + 0.012, -0.020, TOP + 0.0006, 92, rng)
    end = room.records(end + 0.028, -0.020, TOP + 0.0006, 34, rng)
    # left bay
    props.upright_books(la + 0.02, -0.03, levels[0] + 0.0004, 9, rng, (0.18, 0.25), 0.17)
    room.ceramic_vase(lb - 0.17, -0.14, levels[0], m['sand'], 0.19, 0.075, 2)
    room.framed(la + 0.26, levels[1] + 0.001, -0.05, 0.30, 0.23, m['walnut'], m['card'], m['print'], 9)
    props.books(lb - 0.22, -0.14, levels[1] + 0.0004, (('#d7cbb4', 0.24, 0.17, 0.030), ('#445560', 0.22, 0.165, 0.022), ('#a5583e', 0.20, 0.15, 0.026)), rng)
    props.bowl(la + 0.24, -0.13, levels[2], m['cream'], 0.11, 0.07)
    props.upright_books(la + 0.46, -0.03, levels[2] + 0.0004, 8, rng, (0.19, 0.265), 0.17)
    room.trailing_plant(la + 0.20, -0.145, levels[3], m['clay'], m['leaf'], rng, 0.40)
    room.framed(lb - 0.23, levels[3] + 0.001, -0.055, 0.20, 0.26, m['black'], m['card'], m['print 2'], 9, mount=0.035)
    # right bay
    block(ra + 0.045, ra + 0.255, -0.245, -0.045, TOP + 0.004, TOP + 0.305, m['walnut'], 0.006, 3, 'speaker')
    block(ra + 0.055, ra + 0.245, -0.2495, -0.2445, TOP + 0.014, TOP + 0.295, m['speaker'], 0.002, 2, 'speaker front')
    props.books(ra + 0.52, -0.14, TOP + 0.0004, (('#5f6f56', 0.30, 0.22, 0.034), ('#e0d6c2', 0.29, 0.21, 0.026)), rng)
    props.basket(rb - 0.19, -0.17, TOP + 0.001, m['willow'], 0.30, 0.24, 0.19)
    props.upright_books(ra + 0.02, -0.03, levels[0] + 0.0004, 6, rng, (0.17, 0.235), 0.16)
    room.ceramic_vase(ra + 0.36, -0.14, levels[0], m['blue'], 0.17, 0.06, 0)
    props.upright_books(ra + 0.50, -0.03, levels[0] + 0.0004, 10, rng, (0.19, 0.25), 0.17)
    props.vase_of_branches(ra + 0.20, -0.14, levels[1], m['cream'], m['olive'], m['twig'], rng, 0.13, 0.045, 6, 0.13, (0.038, 0.016))
    block(ra + 0.42, ra + 0.66, -0.20, -0.06, levels[1] + 0.0005, levels[1] + 0.13, m['linen'], 0.004, 3, 'box')
    block(ra + 0.415, ra + 0.665, -0.205, -0.055, levels[1] + 0.131, levels[1] + 0.155, m['linen'], 0.004, 3, 'box lid')
    props.upright_books(ra + 0.05, -0.03, levels[2] + 0.0004, 11, rng, (0.19, 0.265), 0.17)
    props.books(rb - 0.24, -0.14, levels[2] + 0.0004, (('#344a3e', 0.25, 0.18, 0.028), ('#c9b48f', 0.23, 0.17, 0.020)), rng)
    room.ceramic_vase(rb - 0.23, -0.14, levels[2] + 0.048, m['clay'], 0.12, 0.055, 1)
    room.ceramic_vase(ra + 0.18, -0.14, levels[3], m['cream'], 0.24, 0.08, 2)
    room.ceramic_vase(ra + 0.36, -0.13, levels[3], m['sand'], 0.15, 0.06, 0)
    props.books(rb - 0.24, -0.13, levels[3] + 0.0004, (('#7a3b32', 0.24, 0.18, 0.032), ('#d8d2c4', 0.23, 0.17, 0.024), ('#2f3b4c', 0.22, 0.16, 0.022)), rng)
    props.basket(1.42, -0.74, 0.001, m['willow'], 0.40, 0.34, 0.27)
    for i in range(3):
        block(1.28 + i * 0.02, 1.54, -0.86 + i * 0.03, -0.64, 0.16 + i * 0.045, 0.20 + i * 0.045, m['linen' if i % 2 else 'rug edge'], 0.017, 4, 'folded blanket', rotation=(0, 0, rng.gauss(0, 0.05)))


def before(m, rng):
    """The screen on a low table at one end, the router at the other, and a lead between them."""
    room.skirtings([(LEFT + 0.02, 0, 0, RIGHT - LEFT - 0.04)], m['white'])
    room.cornices([(LEFT, 0, 0, RIGHT - LEFT)], CEILING, m['ceiling'], 0.10)
    pine = materials.wood('stand pine', 'X', materials.PINE, roughness=0.45, knots=0.4)
    for z in (0.12, 0.46):
        block(-1.62, -0.42, -0.46, -0.06, z, z + 0.028, pine, 0.004, 3, 'stand shelf')
    for x in (-1.60, -0.465):
        block(x, x + 0.024, -0.45, -0.07, 0.0005, 0.4598, pine, 0.003, 3, 'stand side')
    room.television(-1.02, 0.86, -0.20, M.SCREEN[1] - M.SCREEN[0], M.SCREEN_HIGH, m['case'], m['screen'])
    for x in (-1.32, -0.72):
        block(x - 0.012, x + 0.012, -0.34, -0.12, 0.4885, 0.53, m['case'], 0.004, 3, 'television foot')
    for x, wide, tall in ((-1.40, 0.40, 0.06), (-0.82, 0.34, 0.11)):
        block(x - wide / 2, x + wide / 2, -0.40, -0.14, 0.1485, 0.1485 + tall, m['case'], 0.006, 3, 'box')
    # the router on a stool, its lead along the skirting
    with placed(at(1.36, -0.26, 0)):
        block(-0.17, 0.17, -0.15, 0.15, 0.43, 0.458, pine, 0.006, 3, 'stool top')
        for sx in (-1, 1):
            for sy in (-1, 1):
                block(sx * 0.13 - 0.016, sx * 0.13 + 0.016, sy * 0.11 - 0.016, sy * 0.11 + 0.016, 0.0005, 0.4298, pine, 0.003, 2, 'stool leg')
        block(-0.11, 0.11, -0.07, 0.07, 0.4585, 0.49, m['card'], 0.008, 3, 'router')
        for x in (-0.09, 0.09):
            pipe([(x, 0.05, 0.485), (x * 1.15, 0.06, 0.64)], 0.006, m['card'], 'aerial')
    pipe([(1.30, -0.20, 0.47), (1.20, -0.06, 0.30), (1.10, -0.05, 0.03), (0.70, -0.09, 0.010), (0.10, -0.05, 0.010), (-0.30, -0.11, 0.010), (-0.50, -0.05, 0.02), (-0.62, -0.08, 0.30), (-0.74, -0.16, 0.60)], 0.005, m['case'], 'lead')
    joinery.double_socket(0.46, 0.45, 0, m['plate'], m['dark'])
    # records and books with nowhere to go
    end = room.records(0.16, -0.03, 0.001, 60, rng)
    for i, x in enumerate((end + 0.16, end + 0.40)):
        props.books(x, -0.17, 0.0008, (('#d7cbb4', 0.26, 0.19, 0.034), ('#445560', 0.25, 0.185, 0.028), ('#a5583e', 0.24, 0.18, 0.030), ('#5f6f56', 0.25, 0.18, 0.026), ('#e0d6c2', 0.22, 0.16, 0.024))[:3 + 2 * i], rng)
    room.framed(0.62, 1.30, -0.001, 0.56, 0.44, m['walnut'], m['card'], m['print 2'], 0, mount=0.07)


def room_things(m, rng):
    """The rest of the room: the same before and after."""
    room.rug(-1.30, 0.95, -2.95, -0.95, m['rug'], m['rug edge'], m['linen'])
    table(m, -0.28, -1.92)
    with placed(at(RIGHT, 0, 0, -90)):
        joinery.double_socket(0.80, 0.45, 0, m['plate'], m['dark'])
        room.framed(1.30, 1.12, -0.001, 0.56, 0.72, m['oak'], m['card'], m['print'], 0, mount=0.09)
    props.vase_of_branches(-1.56, -0.74, 0.001, m['clay'], m['olive'], m['twig'], rng, 0.40, 0.17, 13, 0.62, (0.085, 0.030))
    for i, (x, y, r) in enumerate(((-5.2, -2.2, 0.9), (-6.2, -3.6, 1.2), (-5.8, -0.6, 1.1), (-7.5, -2.2, 1.6))):
        outdoors.leaf_cloud((x, y, r * 0.9), r, 1200, m['leaf out'], 0.07, 60 + i, 0.9)


def table(m, x, y):
    """Low oak coffee table with a mug, a book and a remote control."""
    block(x - 0.52, x + 0.52, y - 0.29, y + 0.29, 0.372, 0.400, m['oak'], 0.006, 4, 'table top')
    leg = materials.wood('leg oak', 'Z', roughness=0.45)
    for sx in (-1, 1):
        for sy in (-1, 1):
            block(x + sx * 0.44 - 0.022, x + sx * 0.44 + 0.022, y + sy * 0.215 - 0.022, y + sy * 0.215 + 0.022, 0.0125, 0.3715, leg, 0.004, 3, 'leg')
    blocks([(x - 0.418, x + 0.418, y - 0.225, y - 0.205, 0.310, 0.3715), (x - 0.418, x + 0.418, y + 0.205, y + 0.225, 0.310, 0.3715)], m['oak'], 0.002, 2, 'table rail')
    rng = random.Random(3)
    props.books(x + 0.20, y + 0.02, 0.4004, (('#39505a', 0.29, 0.22, 0.028), ('#d9cdb8', 0.26, 0.20, 0.020)), rng)
    props.mug(x - 0.16, y - 0.05, 0.4003, m['blue'], 0.04, 0.088, 2.4)
    block(x - 0.05, x - 0.005, y - 0.02, y + 0.13, 0.4005, 0.416, m['case'], 0.005, 3, 'remote', rotation=(0, 0, 0.5))


def light():
    even_sky('#cfdcec', 1.0)
    sunlight(31, -127, SUN, 0.6)
    mid = (WINDOW[0] + WINDOW[1]) / 2
    panel_light((LEFT - 0.42, mid, 1.40), (0.4, mid + 0.9, 0.9), 1.1, 1.5, DAYLIGHT, (0.88, 0.94, 1))
    panel_light((1.05, FRONT + 0.1, 1.55), (-0.2, 0, 1.0), 1.5, 1.5, FILL, (0.95, 0.97, 1), False)
    panel_light((-1.3, FRONT + 0.1, 1.75), (0.4, 0, 1.2), 0.8, 1.0, FILL * 0.25, (1, 0.95, 0.88))


def build(view):
    rng = random.Random(9)
    m = palette()
    shell(m, rng)
    if view == 'before':
        before(m, rng)
    else:
        dressing(m, *unit(m, rng), rng)
    room_things(m, rng)
    light()
