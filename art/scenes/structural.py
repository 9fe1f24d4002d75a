"""Structural works: a wall between two ground-floor rooms knocked through, a steel
beam on padstones just gone in, joists still on props. Skirtings are off, dust sheets
lie on the near floor, the boards beyond are grey, and somebody's pencil is on the plaster.

Knobs: DAYLIGHT (watts at the far window and at the near one), SUN.
"""
import math
import random

import bpy
from mathutils import Vector, noise

from common import joinery, materials, outdoors, props
from common.geometry import at, block, blocks, corners, flowing, mesh, pipe, placed, turned, wall_with_holes
from common.nodes import Shader, linear
from common.scene import View, even_sky, panel_light, sunlight
from scenes import garden_props as garden

DAYLIGHT = 120
SUN = 9.0

VIEWS = {
    'works': View('services/structural-works', (-0.80, -4.35, 1.46), -8, focal=25.5, shift_y=-0.045, focus=3.9,
                  exposure=0.3, look='High Contrast', samples=12, width=1200, height=800),
}

LEFT, RIGHT, NEAR, FAR = -2.45, 2.35, -5.2, 3.9
CEILING = 2.55
GAP = (-1.50, 1.42)             # the opening
HEAD = 2.14                     # underside of the steel
THICK = 0.215
SOLE = -0.98                    # middle of the near props' board


def palette():
    m = {}
    m['brick'] = old_brick('stock brick', ('#7d5140', '#97664d', '#5b3f35'), 0.55)
    m['cut brick'] = old_brick('cut brick', ('#9a6650', '#ad7a61', '#7c5241'), 0.25)
    m['mortar'] = materials.plaster('old mortar', '#a0968a', 3.0)
    m['plaster'] = stripped('old plaster', '#c3b8a4', '#b49a86', 0.62)
    m['plaster side'] = materials.plaster('browning', '#a58f78', 2.5)
    m['wall'] = stripped('stripped wall', '#c9c2b0', '#b79d88', 0.60)
    m['far wall'] = stripped('far wall', '#b9bfb6', '#b7a08c', 0.66)
    m['ceiling'] = materials.plaster('ceiling', '#dedad0', 1.3)
    m['steel'] = materials.primer()
    m['concrete'] = materials.stone('padstone', ('#9d9a93', '#aeaaa3', '#87847e'), 0.9, 0.8, 0.05)
    m['pack'] = materials.plaster('dry pack', '#8f8b83', 3.0)
    m['galv'] = materials.metal('galvanised', '#9b9d9d', 0.42)
    m['prop'] = prop_paint()
    m['thread'] = materials.metal('thread', '#6d6a66', 0.4)
    m['joist'] = materials.wood('old joist', 'Y', ('#84664a', '#6b5038', '#4a3626'), roughness=0.85, figure=0.8, knots=0.4)
    m['boards'] = materials.wood('boards above', 'X', ('#9c7a52', '#826341', '#5d452c'), roughness=0.85, figure=0.7)
    m['timber'] = garden.weathered(materials.wood('scaffold board', 'X', ('#b39468', '#94774f', '#6d553a'), roughness=0.8, figure=0.8, variation=0.2, knots=0.6), '#aaa396', 0.6)
    m['lath'] = materials.wood('lath', 'X', ('#a98a63', '#8a6d4b', '#654d34'), roughness=0.85, figure=0.6)
    m['floor'] = garden.weathered(materials.wood('dusty floor', 'Y', ('#8f765b', '#735d46', '#4f3e2e'), roughness=0.85, variation=0.25, figure=0.7, saturation=0.7, knots=0.4), '#b6aea1', 1.0, scale=0.9)
    m['dust'] = materials.earth('plaster dust', '#b5aa99', '#d3cabb')
    m['bag'] = dusty_cloth('rubble bag', '#b4b0a6', '#8d8375')
    m['white'] = materials.paint('old gloss', '#dcd7ca', 0.4)
    m['pane'] = materials.window_pane()
    m['bucket'] = garden.weathered(materials.plain('bucket', '#1d1e1f', 0.5), '#8f897f', 0.5, scale=9)
    m['yellow'] = materials.plain('level yellow', '#c99a1e', 0.4)
    m['glassy'] = materials.plain('vial', '#a8c25a', 0.2)
    m['hammer'] = materials.metal('hammer head', '#4c4d50', 0.4)
    m['ash'] = materials.wood('ash handle', 'X', ('#cfae7d', '#b8925f', '#97713f'), roughness=0.5, figure=0.5)
    m['leaf'] = materials.leaf('garden', '#46642e', '#8da653')
    m['sheet'] = dusty_cloth('dust sheet', '#a39d92', '#7a746a')
    m['pencil'] = materials.plain('pencil', '#4b4844', 0.7, 0.1)
    m['chalk'] = materials.plain('paint marker', '#dcd9d0', 0.8, 0.1)
    m['orange'] = materials.plain('extension lead', '#c2551c', 0.5)
    m['aluminium'] = materials.metal('aluminium', '#a9abac', 0.38)
    m['tape'] = materials.plain('tape', '#2f5f94', 0.5)
    m['grey cable'] = materials.plain('cable', '#83847f', 0.6)
    m['bristle'] = materials.wood('bristle', 'Z', ('#6d5535', '#523d25', '#3a2a18'), roughness=0.9)
    return m


# what ten years and one week do to a surface -----------------------------------------------
def old_brick(name, tones, lime):
    """Bricks from inside a wall: each its own colour, soot, and lime where the mortar let go."""
    s = Shader(name)
    r = s.island_random()
    x, y, z = s.position()
    p = s.vector(x, y, z)
    broad, fine = s.noise(p, 9, 4, 0.6), s.noise(p, 75, 4, 0.7)
    tone = s.ramp(s.chance(r, 2.0) * 0.7 + broad * 0.3, [(0.12, tones[2]), (0.5, tones[0]), (0.88, tones[1])])
    tone = s.shift(tone, s.remap(s.chance(r, 6.0), 0, 1, 0.49, 0.51), 1, s.remap(fine, 0.3, 0.7, 0.72, 1.15))
    smear = s.remap(s.noise(p, 5, 6, 0.72), 0.50, 0.66, 0, lime) * s.remap(s.chance(r, 9.0), 0, 1, 0.3, 1.2)
    tone = s.mix(smear, tone, '#b3a696')
    return s.principled(tone, 0.95, s.bump(broad * 0.5 + fine * 0.5, 0.006, 0.9), specular=0.12)


def stripped(name, paint, browning, share):
    """Old plaster from which the paper came off: paint in some places, pink skim in others, filler, scrapes."""
    s = Shader(name)
    x, y, z = s.position()
    p = s.vector(x, y, z)
    patch = s.noise(p, 1.7, 6, 0.66)
    scrape = s.noise(s.vector(x * 26, y * 26, z * 3.5), 1, 4, 0.7)
    tone = s.shift(linear(paint), 0.5, 1, s.remap(s.noise(p, 3.1, 4), 0.3, 0.7, 0.9, 1.05))
    tone = s.mix(s.remap(patch + (scrape - 0.5) * 0.12, share - 0.02, share + 0.015, 0, 0.5), tone, browning)
    tone = s.mix(s.remap(s.noise(s.vector(x + 9, y + 4, z), 2.6, 3), 0.70, 0.715, 0, 0.45), tone, '#e2ded4')
    tone = s.mix(s.remap(z, 0.0, 0.55, 0.35, 0.0), tone, '#8d8172')
    return s.principled(tone, 0.9, s.bump(patch * 0.8 + scrape * 0.2, 0.004, 0.5), specular=0.12)


def prop_paint():
    """Red oxide that has been on thirty sites: worn to steel, splashed with mortar."""
    s = Shader('prop paint')
    x, y, z = s.position()
    p = s.vector(x, y, z)
    worn = s.remap(s.noise(p, 16, 5, 0.7), 0.50, 0.60, 0, 0.85)
    tone = s.mix(worn, s.shift(linear('#6a2c22'), 0.5, 0.9, s.remap(s.noise(p, 4, 3), 0.3, 0.7, 0.7, 1.2)), '#4a3a33')
    tone = s.mix(s.remap(s.noise(p, 34, 4, 0.6), 0.62, 0.67, 0, 0.9), tone, '#a39c90')
    return s.principled(tone, 0.7, s.bump(worn, 0.0008, 0.5), specular=0.25)


def dusty_cloth(name, clean, dirty):
    """Cotton sheet or woven sack: paint spots, boot marks, dust."""
    s = Shader(name)
    x, y, z = s.position()
    p = s.vector(x, y, z)
    grime = s.remap(s.noise(p, 2.3, 6, 0.7), 0.42, 0.68, 0, 0.8)
    tone = s.mix(grime, linear(clean), linear(dirty))
    tone = s.mix(s.remap(s.noise(p, 17, 2), 0.74, 0.76, 0, 0.8), tone, '#dedad0')
    weave = s.sine(x * 1900) + s.sine(y * 1900) + s.noise(p, 240, 3)
    return s.principled(tone, 0.95, s.bump(weave, 0.0006, 0.4), specular=0.05, sheen=0.3)


def written(text, place, size, material):
    """Letters on a face towards -Y, a hair off it."""
    curve = bpy.data.curves.new('written', 'FONT')
    curve.body, curve.size, curve.shear = text, size, 0.18
    curve.materials.append(material)
    thing = bpy.data.objects.new('written', curve)
    bpy.context.scene.collection.objects.link(thing)
    thing.matrix_world = at(*place, tilt=90)
    return thing


def dust_sheet(m, x0, x1, y0, y1, seed, turn=0.0):
    """Cotton sheet thrown down: long soft folds, a crease where it was folded, ragged hems."""
    points, faces, step = [], [], 0.022
    nx, ny = int((x1 - x0) / step), int((y1 - y0) / step)

    def ridge(x, y, scale, off):
        return 1 - abs(noise.noise(Vector((x * scale, y * scale, off)))) * 2

    for j in range(ny + 1):
        for i in range(nx + 1):
            x, y = (i / nx - 0.5) * (x1 - x0), (j / ny - 0.5) * (y1 - y0)
            bx = x + 0.25 * noise.noise(Vector((x * 1.3, y * 1.3, seed)))
            by = y + 0.25 * noise.noise(Vector((x * 1.3, y * 1.3, seed + 5)))
            fold = max(0, ridge(bx + by * 0.55, by * 0.30, 1.9, seed + 2)) ** 6 * 0.034
            fold += max(0, ridge(bx * 0.4, by * 1.3 + bx * 0.3, 2.6, seed + 7)) ** 8 * 0.030
            fold += max(0, ridge(bx, by, 7.5, seed + 3)) ** 5 * 0.009 + 0.0015 * (1 + noise.noise(Vector((x * 21, y * 21, seed))))
            crease = 0.005 * max(0, 1 - abs(x - 0.12) / 0.010) + 0.004 * max(0, 1 - abs(y + 0.2) / 0.010)
            fold += max(0, ridge(bx * 1.7 + by * 0.9, by * 0.8, 3.4, seed + 13)) ** 9 * 0.016
            under = min(1.0, max(0.0, (abs((y0 + y1) / 2 + y - SOLE) - 0.14) / 0.12))      # flat where the props' board lies on it
            fold, crease = fold * under, crease * under
            edge = 0.02 * noise.noise(Vector((x * 2.2, y * 2.2, seed + 11)))
            points.append((x + (edge if i in (0, nx) else 0), y + (edge if j in (0, ny) else 0), 0.004 + fold + crease))
    for j in range(ny):
        for i in range(nx):
            a = j * (nx + 1) + i
            faces.append((a, a + 1, a + nx + 2, a + nx + 1))
    mesh('dust sheet', points, faces, m['sheet'], angle=180).matrix_world = at((x0 + x1) / 2, (y0 + y1) / 2, 0, turn)


def bricks(m, rng, x0, x1, z0, z1, ragged=()):
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
                    b += rng.uniform(-0.034, 0.004) if course % 2 else rng.uniform(-0.012, 0.010)
                if a == x0 and 'left' in ragged:
                    a += rng.uniform(-0.004, 0.034) if course % 2 else rng.uniform(-0.010, 0.012)
                box = corners(a + 0.005 + j[0], b - 0.005 + j[1], 0.003 + j[2] * 1.6, THICK - 0.004, z + 0.004, top - 0.004 + j[3] * 0.5)
                whole.append([(px + rng.gauss(0, 0.0012), py + rng.gauss(0, 0.0012), pz + rng.gauss(0, 0.0010)) for px, py, pz in box])
            left += 0.225
        z += 0.075
        course += 1
    blocks(whole, m['brick'], 0.004, 2, 'bricks')
    inset = 0.028
    block(x0 + (inset if 'left' in ragged else 0), x1 - (inset if 'right' in ragged else 0), 0.008, THICK - 0.008, z0, z1, m['mortar'], 0.003, name='mortar')


def ragged_plaster(m, rng, x_clean, x_ragged, z0, z1):
    """Old plaster sawn off, a little chipped; extends from x_clean to about x_ragged."""
    edge, steps = [], 130
    drift = 0.0
    for i in range(steps + 1):
        drift = drift * 0.8 + rng.gauss(0, 0.0022)
        edge.append((x_ragged + drift + (rng.uniform(0, 0.02) if rng.random() < 0.08 else 0) * (-1 if x_ragged > x_clean else 1) + rng.gauss(0, 0.0012), z0 + (z1 - z0) * i / steps))
    for depth, grow, kind in ((0.016, 0.0, 'plaster'), (0.011, 0.010, 'plaster side')):
        sign = 1 if x_ragged > x_clean else -1
        line = [(x + sign * (grow + (rng.random() * 0.004 if grow else 0)), z) for x, z in edge]
        outline = [(x_clean, z0), *line, (x_clean, z1)]
        if sign < 0:
            outline = outline[::-1]
        n = len(outline)
        points = [(x, -depth, z) for x, z in outline] + [(x, 0.003, z) for x, z in outline]
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
    """A woven sack of rubble, its mouth left open and turned down a little, bulging where bricks press."""
    phase, rings, n = rng.uniform(0, 6), [], 64
    wall = [(0.0, 0.84), (0.02, 0.97), (0.10, 1.06), (0.30, 1.05), (0.52, 0.98), (0.68, 0.90), (0.80, 0.92), (0.92, 0.99), (1.0, 1.05), (1.02, 1.07), (0.985, 1.06), (0.90, 0.96), (0.74, 0.88), (0.70, 0.5), (0.72, 0.05)]
    for t, wide in wall:
        ring = []
        for i in range(n):
            a = 2 * math.pi * i / n
            c, s = math.cos(a), math.sin(a)
            lump = noise.noise(Vector((c * 1.9 + phase, s * 1.9, t * 3.1))) * 0.14 + noise.noise(Vector((c * 5 + phase, s * 5, t * 9))) * 0.05
            crumple = noise.noise(Vector((c * 9, s * 9 + phase, t * 4))) * (0.10 if t > 0.6 else 0.03)
            r = 0.19 * wide * (1 + lump + crumple)
            sag = noise.noise(Vector((c * 1.6, s * 1.6, phase))) * 0.14 * max(0, t - 0.5)
            ring.append((r * c * 1.08, r * s * 0.86, tall * (t + sag) * (1 if t else 0)))
        rings.append(ring)
    with placed(at(x, y, 0.0, turn, rng.uniform(-4, 4), rng.uniform(-4, 4))):
        props.loft(rings, m['bag'], 'rubble bag')
        inside = rng.__class__(int(phase * 100))
        for _ in range(16):
            a, d = inside.uniform(0, 6.28), 0.12 * math.sqrt(inside.random())
            size = inside.uniform(0.035, 0.075)
            block(d * math.cos(a) - size, d * math.cos(a) + size, d * math.sin(a) - size * 0.6, d * math.sin(a) + size * 0.6, tall * 0.70, tall * 0.70 + size * inside.uniform(0.6, 1.2),
                  m[inside.choice(('cut brick', 'brick', 'plaster side'))], 0.005, 1, 'bagged brick', rotation=(inside.gauss(0, 0.5), inside.gauss(0, 0.5), inside.uniform(0, 3)))


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
    marks(m)
    # near room
    with placed(at(LEFT, 0, 0, 90)):
        wall_with_holes(NEAR, 0.0, 0, CEILING + 0.3, 0, 0.25, [(-3.3, -1.9, 0.9, 2.15)], m['wall'], 'left wall')
    block(LEFT, LEFT + 0.004, NEAR, -0.02, 0.0, 0.172, m['plaster side'], 0, name='skirting scar')
    block(RIGHT, RIGHT + 0.2, NEAR, 0.0, 0, CEILING + 0.3, m['wall'], 0, name='right wall')
    with placed(at(RIGHT, -0.02, 0, -90)):
        block(0.0, -NEAR - 0.02, -0.004, 0.0, 0.0, 0.172, m['plaster side'], 0, name='skirting scar')
        loose_cable(m, 0.42)
    # ceilings cut back either side of the wall, joists and boards above
    torn_ceiling(m, rng, NEAR, -0.62)
    torn_ceiling(m, rng, FAR + 0.2, 0.80)
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
        block(LEFT, RIGHT, -0.004, 0.0, 0.0, 0.172, m['plaster side'], 0, name='skirting scar')
    block(LEFT - 0.2, LEFT, THICK, FAR, 0, CEILING + 0.3, m['far wall'], 0, name='far left wall')
    block(RIGHT, RIGHT + 0.2, THICK, FAR, 0, CEILING + 0.3, m['far wall'], 0, name='far right wall')
    return window


def torn_ceiling(m, rng, far, edge):
    """Lath and plaster cut back to `edge` with a saw and a bolster: a crumbled line, laths left standing out."""
    away, n = (1 if edge > far else -1), 110
    line, drift = [], 0.0
    for i in range(n + 1):
        drift = drift * 0.86 + rng.gauss(0, 0.012)
        line.append((LEFT - 0.2 + (RIGHT - LEFT + 0.4) * i / n, edge + drift - away * (rng.uniform(0, 0.05) if rng.random() < 0.12 else 0)))
    ring = [(LEFT - 0.2, far), *line, (RIGHT + 0.2, far)]
    k = len(ring)
    points = [(x, y, CEILING) for x, y in ring] + [(x, y, CEILING + 0.022) for x, y in ring]
    mesh('ceiling', points, [tuple(range(k)), tuple(range(2 * k - 1, k - 1, -1))] + [(i, (i + 1) % k, (i + 1) % k + k, i + k) for i in range(k)], m['ceiling'], smooth=False)
    for _ in range(11):
        x, y = LEFT + 0.2 + rng.random() * (RIGHT - LEFT - 0.6), edge + away * rng.uniform(0.004, 0.035)
        block(x, x + rng.uniform(0.15, 0.42), y - 0.014, y + 0.014, CEILING + 0.0225, CEILING + 0.030, m['lath'], 0.001, name='lath', rotation=(0, 0, rng.gauss(0, 0.05)))


def marks(m):
    """What the joiner wrote: a datum round the room, the cut line, the beam's name in marker."""
    for x0, x1, y in ((LEFT, GAP[0] - 0.34, -0.0165), (GAP[1] + 0.37, RIGHT, -0.0165)):
        block(x0, x1, y - 0.0003, y, 1.2495, 1.2507, m['pencil'], 0, name='datum')
    written('1250 FFL', (LEFT + 0.13, -0.0172, 1.262), 0.042, m['pencil'])
    written('steel  203 x 133 x 25', (LEFT + 0.10, -0.0172, 1.60), 0.052, m['pencil'])
    written('bearing 200  L + R', (LEFT + 0.11, -0.0172, 1.52), 0.046, m['pencil'])
    written('keep dry', (GAP[1] + 0.50, -0.0172, 1.70), 0.06, m['pencil'])
    block(GAP[0] - 0.355, GAP[0] - 0.354, -0.0169, -0.0160, 0.25, 2.2, m['pencil'], 0, name='cut line')
    written('203 x 133 x 25  S355', (-0.75, THICK / 2 - 0.0045, HEAD + 0.062), 0.075, m['chalk'])
    written('B1', (0.75, THICK / 2 - 0.0045, HEAD + 0.055), 0.10, m['chalk'])


def loose_cable(m, x):
    """A socket taken off the wall: box, grey cable, taped ends. In the wall's own space, face at y = 0."""
    block(x - 0.07, x + 0.07, -0.003, -0.0005, 0.415, 0.485, m['galv'], 0.001, name='back box')
    block(x - 0.062, x + 0.062, -0.0036, -0.003, 0.422, 0.478, m['bucket'], 0, name='box inside')
    pipe([(x, -0.004, 0.45), (x + 0.02, -0.07, 0.47), (x + 0.05, -0.12, 0.38), (x + 0.02, -0.13, 0.26), (x - 0.03, -0.10, 0.22)], 0.0055, m['grey cable'], 'cable')
    pipe([(x - 0.015, -0.108, 0.225), (x - 0.05, -0.09, 0.21)], 0.009, m['tape'], 'taped end', False)


def scaffold_board(m, rng, x0, x1, y, z, width=0.225, thick=0.038):
    """Used scaffold board along X with its banded ends."""
    block(x0, x1, y - width / 2, y + width / 2, z, z + thick, m['timber'], 0.004, 2, 'scaffold board', rotation=(0, 0, rng.gauss(0, 0.006)))
    for x in (x0 + 0.018, x1 - 0.018):
        block(x - 0.018, x + 0.018, y - width / 2 - 0.0012, y + width / 2 + 0.0012, z - 0.0012 if z > 1 else z + 0.001, z + thick + 0.0012, m['galv'], 0.001, name='board band')


def temporary_works(m, rng):
    """Props under a board carrying the joists, both sides, each on a board of its own."""
    for y, xs in ((SOLE, (-1.42, 0.06, 1.34)), (1.15, (-1.2, 0.1, 1.25))):
        scaffold_board(m, rng, LEFT + 0.30, RIGHT - 0.30, y, 0.012 if y < 0 else 0.0)
        scaffold_board(m, rng, LEFT + 0.25, RIGHT - 0.35, y, CEILING - 0.039)
        for x in xs:
            with placed(at(x, y, 0, 0, rng.gauss(0, 0.35), rng.gauss(0, 0.35))):
                acrow(m, 0, 0, 0.051 if y < 0 else 0.039, CEILING - 0.040, rng.uniform(-60, 60))


def step_ladder(m, x, y, turn):
    """Aluminium steps, open."""
    with placed(at(x, y, 0, turn)):
        for s in (-1, 1):
            for lean, deep in ((14, 0.065), (-17, 0.03)):
                with placed(at(s * (0.20 if lean > 0 else 0.185), 0, 1.42, 0, lean, -s * 3.0)):
                    block(-0.011, 0.011, -deep / 2, deep / 2, -1.46, 0.0, m['aluminium'], 0.003, 2, 'ladder stile')
        for k in range(6):
            z, y0 = 0.22 + k * 0.235, -math.tan(math.radians(14)) * (1.42 - 0.22 - k * 0.235)
            half = 0.20 + (1.42 - z) * math.tan(math.radians(3.0)) - 0.012
            block(-half, half, y0 - 0.04, y0 + 0.04, z - 0.012, z + 0.012, m['aluminium'], 0.003, 2, 'ladder tread')
        block(-0.20, 0.20, -0.11, 0.10, 1.415, 1.44, m['bucket'], 0.006, 3, 'ladder top')


def broom(m, x, y, turn, lean):
    """Stiff broom, head down, leaning on the wall behind it."""
    with placed(at(x, y, 0.0, turn, -lean)):
        block(-0.16, 0.16, -0.03, 0.03, 0.065, 0.105, m['ash'], 0.006, 3, 'broom head')
        pipe([(0, 0, 0.10), (0, 0, 1.42)], 0.0125, m['ash'], 'broom handle', False)
        tufts = []
        for i in range(26):
            for j in range(4):
                a, b = -0.15 + i * 0.012, -0.024 + j * 0.016
                dx, dy = (a * 0.12, b * 0.3)
                tufts.append([(a + dx, b + dy, 0.0), (a + 0.009 + dx, b + dy, 0.0), (a + 0.009 + dx, b + 0.011 + dy, 0.0), (a + dx, b + 0.011 + dy, 0.0),
                              (a, b, 0.066), (a + 0.009, b, 0.066), (a + 0.009, b + 0.011, 0.066), (a, b + 0.011, 0.066)])
        blocks(tufts, m['bristle'], 0, 1, 'bristles')


def clutter(m, rng):
    # bats at the jambs, crumbs everywhere, dust sheets over the boards of the near room
    rubble(m, rng, -1.72, -0.16, 22, 0.15, ('cut brick', 'brick'), (0.05, 0.12))
    rubble(m, rng, -1.70, -0.20, 420, 0.22, ('plaster side', 'mortar', 'dust'), (0.004, 0.034))
    rubble(m, rng, 1.66, -0.18, 380, 0.20, ('plaster side', 'mortar', 'dust', 'cut brick'), (0.004, 0.034))
    rubble(m, rng, 0.0, 0.15, 520, 0.75, ('plaster side', 'dust', 'mortar'), (0.002, 0.011))
    rubble(m, rng, 0.2, 0.12, 90, 0.7, ('plaster side', 'mortar', 'cut brick'), (0.008, 0.03))
    dust_sheet(m, -2.42, 0.35, -3.45, -0.62, 3.0, 2)
    dust_sheet(m, 0.15, 2.33, -3.3, -0.58, 17.0, -3)
    rubble_bag(m, 1.92, -0.42, rng, 20, 0.60)
    rubble_bag(m, 2.02, -0.92, rng, 75, 0.52)
    rubble_bag(m, 1.62, -1.28, rng, 140, 0.56)
    # bricks saved for making good, cleaned and stacked
    for row in range(4):
        for i in range(5 - row % 2 - (row == 3) * 2):
            x, y = 0.62 + (row % 2) * 0.03, -1.58 + i * 0.112 + (row % 2) * 0.05
            with placed(at(x + rng.uniform(-0.012, 0.012), y, 0.030 + row * 0.066, rng.gauss(6, 2.5))):
                block(0, 0.215, 0, 0.1025, 0, 0.065, m['cut brick' if (i + row) % 3 else 'brick'], 0.004, 2, 'stacked brick')
    with placed(at(0.70, -1.40, 0.030 + 3 * 0.066 + 0.066, 52)):
        block(-0.05, 0.05, -0.024, 0.024, 0.0, 0.048, m['hammer'], 0.005, 3, 'lump hammer')
        block(-0.013, 0.013, -0.27, -0.02, 0.012, 0.036, m['ash'], 0.007, 3, 'hammer handle')
    with placed(at(-0.30, -1.62, 0.028)):
        turned(flowing([(0, 0.004), (0.105, 0.004), (0.11, 0.01), (0.145, 0.255), (0.152, 0.262), (0.150, 0.27), (0.140, 0.262), (0.106, 0.02), (0, 0.018)], 5), m['bucket'], sides=48, name='bucket')
        pipe([(0.148, 0, 0.245), (0.15, -0.05, 0.22), (0.10, -0.13, 0.20), (0, -0.17, 0.19), (-0.10, -0.13, 0.20), (-0.15, -0.05, 0.22), (-0.148, 0, 0.245)], 0.004, m['galv'], 'bucket handle')
        turned(flowing([(0.001, 0.205), (0.06, 0.195), (0.128, 0.165)], 5), m['dust'], sides=40, name='bucket rubble')
        with placed(at(0.03, 0.05, 0.20, 30, -22, 16)):
            block(-0.012, 0.012, -0.012, 0.012, 0.0, 0.22, m['hammer'], 0.004, 2, 'bolster')
    with placed(at(GAP[0] - 0.72, -0.075, 0.0, 0, -3.2, 4)):
        block(-0.03, 0.03, -0.012, 0.012, 0.02, 1.22, m['yellow'], 0.003, 2, 'level')
        for z in (0.10, 0.62, 1.12):
            block(-0.024, 0.024, -0.0128, 0.0128, z - 0.022, z + 0.022, m['bucket'], 0.001, name='level window')
            block(-0.018, 0.018, -0.0133, 0.0133, z - 0.008, z + 0.008, m['glassy'], 0.003, name='vial')
        for z in (0.36, 0.88):
            block(-0.031, 0.031, -0.0085, 0.0085, z - 0.06, z + 0.06, m['bucket'], 0.002, name='level grip')
    broom(m, -2.22, -0.31, 8, 11)
    # the far room: steps, a lamp's lead over the boards, a board on the floor, more bags
    step_ladder(m, 1.55, 2.35, -24)
    lead = [(2.28, -2.2, 0.03), (1.6, -2.0, 0.035), (1.15, -1.75, 0.05), (0.95, -1.05, 0.06), (0.35, -0.55, 0.02), (0.10, 0.25, 0.008), (-0.45, 0.75, 0.008), (-0.55, 1.6, 0.008), (0.10, 2.1, 0.008), (0.8, 2.5, 0.008), (1.2, 2.9, 0.008)]
    pipe(lead, 0.0052, m['orange'], 'extension lead')
    rubble_bag(m, -1.75, 2.9, rng, 50, 0.55)
    for i, (x, lean) in enumerate(((-2.05, 8), (-1.93, 10), (-1.84, 9))):
        with placed(at(x, FAR - 0.42, 0.0, rng.uniform(-4, 4), -lean)):
            block(-0.05, 0.05, -0.022, 0.022, 0.0, 2.1 - 0.2 * i, m['lath'], 0.002, name='standing timber')


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
    sunlight(29, -122, SUN * 1.6, 0.8, (1, 0.93, 0.83))
    panel_light(((window[0] + window[1]) / 2, FAR + 0.32, (window[2] + window[3]) / 2), (-0.2, 0, 0.8), 1.6, 1.2, DAYLIGHT, (0.9, 0.95, 1))
    panel_light((LEFT - 0.3, -2.6, 1.5), (0.3, -0.8, 0.9), 1.3, 1.2, DAYLIGHT, (0.9, 0.95, 1))
    panel_light((1.2, -5.0, 1.9), (0, 0, 1.1), 2.2, 1.6, 16, (1, 0.975, 0.94))


def build(_view):
    rng = random.Random(51)
    m = palette()
    window = room(m, rng)
    temporary_works(m, rng)
    clutter(m, rng)
    outside(m)
    light(window)
