"""Things that stand about: pots, plants, stools, lamps, books, cloths.
Each takes its place and material(s); sizes are metres."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from . import materials, soft
from .geometry import at, block, flowing, mesh, pipe, placed, rounded_board, turned
from .scene import bulb


# plants -------------------------------------------------------------------------
def foliage(stems, material, rng, length=0.05, width=0.022, per_stem=14, stem_radius=0.0016,
            stem_material=None, droop=0.35):
    """Curved leaves along stems; each stem is a list of points."""
    points, faces = [], []
    outline = [(0, 0.06), (0.18, 0.62), (0.42, 1), (0.68, 0.82), (0.88, 0.4), (1, 0.02)]
    for stem in stems:
        stem = [Vector(p) for p in stem]
        pipe(stem, stem_radius, stem_material or material, 'stem')
        for k in range(per_stem):
            t = max(0.05, min(0.995, 0.18 + 0.82 * (k + rng.uniform(-0.3, 0.3)) / per_stem))
            spot = t * (len(stem) - 1)
            i = min(int(spot), len(stem) - 2)
            base, tangent = stem[i].lerp(stem[i + 1], spot - i), (stem[i + 1] - stem[i]).normalized()
            out = Matrix.Rotation(k * 2.4 + rng.uniform(-0.5, 0.5), 3, tangent) @ tangent.orthogonal().normalized()
            way = (out + tangent * 0.55 - Vector((0, 0, droop * rng.random()))).normalized()
            side = way.cross(tangent).normalized()
            up = side.cross(way).normalized()
            long = length * rng.uniform(0.65, 1.15) * (1.1 - 0.45 * t)
            wide = width * long / length * rng.uniform(0.8, 1.15)
            curl = rng.uniform(0.05, 0.3)
            first = len(points)
            for u, w in outline:
                centre = base + way * (long * u) - up * (curl * long * u * u)
                fold = up * (wide * 0.12 * w)
                points += [centre - side * (wide * w / 2) + fold, centre, centre + side * (wide * w / 2) + fold]
            for r in range(len(outline) - 1):
                a = first + r * 3
                faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
    return mesh('leaves', points, faces, material, angle=80)


def vase_of_branches(x, y, z, vase_material, leaf_material, stem_material, rng, height=0.24, radius=0.075,
                     count=9, reach=0.42, leaf=(0.062, 0.026)):
    r, h = radius, height
    turned(flowing([(0, 0), (r * 0.62, 0), (r * 0.72, 0.01), (r, h * 0.38), (r * 0.82, h * 0.72), (r * 0.36, h * 0.9),
                    (r * 0.40, h), (r * 0.33, h * 0.985), (r * 0.28, h * 0.88), (r * 0.5, h * 0.7)], 6), vase_material, (x, y, z), 48, 'vase')
    stems = []
    for i in range(count):
        a, out, tall = i * 2.399 + rng.uniform(-0.4, 0.4), reach * rng.uniform(0.3, 1), reach * rng.uniform(0.7, 1.4)
        c, s = math.cos(a), math.sin(a)
        stems.append([(x, y, z + h * 0.85), (x + 0.12 * out * c, y + 0.12 * out * s, z + h + 0.25 * tall),
                      (x + 0.5 * out * c, y + 0.5 * out * s, z + h + 0.7 * tall),
                      (x + out * c, y + out * s, z + h + tall * rng.uniform(0.7, 1.0))])
    foliage(stems, leaf_material, rng, leaf[0], leaf[1], 18, 0.0016, stem_material)


def herb_pot(x, y, z, pot_material, leaf_material, rng, size=1.0, stems=13):
    k = size
    turned([(0, 0), (0.038 * k, 0), (0.050 * k, 0.075 * k), (0.056 * k, 0.076 * k), (0.057 * k, 0.095 * k),
            (0.050 * k, 0.096 * k), (0.046 * k, 0.08 * k), (0, 0.08 * k)], pot_material, (x, y, z), 40, 'pot')
    lines = []
    for _ in range(stems):
        a, d = rng.uniform(0, 6.28), rng.uniform(0.02, 0.085) * k
        c, s = math.cos(a), math.sin(a)
        lines.append([(x + 0.01 * c, y + 0.01 * s, z + 0.078 * k), (x + 0.4 * d * c, y + 0.4 * d * s, z + 0.14 * k),
                      (x + d * c, y + d * s, z + rng.uniform(0.16, 0.25) * k)])
    foliage(lines, leaf_material, rng, 0.034 * k, 0.020 * k, 9, 0.001 * k, leaf_material)


# crockery --------------------------------------------------------------------------
def bowl(x, y, z, material, radius=0.14, height=0.085):
    r, h = radius, height
    return turned(flowing([(0, 0.004), (r * 0.36, 0.002), (r * 0.38, 0), (r * 0.42, 0.008), (r * 0.75, h * 0.38), (r * 0.96, h * 0.85),
                           (r, h), (r * 0.985, h * 1.01), (r * 0.93, h * 0.84), (r * 0.7, h * 0.36), (r * 0.3, 0.016), (0, 0.012)], 5),
                  material, (x, y, z), 64, 'bowl')


def plate(x, y, z, material, radius=0.13):
    r = radius
    return turned(flowing([(0, 0.002), (r * 0.5, 0.002), (r * 0.55, 0), (r * 0.62, 0.004), (r * 0.98, 0.018), (r, 0.020),
                           (r * 0.97, 0.021), (r * 0.6, 0.009), (0, 0.007)], 4), material, (x, y, z), 64, 'plate')


def mug(x, y, z, material, radius=0.04, height=0.09, turn=0.0):
    r, h = radius, height
    turned(flowing([(0, 0.002), (r * 0.82, 0), (r * 0.95, 0.004), (r, 0.02), (r, h * 0.9), (r * 0.99, h), (r * 0.93, h * 0.995),
                    (r * 0.92, h * 0.3), (r * 0.85, 0.01), (0, 0.008)], 4), material, (x, y, z), 48, 'mug')
    c, s = math.cos(turn), math.sin(turn)
    pipe([(x + c * out, y + s * out, z + h * up) for out, up in
          ((r * 0.95, 0.82), (r + 0.022, 0.85), (r + 0.03, 0.5), (r + 0.02, 0.2), (r * 0.95, 0.22))], 0.0045, material, 'handle')


def jar(x, y, z, material, radius=0.055, height=0.16, lid=None):
    r, h = radius, height
    turned(flowing([(0, 0), (r * 0.9, 0), (r, 0.008), (r, h * 0.82), (r * 0.93, h * 0.92), (r * 0.8, h), (0, h)], 4), material, (x, y, z), 48, 'jar')
    if lid:
        turned([(0, h), (r * 0.86, h), (r * 0.88, h + 0.004), (r * 0.88, h + 0.02), (r * 0.84, h + 0.024), (0, h + 0.024)], lid, (x, y, z), 48, 'lid')


def bottle(x, y, z, material, radius=0.036, height=0.29, cap=None):
    r, h = radius, height
    turned(flowing([(0, 0), (r * 0.92, 0), (r, 0.006), (r, h * 0.55), (r * 0.86, h * 0.66), (r * 0.38, h * 0.78), (r * 0.36, h * 0.95), (r * 0.42, h)], 5),
           material, (x, y, z), 40, 'bottle')
    if cap:
        turned([(0, h), (r * 0.42, h), (r * 0.42, h + 0.025), (0, h + 0.027)], cap, (x, y, z), 24, 'cap')


def utensil_pot(x, y, z, pot_material, tool_materials, rng, count=6):
    turned(flowing([(0, 0), (0.050, 0), (0.055, 0.01), (0.060, 0.14), (0.058, 0.15), (0.054, 0.148), (0.05, 0.02)], 4), pot_material, (x, y, z), 40, 'utensil pot')
    for i in range(count):
        a = i * 6.283 / count + rng.uniform(-0.4, 0.4)
        top = rng.uniform(0.27, 0.34)
        c, s = math.cos(a), math.sin(a)
        material = tool_materials[i % len(tool_materials)]
        end = (x + 0.062 * c, y + 0.062 * s, z + top)
        pipe([(x - 0.03 * c, y - 0.03 * s, z + 0.02), end], 0.0055, material, 'tool', False)
        if i % 3 != 2:
            head = turned(flowing([(0, -0.035), (0.016, -0.02), (0.024, 0.01), (0.018, 0.035), (0, 0.042)], 4), material, end, 20, 'spoon')
            head.scale = (1, 0.3, 1)
            head.rotation_euler = (rng.uniform(-0.2, 0.2), 0.15 * c, a + rng.uniform(-0.7, 0.7))


def lemon(x, y, z, material, radius=0.033, rng=random):
    r = radius
    fruit = turned(flowing([(0, -1.32 * r), (0.16 * r, -1.27 * r), (0.34 * r, -1.1 * r), (0.8 * r, -0.62 * r), (r, 0), (0.8 * r, 0.62 * r),
                            (0.34 * r, 1.08 * r), (0.14 * r, 1.2 * r), (0, 1.24 * r)], 5), material, (x, y, z), 32, 'lemon')
    fruit.rotation_euler = (rng.uniform(0.8, 2.2), rng.uniform(0, 3), rng.uniform(0, 6))
    return fruit


def apple(x, y, z, material, stalk, radius=0.036, rng=random):
    r = radius
    with placed(at(x, y, z, rng.uniform(0, 360), rng.uniform(-25, 25))):
        turned(flowing([(0, 0.12 * r), (0.25 * r, 0.0), (0.62 * r, 0.12 * r), (0.98 * r, 0.85 * r), (0.86 * r, 1.5 * r),
                        (0.4 * r, 1.78 * r), (0.12 * r, 1.68 * r), (0, 1.5 * r)], 5), material, (0, 0, 0), 36, 'apple')
        pipe([(0, 0, 1.5 * r), (0.1 * r, 0, 1.8 * r), (0.25 * r, 0, 2.0 * r)], 0.0013, stalk, 'stalk')


def books(x, y, z, volumes, rng):
    """A small uneven pile; volumes are (colour, width, depth, thickness)."""
    height = 0
    for colour, width, depth, thick in volumes:
        cover, pages = materials.plain('book cover', colour, 0.6), materials.plain('book pages', '#e6dcc6', 0.9, 0.1)
        with placed(at(x + rng.uniform(-0.008, 0.008), y + rng.uniform(-0.006, 0.006), z + height, rng.uniform(-9, 9))):
            w, d = width / 2, depth / 2
            block(-w, w, -d, d, 0, 0.003, cover, 0.0008)
            block(-w, w, -d, d, thick - 0.003, thick, cover, 0.0008)
            block(-w, w, -d, -d + 0.004, 0.001, thick - 0.001, cover, 0.001)
            block(-w + 0.004, w - 0.004, -d + 0.004, d - 0.005, 0.003, thick - 0.003, pages, 0)
        height += thick
    return z + height


def upright_books(x, y, z, count, rng, height=(0.19, 0.27), depth=0.17,
                  colours=('#394a55', '#7a3b32', '#c9b48f', '#50604f', '#d8d2c4', '#8b6a46', '#2f3b4c', '#a9533e')):
    """Spines in a row along +X, the last one leaning. Returns the end x."""
    pages = materials.plain('book pages', '#e6dcc6', 0.9, 0.1)
    for i in range(count):
        thick, tall, deep = rng.uniform(0.016, 0.042), rng.uniform(*height), depth * rng.uniform(0.85, 1.0)
        cover = materials.plain('book cover', rng.choice(colours), 0.55)
        with placed(at(x, y + rng.uniform(-0.006, 0.006), z, 0, 0, 7 if i == count - 1 else 0)):
            block(0, thick, -deep, -deep + 0.005, 0, tall, cover, 0.0015)
            block(0, 0.0025, -deep, 0, 0, tall, cover, 0.0005)
            block(thick - 0.0025, thick, -deep, 0, 0, tall, cover, 0.0005)
            block(0.0025, thick - 0.0025, -deep + 0.004, -0.004, 0.003, tall - 0.003, pages, 0)
        x += thick + 0.0006
    return x


# furniture and lamps ----------------------------------------------------------------
def pendant(x, y, ceiling, bottom, outside, inside, fittings, radius=0.19, watts=9):
    r = radius
    shade = flowing([(0.022, 0.17), (0.05, 0.165), (0.10, 0.135), (0.155 * r / 0.19, 0.08), (r - 0.006, 0.02), (r, 0)], 6)
    turned(shade, outside, (x, y, bottom), 64, 'shade')
    turned([(max(0.001, a - 0.003), b - 0.002) for a, b in shade], inside, (x, y, bottom + 0.0005), 64, 'shade inside')
    turned([(r - 0.003, 0), (r + 0.0015, -0.001), (r + 0.003, 0.003), (r, 0.006)], outside, (x, y, bottom), 64, 'lip')
    turned([(0, 0.235), (0.012, 0.235), (0.02, 0.225), (0.024, 0.2), (0.024, 0.168), (0, 0.168)], fittings, (x, y, bottom), 32, 'cap')
    pipe([(x, y, bottom + 0.23), (x, y, ceiling - 0.02)], 0.003, outside, 'flex', False)
    turned([(0, 0), (0.05, 0), (0.05, -0.02), (0.045, -0.025), (0, -0.025)], fittings, (x, y, ceiling), 32, 'rose')
    turned(flowing([(0, 0.03), (0.02, 0.036), (0.032, 0.062), (0.028, 0.09), (0.014, 0.115), (0.013, 0.14)], 4),
           materials.glow('bulb glass', (1, 0.72, 0.42, 1), 6), (x, y, bottom), 24, 'bulb')
    bulb((x, y, bottom + 0.01), watts)


def stool(x, y, timber, metal, height=0.66, turn=0.0):
    h = height
    turned(flowing([(0, h - 0.008), (0.08, h - 0.012), (0.15, h - 0.002), (0.168, h - 0.004), (0.172, h - 0.018), (0.16, h - 0.034),
                    (0.1, h - 0.038), (0, h - 0.038)], 5), timber, (x, y, 0), 64, 'seat')
    corners = []
    for i in range(4):
        a = turn + math.pi / 4 + i * math.pi / 2
        c, s = math.cos(a), math.sin(a)
        pipe([(x + 0.10 * c, y + 0.10 * s, h - 0.03), (x + 0.19 * c, y + 0.19 * s, 0.0)], 0.0145, timber, 'leg', False)
        corners.append((x + 0.157 * c, y + 0.157 * s, 0.235))
    for i in range(4):
        pipe([corners[i], corners[(i + 1) % 4]], 0.0075, metal, 'foot rail', False)


def basket(x, y, z, material, width=0.36, depth=0.3, height=0.22):
    """Woven basket: rows of weave round uprights. Centre of its base at x, y, z."""
    rows = int(height / 0.013)
    corner = 0.045
    path = []
    for cx, cy, start in ((width / 2 - corner, depth / 2 - corner, 0), (corner - width / 2, depth / 2 - corner, 90),
                          (corner - width / 2, corner - depth / 2, 180), (width / 2 - corner, corner - depth / 2, 270)):
        for i in range(5):
            a = math.radians(start + 90 * i / 4)
            path.append((cx + corner * math.cos(a), cy + corner * math.sin(a), math.cos(a), math.sin(a)))
    dense = []
    for i, (px, py, nx, ny) in enumerate(path):
        qx, qy, mx, my = path[(i + 1) % len(path)]
        steps = max(1, int(math.hypot(qx - px, qy - py) / 0.011))
        for k in range(steps):
            t = k / steps
            dense.append((px + (qx - px) * t, py + (qy - py) * t, nx + (mx - nx) * t, ny + (my - ny) * t))
    count = len(dense)
    points, faces, ring = [], [], 6
    for row in range(rows):
        flare = 0.93 + 0.09 * row / rows
        for i, (px, py, nx, ny) in enumerate(dense):
            wave = 0.0035 * math.sin(math.pi * i + math.pi * row) if count % 2 == 0 else 0.0035 * math.sin(i * math.pi * (count + 1) / count + math.pi * row)
            for k in range(ring):
                a = 2 * math.pi * k / ring
                out = wave + 0.0045 * math.cos(a)
                points.append((x + px * flare + nx * out, y + py * flare + ny * out,
                               z + 0.008 + row * 0.013 + 0.0066 * math.sin(a) + 0.001 * math.sin(i * 0.7 + row)))
        first = row * count * ring
        for i in range(count):
            for k in range(ring):
                j, m = (i + 1) % count, (k + 1) % ring
                faces.append((first + i * ring + k, first + j * ring + k, first + j * ring + m, first + i * ring + m))
    mesh('basket', points, faces, material, angle=80)
    block(x - width * 0.45, x + width * 0.45, y - depth * 0.44, y + depth * 0.44, z + 0.002, z + 0.012, material, 0.002, name='basket base')
    rim = [(x + px * 1.02, y + py * 1.02, z + height) for px, py, _, _ in path]
    pipe(rim + rim[:1], 0.009, material, 'basket rim', False)


def hanging_towel(x, y, z, width, drop, material, depth=0.03, back=0.18):
    """A cloth over a rail along X at (y, z): long side in front."""
    profile = [(y + depth / 2, z - back + back * i / 12) for i in range(12)]
    profile += [(y + depth / 2 * math.cos(math.pi * i / 6), z + depth / 2 * math.sin(math.pi * i / 6)) for i in range(7)]
    profile += [(y - depth / 2, z - drop * i / 21) for i in range(1, 22)]
    n, across = len(profile), 30
    points, faces = [], []
    for i in range(across + 1):
        u = i / across
        for k, (py, pz) in enumerate(profile):
            fall = min(1, abs(k - 15) / 16)
            fold = fall * (0.010 * math.sin(u * 13) + 0.006 * math.sin(u * 29 + 1))
            points.append((x + (u - 0.5) * width * (1 - 0.05 * fall) + 0.004 * math.sin(k * 0.3) * fall,
                           py + (fold if py <= y else -fold * 0.3), pz + 0.006 * math.sin(u * 7) * fall))
    for i in range(across):
        for k in range(n - 1):
            a = i * n + k
            faces.append((a, a + 1, a + n + 1, a + n))
    cloth = mesh('towel', points, faces, material, angle=80)
    cloth.modifiers.new('thickness', 'SOLIDIFY').thickness = 0.003
    return cloth


def draped_cloth(x, y, z, width, drop, material, lying=0.12):
    """A folded cloth left over an edge: lies flat behind, hangs over the front at y."""
    points, faces, across, along = [], [], 26, 34
    total = lying + drop
    for i in range(across + 1):
        u = i / across
        for k in range(along + 1):
            s = total * k / along
            side = (u - 0.5) * width
            skew = 0.05 * (u - 0.5) * math.sin(s * 9)
            if s < lying:
                py, pz = y + (lying - s), z + 0.004 + 0.004 * abs(math.sin(u * 9 + s * 14))
            else:
                fall = s - lying
                fold = 0.010 * math.sin(u * 15 + 0.5) * min(1, fall / 0.08) + 0.004 * math.sin(u * 37)
                py, pz = y - 0.008 - abs(fold), z + 0.002 - fall
            points.append((x + side * (1 - 0.1 * max(0, s - lying)) + skew, py, pz))
    for i in range(across):
        for k in range(along):
            a = i * (along + 1) + k
            faces.append((a, a + 1, a + along + 2, a + along + 1))
    cloth = mesh('cloth', points, faces, material, angle=80)
    cloth.modifiers.new('thickness', 'SOLIDIFY').thickness = 0.0025
    return cloth


def chopping_board(x, y, z, material, width=0.30, height=0.42, thickness=0.022, lean=12, turn=2):
    """A board leaning back against a wall behind it (towards +Y)."""
    board = rounded_board(width, height, thickness, material, 0.035)
    board.matrix_world = at(x, y, z, turn, -lean)
    return board


# boots and coats ------------------------------------------------------------------------
def loft(rings, material, name='loft', closed_ends=True):
    """Skin over rings of points (all the same length)."""
    n = len(rings[0])
    points = [p for ring in rings for p in ring]
    faces = []
    for r in range(len(rings) - 1):
        for i in range(n):
            j = (i + 1) % n
            faces.append((r * n + i, r * n + j, (r + 1) * n + j, (r + 1) * n + i))
    if closed_ends:
        faces += [tuple(reversed(range(n))), tuple(range((len(rings) - 1) * n, len(rings) * n))]
    return mesh(name, points, faces, material, angle=60)


def wellington(x, y, material, sole, turn=0.0, height=0.37, size=1.0, slump=0.0, z=0.0):
    """One boot, toe towards -Y before turning (degrees)."""
    sections = [(0.022, 0.205, -0.074, 0.049), (0.040, 0.208, -0.074, 0.050), (0.062, 0.196, -0.071, 0.048), (0.082, 0.172, -0.069, 0.045),
                (0.102, 0.130, -0.067, 0.043), (0.128, 0.092, -0.066, 0.044), (0.165, 0.075, -0.067, 0.048), (0.22, 0.073, -0.071, 0.053),
                (0.29, 0.078, -0.078, 0.059), (height - 0.012, 0.083, -0.083, 0.063), (height, 0.085, -0.085, 0.065),
                (height - 0.002, 0.080, -0.080, 0.060), (height - 0.10, 0.070, -0.070, 0.052)]
    rings = []
    for level, toe, heel, half in sections:
        ring = []
        for k in range(36):
            a = 2 * math.pi * k / 36
            c, s = math.cos(a), math.sin(a)
            reach = toe if c > 0 else -heel
            fat = half * (1.0 - 0.18 * max(0.0, -c)) * (1.0 if toe < 0.1 else 1 - 0.12 * max(0, c) ** 2)
            crease = slump * math.sin(level * 60 + s * 2) if 0.12 < level < height - 0.05 else 0
            ring.append((size * (fat * abs(s) ** 0.86 * (1 if s > 0 else -1) + crease), -size * (reach * abs(c) ** 0.9 * (1 if c > 0 else -1)) + slump * 4 * max(0, level - 0.12), size * level))
        rings.append(ring)
    with placed(at(x, y, z, turn)):
        loft(rings, material, 'wellington', True)
        lower = [[(px * 1.05, py * 1.03, level) for px, py, _ in rings[0]] for level in (0.0, 0.020, 0.0225)]
        loft(lower, sole, 'sole', True)
        strap = [(px * 1.012, py * 1.012, pz) for px, py, pz in rings[9]]
        pipe(strap + strap[:1], 0.004, sole, 'boot rim', False)


def straw_hat(x, y, z, material, band, tilt=80, turn=8):
    """Hung brim against the wall at y."""
    with placed(at(x, y, z, turn, tilt)):
        turned(flowing([(0, 0.105), (0.06, 0.103), (0.083, 0.085), (0.09, 0.03), (0.094, 0.008), (0.13, 0.004), (0.185, 0.012), (0.186, 0.009), (0.13, 0.001), (0.09, 0.003)], 6), material, (0, 0, 0), 64, 'hat')
        turned([(0.0905, 0.038), (0.0925, 0.036), (0.0955, 0.012), (0.0945, 0.010)], band, (0, 0, 0), 64, 'hat band')


def scarf(x, y, z, material, width=0.14, long=0.75, short=0.5, rng=random):
    """A scarf thrown over a peg at (x, y, z); falls in folds on both sides."""
    for side, length in ((-0.035, long), (0.04, short)):
        points, faces, across, along = [], [], 24, 40
        phase = rng.uniform(0, 6)
        for i in range(across + 1):
            u = i / across
            for k in range(along + 1):
                t = k / along
                spread = 0.30 + 0.70 * min(1, t * 2.2)
                px = x + side * min(1, t * 3) + (u - 0.5) * width * spread
                py = y - 0.012 - 0.022 * math.sin(u * 11 + phase) * (1 - 0.4 * t) - 0.012 * math.sin(u * 23 + phase * 2 + t * 2) - 0.015
                pz = z + 0.016 * math.sqrt(max(0, 1 - ((u - 0.5) * 2) ** 2)) - t * length + 0.01 * math.sin(u * 9 + phase) * t
                points.append((px + 0.012 * math.sin(t * 5 + phase), py, pz))
        for i in range(across):
            for k in range(along):
                a = i * (along + 1) + k
                faces.append((a, a + 1, a + along + 2, a + along + 1))
        cloth = mesh('scarf', points, faces, material, angle=80)
        cloth.modifiers.new('thickness', 'SOLIDIFY').thickness = 0.004


def hanging_coat(x, y, z, material, lining, rng=random, width=0.40, length=0.92):
    """A jacket hung by its loop: shoulders fallen, deep folds, sleeves hanging straight.
    (x, y, z) is the loop at the collar; the wall is at +Y."""
    phase = rng.uniform(0, 6)
    rings, count = [], 96
    for k in range(34):
        t = k / 33
        shoulder = min(1.0, (t / 0.30) ** 0.75)
        half = 0.055 + (width / 2 - 0.055) * shoulder * (1.0 - 0.07 * math.sin(min(1, t) * 3.1)) + 0.02 * max(0, t - 0.6)
        deep, loose = 0.040 + 0.045 * shoulder, min(1, t * 2.2)
        ring = []
        for i in range(count):
            a = 2 * math.pi * i / count
            fold = loose * (0.017 * math.sin(a * 4 + phase + 0.5 * t) + 0.011 * math.sin(a * 9 + phase * 2 + 1.2 * t) + 0.004 * math.sin(a * 19 + t * 4)) + 0.004 * math.sin(a * 3 + t * 17 + phase)
            px = (half + fold) * math.copysign(abs(math.cos(a)) ** 0.8, math.cos(a))
            py = min((deep + fold) * math.sin(a), 0.07)
            ring.append((x + px + 0.015 * t * math.sin(phase), y - 0.092 + py, z - 0.03 - t * length + (0.015 * math.sin(a * 2 + phase) + 0.008 * math.sin(a * 5)) * t))
        rings.append(ring)
    loft(rings, material, 'coat', False)
    for side in (-1, 1):
        sleeve, sway = [], rng.uniform(-0.02, 0.02)
        for k in range(26):
            t = k / 25
            cx = x + side * (0.085 + (width / 2 - 0.075) * min(1, t * 3.2) ** 0.8 - 0.03 * t) + sway * t
            fat = 0.050 + 0.020 * math.sin(min(1, t * 2.4) * 1.6) - 0.018 * t
            crease = 0.006 * math.sin(t * 31 + phase) + 0.004 * math.sin(t * 47)
            sleeve.append([(cx + (fat + crease * math.cos(a * 2 + phase)) * 0.95 * math.cos(a), y - 0.130 - 0.015 * t + (fat + crease * math.sin(a)) * 0.85 * math.sin(a),
                            z - 0.07 - t * 0.60 + 0.014 * math.sin(a + t * 9) - side * 0.012 * math.cos(a) * (1 - t)) for a in (2 * math.pi * i / 28 for i in range(28))])
        loft(sleeve, material, 'sleeve', True)
    collar = []
    for k in range(6):
        t = k / 5
        collar.append([(x + (0.060 + 0.034 * t) * math.cos(a), y - 0.088 + (0.045 + 0.028 * t) * math.sin(a) - 0.012 * t,
                        z - 0.035 + 0.050 * math.sin(t * 2.6) - 0.045 * t * t - 0.03 * t * max(0, -math.sin(a)))
                       for a in (2 * math.pi * i / 40 for i in range(40))])
    loft(collar, lining, 'collar', False)
    pipe([(x, y - 0.06, z - 0.035), (x, y - 0.05, z + 0.008), (x + 0.012, y - 0.06, z - 0.035)], 0.003, lining, 'loop')


def coat_hanger(x, y, z, timber, metal, width=0.40):
    """A wooden hanger over a peg; (x, y, z) is where its hook lies on the peg. Returns the bar."""
    neck = z - 0.075
    pipe([(x - 0.002, y, neck), (x - 0.002, y, neck + 0.030), (x + 0.016, y, neck + 0.052), (x + 0.013, y, z + 0.006), (x - 0.006, y, z + 0.014),
          (x - 0.022, y, z - 0.004)], 0.0022, metal, 'hanger hook')
    rings, n = [], 28
    for k in range(n + 1):
        u = k / n * 2 - 1
        high, deep = 0.017 - 0.006 * abs(u), 0.008
        rings.append([(x + u * width / 2, y - 0.030 * abs(u) ** 2.2 + deep * math.cos(a), neck - 0.012 - 0.062 * abs(u) ** 1.5 + high * math.sin(a))
                      for a in (2 * math.pi * i / 16 for i in range(16))])
    return loft(rings, timber, 'hanger')


def coat_on_hanger(x, y, z, material, collar, timber, metal, buttons, wall, width=0.42, length=0.86, hem=0.29, sleeve=0.56, bar=0.40):
    """A coat on a wooden hanger over a peg at (x, y, z), fallen into its folds; the wall behind it is at
    y = `wall`."""
    coat_hanger(x, y + 0.017, z, timber, metal, bar * 0.86)            # behind the coat's front, which nothing keeps off it
    foot = z - 0.058
    coat = soft.coat_cloth(material, width, length, y, hem, sleeve, bar)
    coat.matrix_world = Matrix.Translation((x, 0, foot))
    behind = block(x - 0.6, x + 0.6, wall, wall + 0.1, foot - length - 0.3, foot + 0.1, None, 0, name='behind the coat')
    soft.settle(coat, (behind,), 48, mass=0.45, bend=0.7, stretch=25, growth=0.03, gap=0.005, friction=5, steps=8)
    bpy.data.objects.remove(behind)
    soft.finished(coat, 0.005, offset=0)
    # collar: a stand round the neck, turned over and falling open in front
    points, faces, turns = [], [], 40
    profile = ((0.058, -0.016), (0.060, 0.022), (0.066, 0.034), (0.078, 0.033), (0.094, 0.004), (0.103, -0.030))
    for i in range(turns + 1):
        a = math.radians(-72 + 324 * i / turns)                     # open in front, at -Y
        front = max(0.0, -math.sin(a))
        for r, h in profile:
            points.append((x + r * 1.12 * math.cos(a), y + 0.004 + r * 0.80 * math.sin(a), foot + h - 0.050 * front ** 2 - 0.035 * front * max(0, r - 0.07) * 30))
    k = len(profile)
    faces = [(i * k + j, i * k + j + 1, (i + 1) * k + j + 1, (i + 1) * k + j) for i in range(turns) for j in range(k - 1)]
    soft.finished(mesh('collar', points, faces, collar, angle=80), 0.004, offset=0)
    # placket, buttons and pocket flaps lie on the cloth as it fell
    def patch(x0, x1, z0, z1, name, thick):
        step_x, step_z = max(2, round((x1 - x0) / 0.012)), max(2, round((z1 - z0) / 0.015))
        corners = [(x0 + (x1 - x0) * i / step_x, y - 0.4, z0 + (z1 - z0) * j / step_z) for i in range(step_x + 1) for j in range(step_z + 1)]
        quads = [(i * (step_z + 1) + j, (i + 1) * (step_z + 1) + j, (i + 1) * (step_z + 1) + j + 1, i * (step_z + 1) + j + 1) for i in range(step_x) for j in range(step_z)]
        soft.finished(soft.lying_on(mesh(name, corners, quads, material, angle=80), coat, off=0.003), thick, offset=0)
    patch(x - 0.022, x + 0.030, foot - length + 0.045, foot - 0.125, 'placket', 0.006)
    for side in (-1, 1):
        middle = x + side * width * 0.27
        patch(middle - 0.075, middle + 0.075, foot - length * 0.70, foot - length * 0.70 + 0.062, 'pocket flap', 0.006)
    for i in range(4):
        spot = mesh('spot', [(x + 0.004, y - 0.4, foot - 0.17 - i * (length - 0.34) / 3)], [], None, smooth=False)
        soft.lying_on(spot, coat, off=0.008)
        button = turned([(0, 0.004), (0.006, 0.0042), (0.009, 0.006), (0.0105, 0.004), (0.0105, 0.001), (0.009, 0), (0, 0)], buttons, (0, 0, 0), 24, 'button')
        button.matrix_world = Matrix.Translation(spot.data.vertices[0].co) @ Matrix.Rotation(math.radians(90), 4, 'X')
        bpy.data.objects.remove(spot)
    return coat


def canvas_bag(x, y, z, material, strap, width=0.34, height=0.36, drop=0.28):
    """A shopping bag hung from a peg at (x, y, z) by both handles."""
    rings = []
    for k in range(14):
        t = k / 13
        level = z - drop - t * height
        half = width / 2 * (0.86 + 0.14 * math.sin(t * 2.6))
        deep = 0.012 + 0.045 * math.sin(min(1, t * 1.05) * 2.7)
        rings.append([(x + half * math.copysign(abs(math.cos(a)) ** 0.45, math.cos(a)) + 0.004 * math.sin(t * 9 + a * 3),
                       y - 0.062 + deep * math.copysign(abs(math.sin(a)) ** 0.7, math.sin(a)) + 0.006 * math.sin(a * 5 + t * 7),
                       level + 0.010 * math.cos(a * 2) * (1 - t)) for a in (2 * math.pi * i / 48 for i in range(48))])
    loft(rings, material, 'bag', True)
    for side in (-0.010, -0.058):
        pipe([(x - width * 0.24, y + side - 0.03, z - drop - 0.03), (x - width * 0.2, y + side - 0.02, z - drop + 0.06), (x - 0.012, y - 0.03, z + 0.005), (x, y - 0.03, z + 0.012),
              (x + 0.012, y - 0.03, z + 0.005), (x + width * 0.2, y + side - 0.02, z - drop + 0.06), (x + width * 0.24, y + side - 0.03, z - drop - 0.03)], 0.0055, strap, 'bag strap')


def umbrella(x, y, z, material, timber, lean=6):
    """Furled, standing on its tip and leaning."""
    with placed(at(x, y, z, 0, -lean, lean * 0.5)):
        turned(flowing([(0, 0.0), (0.004, 0.01), (0.006, 0.07), (0.016, 0.12), (0.030, 0.34), (0.034, 0.60), (0.026, 0.68), (0.012, 0.70)], 4), material, (0, 0, 0), 20, 'umbrella')
        pipe([(0, 0, 0.68), (0, 0, 0.78), (0, 0, 0.84), (0.02, 0, 0.885), (0.055, 0, 0.885), (0.075, 0, 0.85), (0.075, 0, 0.82)], 0.010, timber, 'crook')
