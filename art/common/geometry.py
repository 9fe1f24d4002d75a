"""Meshes. Metres, Z up; the usual room has its back wall at y = 0, the room
towards -Y, and cabinet fronts face -Y."""
import math
import random

import bpy
from mathutils import Matrix, Vector

BOX_FACES = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]


def corners(x0, x1, y0, y1, z0, z1):
    """The eight corners of an upright box, in BOX_FACES order."""
    x0, x1 = sorted((x0, x1))
    y0, y1 = sorted((y0, y1))
    z0, z1 = sorted((z0, z1))
    return [(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0),
            (x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)]


def mesh(name, points, faces, material=None, smooth=True, bevel=0.0, segments=2, angle=35):
    """A mesh object, smooth-shaded below `angle`, with optional bevel."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(p) for p in points], [], faces)
    data.update()
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    if material:
        data.materials.append(material)
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(angle)
    if bevel:
        rounding = thing.modifiers.new('bevel', 'BEVEL')
        rounding.width = bevel
        rounding.segments = segments
        rounding.limit_method = 'ANGLE'
        rounding.angle_limit = math.radians(30)
        rounding.harden_normals = True
    return thing


def block(x0, x1, y0, y1, z0, z1, material, bevel=0.0015, segments=2, name='block', rotation=None):
    """One box with its origin in its centre (so timber grain follows it)."""
    points = corners(x0, x1, y0, y1, z0, z1)
    centre = sum((Vector(p) for p in points), Vector()) / 8
    thing = mesh(name, [Vector(p) - centre for p in points], BOX_FACES, material,
                 bevel=bevel, segments=segments)
    thing.location = centre
    if rotation:
        thing.rotation_euler = rotation
    return thing


def blocks(items, material, bevel=0.0015, segments=2, name='blocks'):
    """Many boxes in one mesh: each (x0,x1,y0,y1,z0,z1) or eight corners."""
    points, faces = [], []
    for item in items:
        base = len(points)
        points += corners(*item) if len(item) == 6 else list(item)
        faces += [tuple(i + base for i in face) for face in BOX_FACES]
    return mesh(name, points, faces, material, bevel=bevel, segments=segments)


def sheet(points, material, name='sheet'):
    """One flat polygon."""
    return mesh(name, points, [tuple(range(len(points)))], material, smooth=False)


def turned(profile, material, at=(0, 0, 0), sides=48, name='turned'):
    """A lathe-turned shape from (radius, height) pairs."""
    points, faces = [], []
    for radius, height in profile:
        for i in range(sides):
            a = 2 * math.pi * i / sides
            points.append((radius * math.cos(a), radius * math.sin(a), height))
    for ring in range(len(profile) - 1):
        for i in range(sides):
            j = (i + 1) % sides
            faces.append((ring * sides + i, ring * sides + j,
                          (ring + 1) * sides + j, (ring + 1) * sides + i))
    thing = mesh(name, points, faces, material, angle=50)
    thing.location = at
    return thing


def flowing(points, steps=5):
    """A smooth (Catmull-Rom) curve through (radius, height) pairs."""
    padded = [points[0], *points, points[-1]]
    out = []
    for i in range(1, len(padded) - 2):
        a, b, c, d = padded[i - 1:i + 3]
        for k in range(steps):
            t = k / steps
            place = [0.5 * (2 * b[q] + (c[q] - a[q]) * t
                            + (2 * a[q] - 5 * b[q] + 4 * c[q] - d[q]) * t * t
                            + (3 * b[q] - 3 * c[q] + d[q] - a[q]) * t ** 3) for q in (0, 1)]
            out.append((max(0.0, place[0]), place[1]))
    out.append(tuple(points[-1]))
    return out


def pipe(points, radius, material, name='pipe', curved=True):
    """A round bar through the points."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 5
    curve.use_fill_caps = True
    bend = curved and len(points) > 2
    line = curve.splines.new('NURBS' if bend else 'POLY')
    line.points.add(len(points) - 1)
    for knot, place in zip(line.points, points):
        knot.co = (*place, 1)
    if bend:
        line.use_endpoint_u = True
        line.order_u = min(4, len(points))
        curve.resolution_u = 12
    thing = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(thing)
    curve.materials.append(material)
    return thing


def moulding(profile, length, material, name='moulding', angle=25):
    """A straight moulding along +X from the origin: profile of (y, z) points
    going round anticlockwise seen from +X; ends closed."""
    n = len(profile)
    points = [(0, y, z) for y, z in profile] + [(length, y, z) for y, z in profile]
    faces = [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)]
    faces += [tuple(reversed(range(n))), tuple(range(n, 2 * n))]
    thing = mesh(name, points, faces, material, angle=angle)
    return thing


def rounded_board(width, height, thickness, material, radius=0.03):
    """A board standing in the XZ plane, origin at its bottom centre."""
    outline, steps = [], 8
    for cx, cz, start in ((width / 2 - radius, radius, -90), (width / 2 - radius, height - radius, 0),
                          (radius - width / 2, height - radius, 90), (radius - width / 2, radius, 180)):
        for i in range(steps + 1):
            a = math.radians(start + 90 * i / steps)
            outline.append((cx + radius * math.cos(a), cz + radius * math.sin(a)))
    n = len(outline)
    points = [(x, -thickness / 2, z) for x, z in outline] + [(x, thickness / 2, z) for x, z in outline]
    faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
    faces += [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)]
    return mesh('board', points, faces, material, bevel=0.0025, segments=3)


def at(x=0, y=0, z=0, turn=0, tilt=0, lean=0):
    """A placing matrix: move, then turn about Z, tilt about X, lean about Y (degrees)."""
    return (Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
            @ Matrix.Rotation(math.radians(tilt), 4, 'X') @ Matrix.Rotation(math.radians(lean), 4, 'Y'))


class placed:
    """with placed(at(x, y, turn=-90)): whatever is built inside is moved there."""

    def __init__(self, matrix):
        self.matrix = matrix

    def __enter__(self):
        self.before = set(bpy.data.objects)
        return self

    def __exit__(self, *_):
        bpy.context.view_layer.update()
        self.things = [o for o in bpy.data.objects if o not in self.before]
        for thing in self.things:
            thing.matrix_world = self.matrix @ thing.matrix_world


def copy_of(thing, matrix):
    """A linked copy (same mesh) of an object."""
    twin = bpy.data.objects.new(thing.name, thing.data)
    for source in thing.modifiers:
        target = twin.modifiers.new(source.name, source.type)
        for key in ('width', 'segments', 'limit_method', 'angle_limit', 'harden_normals'):
            if hasattr(source, key):
                setattr(target, key, getattr(source, key))
    bpy.context.scene.collection.objects.link(twin)
    twin.matrix_world = matrix
    return twin


def wall_with_holes(x0, x1, z0, z1, y, thickness, holes, material, name='wall'):
    """A wall in the XZ plane, inner face at y, going back by `thickness`,
    with rectangular holes [(x0, x1, z0, z1), ...]."""
    xs = sorted({x0, x1, *[v for h in holes for v in h[:2]]})
    zs = sorted({z0, z1, *[v for h in holes for v in h[2:]]})

    def solid(i, j):
        if not (0 <= i < len(xs) - 1 and 0 <= j < len(zs) - 1):
            return False
        cx, cz = (xs[i] + xs[i + 1]) / 2, (zs[j] + zs[j + 1]) / 2
        if not (x0 < cx < x1 and z0 < cz < z1):
            return False
        return not any(h[0] < cx < h[1] and h[2] < cz < h[3] for h in holes)

    points, faces, known = [], [], {}

    def corner(i, j, back):
        key = (i, j, back)
        if key not in known:
            known[key] = len(points)
            points.append((xs[i], y + (thickness if back else 0), zs[j]))
        return known[key]

    for i in range(len(xs) - 1):
        for j in range(len(zs) - 1):
            if not solid(i, j):
                continue
            a, b, c, d = (i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)
            faces.append(tuple(corner(*p, False) for p in (a, b, c, d)))
            faces.append(tuple(corner(*p, True) for p in (d, c, b, a)))
            for there, (p, q) in (((i, j - 1), (a, b)), ((i + 1, j), (b, c)),
                                  ((i, j + 1), (c, d)), ((i - 1, j), (d, a))):
                if not solid(*there):
                    faces.append((corner(*q, False), corner(*p, False), corner(*p, True), corner(*q, True)))
    return mesh(name, points, faces, material, smooth=False)


def jitter(amount):
    """A small random misalignment."""
    return random.uniform(-amount, amount)
