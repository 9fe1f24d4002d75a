"""The kitchen that the sage one replaced: two short runs of laminate units of the 1980s, a cooker and
a fridge that stand by themselves, a strip light, sheet vinyl, and a table in everyone's way."""
import math

from common import joinery, materials, props
from common.geometry import at, block, blocks, flowing, pipe, placed, sheet, turned
from common.nodes import Shader, linear
from common.scene import panel_light

TOP = 0.91
FRONT = -0.565


def palette(m):
    """Adds what is old to the room's materials, and ages the walls."""
    m['wall'] = tired_wall()
    m['ceiling'] = materials.plaster('old ceiling', '#e6dfcc', 1.3)
    m['white'] = materials.paint('old gloss', '#ddd3bb', 0.40)
    m['laminate'] = materials.paint('cream laminate', '#d8ccb0', 0.33, None)
    m['inside'] = materials.plain('chipboard', '#b39a75', 0.9, 0.1)
    m['trim'] = materials.wood('orange oak trim', 'X', ('#b07a45', '#925f31', '#6d431f'), roughness=0.35, figure=0.9, variation=0.08)
    m['old top'] = mottled()
    m['edge'] = materials.plain('worn edge', '#8f7f66', 0.8, 0.2)
    m['vinyl'] = sheet_vinyl()
    m['beige tile'] = materials.glazed_tile('beige tile', '#d3c3a2', 0.05, 0.16, 0.25)
    m['brown tile'] = materials.glazed_tile('brown tile', '#8a6239', 0.10, 0.16, 0.25)
    m['old grout'] = materials.plaster('old grout', '#a3957c')
    m['enamel'] = materials.ceramic('enamel', '#e8e4d8', 0.22, 0.02)
    m['steel'] = materials.steel('sink steel', 0.34)
    m['chrome'] = materials.chrome()
    m['dark'] = materials.plain('oven glass', '#121110', 0.12, 0.5)
    m['grey'] = materials.plain('grey plastic', '#6f6c66', 0.5)
    m['pine'] = materials.wood('yellow pine', 'X', ('#d8a860', '#c08a45', '#96642c'), roughness=0.38, figure=0.9, knots=0.7)
    m['pine leg'] = materials.wood('yellow pine leg', 'Z', ('#d8a860', '#c08a45', '#96642c'), roughness=0.38, figure=0.9)
    m['tube'] = materials.glow('strip light', (1, 0.98, 0.90, 1), 5.0)
    m['red'] = materials.plain('red plastic', '#9c3a2e', 0.4)
    m['blue'] = materials.plain('cereal box', '#3f5d86', 0.5)
    m['yellow'] = materials.plain('yellow box', '#c79c34', 0.55)
    m['board'] = materials.plain('grey board', '#9c8f7c', 0.8)
    for name, colour in (('cream', '#e8dfc8'), ('red', '#a03a2c'), ('wheat', '#c98f3e')):
        m['label ' + name] = materials.plain('label ' + name, colour, 0.5)
    m['copper'] = materials.metal('copper pipe', '#a9694a', 0.35)
    m['shelf'] = m['white']
    m['gingham'] = materials.cloth('gingham', '#d9d2c2', ('#8c4a42', 40))


def tired_wall():
    """Magnolia of twenty years: grey above the heater, rubbed at hand height, filler here and there."""
    s = Shader('tired wall')
    x, y, z = s.position()
    p = s.vector(x, y, z)
    tone = s.shift(linear('#dccfae'), 0.5, 1, s.remap(s.noise(p, 1.4, 5, 0.65), 0.3, 0.7, 0.88, 1.04))
    tone = s.mix(s.remap(s.noise(s.vector(x * 7, y * 7, z * 2), 1, 4, 0.7), 0.60, 0.74, 0, 0.35), tone, '#b5a583')
    tone = s.mix(s.remap(s.noise(p, 5.2, 2), 0.735, 0.75, 0, 0.7), tone, '#e9e4d8')
    return s.principled(tone, 0.7, s.bump(s.noise(p, 150, 3), 0.0022, 0.4), specular=0.25)


def mottled():
    """Laminate worktop, granite effect, dulled by scouring."""
    s = Shader('laminate top')
    x, y, z = s.position()
    p = s.vector(x, y, z)
    tone = s.ramp(s.noise(p, 95, 3, 0.7), [(0.30, '#6a5c4a'), (0.5, '#a08d70'), (0.68, '#c9b896')])
    return s.principled(tone, s.remap(s.noise(p, 4, 4), 0.3, 0.7, 0.28, 0.6), specular=0.4)


def sheet_vinyl():
    """Vinyl that imitates small brown and cream tiles, worn through to grey where people stand."""
    s = Shader('sheet vinyl')
    x, y, z = s.position()
    p = s.vector(x, y, z)
    u, v = (x + 20) / 0.15, (y + 20) / 0.15
    column, row = s.floor(u), s.floor(v)
    edge = s.smallest(s.smallest(u - column, 1 - (u - column)), s.smallest(v - row, 1 - (v - row)))
    odd = s.above(s.fraction((column + row) * 0.5), 0.25)
    tone = s.mix(odd, linear('#c3ad85'), linear('#9a7850'))
    tone = s.shift(tone, 0.5, 1, s.remap(s.chance(column, row, 2.0), 0, 1, 0.92, 1.06))
    tone = s.mix(s.remap(edge, 0.02, 0.045, 0.8, 0, True), tone, '#7d6a4c')
    far = s.root((x + 0.45) * (x + 0.45) * 0.35 + (y + 1.05) * (y + 1.05))
    wear = s.remap(far, 0.10, 0.85, 0.75, 0, True) * s.remap(s.noise(p, 3.2, 5, 0.7), 0.34, 0.62)
    tone = s.mix(wear, tone, '#a69b88')
    tone = s.mix(s.remap(s.noise(p, 9, 5, 0.7), 0.6, 0.75, 0, 0.25), tone, '#5d4f3a')
    return s.principled(tone, s.remap(wear, 0, 1, 0.30, 0.65), s.bump(s.remap(edge, 0.0, 0.05, 0, 1), 0.0008, 0.5), specular=0.4)


def unit(m, x0, x1, kind, rng, low=0.15, top=0.88, y=FRONT, depth=0.565):
    """Cream doors under a strip of orange oak that is the handle."""
    block(x0, x1, y, y + depth - 0.002, low, top, m['inside'], 0, name='old carcase')
    rail = 0.038

    def front(a, b, lo, hi, open_by=0.0):
        slip = rng.gauss(0, 0.0022)
        with placed(at(a, y - 0.0005, lo + slip, -open_by, 0, rng.gauss(0, 0.22))):
            w, h = b - a, hi - lo
            block(0.0025, w - 0.0025, -0.017, 0, 0, h - rail, m['laminate'], 0.0015, 2, 'laminate door')
            block(0.0025, w - 0.0025, -0.024, 0, h - rail + 0.0008, h, m['trim'], 0.006, 3, 'oak pull')

    if kind == 'drawers':
        for lo, hi in ((low, 0.36), (0.363, 0.53), (0.533, 0.70), (0.703, top - 0.01)):
            front(x0, x1, lo, hi)
    elif kind == 'drawer and door':
        front(x0, x1, low, 0.70)
        front(x0, x1, 0.703, top - 0.01)
    elif kind == 'ajar':
        front(x0, x1, low, top - 0.01, 9)
    else:
        front(x0, x1, low, top - 0.01)


def wall_unit(m, x0, x1, rng, low=1.42, high=2.12):
    block(x0, x1, -0.285, -0.002, low, high, m['laminate'], 0.001, name='old wall carcase')
    count = max(1, round((x1 - x0) / 0.5))
    w = (x1 - x0) / count
    for i in range(count):
        with placed(at(x0 + i * w, -0.2855, low + rng.gauss(0, 0.002), -6 if i == count - 1 and x0 > 0 else 0, 0, rng.gauss(0, 0.25))):
            block(0.002, w - 0.002, -0.017, 0, 0.039, high - low, m['laminate'], 0.0015, 2, 'laminate door')
            block(0.002, w - 0.002, -0.024, 0, 0.0, 0.038, m['trim'], 0.006, 3, 'oak pull')


def cooker(m, x0, x1):
    """A white cooker with an eye-level grill missing and four radiant rings."""
    block(x0, x1, -0.60, -0.03, 0.02, 0.905, m['enamel'], 0.006, 3, 'cooker')
    block(x0 + 0.02, x1 - 0.02, -0.612, -0.60, 0.16, 0.56, m['enamel'], 0.006, 3, 'oven door')
    block(x0 + 0.09, x1 - 0.09, -0.614, -0.611, 0.24, 0.48, m['dark'], 0.004, 2, 'oven window')
    block(x0 + 0.02, x1 - 0.02, -0.612, -0.60, 0.585, 0.755, m['enamel'], 0.006, 3, 'grill door')
    for z in (0.525, 0.725):
        joinery.bar_handle(x0 + 0.06, x1 - 0.06, -0.612, z, m['grey'], 0.008, 0.03)
    block(x0, x1, -0.618, -0.60, 0.785, 0.895, m['grey'], 0.004, 2, 'cooker fascia')
    for i in range(6):
        knob = turned([(0, 0), (0.021, 0), (0.019, 0.02), (0, 0.022)], m['dark'], (x0 + 0.07 + i * (x1 - x0 - 0.14) / 5, -0.618, 0.84), 24, 'cooker knob')
        knob.rotation_euler = (math.pi / 2, 0, 0)
    for dx, dy, r in ((0.14, -0.19, 0.075), (0.40, -0.19, 0.09), (0.14, -0.45, 0.09), (0.40, -0.45, 0.075)):
        for k in range(4):
            ring = [(x0 + dx + (r - 0.018 * k) * math.cos(a), dy + (r - 0.018 * k) * math.sin(a), 0.912) for a in (i * math.pi / 12 for i in range(25))]
            pipe(ring, 0.006, m['dark'], 'ring', False)
    block(x0 + 0.002, x1 - 0.002, -0.045, -0.03, 0.90, 1.06, m['enamel'], 0.005, 2, 'cooker splash')


def fridge(m, x0, x1):
    for lo, hi in ((0.04, 0.72), (0.735, 1.56)):
        block(x0, x1, -0.635, -0.585, lo, hi, m['enamel'], 0.012, 4, 'fridge door')
        block(x0 + 0.012, x0 + 0.03, -0.66, -0.634, (hi if lo < 0.5 else lo + 0.30) - 0.26, (hi if lo < 0.5 else lo + 0.30) - 0.04, m['grey'], 0.005, 3, 'fridge handle')
    block(x0 + 0.002, x1 - 0.002, -0.583, -0.04, 0.03, 1.56, m['enamel'], 0.008, 3, 'fridge')
    for x, z, kind, turn in ((0.20, 1.30, 'paper', 3), (0.36, 1.22, 'yellow', -5), (0.30, 1.40, 'paper', -2)):
        with placed(at(x0 + x, -0.6362, z, 0, 0, turn)):
            block(-0.05, 0.05, -0.001, 0, -0.07, 0.07, m[kind], 0, name='note')
            block(-0.012, 0.012, -0.006, -0.001, 0.045, 0.062, m['red'], 0.002, name='magnet')
    props.basket(x0 + 0.28, -0.32, 1.562, m['trim'], 0.40, 0.30, 0.16)
    for i, kind in enumerate(('blue', 'yellow')):
        with placed(at(x0 + 0.06 + i * 0.05, -0.48 - i * 0.01, 1.562, 8 * i)):
            with placed(at(0.0275, 0.065, 0, -86)):
                packet(m, kind, 0.17, 0.055, 0.27 - 0.03 * i, i)


def boiler(m, x, z):
    block(x - 0.20, x + 0.20, -0.30, -0.002, z, z + 0.70, m['enamel'], 0.012, 4, 'boiler')
    block(x - 0.19, x + 0.19, -0.303, -0.299, z + 0.03, z + 0.16, m['grey'], 0.004, 2, 'boiler panel')
    for dx in (-0.13, -0.05, 0.04, 0.12):
        pipe([(x + dx, -0.06, z + 0.002), (x + dx, -0.06, 0.90)], 0.0085 if dx < 0.1 else 0.011, m['copper'], 'boiler pipe', False)


def strip_light(m, x, y, ceiling):
    """A batten with its tube, along X, yellowed diffuser gone."""
    block(x - 0.76, x + 0.76, y - 0.028, y + 0.028, ceiling - 0.055, ceiling - 0.0005, m['enamel'], 0.006, 3, 'batten')
    pipe([(x - 0.71, y, ceiling - 0.098), (x + 0.71, y, ceiling - 0.098)], 0.0135, m['tube'], 'tube', False)
    for s in (-1, 1):
        block(x + s * 0.735 - 0.022, x + s * 0.735 + 0.022, y - 0.02, y + 0.02, ceiling - 0.118, ceiling - 0.05, m['enamel'], 0.004, 2, 'lamp holder')
    panel_light((x, y, ceiling - 0.12), (x, y, 0), 1.4, 0.06, 26, (1, 0.97, 0.86), seen_in_reflections=False)


def table(m, x, y, turn):
    """Pine farmhouse table with turned legs, two chairs pushed in askew."""
    with placed(at(x, y, 0, turn)):
        for i in range(6):
            block(-0.68, 0.68, -0.40 + i * 0.1335, -0.40 + (i + 1) * 0.1335 - 0.0006, 0.725, 0.752, m['pine'], 0.002, 2, 'table board')
        blocks([(-0.60, 0.60, -0.34, -0.318, 0.63, 0.7245), (-0.60, 0.60, 0.318, 0.34, 0.63, 0.7245)], m['pine'], 0.002, 2, 'table apron')
        blocks([(-0.615, -0.593, -0.33, 0.33, 0.63, 0.7245), (0.593, 0.615, -0.33, 0.33, 0.63, 0.7245)], m['pine'], 0.002, 2, 'table end')
        for sx in (-1, 1):
            for sy in (-1, 1):
                turned(flowing([(0, 0), (0.024, 0), (0.028, 0.05), (0.022, 0.09), (0.034, 0.22), (0.036, 0.36), (0.026, 0.46), (0.036, 0.50), (0.030, 0.55), (0.036, 0.58), (0.036, 0.62), (0, 0.62)], 4),
                       m['pine leg'], (sx * 0.585, sy * 0.305, 0), 32, 'table leg')
                block(sx * 0.585 - 0.036, sx * 0.585 + 0.036, sy * 0.305 - 0.036, sy * 0.305 + 0.036, 0.615, 0.7248, m['pine leg'], 0.002, 2, 'leg block')


def chair(m, x, y, turn):
    with placed(at(x, y, 0, turn)):
        block(-0.20, 0.20, -0.20, 0.20, 0.425, 0.452, m['pine'], 0.010, 4, 'chair seat')
        for sx in (-1, 1):
            pipe([(sx * 0.165, -0.165, 0.43), (sx * 0.185, -0.19, 0)], 0.017, m['pine leg'], 'chair leg', False)
            pipe([(sx * 0.165, 0.175, 0.43), (sx * 0.185, 0.215, 0)], 0.017, m['pine leg'], 'chair leg', False)
            pipe([(sx * 0.175, 0.18, 0.44), (sx * 0.185, 0.215, 0.70), (sx * 0.18, 0.26, 0.93)], 0.015, m['pine leg'], 'chair stile')
        for k in range(4):
            pipe([(-0.105 + k * 0.07, 0.185, 0.445), (-0.105 + k * 0.07, 0.25, 0.86)], 0.008, m['pine leg'], 'spindle', False)
        block(-0.19, 0.19, 0.245, 0.268, 0.855, 0.94, m['pine'], 0.008, 3, 'chair back', rotation=(math.radians(-9), 0, 0))
        pipe([(-0.175, -0.175, 0.2), (0.175, -0.175, 0.2)], 0.010, m['pine leg'], 'chair rail', False)


def build(m, rng, left, ceiling, window):
    x0, x1, sill, _ = window
    # two short runs, the cooker between them in a gap of its own
    for a, b, kind in ((-2.66, -2.16, 'drawer and door'), (-2.16, -1.66, 'drawers'), (-1.66, -1.10, 'drawer and door'), (-1.10, -0.56, 'door'), (-0.56, -0.02, 'ajar')):
        unit(m, a, b, kind, rng)
    block(-2.66, -0.02, -0.50, -0.485, 0.0, 0.149, m['trim'], 0.001, name='old plinth')
    hole = (-1.02, -0.14, -0.52, -0.12)
    joinery.top_with_hole(left + 0.001, 0.0, -0.60, -0.0005, 0.88, TOP, hole, m['old top'], 0.009)
    sink(m, hole)
    unit(m, 0.92, 1.48, 'drawer and door', rng)
    block(0.92, 1.48, -0.50, -0.485, 0.0, 0.149, m['trim'], 0.001, name='old plinth')
    block(0.90, 1.50, -0.60, -0.0005, 0.88, TOP, m['old top'], 0.009, 3, 'old top')
    cooker(m, 0.17, 0.73)
    fridge(m, 1.60, 2.16)
    boiler(m, 2.52, 1.18)
    # tiles: beige, a brown one now and then, one lost
    for a, b, top in ((left, x0 - 0.002, 1.415), (x0 - 0.002, x1 + 0.002, sill - 0.031), (x1 + 0.002, 1.50, 1.415)):
        block(a, b, -0.004, 0.0, 0.90, top, m['old grout'], 0, name='grout')

        def odd(x, z):
            return (int((x + 9) / 0.108) * 7 + int(z / 0.108) * 5) % 23 == 0

        joinery.tile_wall(a, b, TOP + 0.002, top, -0.003, m['beige tile'], 0.108, 0.108, 0.0035, rng=rng, skip=odd)
        joinery.tile_wall(a, b, TOP + 0.002, top, -0.003, m['brown tile'], 0.108, 0.108, 0.0035, rng=rng, skip=lambda x, z: not odd(x, z))
    wall_unit(m, -2.66, x0 - 0.14, rng)
    wall_unit(m, 0.74, 1.48, rng)
    # a cooker hood of the recirculating kind
    block(0.17, 0.735, -0.46, -0.002, 1.56, 1.66, m['enamel'], 0.006, 3, 'old hood')
    block(0.19, 0.715, -0.462, -0.459, 1.575, 1.60, m['grey'], 0.001, name='hood switches')
    joinery.double_socket(-1.55, 1.16, -0.011, m['plate'], m['slot'])
    joinery.double_socket(1.30, 1.16, -0.011, m['plate'], m['slot'])
    strip_light(m, 0.15, -1.75, ceiling)
    table(m, 0.95, -2.55, -7)
    chair(m, 0.72, -3.18, 172)
    chair(m, 1.42, -3.12, 196)
    chair(m, 0.05, -2.42, 96)
    clutter(m, rng)


def sink(m, hole):
    """Pressed steel: one bowl, a ribbed drainer, two pillar taps."""
    a, b, c, d = hole
    rim = 0.035
    joinery.inset_sink(a + 0.03, a + 0.44, c + 0.02, d - 0.05, TOP + 0.001, 0.16, m['steel'], m['chrome'])
    joinery.top_with_hole(a - rim, b + rim, c - rim, d + rim, TOP - 0.002, TOP + 0.004, (a + 0.025, a + 0.445, c + 0.015, d - 0.045), m['steel'], 0.002)
    for i in range(7):
        block(a + 0.50, b - 0.02, c + 0.06 + i * 0.042, c + 0.072 + i * 0.042, TOP + 0.003, TOP + 0.009, m['steel'], 0.003, 3, 'drainer rib')
    for dx in (0.14, 0.32):
        turned(flowing([(0, 0), (0.022, 0), (0.016, 0.02), (0.014, 0.09), (0.020, 0.10), (0.022, 0.13), (0, 0.138)], 4), m['chrome'], (a + dx, d - 0.012, TOP + 0.003), 28, 'pillar tap')
        pipe([(a + dx, d - 0.015, TOP + 0.075), (a + dx, d - 0.09, TOP + 0.085), (a + dx, d - 0.12, TOP + 0.055)], 0.010, m['chrome'], 'pillar spout')


def packet(m, kind, width, deep, tall, sort):
    """A cereal box: printed front and side, the top opened and pushed shut again. Its front looks to -Y."""
    w, d = width / 2, deep / 2
    paper, ink = ('label cream', 'label red') if sort == 0 else ('label red', 'label cream')
    block(-w, w, -d, d, 0, tall, m[kind], 0.0015, name='cereal box')
    for y, lean in ((-d + 0.001, 28), (d - 0.001, -34)):
        with placed(at(0, y, tall - 0.001, 0, lean)):
            block(-w + 0.002, w - 0.002, -0.0004, 0.0004, 0, deep * 0.62, m['board'], 0, name='box flap')
    f = -d - 0.0004
    # a band with the name in heavy letters, a round picture with a bowl in it, small print below
    block(-w + 0.004, w - 0.004, f, f + 0.001, tall * 0.70, tall * 0.93, m[paper], 0, name='box band')
    letters, x = [], -w + 0.018
    for wide, low, high in ((0.022, 0, 1), (0.016, 0, 0.7), (0.018, 0, 0.7), (0.008, 0, 1), (0.017, -0.2, 0.7), (0.020, 0, 0.7), (0.015, 0, 0.7)):
        if x + wide > w - 0.012:
            break
        z = tall * 0.76
        letters.append((x, x + wide * 0.36, f - 0.0004, f + 0.0005, z + tall * 0.12 * low, z + tall * 0.12 * high))
        letters.append((x + wide * 0.3, x + wide, f - 0.0004, f + 0.0005, z + tall * (0.02 if wide > 0.016 else 0.06), z + tall * (0.045 if wide > 0.016 else 0.084)))
        letters.append((x + wide * 0.66, x + wide, f - 0.00035, f + 0.0005, z, z + tall * 0.06))
        x += wide + 0.006
    blocks(letters, m[ink], 0, 1, 'box name')
    for r, kind_of, lift, z in ((0.30, paper, 0.0, 0.38), (0.24, 'label wheat', 0.0003, 0.40), (0.20, 'label cream', 0.0006, 0.33)):
        disc = [(r * tall * math.cos(a), f - 0.0004 - lift, z * tall + r * tall * math.sin(a) * (1 if lift < 0.0005 else 0.55)) for a in (2 * math.pi * k / 40 for k in range(40))]
        disc = [(max(-w + 0.006, min(w - 0.006, px)), py, pz) for px, py, pz in disc]
        sheet(disc, m[kind_of], 'box picture')
    blocks([(-w + 0.012, w - 0.012 - 0.03 * (k % 2), f, f + 0.0008, 0.010 + k * 0.009, 0.0125 + k * 0.009) for k in range(2)], m[paper], 0, 1, 'box print')
    side = [(w - 0.0004, w + 0.0005, -d + 0.006, d - 0.006 - 0.012 * (k % 3 == 2), tall * 0.12 + k * 0.010, tall * 0.12 + k * 0.010 + 0.004) for k in range(14)]
    blocks(side, m[paper], 0, 1, 'box table')


def clutter(m, rng):
    # microwave, bread, tins and a kettle crowd what top there is
    block(-2.62, -2.14, -0.40, -0.05, TOP + 0.012, TOP + 0.275, m['enamel'], 0.006, 3, 'microwave')
    block(-2.60, -2.27, -0.404, -0.399, TOP + 0.03, TOP + 0.26, m['dark'], 0.004, 2, 'microwave door')
    block(-2.25, -2.155, -0.403, -0.399, TOP + 0.03, TOP + 0.26, m['grey'], 0.002, name='microwave panel')
    turned(flowing([(0, 0), (0.085, 0), (0.088, 0.02), (0.070, 0.17), (0.05, 0.20), (0, 0.21)], 5), m['enamel'], (-1.95, -0.22, TOP), 40, 'kettle')
    pipe([(-1.90, -0.22, TOP + 0.19), (-1.82, -0.22, TOP + 0.20), (-1.82, -0.22, TOP + 0.07), (-1.87, -0.22, TOP + 0.04)], 0.011, m['grey'], 'kettle handle')
    for x, y, r, h, kind in ((-1.70, -0.14, 0.055, 0.15, 'terracotta'), (-1.58, -0.16, 0.05, 0.12, 'terracotta'), (1.02, -0.14, 0.055, 0.17, 'red'), (1.14, -0.16, 0.05, 0.14, 'red')):
        props.jar(x, y, TOP, m[kind], r, h, m['spoon'])
    props.utensil_pot(1.38, -0.17, TOP, m['speckle'], [m['spoon'], m['dark board']], rng)
    for i in range(3):
        props.mug(-1.36 + i * 0.10, -0.20 - 0.05 * (i % 2), TOP, [m['fireclay'], m['teal'], m['cream']][i], turn=-0.7 + i)
    # the drainer is full
    for i in range(5):
        with placed(at(-0.48 + i * 0.045, -0.32, TOP + 0.115, 90, 78)):
            props.plate(0, 0, 0, m['fireclay'], 0.105)
    props.bowl(-0.24, -0.36, TOP + 0.009, m['cream'], 0.085, 0.06)
    props.bottle(-1.16, -0.09, TOP, m['teal'], 0.03, 0.22, m['red'])
    for x in (-1.05, 0.02):
        props.herb_pot(x, 0.062, 1.06, m['terracotta'], m['herb'], rng, 0.8, 7)
    # the table: cloth of a sort, a cereal box, post, a mug
    for x, y, kind, tall, turn in ((0.62, -2.42, 'blue', 0.29, 24), (0.74, -2.33, 'yellow', 0.25, -12)):
        with placed(at(x, y, 0.7525, turn)):
            packet(m, kind, 0.19, 0.054, tall, kind == 'yellow')
    props.mug(0.98, -2.70, 0.7525, m['teal'], turn=0.6)
    props.bowl(1.30, -2.42, 0.7525, m['cream'], 0.09, 0.06)
    for x, y, turn in ((1.12, -2.55, 20), (1.20, -2.62, -12)):
        with placed(at(x, y, 0.7527 + 0.002 * (turn < 0), turn)):
            block(-0.11, 0.11, -0.055, 0.055, 0, 0.0015, m['paper'], 0, name='post')
    # a pedal bin, and a towel over the oven's handle
    turned(flowing([(0, 0), (0.135, 0), (0.14, 0.02), (0.145, 0.40), (0.14, 0.41), (0.10, 0.445), (0, 0.45)], 4), m['grey'], (-2.48, -0.88, 0.002), 48, 'bin')
    props.hanging_towel(0.40, -0.645, 0.735, 0.26, 0.34, m['gingham'], 0.02, 0.2)
    # calendar
    block(1.585, 1.80, -0.006, -0.001, 1.72, 2.02, m['paper'], 0.001, name='calendar')
    block(1.59, 1.795, -0.008, -0.005, 1.88, 2.01, m['teal'], 0, name='calendar picture')
