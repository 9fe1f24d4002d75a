"""What grows and stands in an English garden: planting, nettles, lawn, dry-stone
wall, gravel, a sky with clouds. Used by the garden scenes."""
import math

import bpy
from mathutils import Vector

from common.geometry import BOX_FACES, block, blocks, corners, mesh
from common.nodes import Shader, Value, linear


# materials ------------------------------------------------------------------------
def reopen(material):
    """Go on writing a finished material."""
    s = Shader.__new__(Shader)
    s.material, s.tree = material, material.node_tree
    s.output = next(n for n in s.tree.nodes if n.type == 'OUTPUT_MATERIAL')
    return s


def weathered(material, tint='#8f8b84', amount=0.45, foot=0.0, scale=1.3):
    """Let the weather at a timber: silver patches, and dirt near the ground
    up to `foot` metres."""
    s = reopen(material)
    body = next(n for n in s.tree.nodes if n.type == 'BSDF_PRINCIPLED')
    colour = Value(s, body.inputs['Base Color'].links[0].from_socket)
    x, y, z = s.position()
    patch = s.noise(s.vector(x * scale, y * scale, z * scale * 2.2), 1, 5, 0.62)
    board = s.remap(s.island_random(), 0, 1, 0.3, 1.25)
    colour = s.mix(s.remap(patch, 0.34, 0.72, 0, amount) * board, colour, tint)
    if foot:
        splash = s.remap(z + (patch - 0.5) * foot, 0.0, foot, 0.55, 0.0, True)
        colour = s.mix(splash, colour, '#5d5342')
    s.feed(body.inputs['Base Color'], colour)
    return material


def grass_blades(name, dark, light, dry, dryness=0.5):
    """Blades that differ one from the next, with drier patches in the lawn."""
    s = Shader(name)
    r = s.island_random()
    x, y, _z = s.position()
    patch = s.noise(s.vector(x, y, 0.0), 0.8, 4, 0.6)
    tone = s.mix(r, linear(dark), linear(light))
    tone = s.mix(s.remap(s.chance(r, 3.1), 0.80, 1.0, 0, 0.9), tone, linear(dry))
    tone = s.mix(s.remap(patch, 0.45, 0.70, 0, dryness), tone, linear(dry))
    body = s.node('BsdfPrincipled')
    s.feed(body.inputs['Base Color'], tone)
    body.inputs['Roughness'].default_value = 0.5
    body.inputs['Specular'].default_value = 0.3
    through = s.node('BsdfTranslucent')
    s.feed(through.inputs['Color'], tone)
    both = s.node('MixShader')
    both.inputs[0].default_value = 0.35
    s.tree.links.new(body.outputs[0], both.inputs[1])
    s.tree.links.new(through.outputs[0], both.inputs[2])
    return s.finish(both.outputs[0])


def cloudy_sky(elevation, azimuth, strength=0.25, cover=0.5):
    """Physical sky with fair-weather cloud painted on a plane far above."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    s = Shader.__new__(Shader)
    s.material, s.tree = world, world.node_tree
    sky = s.node('TexSky', sky_type='NISHITA', sun_disc=False)
    sky.sun_elevation, sky.sun_rotation = math.radians(elevation), math.radians(azimuth)
    sky.dust_density, sky.ozone_density = 1.6, 2.0
    x, y, z = s._split(s.node('TexCoord').outputs['Generated'])
    up = s.largest(z, 0.02) + 0.10
    plane = s.vector(x / up * 0.8, y / up * 1.3, 2.3)
    puffs = s.noise(plane, 1.1, 7, 0.58, 0.3)
    edge = 0.62 - 0.24 * cover
    cloud = s.remap(puffs, edge, edge + 0.20, 0, 0.9, True) * s.remap(z, 0.0, 0.10, 0.3, 1)
    shade = s.mix(s.remap(puffs, edge + 0.05, edge + 0.30), (3.6, 3.7, 3.9, 1), (2.5, 2.6, 2.8, 1))
    colour = s.mix(cloud, Value(s, sky.outputs[0]), shade)
    background = s.tree.nodes['Background']
    s.feed(background.inputs[0], colour)
    background.inputs[1].default_value = strength
    return world


# meshes to link many times ----------------------------------------------------------
class Plant:
    """Collects leaves, stems and petals into one mesh with several materials."""

    def __init__(self):
        self.points, self.faces, self.slots = [], [], []

    def leaf(self, base, way, long, wide, droop=0.4, slot=0, rows=3):
        way = Vector(way).normalized()
        side = way.cross(Vector((0, 0, 1)))
        if side.length < 1e-4:
            side = Vector((1, 0, 0))
        side = side.normalized()
        up = side.cross(way).normalized()
        first = len(self.points)
        for i in range(rows + 1):
            t = i / rows
            w = wide / 2 * (0.10 + 0.90 * math.sin(math.pi * min(1, 0.12 + 0.90 * t) ** 0.8)) if i < rows else wide * 0.02
            c = Vector(base) + way * (long * t) - Vector((0, 0, droop * long * t * t))
            self.points += [c - side * w + up * w * 0.35, c, c + side * w + up * w * 0.35]
        for i in range(rows):
            a = first + i * 3
            self.faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
            self.slots += [slot, slot]

    def stem(self, path, radius, slot=0):
        first = len(self.points)
        for i, p in enumerate(path):
            r = radius * (1 - 0.5 * i / len(path))
            for k in range(3):
                a = 2.094 * k
                self.points.append(Vector(p) + Vector((r * math.cos(a), r * math.sin(a), 0)))
        for i in range(len(path) - 1):
            for k in range(3):
                j = (k + 1) % 3
                self.faces.append((first + i * 3 + k, first + i * 3 + j, first + i * 3 + 3 + j, first + i * 3 + 3 + k))
                self.slots.append(slot)

    def data(self, name, palette):
        thing = mesh(name, self.points, self.faces, None, angle=180)
        data = thing.data
        for material in palette:
            data.materials.append(material)
        data.polygons.foreach_set('material_index', self.slots)
        bpy.data.objects.remove(thing)
        return data


def ring(rng, out=1.0, up=0.4):
    a = rng.uniform(0, 6.283)
    return Vector((math.cos(a) * out, math.sin(a) * out, up))


def nettle(rng, green, stalk, seed_strings, height=1.0):
    p = Plant()
    bend = ring(rng, rng.uniform(0.03, 0.16) * height, 0)

    def at_height(t):
        return Vector((bend.x * t * t, bend.y * t * t, height * t))

    p.stem([at_height(i / 5) for i in range(6)], 0.0038, 1)
    pairs = int(height / 0.062)
    turn = rng.uniform(0, 6.28)
    for k in range(pairs):
        t = 0.10 + 0.90 * (k + 0.5) / pairs
        if t < 0.35 and rng.random() < 0.5:
            continue
        long = (0.115 if t < 0.75 else 0.115 - 0.30 * (t - 0.75)) * rng.uniform(0.75, 1.1)
        for s in (0, 1):
            a = turn + k * 1.57 + s * math.pi + rng.gauss(0, 0.15)
            way = Vector((math.cos(a), math.sin(a), 0.30 + 0.5 * max(0, t - 0.7)))
            p.leaf(at_height(t), way, long, long * 0.52, 0.75, 0)
            if 0.5 < t < 0.93:
                for _ in range(2):
                    b = a + rng.gauss(0, 0.5)
                    r = rng.uniform(0.035, 0.055)
                    base = at_height(t)
                    p.stem([base, base + Vector((math.cos(b) * r * 0.7, math.sin(b) * r * 0.7, 0.006)),
                            base + Vector((math.cos(b) * r, math.sin(b) * r, -rng.uniform(0.02, 0.05)))], 0.0022, 2)
    return p.data('leaves nettle', [green, stalk, seed_strings])


def dock(rng, green, rusty, height=0.9):
    p = Plant()
    for _ in range(7):
        p.leaf((0, 0, 0.02), ring(rng, 1, 0.9), rng.uniform(0.22, 0.34), 0.075, 0.55, 0, 5)
    for _ in range(2):
        lean = ring(rng, 0.12, 0)
        path = [Vector((lean.x * t * t, lean.y * t * t, height * t)) for t in (0, 0.25, 0.5, 0.75, 1)]
        p.stem(path, 0.005, 1)
        for _ in range(150):
            t = rng.uniform(0.5, 1)
            base = Vector((lean.x * t * t, lean.y * t * t, height * t)) + ring(rng, rng.uniform(0, 0.03), 0)
            p.leaf(base, ring(rng, 1, 0.6), 0.014, 0.012, 0.2, 1, 1)
    return p.data('leaves dock', [green, rusty])


def mound(rng, green, petal, radius=0.25, height=0.28, leaf=0.05, aspect=0.8, count=420, flowers=0, flower=0.02, droop=0.3):
    """A leafy cushion, flowers just above the leaves."""
    p = Plant()
    for _ in range(count):
        a, d = rng.uniform(0, 6.283), math.sqrt(rng.random())
        top = height * math.sqrt(max(0.03, 1 - d * d)) * rng.uniform(0.35, 1.0)
        base = Vector((radius * d * math.cos(a), radius * d * math.sin(a), top))
        way = Vector((math.cos(a) * (0.3 + d), math.sin(a) * (0.3 + d), rng.uniform(0.1, 0.9))) + ring(rng, 0.6, 0)
        p.leaf(base, way, leaf * rng.uniform(0.6, 1.15), leaf * aspect * rng.uniform(0.7, 1.1), droop, 0, 2)
    for _ in range(flowers):
        a, d = rng.uniform(0, 6.283), math.sqrt(rng.random()) * 0.95
        z = height * math.sqrt(max(0.03, 1 - d * d)) + rng.uniform(0.01, 0.06)
        base = Vector((radius * d * math.cos(a), radius * d * math.sin(a), z))
        p.stem([base - Vector((0, 0, 0.10)), base], 0.0012, 0)
        for k in range(5):
            b = k * 1.2566 + rng.gauss(0, 0.1)
            p.leaf(base, (math.cos(b), math.sin(b), 0.35), flower, flower * 0.85, 0.15, 1, 2)
    return p.data('leaves mound', [green, petal])


def spires(rng, green, petal, stems=9, height=0.6, radius=0.16, flower=0.014, share=0.42, leaf=0.06, aspect=0.2, fat=0.012, basal=30):
    """Upright flower spikes over strappy or lance leaves: lavender, salvia, foxglove."""
    p = Plant()
    for _ in range(basal):
        a, d = rng.uniform(0, 6.283), radius * 0.7 * math.sqrt(rng.random())
        p.leaf((d * math.cos(a), d * math.sin(a), rng.uniform(0.0, height * 0.3)), ring(rng, 1, rng.uniform(0.5, 1.8)), leaf * rng.uniform(0.8, 1.8), leaf * aspect * 1.5, 0.5, 0, 3)
    for _ in range(stems):
        a, d = rng.uniform(0, 6.283), radius * math.sqrt(rng.random())
        tall = height * rng.uniform(0.7, 1.1)
        x, y = d * math.cos(a) * 0.5, d * math.sin(a) * 0.5
        out = Vector((d * math.cos(a) * 0.9, d * math.sin(a) * 0.9, 0)) + ring(rng, 0.03, 0)

        def spot(t):
            return Vector((x + out.x * t * t, y + out.y * t * t, tall * t))

        p.stem([spot(i / 4) for i in range(5)], 0.0018 + fat * 0.08, 0)
        for _ in range(int(10 + tall * 14)):
            t = rng.uniform(0.05, 1 - share)
            p.leaf(spot(t), ring(rng, 1, 0.7), leaf * rng.uniform(0.5, 1.1) * (1.2 - t), leaf * aspect, 0.5, 0, 2)
        for _ in range(int(tall * share / 0.012 * 3)):
            u = rng.random()
            t = 1 - share * u
            p.leaf(spot(t) + ring(rng, fat * (0.25 + 0.75 * u) * 0.5, 0), ring(rng, 1, 0.1 if fat > 0.02 else 0.7), flower * (0.5 + 0.6 * u), flower * 0.7, 0.4, 1, 2)
    return p.data('leaves spires', [green, petal])


def fern(rng, green, height=0.55):
    p = Plant()
    for _ in range(13):
        a = rng.uniform(0, 6.283)
        reach, tall = height * rng.uniform(0.7, 1.1), height * rng.uniform(0.7, 1.1)

        def spot(t):
            return Vector((math.cos(a) * reach * t, math.sin(a) * reach * t, tall * (1.9 * t - 1.25 * t * t)))

        p.stem([spot(i / 5) for i in range(6)], 0.0018, 0)
        across = Vector((-math.sin(a), math.cos(a), 0))
        for k in range(22):
            t = 0.12 + 0.88 * k / 22
            long = 0.13 * height / 0.55 * math.sin(math.pi * min(1, t * 0.85 + 0.12))
            for s in (-1, 1):
                p.leaf(spot(t), across * s + Vector((math.cos(a), math.sin(a), 0)) * 0.35, long, 0.022, 0.25, 0, 2)
    return p.data('leaves fern', [green])


def bramble(rng, green, stalk, reach=1.4):
    p = Plant()
    for _ in range(5):
        a, long, tall = rng.uniform(0, 6.283), reach * rng.uniform(0.6, 1.1), reach * rng.uniform(0.35, 0.7)

        def spot(t):
            return Vector((math.cos(a) * long * t, math.sin(a) * long * t, tall * (2.4 * t - 2.3 * t * t)))

        p.stem([spot(i / 9) for i in range(10)], 0.005, 1)
        for k in range(18):
            t = 0.1 + 0.9 * k / 18
            for _ in range(3):
                p.leaf(spot(t), ring(rng, 1, 0.3), 0.075 * rng.uniform(0.7, 1.1), 0.05, 0.4, 0, 2)
    return p.data('leaves bramble', [green, stalk])


def link(data, x, y, z=0.0, scale=1.0, turn=0.0, lean=(0, 0), squash=1.0):
    thing = bpy.data.objects.new(data.name.split('.')[0], data)
    thing.location = (x, y, z)
    thing.rotation_euler = (lean[0], lean[1], turn)
    thing.scale = (scale, scale, scale * squash)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def strew(kinds, places, rng, ground=lambda x, y: 0.0, scale=(0.8, 1.2), lean=0.06):
    for x, y in places:
        link(rng.choice(kinds), x, y, ground(x, y) - 0.01, rng.uniform(*scale), rng.uniform(0, 6.28),
             (rng.gauss(0, lean), rng.gauss(0, lean)), rng.uniform(0.85, 1.15))


# ground and walls ----------------------------------------------------------------------
def ground_sheet(x0, x1, y0, y1, step, height, material):
    """Uneven ground as one grid."""
    nx, ny = int((x1 - x0) / step), int((y1 - y0) / step)
    points = [(x0 + (x1 - x0) * i / nx, y0 + (y1 - y0) * j / ny, 0.0) for j in range(ny + 1) for i in range(nx + 1)]
    points = [(x, y, height(x, y) - 0.012) for x, y, _ in points]
    faces = [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i) for j in range(ny) for i in range(nx)]
    return mesh('ground', points, faces, material, angle=180)


def pebbles(material, places, rng, ground=lambda x, y: 0.0, size=0.018):
    """Angular gravel, linked."""
    kinds = []
    for _ in range(6):
        pts = [Vector(c) * rng.uniform(0.8, 1.2) + Vector((rng.uniform(-0.25, 0.25), rng.uniform(-0.25, 0.25), rng.uniform(-0.2, 0.2)))
               for c in corners(-1, 1, -0.75, 0.75, -0.5, 0.5)]
        stone = mesh('grass pebble', pts, BOX_FACES, material, bevel=0.0, angle=20)
        kinds.append(stone.data)
        bpy.data.objects.remove(stone)
    for x, y in places:
        thing = link(rng.choice(kinds), x, y, ground(x, y) + rng.uniform(-0.004, 0.010), size * rng.uniform(0.6, 1.25), rng.uniform(0, 6.28),
                     (rng.gauss(0, 0.4), rng.gauss(0, 0.4)))
        thing.name = 'grass pebble'


def dry_stone_wall(length, height, material, dark, rng, thickness=0.46, batter=0.06, cope=0.26, fallen=()):
    """Along +X from the origin, face towards -Y at y = 0 (leaning back as it
    rises), flat Cotswold stone in rough courses, upright cope stones on top."""
    stones = []
    z = 0.0
    while z < height - 0.02:
        tall = min(rng.choice((0.05, 0.065, 0.08, 0.08, 0.10, 0.125)), height - z)
        left = -rng.uniform(0, 0.15)
        drift = rng.gauss(0, 0.004)
        while left < length:
            long = rng.uniform(0.10, 0.38) * (1.25 if tall > 0.09 else 1)
            right = min(left + long, length)
            out = batter * z / height - rng.uniform(-0.014, 0.016)
            lo, hi = z + 0.003, z + tall - 0.004
            if rng.random() < 0.16 and tall > 0.075:        # two thin ones beside a thick one
                layers = ((lo, lo + tall * 0.46), (lo + tall * 0.52, hi))
            else:
                layers = ((lo, hi),)
            for a, b in layers:
                pts = []
                for px, py, pz in corners(left + 0.003, right - 0.004, out, out + 0.2, a, b):
                    front = abs(py - out) < 0.01
                    pts.append((px + rng.gauss(0, 0.006), py + (rng.gauss(0, 0.008) if front else 0),
                                pz + rng.gauss(0, 0.004) + drift * math.sin(px * 2)))
                stones.append(pts)
            left = right
        z += tall
    x = 0.0
    while x < length:
        wide = rng.uniform(0.045, 0.10)
        tall = cope * rng.uniform(0.72, 1.12)
        tip = rng.gauss(0, 0.05)
        if not any(a < x < b for a, b in fallen):
            pts = []
            for px, py, pz in corners(x + 0.003, x + wide - 0.003, batter - 0.03, thickness - batter + 0.05, height - 0.01, height + tall):
                high = pz > height + 0.05
                pts.append((px + (tip + rng.gauss(0, 0.008) if high else rng.gauss(0, 0.004)),
                            py + (rng.uniform(-0.01, 0.05) * (1 if py < thickness / 2 else -1) if high else rng.gauss(0, 0.01)), pz + (rng.gauss(0, 0.018) if high else 0)))
            stones.append(pts)
        x += wide
    wall = blocks(stones, material, 0.010, 2, 'dry stone wall')
    block(0, length, batter + 0.05, thickness - batter - 0.02, -0.1, height + 0.03, dark, 0, name='wall heart')
    return wall
