"""Alcove bookshelves on both sides of a stone fireplace, Stroud: painted uprights
scribed to rough stone, oak lippings, a slate-based log store low on the left.

The left alcove is 1140 mm wide, the right one 1085 mm and deeper by a hand; the
shelf lines agree across the fireplace.

Knobs: PAINT, SUN, DAYLIGHT, FILL (watts), FIRE (watts of the stove's glow).
"""
import math
import random

from common import joinery, materials, outdoors, props
from common.geometry import at, block, blocks, flowing, pipe, placed, sheet, turned, wall_with_holes
from common.nodes import Shader
from common.scene import View, bulb, even_sky, panel_light, sunlight
from measures import metres
from scenes import room_props as room

PAINT = '#46564c'
SUN = 11.0
DAYLIGHT = 105
FILL = 52
FIRE = 5.0

COMMON = dict(exposure=0.2, look='Medium High Contrast', samples=12)
WHOLE = dict(position=(0.12, -4.25, 1.24), yaw=2, focal=27, shift_y=-0.02, focus=3.8, **COMMON)
VIEWS = {
    'whole': View('wall-storage-bookshelves-log-store-stroud/whole', **WHOLE),
    'before': View('wall-storage-bookshelves-log-store-stroud/before', **WHOLE),
    'second': View('wall-storage-bookshelves-log-store-stroud/second', (0.62, -2.55, 1.12), 33, focal=28, shift_y=-0.045, focus=2.6, **COMMON),
    'detail': View('wall-storage-bookshelves-log-store-stroud/detail', (-0.80, -1.62, 0.88), 16, pitch=-5, focal=40, focus=1.36, fstop=4.5, **COMMON),
}

M = metres('wall-storage-bookshelves-log-store-stroud')
LEFT, RIGHT, CEILING, FRONT = M.LEFT, M.RIGHT, M.CEILING, -4.9
BREAST = M.BREAST
BACKS = dict(zip(('left', 'right'), M.BACKS))
OPENING = (*M.OPENING[:2], 0.0, M.OPENING[2])
LINES = M.LINES
WINDOW = (-3.05, -1.95, 0.70, 2.02)
EDGE = -0.292                            # front of the uprights


def embers():
    s = Shader('fire')
    x, _y, z = s.position()
    lick = s.noise(s.vector(x * 14, 0.0, z * 6 + x * 3), 1, 5, 0.6, 1.2)
    low = s.remap(z, 0.30, 0.62, 1.15, 0.2)
    heat = s.remap(lick * low, 0.30, 0.62)
    glow = s.node('Emission')
    s.feed(glow.inputs['Color'], s.ramp(heat, [(0.0, '#120502'), (0.4, '#b8340a'), (0.7, '#ff8a2a'), (1.0, '#ffd48a')]))
    s.feed(glow.inputs['Strength'], s.remap(heat, 0.1, 1.0, 0.05, 5.0))
    made = s.finish(glow.outputs[0])
    made.cycles.sample_as_light = False
    return made


def palette():
    m = {}
    m['paint'] = materials.paint('shelf paint', PAINT, 0.40)
    m['oak'] = materials.wood('lipping oak', 'X', roughness=0.45, figure=0.7)
    m['stone'] = materials.stone('stroud rubble', ('#b9a37d', '#c9b591', '#9c8762'), 0.85, 0.9, 0.16)
    m['ashlar'] = materials.stone('dressed stone', ('#c4b08a', '#d0bf9c', '#ae9870'), 0.8, 0.6, 0.07)
    m['mortar'] = materials.plaster('lime mortar', '#c9bb9b', 3.0)
    m['wall'] = materials.plaster('lime wash', '#e6dfcf', 1.4)
    m['slate'] = materials.stone('slate', ('#4d5254', '#5b6062', '#3e4345'), 0.5, 0.3, 0.05)
    m['floor'] = materials.wood('old boards', 'Y', ('#a98058', '#8c6541', '#694929'), roughness=0.42, variation=0.16, figure=0.8, knots=0.5)
    m['beam'] = materials.wood('old beam', 'Y', materials.SMOKED_OAK, roughness=0.75, variation=0.2, figure=0.9, knots=0.5)
    m['dark'] = materials.plain('soot', '#14110e', 0.95, 0.05)
    m['firebrick'] = materials.stone('sooted stone', ('#5a5044', '#6b6052', '#3d362d'), 0.9, 0.8, 0.2)
    m['iron'] = materials.metal('stove iron', '#2b2b2b', 0.55, 0.10)
    m['steel'] = materials.steel('stove handle', 0.3)
    m['fire'] = embers()
    m['white'] = materials.paint('woodwork white', '#ece7da', 0.38)
    m['pane'] = materials.window_pane()
    m['bark'] = room.bark_material()
    m['split'] = room.log_material()
    m['cream'] = materials.ceramic('cream glaze', '#e5ddcc', 0.3, 0.05)
    m['clay'] = materials.ceramic('clay', '#a9684a', 0.7, 0.1)
    m['blue'] = materials.ceramic('blue glaze', '#3f5a66', 0.15, 0.12)
    m['card'] = materials.plain('mount', '#efeade', 0.9)
    m['print'] = room.landscape_print('valley print')
    m['walnut'] = materials.wood('walnut', 'X', materials.WALNUT, roughness=0.4)
    m['leaf'] = materials.leaf('house leaf', '#2f4f26', '#6f9147')
    m['willow'] = materials.wood('willow', 'X', ('#b98f5b', '#9c7344', '#74512c'), roughness=0.6, figure=0.3)
    m['rug'] = materials.cloth('rug wool', '#8c4a3a', ('#c0a27a', 11))
    m['rug edge'] = materials.cloth('rug edge', '#33414a')
    m['linen'] = materials.cloth('linen', '#cfc2a8')
    m['brass'] = materials.brass()
    m['leaf out'] = materials.leaf('garden leaf', '#3d5a2a', '#86a050')
    return m


def shell(m, rng):
    a, b, f = BREAST
    joinery.rubble_wall(LEFT - 0.02, a + 0.02, 0, CEILING, BACKS['left'], m['stone'], m['mortar'], depth=0.3, rng=rng)
    joinery.rubble_wall(b - 0.02, RIGHT + 0.02, 0, CEILING, BACKS['right'], m['stone'], m['mortar'], depth=0.3, rng=rng)
    joinery.rubble_wall(a + 0.10, b - 0.10, 0, CEILING, f, m['stone'], m['mortar'], [OPENING], 0.42, quoins=m['ashlar'], rng=rng)
    for x, turn in ((a, -90), (b, 90)):
        with placed(at(x, 0, 0, turn)):
            lo, hi = (-BACKS['left'], -f - 0.1) if turn == -90 else (f + 0.1, BACKS['right'])
            joinery.rubble_wall(lo, hi, 0, CEILING, 0, m['stone'], m['mortar'], depth=0.2, rng=rng)
    # quoins at both corners of the breast
    for x, s in ((a, 1), (b, -1)):
        z, odd, stones = 0.0, False, []
        while z < CEILING - 0.01:
            tall = min(rng.uniform(0.17, 0.27), CEILING - z)
            wide, deep = (0.26, 0.17) if odd else (0.155, 0.30)
            wide *= rng.uniform(0.9, 1.1)
            out = rng.uniform(0.002, 0.010)
            stones.append((x - s * out, x + s * wide, f - out, f + deep, z + 0.005, z + tall - 0.005))
            z += tall
            odd = not odd
        blocks(stones, m['ashlar'], 0.007, 3, 'corner stones')
        block(x + s * 0.004, x + s * 0.14, f + 0.006, f + 0.15, 0, CEILING, m['mortar'], 0, name='corner mortar')
    block(OPENING[0] - M.LINTEL_OUT, OPENING[1] + M.LINTEL_OUT, f - 0.016, f + 0.24, OPENING[3], OPENING[3] + M.LINTEL, m['ashlar'], 0.009, 3, 'lintel')
    block(OPENING[0] - M.MANTEL_OUT, OPENING[1] + M.MANTEL_OUT, f - 0.135, f + 0.03, OPENING[3] + M.MANTEL[0], OPENING[3] + M.MANTEL[1], m['ashlar'], 0.012, 3, 'mantel shelf')
    for x in (OPENING[0] - 0.22, OPENING[1] + 0.22):
        block(x - 0.055, x + 0.055, f - 0.095, f + 0.03, OPENING[3] + 0.135, OPENING[3] + 0.2695, m['ashlar'], 0.02, 4, 'corbel')
    block(OPENING[0] - 0.08, OPENING[1] + 0.08, f + 0.40, f + 0.42, 0, 1.3, m['firebrick'], 0, name='fire back')
    block(OPENING[0] - 0.08, OPENING[1] + 0.08, f + 0.05, f + 0.42, 1.02, 1.05, m['dark'], 0, name='register plate')
    block(OPENING[0] - M.HEARTH_OUT, OPENING[1] + M.HEARTH_OUT, f - 0.46, f + 0.40, 0.0, M.HEARTH, m['slate'], 0.006, 3, 'hearth')
    # side walls: stone within the alcove, lime wash beyond
    with placed(at(LEFT, 0, 0, 90)):
        joinery.rubble_wall(-0.62, 0.02, 0, CEILING, 0, m['stone'], m['mortar'], depth=0.3, rng=rng)
        wall_with_holes(FRONT, -0.61, 0, CEILING, -0.004, 0.34, [WINDOW], m['wall'], 'left wall')
    with placed(at(RIGHT, 0, 0, -90)):
        joinery.rubble_wall(-0.12, 0.62, 0, CEILING, 0, m['stone'], m['mortar'], depth=0.3, rng=rng)
        wall_with_holes(0.61, -FRONT, 0, CEILING, -0.004, 0.34, [], m['wall'], 'right wall')
    with placed(at(LEFT, 0, 0, 90)):
        joinery.casement_window(*WINDOW, -0.004, 0.36, m['white'], m['pane'], 2, 2, 3)
        block(WINDOW[0] + 0.001, WINDOW[1] - 0.001, -0.05, 0.17, WINDOW[2] - 0.028, WINDOW[2] + 0.004, m['oak'], 0.004, 3, 'window board')
    block(LEFT - 0.3, RIGHT + 0.3, FRONT, 0.3, CEILING, CEILING + 0.1, m['wall'], 0, name='ceiling')
    for x in M.BEAMS:
        block(x - 0.07, x + 0.075, FRONT, -0.45 if abs(x) < 0.5 else 0.05, CEILING - 0.13 + rng.uniform(-0.01, 0.01), CEILING + 0.02, m['beam'], 0.016, 4, 'beam', rotation=(0, rng.uniform(-0.02, 0.02), rng.uniform(-0.006, 0.006)))
    joinery.board_floor(LEFT - 0.05, RIGHT + 0.05, FRONT, 0.12, 0.0, m['floor'], 0.20, rng=rng)
    block(LEFT, RIGHT, FRONT, 0.15, -0.05, -0.006, m['dark'], 0, name='sub floor')
    room.skirtings([(LEFT + 0.004, FRONT, 90, -FRONT - 0.62), (RIGHT - 0.004, -0.62, -90, -FRONT - 0.62)], m['white'], 0.13)


def stove(m):
    x, f = (OPENING[0] + OPENING[1]) / 2, BREAST[2]
    w, y0, y1, z0, z1 = M.STOVE_HALF, f - 0.035, f + 0.30, *M.STOVE
    block(x - w, x + w, y0 + 0.02, y1, z0, z1, m['iron'], 0.012, 4, 'stove body')
    block(x - w - 0.018, x + w + 0.018, y0 - 0.012, y1 + 0.015, z1 + 0.0005, z1 + 0.026, m['iron'], 0.007, 4, 'stove top')
    block(x - w - 0.012, x + w + 0.012, y0 - 0.006, y1 + 0.01, z0 - 0.022, z0 - 0.0005, m['iron'], 0.006, 3, 'stove base')
    for sx in (-1, 1):
        for y in (y0 + 0.05, y1 - 0.05):
            turned(flowing([(0.022, 0), (0.017, 0.03), (0.020, 0.07), (0.028, 0.083)], 4), m['iron'], (x + sx * (w - 0.045), y, 0.0505), 24, 'stove leg')
    # door: frame round the glass
    d0, d1, lo, hi = x - w + 0.028, x + w - 0.028, z0 + 0.085, z1 - 0.035
    t = 0.048
    blocks([(d0, d0 + t, y0 - 0.002, y0 + 0.021, lo, hi), (d1 - t, d1, y0 - 0.002, y0 + 0.021, lo, hi), (d0 + t, d1 - t, y0 - 0.002, y0 + 0.021, lo, lo + t), (d0 + t, d1 - t, y0 - 0.002, y0 + 0.021, hi - t, hi)], m['iron'], 0.005, 3, 'stove door')
    block(d0 + t - 0.004, d1 - t + 0.004, y0 + 0.0145, y0 + 0.0195, lo + t - 0.004, hi - t + 0.004, m['fire'], 0, name='stove fire')
    sheet([(d0 + t, y0 + 0.010, lo + t), (d1 - t, y0 + 0.010, lo + t), (d1 - t, y0 + 0.010, hi - t), (d0 + t, y0 + 0.010, hi - t)], m['pane'], 'stove glass')
    for z in (lo + 0.06, hi - 0.06):
        pipe([(d0 - 0.006, y0 + 0.004, z - 0.022), (d0 - 0.006, y0 + 0.004, z + 0.022)], 0.008, m['iron'], 'stove hinge', False)
    pipe([(d1 - 0.024, y0 - 0.002, (lo + hi) / 2), (d1 - 0.024, y0 - 0.036, (lo + hi) / 2), (d1 - 0.024, y0 - 0.040, (lo + hi) / 2 - 0.02), (d1 - 0.024, y0 - 0.040, (lo + hi) / 2 - 0.10)], 0.0075, m['steel'], 'stove handle')
    for sx in (-0.11, 0.0, 0.11):
        turned(flowing([(0.016, 0), (0.016, 0.006), (0.010, 0.009), (0, 0.010)], 3), m['iron'], (x + sx, y0 + 0.021, z0 + 0.045), 24, 'air knob').rotation_euler = (math.pi / 2, 0, 0)
    turned([(0.085, 0), (0.085, 0.012), (M.FLUE_HALF, 0.016), (M.FLUE_HALF, 0.40)], m['iron'], (x, f + 0.16, z1 + 0.026), 40, 'flue')
    return x


def alcove(m, side):
    if side == 'left':
        a, b, back = LEFT, BREAST[0], BACKS['left']
    else:
        a, b, back = BREAST[1], RIGHT, BACKS['right']
    mid = (a + b) / 2
    top, t = LINES[-1], M.SHELF
    # uprights run into the stone: what is left showing is the scribed line
    posts = [(a - 0.004, a + M.EDGE_UPRIGHT), (mid - M.UPRIGHT / 2, mid + M.UPRIGHT / 2), (b - M.EDGE_UPRIGHT, b + 0.004)]
    foot = 0.051 if side == 'left' else 0.0
    for p, q in posts:
        block(p, q, EDGE, back + 0.03, foot, top + M.FRIEZE, m['paint'], 0.0015, 2, 'upright')
        block(p, q, EDGE - 0.0125, EDGE - 0.0003, foot, top + M.FRIEZE, m['paint'], 0.003, 3, 'upright lipping')
    levels = list(LINES) if side == 'left' else list(M.RIGHT_LINES) + list(LINES)
    for z in levels:
        for p, q in ((posts[0][1], posts[1][0]), (posts[1][1], posts[2][0])):
            block(p + 0.0005, q - 0.0005, EDGE + 0.004, back - 0.006, z - t, z, m['paint'], 0.001, name='shelf')
            block(p + 0.0005, q - 0.0005, EDGE - 0.0085, EDGE + 0.0037, z - t - M.LIPPING, z, m['oak'], 0.003, 3, 'shelf lipping')
    block(posts[0][1], posts[2][0], EDGE + 0.003, EDGE + 0.022, top + 0.0005, top + M.FRIEZE, m['paint'], 0.0015, 2, 'frieze')
    block(a - 0.004, b + 0.004, EDGE - 0.026, back + 0.02, top + 0.1003, top + M.CROWN, m['paint'], 0.004, 3, 'top board')
    if side == 'right':
        block(posts[0][1], posts[2][0], EDGE + 0.020, EDGE + 0.040, 0.0, M.PLINTH, m['paint'], 0.0015, 2, 'plinth')
    else:
        block(a + 0.001, b - 0.001, EDGE - 0.05, back + 0.005, 0.0, M.SLATE, m['slate'], 0.004, 3, 'slate base')
    return [(posts[0][1], posts[1][0]), (posts[1][1], posts[2][0])], levels


def dressing(m, rng):
    shelf = room.BookShelf(rng)
    for side in ('left', 'right'):
        cells, levels = alcove(m, side)
        back = EDGE + 0.255
        for k, z in enumerate(levels):
            above = levels[k + 1] - 0.04 - z if k + 1 < len(levels) else 0.0
            if above <= 0:
                continue
            for c, (p, q) in enumerate(cells):
                lo = z + 0.0006
                middle = (p + q) / 2
                if side == 'left' and c == 1 and z == LINES[2]:
                    room.framed(middle - 0.08, lo, back - 0.04, 0.24, 0.20, m['walnut'], m['card'], m['print'], 9, mount=0.03)
                    room.ceramic_vase(q - 0.09, back - 0.13, lo, m['blue'], 0.17, 0.06, 0)
                elif side == 'right' and c == 0 and z == LINES[1]:
                    shelf.row(p + 0.006, p + 0.24, back, lo, above)
                    room.ceramic_vase(q - 0.11, back - 0.13, lo, m['clay'], 0.15, 0.07, 2)
                elif side == 'right' and c == 1 and z == LINES[3]:
                    top = shelf.lying(middle - 0.06, back - 0.01, lo, 4)
                    room.ceramic_vase(middle - 0.06, back - 0.11, top, m['cream'], 0.10, 0.05, 1)
                elif side == 'right' and z == M.RIGHT_LINES[0]:
                    props.basket(middle, back - 0.115, lo, m['willow'], 0.42, 0.24, 0.20)
                elif side == 'left' and c == 0 and z == LINES[3]:
                    room.trailing_plant(p + 0.13, back - 0.17, lo, m['cream'], m['leaf'], rng, 0.32)
                    shelf.row(p + 0.24, q - 0.004, back, lo, above)
                else:
                    stop = q - rng.choice((0.004, 0.004, 0.02, 0.14, 0.20))
                    end = shelf.row(p + 0.004, stop, back, lo, above)
                    if q - end > 0.12:
                        leaning(end, lo, back, rng)
        if side == 'left':
            for p, q in cells:
                room.stack_of_logs(p + 0.008, q - 0.008, EDGE + 0.005, 0.0505, M.LOGS[0] if p < -1.4 else M.LOGS[1], rng, m['bark'], m['split'], 0.265)
    shelf.finish()


def before(m, rng):
    """Bare alcoves: books in piles along the floor, a day's logs in a basket."""
    shelf = room.BookShelf(rng)
    for x, y, count in ((-1.76, -0.16, 13), (-1.50, -0.20, 19), (-1.24, -0.14, 9), (-0.98, -0.19, 15), (-1.40, -0.47, 5), (-1.06, -0.50, 8),
                        (0.92, -0.10, 16), (1.18, -0.05, 22), (1.44, -0.12, 11), (1.69, -0.08, 17), (1.30, -0.40, 7), (1.62, -0.44, 4)):
        shelf.lying(x, y, 0.0005, count)
    shelf.row(-1.86, -1.40, -0.62, 0.0005, 0.30)
    shelf.finish()
    props.basket(0.99, -0.78, 0.001, m['willow'], 0.46, 0.36, 0.24)
    for i, (x, y, z) in enumerate(((0.86, -0.76, 0.16), (1.00, -0.80, 0.17), (1.12, -0.74, 0.16), (0.93, -0.77, 0.28), (1.06, -0.78, 0.28))):
        log = turned([(0, -0.15), (0.062, -0.15), (0.062, 0.15), (0, 0.15)], m['split' if i % 2 else 'bark'], (x, y, z), 24, 'log')
        log.rotation_euler = (math.pi / 2, 0, rng.uniform(-0.25, 0.25))


def room_things(m):
    """On the mantel and the floor, and outside: the same before and after."""
    top = OPENING[3] + 0.3255
    f = BREAST[2]
    room.framed(-0.22, top, f - 0.078, 0.44, 0.52, m['walnut'], m['card'], m['print'], 6, mount=0.06)
    for x, h in ((0.22, 0.20), (0.32, 0.15)):
        turned(flowing([(0, 0), (0.038, 0), (0.040, 0.006), (0.014, 0.016), (0.010, h * 0.5), (0.012, h - 0.02), (0.024, h - 0.008), (0.024, h), (0, h)], 5), m['brass'], (x, f - 0.07, top), 32, 'candlestick')
        turned([(0.0105, 0), (0.0105, 0.12), (0.008, 0.125), (0, 0.125)], m['cream'], (x, f - 0.07, top + h), 20, 'candle')
    room.rug(-1.15, 1.10, -3.3, -1.35, m['rug'], m['rug edge'], m['linen'])
    footstool(m, 0.02, -1.98)
    for i, (x, y, r) in enumerate(((-5.4, -2.2, 1.0), (-6.4, -3.6, 1.3), (-6.0, -0.6, 1.2), (-7.8, -2.2, 1.7))):
        outdoors.leaf_cloud((x, y, r * 0.9), r, 1300, m['leaf out'], 0.07, 60 + i, 0.9)


def leaning(x, z, y, rng):
    """One book leaning on its neighbours."""
    colour = rng.choice(room.SPINES)
    with placed(at(x + 0.052, y - 0.03, z, 0, 0, -13)):
        t, d, h = 0.024, 0.15, 0.21
        block(0, t, -d, 0, 0, h, room.book_cloth(colour), 0.0015, 2, 'leaning book')


def footstool(m, x, y):
    """Upholstered stool on turned legs with a book left on it."""
    block(x - 0.30, x + 0.30, y - 0.21, y + 0.21, 0.235, 0.355, m['linen'], 0.045, 6, 'stool cushion')
    block(x - 0.275, x + 0.275, y - 0.185, y + 0.185, 0.195, 0.2352, m['walnut'], 0.006, 3, 'stool rail')
    for sx in (-1, 1):
        for sy in (-1, 1):
            turned(flowing([(0.012, 0), (0.015, 0.02), (0.024, 0.10), (0.017, 0.13), (0.026, 0.17), (0.026, 0.196)], 4), m['walnut'], (x + sx * 0.235, y + sy * 0.145, 0.0125), 28, 'stool leg')
    rng = random.Random(2)
    props.books(x - 0.03, y + 0.01, 0.356, (('#394a55', 0.25, 0.18, 0.026),), rng)


def light(x):
    even_sky('#cfdcec', 1.0)
    sunlight(28, -121, SUN, 0.6)
    mid = (WINDOW[0] + WINDOW[1]) / 2
    panel_light((LEFT - 0.46, mid, 1.38), (0.3, mid + 1.1, 0.9), 1.05, 1.25, DAYLIGHT, (0.88, 0.94, 1))
    panel_light((1.0, FRONT + 0.1, 1.6), (-0.3, 0, 1.0), 1.5, 1.4, FILL, (0.95, 0.97, 1))
    panel_light((-1.3, FRONT + 0.1, 1.7), (0.4, 0, 1.2), 0.8, 0.9, FILL * 0.25, (1, 0.95, 0.88))
    glow = bulb((x, BREAST[2] - 0.09, 0.42), FIRE, (1, 0.45, 0.16), 0.09)
    glow.visible_camera = glow.visible_glossy = False          # else the glass mirrors a disc


def build(view):
    rng = random.Random(13)
    m = palette()
    shell(m, rng)
    x = stove(m)
    (before if view == 'before' else dressing)(m, rng)
    room_things(m)
    light(x)
