"""Contemporary grey gloss kitchen, Cheltenham: handleless lacquered fronts and pale
quartz in a tall Regency room with sash windows, cornice and a herringbone floor.

Knobs: GREY (lacquer), SUN, DAYLIGHT (watts per side window).
"""
import math
import random

from common import joinery, materials, outdoors, props
from common.geometry import at, block, blocks, flowing, pipe, placed, turned, wall_with_holes
from common.scene import View, even_sky, panel_light, sunlight
from measures import metres
from scenes import room_props as room

GREY = '#868684'
SUN = 11.0
DAYLIGHT = 95

FOLDER = 'contemporary-grey-gloss-kitchen-cheltenham/'
VIEWS = {
    'whole': View('contemporary-grey-gloss-kitchen-cheltenham/whole', (-0.55, -6.05, 1.38), -3, focal=26.5, shift_y=0.02,
                  focus=4.2, exposure=0.0, look='High Contrast', samples=14),
    'island': View('contemporary-grey-gloss-kitchen-cheltenham/island', (-2.35, -4.55, 1.45), -40, focal=29, shift_y=-0.05,
                   focus=3.0, exposure=-0.02, look='High Contrast', samples=14),
    'detail': View('contemporary-grey-gloss-kitchen-cheltenham/detail', (-1.42, -4.02, 1.20), -40, pitch=-18, focal=48,
                   focus=1.35, fstop=5.6, exposure=-0.1, look='High Contrast', samples=14),
}

M = metres('contemporary-grey-gloss-kitchen-cheltenham')
LEFT, RIGHT, CEILING, NEAR = M.LEFT, M.RIGHT, M.CEILING, -7.2
BACK_WINDOW = M.WINDOW
SIDE_WINDOWS = ((-2.35, -1.20, 0.62, 2.62), (-4.75, -3.60, 0.62, 2.62))   # along y
TOP = M.TOP
FRONT = -0.575
ISLAND = M.ISLAND


def palette():
    m = {}
    m['gloss'] = materials.lacquer('grey lacquer', GREY, 0.035)
    m['carcase'] = materials.plain('carcase', '#5c6064', 0.5)
    m['channel'] = materials.metal('channel', '#7f8387', 0.35)
    m['quartz'] = materials.quartz('quartz', '#e3e1dc')
    m['white'] = materials.paint('white', '#efece6', 0.32)
    m['wall'] = materials.plaster('wall', '#e2e0da', 0.7)
    m['ceiling'] = materials.plaster('ceiling', '#f4f2ee', 0.5)
    m['floor x'] = materials.wood('herringbone x', 'X', ('#c3a681', '#aa8a65', '#8a6b4a'), roughness=0.40, variation=0.13, figure=0.6, saturation=0.8)
    m['floor y'] = materials.wood('herringbone y', 'Y', ('#c3a681', '#aa8a65', '#8a6b4a'), roughness=0.40, variation=0.13, figure=0.6, saturation=0.8)
    m['oak'] = materials.wood('stool oak', 'Z', materials.PALE_OAK, roughness=0.42)
    m['board'] = materials.wood('walnut board', 'Z', materials.WALNUT, roughness=0.45, figure=0.6)
    m['beech'] = materials.wood('beech', 'Z', ('#cfa97c', '#b98c5c', '#96693f'), roughness=0.6)
    m['chrome'] = materials.chrome()
    m['steel'] = materials.steel('sink steel', 0.28)
    m['black'] = materials.plain('black glass', '#07080a', 0.04, 0.5)
    m['iron'] = materials.black_metal()
    m['pane'] = materials.window_pane()
    m['plate'] = materials.plain('steel plate', '#c9c9c7', 0.3)
    m['slot'] = materials.plain('slot', '#1d1d1d', 0.5)
    m['white pot'] = materials.ceramic('white pot', '#eeebe4', 0.25)
    m['dark pot'] = materials.ceramic('dark pot', '#3a3d40', 0.4, 0.06)
    m['ochre'] = materials.ceramic('ochre pot', '#b0813c', 0.35, 0.08)
    m['apple'] = materials.ceramic('apple', '#7f9a3c', 0.3, 0.10)
    m['apple red'] = materials.ceramic('red apple', '#a3402f', 0.3, 0.16)
    m['stem'] = materials.plain('stem', '#5d4c35', 0.8, 0.1)
    m['leaf'] = materials.leaf('eucalyptus', '#5f7767', '#93a68f')
    m['herb'] = materials.leaf('basil', '#3c6a28', '#6f9d42')
    m['linen'] = materials.cloth('linen', '#c9cdcc', ('#55606a', 30))
    m['glass'] = materials.glass('tumbler', '#eef5f3')
    m['brass'] = materials.brass()
    m['opal'] = materials.ceramic('opal glass', '#f1ece0', 0.10, 0.0, 0.0)
    body = m['opal'].node_tree.nodes['Principled BSDF']
    body.inputs['Emission'].default_value, body.inputs['Emission Strength'].default_value = (1, 0.86, 0.66, 1), 0.35
    m['opal'].cycles.sample_as_light = False
    m['frame'] = materials.wood('frame oak', 'Z', materials.PALE_OAK, roughness=0.45)
    m['mount'] = materials.plain('mount', '#e9e5da', 0.9, 0.1)
    m['hills'] = room.landscape_print('hills')
    m['shore'] = room.landscape_print('shore', '#8a8f86', '#6c7f88', '#dcd8cc')
    return m


def shell(m, rng):
    wall_with_holes(LEFT - 0.4, RIGHT + 0.2, 0, CEILING, 0, 0.38, [BACK_WINDOW], m['wall'], 'back wall')
    joinery.sash_window(*BACK_WINDOW, 0, 0.38, m['white'], m['pane'], 2, 2)
    window_joinery(m, *BACK_WINDOW)
    with placed(at(LEFT, 0, 0, 90)):
        wall_with_holes(NEAR, 0.0, 0, CEILING, 0, 0.38, list(SIDE_WINDOWS), m['wall'], 'left wall')
        for window in SIDE_WINDOWS:
            joinery.sash_window(*window, 0, 0.38, m['white'], m['pane'], 2, 2)
            window_joinery(m, *window)
    block(RIGHT, RIGHT + 0.2, NEAR, 0.3, 0, CEILING, m['wall'], 0, name='right wall')
    block(LEFT - 0.4, RIGHT + 0.2, NEAR, 0.4, CEILING, CEILING + 0.1, m['ceiling'], 0, name='ceiling')
    joinery.herringbone(LEFT, RIGHT, NEAR + 1.2, 0, 0.0, m['floor x'], m['floor y'], rng=rng)
    block(LEFT - 0.4, RIGHT, NEAR, 0.2, -0.06, -0.004, m['carcase'], 0, name='sub floor')
    # cornice and skirting
    with placed(at(LEFT, 0, CEILING)):
        joinery.cornice(RIGHT - LEFT, m['ceiling'], 0.16)
    with placed(at(LEFT, NEAR, CEILING, 90)):
        joinery.cornice(-NEAR, m['ceiling'], 0.16)
    with placed(at(RIGHT, 0, CEILING, -90)):
        joinery.cornice(-NEAR, m['ceiling'], 0.16)
    with placed(at(LEFT, 0, 0)):
        joinery.skirting(1.78, m['white'], 0.22, 0.022)
    with placed(at(LEFT, NEAR, 0, 90)):
        joinery.skirting(-NEAR, m['white'], 0.22, 0.022)
    # ceiling rose over the island and its plain glass globe lights
    turned(flowing([(0, -0.03), (0.09, -0.028), (0.12, -0.016), (0.20, -0.022), (0.24, -0.012), (0.33, -0.014), (0.36, 0), (0.37, 0.001)], 5), m['ceiling'], (0.35, -2.62, CEILING), 64, 'ceiling rose')


def window_joinery(m, x0, x1, z0, z1):
    """Architrave, window board and panelled apron down to the skirting."""
    joinery.architrave(x0, x1, z1, 0, m['white'], 0.11, 0.024, z0 - 0.02)
    block(x0 - 0.14, x1 + 0.14, -0.055, 0.13, z0 - 0.028, z0 + 0.0005, m['white'], 0.006, 3, 'window board')
    block(x0 - 0.10, x1 + 0.10, -0.014, -0.0005, 0.222, z0 - 0.0285, m['white'], 0.002, name='apron')
    a, b, lo, hi = x0 + 0.02, x1 - 0.02, 0.27, z0 - 0.085
    blocks([(a, a + 0.02, -0.024, -0.013, lo, hi), (b - 0.02, b, -0.024, -0.013, lo, hi),
            (a + 0.02, b - 0.02, -0.024, -0.013, lo, lo + 0.02), (a + 0.02, b - 0.02, -0.024, -0.013, hi - 0.02, hi)], m['white'], 0.004, 2, 'apron moulding')


def handleless(m, x0, x1, kind, y=FRONT, low=M.PLINTH):
    """One unit: fronts with recessed aluminium channels instead of handles."""
    gap, z_top = 0.0015, M.FRONTS
    block(x0, x1, y + 0.001, -0.002 if y == FRONT else y + 0.50, low - 0.004, 0.868, m['carcase'], 0, name='carcase')
    block(x0, x1, y - 0.0005, y + 0.0015, 0.845, 0.8685, m['channel'], 0, name='channel back')
    block(x0, x1, y - 0.010, y, z_top - 0.022, z_top - 0.019, m['channel'], 0.0005, name='channel lip')
    if kind == 'door':
        joinery.slab_front(x0 + gap, x1 - gap, low, z_top, y, m['gloss'], 0.020, 0.0010)
    else:
        middle = M.DRAWER
        joinery.slab_front(x0 + gap, x1 - gap, low, middle - 0.011, y, m['gloss'], 0.020, 0.0010)
        joinery.slab_front(x0 + gap, x1 - gap, middle + 0.013, z_top, y, m['gloss'], 0.020, 0.0010)
        block(x0, x1, y - 0.0006, y + 0.0012, middle - 0.02, middle + 0.02, m['channel'], 0, name='channel')


BASES, SINK = M.BASES, M.SINK


def run(m):
    for x0, x1, kind in BASES:
        handleless(m, x0, x1, kind)
    block(BASES[0][0] - M.SIDE, -1.1805, -0.597, -0.001, 0.0, 0.868, m['gloss'], 0.001, name='end panel')
    block(-1.18, 1.50, -0.53, -0.512, 0.0, 0.100, m['channel'], 0.001, name='plinth')
    joinery.top_with_hole(M.RUN, 1.499, -0.615, -0.0005, 0.870, TOP - M.QUARTZ, SINK, m['quartz'])
    block(M.RUN, 1.499, -0.0135, -0.0006, TOP - 0.0198, 1.448, m['quartz'], 0.001, name='splashback')
    joinery.inset_sink(*SINK[:2], *SINK[2:], 0.8695, 0.17, m['steel'], m['chrome'])
    joinery.swan_tap(-0.28, -0.065, TOP - 0.02, m['chrome'], 0.19, 0.34)
    block(*M.HOB, -0.555, -0.06, TOP - 0.0205, TOP - 0.0155, m['black'], 0.0015, name='hob')
    joinery.double_socket(-0.92, 1.12, -0.0135, m['plate'], m['slot'])
    joinery.double_socket(1.15, 1.12, -0.0135, m['plate'], m['slot'])
    # wall units over, with a light strip below
    xs = M.WALL_UNITS
    for a, b in zip(xs, xs[1:]):
        block(a, b, -0.330, -0.001, 1.4495, M.TALL_FRONTS - 0.002, m['carcase'], 0, name='wall carcase')
        for lo, hi in ((M.WALL_UNIT[0], M.LIFT_UPS - 0.002), (M.LIFT_UPS + 0.002, M.WALL_UNIT[1])):
            joinery.slab_front(a + 0.0015, b - 0.0015, lo, hi, -0.331, m['gloss'], 0.020, 0.0010)
    block(-1.202, -1.1805, -0.351, -0.001, 1.435, M.TALL_FRONTS + 0.003, m['gloss'], 0.001, name='wall end panel')
    block(-1.202, M.TALL + 0.0005, -0.351, -0.001, M.TALL_FRONTS + 0.0033, M.TALL_HIGH, m['gloss'], 0.001, name='wall top panel')
    panel_light((0.16, -0.17, 1.445), (0.16, -0.10, 0.9), 2.5, 0.02, 7, (1, 0.86, 0.68), seen_in_reflections=False)
    # tall bank
    a = M.TALL
    block(a + 0.001, a + 0.0205, -0.602, -0.001, 0.0, M.TALL_FRONTS + 0.003, m['gloss'], 0.001, name='tall side')
    block(a + 0.021, RIGHT - 0.01, -0.578, -0.001, 0.10, M.TALL_FRONTS + 0.002, m['carcase'], 0, name='tall carcase')
    block(a + 0.021, RIGHT, -0.53, -0.512, 0.0, 0.1005, m['channel'], 0.001, name='tall plinth')
    middle = M.TALL_MIDDLE
    block(middle - 0.018, middle + 0.018, -0.5795, -0.5765, 0.10, M.TALL_FRONTS, m['channel'], 0, name='upright channel')
    x0, x1 = a + 0.023, middle - 0.012
    joinery.slab_front(x0, x1, 0.105, M.OVENS[0], -0.580, m['gloss'], 0.020, 0.0010)
    oven(m, x0, x1, 0.704, M.OVENS[1])
    oven(m, x0, x1, 1.302, M.OVENS[2])
    joinery.slab_front(x0, x1, M.OVENS[2] + 0.004, M.LIFT_UPS - 0.002, -0.580, m['gloss'], 0.020, 0.0010)
    joinery.slab_front(middle + 0.012, RIGHT - 0.02, 0.105, M.OVENS[1], -0.580, m['gloss'], 0.020, 0.0010)
    joinery.slab_front(middle + 0.012, RIGHT - 0.02, 1.302, M.LIFT_UPS - 0.002, -0.580, m['gloss'], 0.020, 0.0010)
    for x0, x1 in ((a + 0.023, middle - 0.012), (middle + 0.012, RIGHT - 0.02)):
        joinery.slab_front(x0, x1, M.LIFT_UPS + 0.002, M.TALL_FRONTS, -0.580, m['gloss'], 0.020, 0.0010)
    block(a + 0.001, RIGHT, -0.602, -0.001, M.TALL_FRONTS + 0.0033, M.TALL_HIGH, m['gloss'], 0.001, name='top panel')
    block(RIGHT - 0.019, RIGHT, -0.598, -0.55, 0.10, M.TALL_FRONTS + 0.003, m['gloss'], 0.001, name='tall scribe')


def oven(m, x0, x1, z0, z1):
    block(x0, x1, -0.601, -0.580, z0, z1 - 0.095, m['black'], 0.002, name='oven glass')
    block(x0, x1, -0.601, -0.580, z1 - 0.092, z1, m['steel'], 0.0015, name='oven fascia')
    middle = (x0 + x1) / 2
    block(middle - 0.07, middle + 0.07, -0.602, -0.600, z1 - 0.066, z1 - 0.026, m['black'], 0.0005, name='oven display')
    joinery.bar_handle(x0 + 0.05, x1 - 0.05, -0.601, z1 - 0.145, m['steel'], 0.007, 0.036)


def island(m):
    x0, x1, y0, y1 = ISLAND
    t = M.ISLAND_TOP
    block(x0, x1, y0, y1, TOP - t, TOP, m['quartz'], 0.0015, 3, 'island top')
    for a, b in ((x0, x0 + t), (x1 - t, x1)):
        block(a, b, y0, y1, 0.0, TOP - t - 0.0004, m['quartz'], 0.0012, 3, 'waterfall end')
    inner0, inner1 = x0 + t + 0.001, x1 - t - 0.001
    width = (inner1 - inner0) / 3
    for i in range(3):
        handleless(m, inner0 + i * width, inner0 + (i + 1) * width, 'drawers', y0 + 0.045)
    block(inner0, inner1, y0 + 0.09, y0 + 0.105, 0, 0.1, m['channel'], 0.001, name='island plinth')
    block(inner0, inner1, y0 + 0.546, y0 + 0.566, 0.0, 0.868, m['gloss'], 0.001, name='island back')
    for x in (-0.10, 0.72):
        bar_stool(m, x, y1 + 0.10, 0.3 if x > 0 else -0.2)


def bar_stool(m, x, y, turn):
    """Shaped oak seat on a slim black frame."""
    with placed(at(x, y, 0, math.degrees(turn))):
        block(-0.20, 0.20, -0.18, 0.18, 0.640, 0.668, m['oak'], 0.012, 4, 'seat')
        for sx in (-1, 1):
            for sy in (-1, 1):
                pipe([(sx * 0.155, sy * 0.135, 0.645), (sx * 0.20, sy * 0.185, 0.0)], 0.009, m['iron'], 'leg', False)
            pipe([(sx * 0.185, -0.168, 0.22), (sx * 0.185, 0.168, 0.22)], 0.007, m['iron'], 'rail', False)
        for sy in (-1, 1):
            pipe([(-0.185, sy * 0.168, 0.22), (0.185, sy * 0.168, 0.22)], 0.007, m['iron'], 'rail', False)
        pipe([(-0.19, 0.17, 0.655), (-0.20, 0.195, 0.86), (0.0, 0.215, 0.88), (0.20, 0.195, 0.86), (0.19, 0.17, 0.655)], 0.009, m['iron'], 'back rail')


def globe(m, x, y, z):
    """Opal glass globe on a brass rod; its light is low by day, so the glass still shows its roundness."""
    r = 0.105
    ball = [(r * math.sin(math.pi * k / 40), r - r * math.cos(math.pi * k / 40)) for k in range(38)]
    turned(ball, m['opal'], (x, y, z), 64, 'globe')
    turned([(0.030, 0.196), (0.034, 0.196), (0.034, 0.235), (0.012, 0.25), (0, 0.25)], m['brass'], (x, y, z), 32, 'globe cap')
    pipe([(x, y, z + 0.24), (x, y, CEILING - 0.045)], 0.0045, m['brass'], 'rod', False)
    turned([(0, -0.052), (0.045, -0.05), (0.05, -0.044), (0.05, -0.02), (0, -0.02)], m['brass'], (x, y, CEILING), 40, 'ceiling cup')


def small_things(m, rng):
    props.bowl(0.62, -2.58, TOP, m['dark pot'], 0.16, 0.075)
    for dx, dy, dz, kind in ((-0.07, 0.02, 0.030, 'apple'), (0.03, 0.07, 0.032, 'apple red'), (0.06, -0.03, 0.030, 'apple'), (-0.02, -0.07, 0.032, 'apple'), (-0.01, 0.01, 0.078, 'apple red')):
        props.apple(0.62 + dx, -2.58 + dy, TOP + dz, m[kind], m['stem'], 0.034, rng)
    props.vase_of_branches(-0.58, -2.62, TOP, m['white pot'], m['leaf'], m['stem'], rng, 0.25, 0.075, 11, 0.34, (0.045, 0.036))      # left of the tap
    with placed(at(0.12, -2.72, TOP, 14)):
        props.books(0, 0, 0, [('#d9d4c8', 0.27, 0.21, 0.022)], rng)
    props.mug(0.30, -2.80, TOP, m['ochre'], turn=0.7)
    props.draped_cloth(1.00, -2.165 + 0.02, TOP, 0.30, 0.02, m['linen'], 0.30)
    t = TOP - 0.02
    props.chopping_board(1.30, -0.095, t, m['board'], 0.28, 0.40, 0.022, 12, -2)
    props.utensil_pot(0.99, -0.13, t, m['dark pot'], [m['beech'], m['board']], rng)
    props.jar(-0.72, -0.13, t, m['white pot'], 0.055, 0.17, m['beech'])
    props.jar(-0.85, -0.16, t, m['white pot'], 0.045, 0.12, m['beech'])
    props.herb_pot(-1.05, -0.16, t, m['dark pot'], m['herb'], rng, 1.05, 15)
    kettle(m, 1.08, -0.30, t)
    for x, y in ((0.02, -0.10), (0.035, -0.19)):
        turned(flowing([(0, 0), (0.030, 0.0), (0.033, 0.004), (0.036, 0.095), (0.034, 0.095), (0.031, 0.012), (0, 0.010)], 3), m['glass'], (x - 0.12 + 0.16, y, t), 40, 'tumbler')
    turned(flowing([(0, 0), (0.024, 0), (0.026, 0.01), (0.017, 0.07), (0.022, 0.10), (0.016, 0.12), (0.021, 0.15), (0.012, 0.175), (0, 0.178)], 4), m['board'], (0.90, -0.10, t), 32, 'pepper mill')
    props.hanging_towel(-0.34, -0.605, 0.8215, 0.24, 0.36, m['linen'], 0.012, 0.02)
    for x in (0.0, 0.70):
        globe(m, x, -2.62, 1.78)
    with placed(at(RIGHT, 0, 0, -90)):
        joinery.light_switch(0.76, 1.15, 0, m['plate'], 2)
        for x, art in ((1.30, 'hills'), (2.10, 'shore')):
            room.framed(x, 1.36, -0.0005, 0.62, 0.80, m['frame'], m['mount'], m[art], depth=0.024, face=0.020, mount=0.10)


def kettle(m, x, y, z):
    turned(flowing([(0, 0), (0.078, 0), (0.082, 0.01), (0.076, 0.10), (0.060, 0.165), (0.045, 0.185), (0, 0.19)], 5), m['steel'], (x, y, z), 48, 'kettle')
    turned([(0, 0.188), (0.012, 0.188), (0.014, 0.20), (0.008, 0.208), (0, 0.208)], m['slot'], (x, y, z), 24, 'kettle knob')
    pipe([(x + 0.050, y, z + 0.175), (x + 0.085, y, z + 0.20), (x + 0.125, y, z + 0.17), (x + 0.125, y, z + 0.08), (x + 0.10, y, z + 0.05)], 0.009, m['slot'], 'kettle handle')
    pipe([(x - 0.060, y, z + 0.10), (x - 0.10, y, z + 0.14), (x - 0.115, y, z + 0.165)], 0.013, m['steel'], 'spout')


def street(m):
    """The terrace across the road: stucco, sashes, a plane tree; haze pales it, as in a photograph exposed
    for the room."""
    stucco = materials.render_coat('stucco', '#e2d8c2')
    frame = materials.plain('far frame', '#e8e4da', 0.5)
    dark = materials.plain('far glass', '#46515a', 0.1, 0.6)
    slate = materials.plain('slate', '#4f5357', 0.6)
    bark = materials.plain('bark', '#5a5043', 0.95, 0.1)
    green = materials.leaf('plane leaf', '#7d9a58', '#b3c787')
    block(-30, 30, 0.42, 40, -1.4, -1.0, materials.plain('paving', '#8f8a80', 0.85), 0, name='street')
    windows = []
    for i in range(-3, 4):
        for lo, hi in ((0.4, 2.5), (3.9, 6.1), (7.2, 8.6)):
            windows.append((i * 3.1 - 0.6, i * 3.1 + 0.6, lo, hi))
    with placed(at(-3.0, 0, -1.0)):
        outdoors.neighbour_house(-11, 11, 15.0, stucco, slate, frame, dark, 10.0, windows, rise=1.2)
        block(-11, 11, 14.85, 15.0, 3.1, 3.3, stucco, 0.01)
        for i in range(-3, 4):
            pipe([(i * 3.1 - 0.9, 14.5, 4.5), (i * 3.1 + 0.9, 14.5, 4.5)], 0.02, m['iron'], 'balcony', False)
            for k in range(13):
                pipe([(i * 3.1 - 0.9 + k * 0.15, 14.5, 3.7), (i * 3.1 - 0.9 + k * 0.15, 14.5, 4.5)], 0.010, m['iron'], 'baluster', False)
            block(i * 3.1 - 0.95, i * 3.1 + 0.95, 14.45, 15.0, 3.58, 3.7, stucco, 0.01)
    outdoors.tree(-6.2, 8.0, 7.5, green, bark, 2, 0.40, 0.12)
    outdoors.tree(-1.2, 11.0, 6.5, green, bark, 12, 0.34, 0.12, 0.8)
    with placed(at(0, 0, -1.0, 90)):
        outdoors.hedge(-9, 2, 8.5, 0.7, 1.7, green, 8, 0.07, 500)
    outdoors.tree(-11, -2.5, 7.5, green, bark, 15, 0.4, 0.13)
    for y, share in ((5.0, 0.04), (13.5, 0.14)):
        outdoors.haze(y, share)


def light():
    even_sky('#c8d7ea', 0.8, 4.5)
    sunlight(34, -109, SUN, 0.6)
    for a, b, lo, hi in SIDE_WINDOWS:
        panel_light((LEFT - 0.42, (a + b) / 2, (lo + hi) / 2), (2, (a + b) / 2, 0.8), 1.0, 1.9, DAYLIGHT, (0.88, 0.94, 1))
    a, b, lo, hi = BACK_WINDOW
    panel_light(((a + b) / 2, 0.42, (lo + hi) / 2), ((a + b) / 2 + 0.4, -3, 0.7), 1.0, 1.9, 60, (0.88, 0.94, 1))
    panel_light((0.2, -7.0, 1.8), (0.3, 0, 1.1), 3.2, 2.2, 22, (1, 0.975, 0.94))


def build(_view):
    rng = random.Random(31)
    m = palette()
    shell(m, rng)
    run(m)
    island(m)
    small_things(m, rng)
    street(m)
    light()
