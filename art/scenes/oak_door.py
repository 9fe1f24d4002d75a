"""Oak internal doors, 1981 x 762 mm, in painted linings along a Gloucester hall.
Views `whole` and `before` look down the hall; `second` and `detail` stand inside a
room, at a door that opens towards the camera. Before, flat hollow doors hung in the
same linings.

Knobs: SUN, HALL_LIGHT, ROOM_LIGHT (watts).
"""
import math
import random

from common import joinery, materials, outdoors, props
from common.geometry import at, block, blocks, mesh, pipe, placed, turned, wall_with_holes
from common.nodes import Shader, linear
from common.scene import View, even_sky, panel_light, sunlight
from measures import metres
from scenes import room_props as room

SUN = 26.0
HALL_LIGHT = 46
ROOM_LIGHT = 48

COMMON = dict(exposure=0.25, look='High Contrast', samples=13)
WHOLE = dict(position=(0.14, -5.75, 1.34), yaw=4.5, focal=27, shift_y=-0.035, focus=3.9, **{**COMMON, 'exposure': 0.5})
VIEWS = {
    'whole': View('oak-door-installation-gloucester/whole', **WHOLE),
    'before': View('oak-door-installation-gloucester/before', **WHOLE),
    'detail': View('oak-door-installation-gloucester/detail', (0.66, -1.34, 1.09), 23, pitch=-4, focal=50, focus=1.0, fstop=5.0, **{**COMMON, 'samples': 12, 'exposure': -0.6}),
    'second': View('oak-door-installation-gloucester/second', (-0.62, -2.75, 1.30), -12, focal=26, shift_y=-0.045, focus=2.6, **{**COMMON, 'exposure': -0.2}),
}

M = metres('oak-door-installation-gloucester')
WIDE, TALL, THICK = M.WIDE, M.TALL, M.THICK
CLEAR = (WIDE + 2 * M.SIDE_GAP, TALL + M.SIDE_GAP + M.FLOOR_GAP)        # opening between linings: 2 mm sides and head, 10 mm floor
DEEP = 0.116                                # wall and lining
LEFT, RIGHT, CEILING, FRONT = -0.95, 0.95, 2.50, -6.3


def palette():
    m = {}
    tones = ('#cbb08a', '#b2946c', '#8c6d46')
    m['stile'] = materials.wood('door oak stile', 'Z', tones, roughness=0.46, figure=0.62, variation=0.10, ring=0.0026, saturation=0.86)
    m['rail'] = materials.wood('door oak rail', 'X', tones, roughness=0.46, figure=0.62, variation=0.10, ring=0.0026, saturation=0.86)
    m['panel'] = materials.wood('door oak panel', 'Z', tones, roughness=0.46, figure=0.75, variation=0.10, ring=0.0026, saturation=0.86)
    m['white'] = materials.paint('woodwork white', '#efece3', 0.34)
    m['wall'] = materials.plaster('hall wall', '#dedacd')
    m['room wall'] = materials.plaster('room wall', '#cfd3c9')
    m['ceiling'] = materials.plaster('ceiling', '#f0ede6')
    m['brushed'] = materials.metal('brushed steel', '#c9c7c2', 0.32, 0.10)
    m['brass'] = materials.brass('hinge brass', 0.25)
    m['slot'] = materials.plain('slot', '#171512', 0.8, 0.1)
    m['buff'] = materials.stone('buff tile', ('#c9b78f', '#d3c39d', '#bba77c'), 0.42, 0.3, 0.07)
    m['dark tile'] = materials.stone('slate tile', ('#4b4a47', '#56544f', '#3c3b39'), 0.40, 0.3, 0.08)
    m['red tile'] = materials.stone('red tile', ('#8a4f3a', '#97593f', '#7a4433'), 0.42, 0.3, 0.08)
    m['grout'] = materials.plain('grout', '#6d675c', 0.9)
    m['oak floor'] = materials.wood('floor oak', 'X', ('#c3a986', '#a98d68', '#856846'), roughness=0.40, figure=0.55, ring=0.003, saturation=0.88)
    m['pane'] = materials.window_pane()
    m['plate'] = materials.plain('socket plate', '#efece6', 0.35)
    m['card'] = materials.plain('mount', '#efeade', 0.9)
    m['print'] = room.landscape_print('hall print')
    m['print 2'] = room.landscape_print('hall print 2', '#8a7a52', '#5d6a72', '#dfd7c6')
    m['black'] = materials.black_metal()
    m['table'] = materials.paint('table paint', '#47525a', 0.42)
    m['cream'] = materials.ceramic('cream glaze', '#e5ddcc', 0.3, 0.05)
    m['olive'] = materials.leaf('olive leaf', '#5a6b47', '#93a07c')
    m['twig'] = materials.plain('twig', '#6b5138', 0.8)
    m['shade'] = materials.cloth('lamp shade', '#e8dcc3')
    m['leaf'] = materials.leaf('garden leaf', '#3d5a2a', '#86a050')
    m['willow'] = materials.wood('willow', 'X', ('#b98f5b', '#9c7344', '#74512c'), roughness=0.6, figure=0.3)
    return m


# one door ---------------------------------------------------------------------------
def leaf(m, hand=1, furniture=('front', 'back'), knuckles=False):
    """Four-panel oak leaf in its own space: hinge edge on x = 0, running towards
    +X (hand 1) or -X; front face y = 0, back face y = THICK; foot z = 0.010."""
    z0 = M.FLOOR_GAP
    stile, top, bottom, mull = M.STILE, M.TOP_RAIL, M.BOTTOM_RAIL, M.MULLION
    lock_low, lock = M.LOCK_RAIL

    def box(a, b, y0, y1, lo, hi, material, bevel=0.0013, name='door part', segments=2):
        block(hand * a, hand * b, y0, y1, z0 + lo, z0 + hi, material, bevel, segments, name)

    g = 0.00015                                       # the hair line of a shoulder
    box(0, stile, 0, THICK, 0, TALL, m['stile'], name='stile')
    box(WIDE - stile, WIDE, 0, THICK, 0, TALL, m['stile'], name='stile')
    for lo, hi in ((0.0, bottom), (lock_low, lock_low + lock), (TALL - top, TALL)):
        box(stile + g, WIDE - stile - g, 0.0001, THICK - 0.0001, lo, hi, m['rail'], name='rail')
    mid = WIDE / 2
    spans = ((bottom, lock_low), (lock_low + lock, TALL - top))
    for lo, hi in spans:
        box(mid - mull / 2, mid + mull / 2, 0.0002, THICK - 0.0002, lo + g, hi - g, m['stile'], name='muntin')
        for a, b in ((stile, mid - mull / 2), (mid + mull / 2, WIDE - stile)):
            box(a - 0.004, b + 0.004, 0.0105, THICK - 0.0105, lo - 0.004, hi + 0.004, m['panel'], 0, 'panel')
    handle_x = hand * (WIDE - 0.060)
    for side in furniture:
        if side == 'front':
            room.lever_on_rose(handle_x, 1.0, 0.0, m['brushed'], -hand)
        else:
            with placed(at(0, THICK, 0, 180)):
                room.lever_on_rose(-handle_x, 1.0, 0.0, m['brushed'], hand)
    # latch forend on the edge
    fx = hand * WIDE
    block(fx - hand * 0.002, fx + hand * 0.0006, THICK / 2 - 0.0115, THICK / 2 + 0.0115, 1.0 - 0.029, 1.0 + 0.029, m['brushed'], 0.0004, 2, 'latch plate')
    pts = [(fx, THICK / 2 - 0.0065, 1.0 - 0.009), (fx, THICK / 2 + 0.0065, 1.0 - 0.009), (fx, THICK / 2 + 0.0065, 1.0 + 0.009), (fx, THICK / 2 - 0.0065, 1.0 + 0.009),
           (fx + hand * 0.0105, THICK / 2 + 0.0062, 1.0 - 0.0085), (fx + hand * 0.0105, THICK / 2 + 0.0062, 1.0 + 0.0085), (fx + hand * 0.002, THICK / 2 - 0.0065, 1.0 + 0.009), (fx + hand * 0.002, THICK / 2 - 0.0065, 1.0 - 0.009)]
    mesh('latch bolt', pts, [(0, 3, 6, 7), (7, 6, 5, 4), (1, 4, 5, 2), (0, 7, 4, 1), (3, 2, 5, 6)], m['brushed'], bevel=0.0006)
    for dz in (-0.0215, 0.0215):
        head = turned([(0.0036, 0), (0.0034, 0.0008), (0, 0.001)], m['brushed'], (fx + hand * 0.0006, THICK / 2, 1.0 + dz), 14, 'screw')
        head.rotation_euler = (0, math.radians(90 * hand), 0)
        block(fx + hand * 0.0012, fx + hand * 0.0018, THICK / 2 - 0.0028, THICK / 2 + 0.0028, 1.0 + dz - 0.0004, 1.0 + dz + 0.0004, m['slot'], 0, name='screw slot')
    if knuckles:
        for z in (z0 + TALL - 0.190, z0 + TALL / 2 + 0.03, z0 + 0.260):
            room.butt_hinge(-hand * 0.002, z, 0.0, m['brass'])


def old_gloss(name, colour):
    """Gloss paint gone yellow: brushed, greasy round the handle, kicked grey at the foot."""
    s = Shader(name)
    x, y, z = s.local()
    p = s.vector(x, y, z)
    cloud = s.noise(p, 5, 4, 0.6)
    kicked = s.remap(z, -0.70, -0.98, 0.0, 0.42) * s.remap(s.noise(s.vector(x * 7, y, z * 26), 1, 4, 0.7), 0.48, 0.66)
    off = s.root((s.absolute(x) - 0.30) * (s.absolute(x) - 0.30) + z * z * 0.4)
    greasy = s.remap(off, 0.16, 0.02, 0.0, 0.45) * s.remap(cloud, 0.35, 0.65)
    tone = s.mix(s.largest(kicked, greasy), s.shift(linear(colour), 0.5, s.remap(cloud, 0.3, 0.7, 0.9, 1.12)), linear('#8d8069'))
    strokes = s.noise(s.vector(x * 210, y * 210, z * 11), 1, 3)
    ripple = s.noise(p, 6, 2)                       # thin skins sink between the laths
    return s.principled(tone, s.remap(cloud, 0.3, 0.7, 0.22, 0.34), s.bump(ripple, 0.012, 0.25, s.bump(strokes, 0.0003, 0.4)), specular=0.5)


def before():
    """The paint of before: yellowed everywhere, most on the doors."""
    return {'white': materials.paint('old woodwork white', '#ece3d3', 0.26), 'old gloss': old_gloss('old door gloss', '#efe3cb'),
            'brassed': materials.metal('brassed', '#b59d68', 0.26, 0.10)}


def flush_leaf(m, hand):
    """Hollow flush leaf in the space of `leaf`, with lever handles on plates."""
    block(0, hand * WIDE, 0, THICK, M.FLOOR_GAP, M.FLOOR_GAP + TALL, m['old gloss'], 0.002, 2, 'flush door')
    lever_on_plate(hand * (WIDE - 0.060), 1.0, 0.0, m, -hand)
    with placed(at(0, THICK, 0, 180)):
        lever_on_plate(-hand * (WIDE - 0.060), 1.0, 0.0, m, hand)


def lever_on_plate(x, z, y, m, way):
    block(x - 0.020, x + 0.020, y - 0.0045, y, z - 0.100, z + 0.048, m['brassed'], 0.002, 3, 'handle plate')
    for dz in (-0.088, 0.036):
        turned([(0.0042, 0), (0.0036, 0.0010), (0, 0.0013)], m['brassed'], (x, y - 0.0045, z + dz), 14, 'screw').rotation_euler = (math.pi / 2, 0, 0)
    pipe([(x, y - 0.003, z), (x, y - 0.044, z)], 0.0085, m['brassed'], 'neck', False)
    pipe([(x, y - 0.036, z), (x, y - 0.050, z), (x + way * 0.018, y - 0.052, z), (x + way * 0.060, y - 0.052, z - 0.003), (x + way * 0.098, y - 0.048, z - 0.010)], 0.0080, m['brassed'], 'lever')


def doorway(m, x, hinge='left', opens='away', angle=0.0, both=True):
    """Opening centred on x in a wall whose near face is y = 0 and far face y = DEEP:
    lining, stops, architraves both sides and the leaf, opened by `angle`."""
    w, h = CLEAR
    a, b = x - w / 2, x + w / 2
    for lo, hi in ((a - 0.030, a), (b, b + 0.030)):
        block(lo, hi, -0.0005, DEEP + 0.0005, 0, h + 0.030, m['white'], 0.002, 2, 'lining')
    block(a, b, -0.0005, DEEP + 0.0005, h, h + 0.030, m['white'], 0.002, 2, 'lining head')
    margin = 0.006
    joinery.architrave(a - margin, b + margin, h + margin, 0.0, m['white'], 0.066, 0.017)
    if both:
        with placed(at(0, DEEP, 0, 180)):
            joinery.architrave(-b - margin, -a + margin, h + margin, 0.0, m['white'], 0.066, 0.017)
    if opens == 'away':
        s0, s1, face = 0.0335, DEEP - THICK - 0.0015, DEEP - THICK
    else:
        s0, s1, face = THICK + 0.0015, DEEP - 0.0335, 0.0
    for lo, hi in ((a, a + 0.012), (b - 0.012, b)):
        block(lo, hi, s0, s1, 0, h - 0.0005, m['white'], 0.0012, 2, 'door stop')
    block(a + 0.012, b - 0.012, s0, s1, h - 0.0125, h - 0.0005, m['white'], 0.0012, 2, 'door stop head')
    hand = 1 if hinge == 'left' else -1
    edge = a + 0.002 if hinge == 'left' else b - 0.002
    pivot = 0.0 if opens != 'away' else THICK
    swing = -angle if opens != 'away' else angle
    with placed(at(edge, face + pivot, 0, swing * hand)):
        with placed(at(0, -pivot, 0)):
            if 'old gloss' in m:
                flush_leaf(m, hand)
            else:
                leaf(m, hand, knuckles=opens != 'away')
    # keep on the latch side
    kx, s = (b, -1) if hinge == 'left' else (a, 1)
    middle = face + THICK / 2
    block(kx + s * 0.0012, kx - s * 0.001, middle - 0.013, middle + 0.013, 1.0 - 0.030, 1.0 + 0.030, m['brushed'], 0.0004, 2, 'keep')
    block(kx + s * 0.0016, kx - s * 0.001, middle - 0.007, middle + 0.007, 1.0 - 0.011, 1.0 + 0.011, m['slot'], 0, name='keep hole')


def hole(x):
    return (x - CLEAR[0] / 2 - 0.029, x + CLEAR[0] / 2 + 0.029, 0.0, CLEAR[1] + 0.029)


# the hall -----------------------------------------------------------------------------
LEFT_DOORS, RIGHT_DOORS, END_DOOR = (-3.72, -1.62), (2.75,), -0.28   # along each wall's own x


def chequer(m, x0, x1, y0, y1, rng, size=0.150):
    """Diagonal chequer of buff and slate with a red border that covers the cut edge."""
    half = size / math.sqrt(2)
    kinds = {0: [], 1: []}
    j = 0
    y = y0
    while y < y1 + half:
        i = 0
        x = x0 + (half if j % 2 else 0)
        while x < x1 + half:
            r = half - 0.0016
            lift = rng.gauss(0, 0.00025)
            ring = [(x, y - r), (x + r, y), (x, y + r), (x - r, y)]
            kinds[j % 2].append([(px, py, -0.012) for px, py in ring] + [(px, py, lift) for px, py in ring])
            x += 2 * half
            i += 1
        y += half
        j += 1
    blocks(kinds[0], m['buff'], 0.0012, 2, 'buff tiles')
    blocks(kinds[1], m['dark tile'], 0.0012, 2, 'dark tiles')
    edge = 0.115
    parts = []
    for a, b in ((x0 - 0.02, x0 + edge), (x1 - edge, x1 + 0.02)):
        y = y0
        while y < y1:
            parts.append((a, b, y + 0.001, y + 0.149, -0.010, 0.0022 + rng.gauss(0, 0.0002)))
            y += 0.150
    blocks(parts, m['red tile'], 0.0012, 2, 'border tiles')
    block(x0 - 0.2, x1 + 0.2, y0, y1 + 0.2, -0.05, -0.0022, m['grout'], 0, name='grout')


def hall(m, rng):
    # walls: left (with the sunny room behind), right, end
    with placed(at(LEFT, 0, 0, 90)):
        wall_with_holes(FRONT, 0.0, 0, CEILING, 0, DEEP, [hole(x) for x in LEFT_DOORS], m['wall'], 'left wall')
        doorway(m, LEFT_DOORS[0], 'left', 'away', 0)
        doorway(m, LEFT_DOORS[1], 'right', 'away', 80)
        joinery.light_switch(LEFT_DOORS[1] - 0.66, 1.12, -0.0005, m['plate'], 1)
    with placed(at(RIGHT, 0, 0, -90)):
        wall_with_holes(0.0, -FRONT, 0, CEILING, 0, DEEP, [hole(x) for x in RIGHT_DOORS], m['wall'], 'right wall')
        doorway(m, RIGHT_DOORS[0], 'right', 'away', 0)
        # table, print and lamp between the doors
        console(m, 1.22, rng)
        room.framed(1.22, 1.30, -0.001, 0.52, 0.42, m['black'], m['card'], m['print'], 0, mount=0.07)
        joinery.double_socket(3.75, 0.45, -0.0005, m['plate'], m['slot'])
    wall_with_holes(LEFT - DEEP, RIGHT + DEEP, 0, CEILING, 0, DEEP, [hole(END_DOOR)], m['wall'], 'end wall')
    doorway(m, END_DOOR, 'left', 'away', 20 if 'old gloss' in m else 0)
    if 'old gloss' in m:
        dim_room(m)
    room.framed(0.62, 1.42, -0.001, 0.30, 0.40, m['black'], m['card'], m['print 2'], 0, mount=0.05)
    block(LEFT - 0.2, RIGHT + 0.2, FRONT, 0.2, CEILING, CEILING + 0.1, m['ceiling'], 0, name='ceiling')
    chequer(m, LEFT, RIGHT, FRONT, 0.0, rng)
    reach = CLEAR[0] / 2 + 0.006 + 0.066
    runs = [(LEFT, FRONT, 90, LEFT_DOORS[0] - reach - FRONT), (LEFT, LEFT_DOORS[0] + reach, 90, LEFT_DOORS[1] - LEFT_DOORS[0] - 2 * reach), (LEFT, LEFT_DOORS[1] + reach, 90, -LEFT_DOORS[1] - reach),
            (RIGHT, 0, -90, RIGHT_DOORS[0] - reach), (RIGHT, -RIGHT_DOORS[0] - reach, -90, -FRONT - RIGHT_DOORS[0] - reach),
            (LEFT, 0, 0, END_DOOR - reach - LEFT), (END_DOOR + reach, 0, 0, RIGHT - END_DOOR - reach)]
    with placed(at(0, 0, 0.0025)):
        room.skirtings(runs, m['white'], 0.17)
    room.cornices([(LEFT, FRONT, 90, -FRONT), (RIGHT, 0, -90, -FRONT), (LEFT, 0, 0, RIGHT - LEFT)], CEILING, m['ceiling'], 0.12)
    pendant(m, 0, -1.9)
    with placed(at(0, 1.95, 0)):
        sunny_room(m)


def console(m, x, rng):
    """Narrow painted table with an oak top against the wall."""
    block(x - 0.48, x + 0.48, -0.275, -0.022, 0.770, 0.796, m['rail'], 0.004, 3, 'console top')
    blocks([(x - 0.45, x + 0.45, -0.255, -0.235, 0.665, 0.7695), (x - 0.45, x - 0.43, -0.234, -0.04, 0.665, 0.7695), (x + 0.43, x + 0.45, -0.234, -0.04, 0.665, 0.7695)], m['table'], 0.002, 2, 'console rail')
    for sx in (-0.435, 0.435):
        for y in (-0.238, -0.045):
            blocks([[(x + sx - 0.012, y - 0.012, 0.003), (x + sx + 0.012, y - 0.012, 0.003), (x + sx + 0.012, y + 0.012, 0.003), (x + sx - 0.012, y + 0.012, 0.003),
                     (x + sx - 0.019, y - 0.019, 0.6645), (x + sx + 0.019, y - 0.019, 0.6645), (x + sx + 0.019, y + 0.019, 0.6645), (x + sx - 0.019, y + 0.019, 0.6645)]], m['table'], 0.002, 2, 'console leg')
    props.vase_of_branches(x + 0.22, -0.15, 0.7965, m['cream'], m['olive'], m['twig'], rng, 0.20, 0.065, 8, 0.30, (0.05, 0.02))
    props.bowl(x - 0.10, -0.15, 0.7965, m['table'], 0.085, 0.05)
    props.books(x - 0.32, -0.15, 0.7965, (('#a9533e', 0.22, 0.16, 0.024), ('#d8d2c4', 0.20, 0.15, 0.018)), rng)
    props.basket(x, -0.17, 0.004, m['willow'], 0.42, 0.26, 0.24)


def pendant(m, x, y):
    pipe([(x, y, CEILING), (x, y, 2.06)], 0.003, m['black'], 'flex', False)
    turned([(0, 0), (0.05, 0), (0.05, -0.012), (0.03, -0.025), (0, -0.025)], m['white'], (x, y, CEILING), 32, 'ceiling rose')
    turned([(0.10, 0.20), (0.17, 0.0), (0.1685, 0.0), (0.0985, 0.20)], m['shade'], (x, y, 1.94), 56, 'shade')


def sunny_room(m):
    """Only what is seen through the open door, and the window the sun comes by."""
    x0 = LEFT - DEEP
    block(x0 - 2.9, x0 - 0.001, -5.4, -1.6, -0.05, -0.001, m['oak floor'], 0, name='room floor')
    block(x0 - 2.9, x0 - 0.001, -2.25, -2.1, 0, CEILING, m['room wall'], 0, name='room end wall')
    block(x0 - 2.9, x0 - 0.001, -5.4, -5.25, 0, CEILING, m['room wall'], 0, name='room near wall')
    block(x0 - 2.9, x0 - 0.001, -5.4, -2.1, CEILING, CEILING + 0.1, m['ceiling'], 0, name='room ceiling')
    window = (-5.05, -3.55, 0.45, 2.22)
    room.side_wall(x0 - 2.6, 90, -5.4, -2.1, CEILING, [window], m['room wall'])
    room.window_in(x0 - 2.6, 90, window, m['white'], m['pane'])
    with placed(at(0, -2.25, 0)):
        room.skirtings([(x0 - 2.6, 0, 0, 2.58)], m['white'], 0.15)
    room.framed(x0 - 1.0, 1.25, -2.251, 0.6, 0.75, m['rail'], m['card'], m['print 2'], 0, mount=0.09)
    block(x0 - 1.45, x0 - 0.55, -2.62, -2.27, 0.0, 0.75, m['table'], 0.004, 3, 'chest')
    for i, (x, y, r) in enumerate(((-8.2, -5.8, 1.2), (-8.6, -2.0, 1.2), (-10, -4.0, 1.6))):
        outdoors.leaf_cloud((x, y, r * 0.8), r, 1200, m['leaf'], 0.08, 70 + i, 0.9)


def dim_room(m):
    """Behind the door at the end that stands ajar."""
    a, b, c, d = LEFT - DEEP, RIGHT + DEEP, DEEP, 2.6
    block(a, b, c, d + 0.1, -0.05, -0.001, m['oak floor'], 0, name='dim room floor')
    for box in ((a, b, d, d + 0.1, -0.02, CEILING), (a - 0.1, a, c, d, -0.02, CEILING), (b, b + 0.1, c, d, -0.02, CEILING), (a, b, c, d + 0.1, CEILING, CEILING + 0.1)):
        block(*box, m['room wall'], 0, name='dim room')
    panel_light((b - 0.05, 1.5, 1.5), (a, 1.4, 1.0), 0.8, 1.0, 7, (0.92, 0.96, 1))


def front_door(m):
    """Wall and glazed front door behind the camera: the sun comes in along the floor."""
    a, b, hi = -0.75, 0.15, 2.25
    wall_with_holes(LEFT - 0.3, RIGHT + 0.3, 0, CEILING, FRONT - 0.15, 0.15, [(a, b, 0.55, hi)], m['wall'], 'front wall')
    bars = [(x - 0.025, x + 0.025, FRONT - 0.1, FRONT - 0.06, 0.55, hi) for x in (a + 0.03, (a + b) / 2, b - 0.03)]
    bars += [(a, b, FRONT - 0.1, FRONT - 0.06, z - 0.025, z + 0.025) for z in (0.58, 1.15, 1.70, hi - 0.03)]
    blocks(bars, m['white'], 0.002, 1, 'front door bars')


# the room -------------------------------------------------------------------------------
def bedroom(m, rng, angle):
    """Wall at y = 0 seen from inside a room; the door opens towards the camera."""
    x = 0.05
    wall_with_holes(-2.4, 2.0, 0, CEILING, 0, DEEP, [hole(x)], m['room wall'], 'wall')
    doorway(m, x, 'left', 'near', angle)
    window = (-2.65, -1.25, 0.80, 2.15)
    room.side_wall(-2.4, 90, -4.0, 0.2, CEILING, [window], m['room wall'])
    room.window_in(-2.4, 90, window, m['white'], m['pane'])
    block(2.0, 2.2, -4.0, 0.2, 0, CEILING, m['room wall'], 0, name='right wall')
    block(-2.6, 2.2, -4.0, 0.0, CEILING, CEILING + 0.1, m['ceiling'], 0, name='ceiling')
    joinery.board_floor(-2.4, 2.0, -4.0, 0.06, 0.0, m['oak floor'], 0.165, along='X', rng=rng)
    block(-2.4, 2.0, -4.0, 0.05, -0.05, -0.004, m['slot'], 0, name='sub floor')
    reach = CLEAR[0] / 2 + 0.006 + 0.066
    room.skirtings([(-2.4, 0, 0, x - reach + 2.4), (x + reach, 0, 0, 2.0 - x - reach), (-2.4, -4.0, 90, 4.0)], m['white'], 0.17)
    room.cornices([(-2.4, 0, 0, 4.4), (-2.4, -4.0, 90, 4.0)], CEILING, m['ceiling'], 0.12)
    joinery.light_switch(x + 0.60, 1.12, -0.0005, m['plate'], 2)
    joinery.double_socket(-0.95, 0.45, -0.0005, m['plate'], m['slot'])
    # beyond: the hall and another of the doors
    y = DEEP
    chequer(m, -2.6, 3.4, y + 0.02, y + 1.75, rng)
    block(x - 0.41, x + 0.41, 0.058, y + 0.03, -0.004, 0.0045, m['rail'], 0.002, 2, 'threshold')
    wall_with_holes(-2.6, 3.4, 0, CEILING, y + 1.75, DEEP, [hole(0.62)], m['wall'], 'hall far wall')
    with placed(at(0, y + 1.75, 0)):
        doorway(m, 0.62, 'right', 'away', 0, False)
        room.skirtings([(-2.6, 0, 0, 0.62 - reach + 2.6), (0.62 + reach, 0, 0, 2.2)], m['white'], 0.17)
        room.framed(-0.25, 1.28, -0.001, 0.40, 0.52, m['rail'], m['card'], m['print'], 0, mount=0.06)
    block(-2.6, 3.4, y, y + 1.9, CEILING, CEILING + 0.1, m['ceiling'], 0, name='hall ceiling')
    if angle > 30:
        basket_x = 0.98
        props.basket(basket_x, -0.28, 0.001, m['willow'], 0.40, 0.34, 0.30)
        room.framed(1.12, 1.30, -0.001, 0.5, 0.62, m['rail'], m['card'], m['print 2'], 0, mount=0.08)


def build(view):
    rng = random.Random(6)
    m = palette()
    even_sky('#cfdcec', 1.0)
    if view in ('whole', 'before'):
        if view == 'before':
            m |= before()
        hall(m, rng)
        front_door(m)
        sunlight(25, -108, SUN * 0.42, 0.8, (1, 0.95, 0.87))
        x0 = LEFT - DEEP - 2.6
        panel_light((x0 - 0.40, -2.35, 1.4), (0, -1.45, 0.9), 1.4, 1.7, 300, (0.92, 0.96, 1))
        panel_light((-0.1, FRONT + 0.05, 1.5), (0.2, -1.5, 1.0), 0.9, 1.7, HALL_LIGHT, (0.92, 0.96, 1), False)
    else:
        bedroom(m, rng, 33 if view == 'detail' else 68)
        sunlight(16.5, -118, SUN * 0.32, 0.8, (1, 0.95, 0.87))
        panel_light((-2.8, -1.95, 1.5), (0.4, -0.4, 1.0), 1.3, 1.3, ROOM_LIGHT, (0.90, 0.95, 1))
        panel_light((1.5, -3.9, 1.7), (0, 0, 1.1), 1.2, 1.2, 14, (1, 0.96, 0.9))
        panel_light((-2.2, DEEP + 0.9, 1.6), (0.6, DEEP + 1.5, 0.9), 1.0, 1.5, 40, (1, 0.95, 0.86))
