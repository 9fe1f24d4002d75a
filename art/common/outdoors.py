"""What is seen outside: trees, hedges, grass, fences, the house next door.
Made of leaves and clumps, never of spheres."""
import math
import random

import bpy
from mathutils import Matrix, Vector, noise

from . import materials
from .geometry import block, blocks, mesh, sheet
from .nodes import Shader


def leaf_cloud(centre, radius, count, material, leaf=0.09, seed=0, flat=1.0):
    """A ragged mass of leaves round a centre."""
    rng = random.Random(seed)
    points, faces = [], []
    centre = Vector(centre)
    for _ in range(count):
        way = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized()
        reach = radius * (0.62 + 0.38 * rng.random()) * (1 + 0.35 * noise.noise(way * 2.3 + Vector((seed, 0, 0)))
                                                          + 0.22 * noise.noise(way * 6 + Vector((0, seed, 0))))
        spot = centre + Vector((way.x * reach, way.y * reach, way.z * reach * flat))
        face = (way + Vector((rng.gauss(0, 0.5), rng.gauss(0, 0.5), rng.gauss(0.2, 0.5)))).normalized()
        a = Matrix.Rotation(rng.uniform(0, 6.28), 3, face) @ face.orthogonal().normalized()
        b = face.cross(a)
        s = leaf * rng.uniform(0.5, 1.1)
        first = len(points)
        points += [spot - a * s, spot + b * s * 0.42 - face * s * 0.1, spot + a * s - face * s * 0.25, spot - b * s * 0.42 - face * s * 0.1]
        faces.append((first, first + 1, first + 2, first + 3))
    return mesh('leaves', points, faces, material, angle=180)


def tree(x, y, height, material, bark, seed=0, spread=0.42, leaf=0.10, density=1.0):
    """Trunk, limbs and some thirty leaf clouds."""
    rng = random.Random(seed)
    from .geometry import pipe
    crown = height * 0.62
    pipe([(x, y, -0.1), (x + 0.05, y, height * 0.3), (x - 0.05, y, height * 0.62)], height * 0.022, bark, 'trunk')
    for i in range(30):
        a, up = rng.uniform(0, 6.28), rng.gauss(0, 0.55)
        out = height * spread * (1 - min(1, abs(up)) * 0.55) * rng.uniform(0.35, 1)
        spot = (x + out * math.cos(a), y + out * math.sin(a), crown + up * height * 0.3)
        if i % 2:
            pipe([(x, y, height * 0.3), ((x + spot[0]) / 2, (y + spot[1]) / 2, (height * 0.42 + spot[2]) / 2), spot], height * 0.006, bark, 'limb')
        leaf_cloud(spot, height * rng.uniform(0.09, 0.15), int(330 * density), material, leaf, seed * 31 + i, 0.8)


def hedge(x0, x1, y, depth, height, material, seed=0, leaf=0.055, density=900):
    """A clipped but shaggy hedge, leaves on a dark core."""
    rng = random.Random(seed)
    block(x0 + 0.05, x1 - 0.05, y + 0.10, y + depth - 0.05, 0, height - 0.12, materials.plain('hedge core', '#141c0e', 1.0, 0.0), 0)
    points, faces = [], []
    for _ in range(int((x1 - x0) * (height + depth) * density)):
        px = rng.uniform(x0, x1)
        if rng.random() < height / (height + depth):
            spot, way = Vector((px, y + rng.uniform(-0.02, 0.12), rng.uniform(0, height))), Vector((0, -1, 0.3))
        else:
            spot, way = Vector((px, y + rng.uniform(0, depth), height - rng.uniform(0, 0.1))), Vector((0, -0.2, 1))
        spot += way * 0.07 * noise.noise(spot * 3.1)
        face = (way + Vector((rng.gauss(0, 0.6), rng.gauss(0, 0.6), rng.gauss(0, 0.6)))).normalized()
        a = Matrix.Rotation(rng.uniform(0, 6.28), 3, face) @ face.orthogonal().normalized()
        b, s = face.cross(a), leaf * rng.uniform(0.5, 1.1)
        first = len(points)
        points += [spot - a * s, spot + b * s * 0.45, spot + a * s, spot - b * s * 0.45]
        faces.append((first, first + 1, first + 2, first + 3))
    return mesh('leaves', points, faces, material, angle=180)


def grass_clump(material, blades=120, radius=0.14, height=0.045, seed=0):
    """Mesh data of one clump, to be linked many times."""
    rng = random.Random(seed)
    points, faces = [], []
    for _ in range(blades):
        a, d = rng.uniform(0, 6.283), radius * math.sqrt(rng.random())
        x, y, tall, way = d * math.cos(a), d * math.sin(a), height * rng.uniform(0.55, 1.2), rng.uniform(0, 6.283)
        bend, wide = tall * rng.uniform(0.1, 0.75), rng.uniform(0.0016, 0.0034)
        sx, sy = -math.sin(way) * wide, math.cos(way) * wide
        first = len(points)
        for t, w in ((0, 1), (0.4, 0.9), (0.75, 0.6)):
            cx, cy, cz = x + math.cos(way) * bend * t * t, y + math.sin(way) * bend * t * t, tall * t * (1 - 0.12 * t)
            points += [(cx - sx * w, cy - sy * w, cz), (cx + sx * w, cy + sy * w, cz)]
        points.append((x + math.cos(way) * bend, y + math.sin(way) * bend, tall * 0.88))
        faces += [(first, first + 1, first + 3, first + 2), (first + 2, first + 3, first + 5, first + 4), (first + 4, first + 5, first + 6)]
    thing = mesh('grass', points, faces, material, angle=180)
    data = thing.data
    bpy.data.objects.remove(thing)
    return data


def scatter_grass(clumps, places, rng, ground=lambda x, y: 0.0, scale=(0.8, 1.2)):
    """Link clumps at (x, y) places."""
    collection = bpy.context.scene.collection
    for x, y in places:
        tuft = bpy.data.objects.new('grass', rng.choice(clumps))
        s = rng.uniform(*scale)
        tuft.location = (x, y, ground(x, y) - 0.012)
        tuft.rotation_euler = (rng.gauss(0, 0.06), rng.gauss(0, 0.06), rng.uniform(0, 6.28))
        tuft.scale = (s, s, s * rng.uniform(0.75, 1.2))
        collection.objects.link(tuft)


def board_fence(x0, x1, y, height, material, board=0.12, lap=0.014, rng=random, gravel=None):
    """Feather-edge fence facing -Y."""
    parts, x = [], x0
    while x < x1:
        top, lean = height + rng.gauss(0, 0.006), rng.gauss(0, 0.003)
        parts.append([(x, y - 0.018, 0.1), (x + board, y - 0.008, 0.1), (x + board, y, 0.1), (x, y, 0.1),
                      (x + lean, y - 0.018, top), (x + board + lean, y - 0.008, top), (x + board + lean, y, top), (x + lean, y, top)])
        x += board - lap
    blocks(parts, material, 0.0015, 1, 'fence boards')
    count = int((x1 - x0) / 1.83) + 1
    for i in range(count + 1):
        block(x0 + i * 1.83 - 0.045, x0 + i * 1.83 + 0.045, y - 0.02, y + 0.08, 0, height + 0.06, material, 0.004)
    block(x0, x1, y - 0.02, y + 0.03, 0.0, 0.12, gravel or material, 0.003)


def neighbour_house(x0, x1, y, wall, roof, frame, dark, eaves=5.0, windows=(), rise=2.6, slope_depth=4.0):
    """The back of a house facing -Y: wall, roof, gutter, casements.
    windows: (x0, x1, z0, z1)."""
    block(x0, x1, y, y + 6, 0, eaves, wall, 0)
    for a, b, lo, hi in windows:
        block(a, b, y - 0.004, y + 0.05, lo, hi, dark, 0)
        parts, w = [(a - 0.02, a + 0.05, y - 0.03, y + 0.02, lo, hi), (b - 0.05, b + 0.02, y - 0.03, y + 0.02, lo, hi),
                    (a, b, y - 0.03, y + 0.02, lo, lo + 0.07), (a, b, y - 0.03, y + 0.02, hi - 0.07, hi)], (b - a)
        for i in range(1, max(2, round(w / 0.55))):
            cx = a + w * i / max(2, round(w / 0.55))
            parts.append((cx - 0.035, cx + 0.035, y - 0.03, y + 0.02, lo, hi))
        parts.append((a, b, y - 0.025, y + 0.02, hi - 0.45, hi - 0.39))
        parts.append((a - 0.06, b + 0.06, y - 0.10, y, lo - 0.06, lo))
        blocks(parts, frame, 0.004, 1, 'far window')
    z0, z1 = eaves + 0.05, eaves + rise
    ya, yb = y - 0.35, y - 0.35 + slope_depth
    mesh('roof', [(x0 - 0.2, ya, z0), (x1 + 0.2, ya, z0), (x1 + 0.2, yb, z1), (x0 - 0.2, yb, z1),
                  (x0 - 0.2, ya, z0 - 0.08), (x1 + 0.2, ya, z0 - 0.08)], [(0, 1, 2, 3), (4, 5, 1, 0)], roof, smooth=False)
    blocks([(x0 - 0.2, x1 + 0.2, ya - 0.11, ya, z0 - 0.10, z0 - 0.01), (x0 - 0.15, x1 + 0.15, ya, y, z0 - 0.12, z0 - 0.10)], frame, 0.01, 2, 'gutter')


def far_house(x0, x1, y, ground=0.0, eaves=5.2, rise=2.9):
    """A whole brick house for the distance (50 m and more), facing -Y: two rows of windows, hipped roof, chimney."""
    brick, roof = materials.plain('far brick', '#a9614b', 0.9, 0.1), materials.plain('far roof', '#85604f', 0.9, 0.1)
    frame, glass = materials.plain('far frame', '#e9e7e1', 0.5), materials.plain('far glass', '#59636b', 0.2, 0.6)
    deep, over, middle, top = 8.0, 0.4, (x0 + x1) / 2, ground + eaves
    block(x0, x1, y, y + deep, ground - 1, top, brick, 0, name='far house')
    for z in (0.9, 3.4):
        for cx in (x0 + (x1 - x0) * 0.25, x0 + (x1 - x0) * 0.75):
            block(cx - 0.95, cx + 0.95, y - 0.06, y + 0.1, ground + z, ground + z + 1.3, frame, 0, name='far window')
            blocks([(cx - 0.85 + k * 0.6, cx - 0.35 + k * 0.6, y - 0.08, y, ground + z + 0.1, ground + z + 1.2) for k in range(3)], glass, 0, name='far panes')
    half = (deep + 2 * over) / 2 * 0.8
    base = [(x0 - over, y - over), (x1 + over, y - over), (x1 + over, y + deep + over), (x0 - over, y + deep + over)]
    ridge = [(x0 - over + half, y + deep / 2, top + rise), (x1 + over - half, y + deep / 2, top + rise)]
    mesh('far roof', [(px, py, top) for px, py in base] + ridge, [(0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4)], roof, smooth=False)
    block(x0 - over, x1 + over, y - over - 0.1, y - over, top - 0.15, top, frame, 0, name='far gutter')
    block(middle + 1.1, middle + 1.9, y + deep / 2 - 0.5, y + deep / 2 + 0.3, top + rise - 1, top + rise + 0.7, brick, 0, name='chimney')
    for dx in (1.3, 1.7):
        block(middle + dx - 0.12, middle + dx + 0.12, y + deep / 2 - 0.2, y + deep / 2, top + rise + 0.7, top + rise + 1.0, roof, 0, name='chimney pot')


def haze(y, share, tone='#f8f6f1', light=2.4):
    """Bright air at distance y: mixes what lies beyond it towards the sky. Only the camera sees it."""
    s = Shader('haze')
    clear, shine, both = s.node('BsdfTransparent'), s.node('Emission'), s.node('MixShader')
    s.feed(shine.inputs['Color'], tone)
    shine.inputs['Strength'].default_value = light
    both.inputs[0].default_value = share
    s.tree.links.new(clear.outputs[0], both.inputs[1])
    s.tree.links.new(shine.outputs[0], both.inputs[2])
    material = s.finish(both.outputs[0])
    material.cycles.sample_as_light = False
    air = sheet([(-200, y, -5), (200, y, -5), (200, y, 90), (-200, y, 90)], material, 'haze')
    air.visible_diffuse = air.visible_glossy = air.visible_transmission = air.visible_shadow = False
