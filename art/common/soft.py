"""Bedding and other soft things, laid by Blender's own cloth simulation: folds that fall where
weight and friction put them. A simulated mesh is kept in art/build/soft/, named after all that
went into it, so that a second render of the same scene doesn't wait for it again."""
import hashlib
import os

import bpy
import numpy as np

from .geometry import mesh

KEPT = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'build', 'soft')


def coordinates(thing):
    """World corners of a mesh object, as one flat array."""
    bpy.context.view_layer.update()
    return np.array([tuple(thing.matrix_world @ v.co) for v in thing.data.vertices], np.float32).ravel()


def settle(thing, obstacles=(), frames=45, mass=0.4, bend=1.5, stretch=15, growth=0.0, pressure=0.0,
           gravity=1.0, gap=0.006, friction=12, steps=7):
    """Let a mesh fall and crease; it stays as it lies then.

    growth    how much larger the cloth is than the mesh as drawn: the surplus becomes creases
    corners in a vertex group called "pinned" stay where they are
    pressure  fills a closed mesh, as feathers do a pillow
    gap       half the cloth's thickness, kept from the obstacles
    """
    how = (frames, mass, bend, stretch, growth, pressure, gravity, gap, friction, steps)
    digest = hashlib.sha1(repr(how).encode())
    for one in (thing, *obstacles):
        digest.update(np.round(coordinates(one), 5).tobytes())
    kept = os.path.join(KEPT, digest.hexdigest()[:16] + '.npy')
    if not os.path.exists(kept):
        os.makedirs(KEPT, exist_ok=True)
        np.save(kept, simulated(thing, obstacles, *how))
    thing.data.vertices.foreach_set('co', np.load(kept).ravel())
    thing.data.update()
    return thing


def simulated(thing, obstacles, frames, mass, bend, stretch, growth, pressure, gravity, gap, friction, steps):
    scene = bpy.context.scene
    for obstacle in obstacles:
        hit = obstacle.modifiers.new('obstacle', 'COLLISION')
        hit.settings.thickness_outer = 0.004
        hit.settings.cloth_friction = friction
    cloth = thing.modifiers.new('cloth', 'CLOTH')
    cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, frames
    s = cloth.settings
    s.quality, s.mass, s.air_damping = steps, mass, 2.0
    s.tension_stiffness = s.compression_stiffness = stretch
    s.shear_stiffness, s.bending_stiffness = stretch / 3, bend
    s.tension_damping = s.compression_damping = s.shear_damping = 5
    s.shrink_min = -growth
    s.effector_weights.gravity = gravity
    if pressure:
        s.use_pressure, s.uniform_pressure_force = True, pressure
    if 'pinned' in thing.vertex_groups:
        s.vertex_group_mass = 'pinned'
    c = cloth.collision_settings
    c.use_collision, c.distance_min, c.collision_quality = bool(obstacles), gap, 3
    c.use_self_collision = False
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    shape = thing.evaluated_get(bpy.context.evaluated_depsgraph_get()).data
    points = np.empty(len(shape.vertices) * 3, np.float32)
    shape.vertices.foreach_get('co', points)
    thing.modifiers.remove(cloth)
    for obstacle in obstacles:
        obstacle.modifiers.remove(obstacle.modifiers['obstacle'])
    scene.frame_set(1)
    return points.reshape(-1, 3)


def spread(x0, x1, y0, y1, z, material, step=0.028, name='cover', uneven=None):
    """A flat sheet of cloth, ready to fall; uneven(x, y) lifts it."""
    nx, ny = max(2, round((x1 - x0) / step)), max(2, round((y1 - y0) / step))
    points = []
    for i in range(nx + 1):
        for j in range(ny + 1):
            x, y = x0 + (x1 - x0) * i / nx, y0 + (y1 - y0) * j / ny
            points.append((x, y, z + (uneven(x, y) if uneven else 0)))
    faces = [(i * (ny + 1) + j, (i + 1) * (ny + 1) + j, (i + 1) * (ny + 1) + j + 1, i * (ny + 1) + j + 1)
             for i in range(nx) for j in range(ny)]
    return mesh(name, points, faces, material, angle=80)


def finished(thing, thickness, smooth=1, offset=1.0):
    """Give a settled sheet its body and smooth it."""
    body = thing.modifiers.new('body', 'SOLIDIFY')
    body.thickness, body.offset = thickness, offset
    body.use_even_offset = False
    fine = thing.modifiers.new('smooth', 'SUBSURF')
    fine.levels = fine.render_levels = smooth
    return thing


def stuffed(width, height, material, n=26, pressure=4.0, thick=0.05, name='pillow'):
    """A pillow, lying flat round the origin in the XY plane: two sheets sewn at the edge and filled."""
    points, faces, known = [], [], {}

    def corner(i, j, side):
        rim = i in (0, n) or j in (0, n)
        key = (i, j, 0 if rim else side)
        if key not in known:
            known[key] = len(points)
            u, v = i / n * 2 - 1, j / n * 2 - 1
            fat = ((1 - u ** 2) * (1 - v ** 2)) ** 0.5
            points.append((u * width / 2, v * height / 2, (0 if rim else side) * thick * fat))
        return known[key]

    for side in (1, -1):
        for i in range(n):
            for j in range(n):
                quad = (corner(i, j, side), corner(i + 1, j, side), corner(i + 1, j + 1, side), corner(i, j + 1, side))
                faces.append(quad if side > 0 else tuple(reversed(quad)))
    pillow = mesh(name, points, faces, material, angle=80)
    settle(pillow, (), 32, mass=0.3, bend=0.4, stretch=20, growth=0.02, pressure=pressure, gravity=0, steps=6)
    fine = pillow.modifiers.new('smooth', 'SUBSURF')
    fine.levels = fine.render_levels = 1
    return pillow


def coat_cloth(material, width, length, y, hem, sleeve, bar, step=0.02, name='coat'):
    """An unlined coat laid flat before it falls: front and back joined along shoulders, sides and sleeves,
    open at the neck, the cuffs and the hem. The collar's foot is the origin; the front looks to -Y.
    The shoulders follow a hanger `bar` wide, and are pinned to it."""
    points, faces, known, pinned = [], [], {}, []

    def shoulder_fall(x):
        return 0.004 - 0.062 * (abs(x) / (bar / 2)) ** 1.5 if abs(x) < bar / 2 else -0.058 - 0.45 * (abs(x) - bar / 2)
    neck, armhole, half = 0.085, 0.24, width / 2
    across, down = max(8, round(width / step)), max(10, round(length / step))
    arm_rows = round(armhole / length * down)

    def vertex(key, place):
        if key not in known:
            known[key] = len(points)
            points.append(place)
        return known[key]

    def body(i, k, side):
        """Column i from the left, row k from the shoulders; side -1 front, 1 back."""
        u, t = i / across * 2 - 1, k / down
        x = u * (half + (hem - half) * t)
        z = shoulder_fall(x) * max(0, 1 - t * 3) - t * length
        if side < 0 and abs(x) < neck + 0.02:                       # the neck is cut lower in front
            z -= 0.075 * (1 - (x / (neck + 0.02)) ** 2) * max(0, 1 - t * 5)
        joined = (k == 0 and abs(x) >= neck) or (i in (0, across) and k >= arm_rows) or (i in (0, across) and k == 0)
        key = ('body', i, k, 0 if joined else side)
        thick = 0 if joined else side * (0.045 + 0.02 * t) * (1 - 0.55 * u * u)
        here = vertex(key, (x, y + thick - 0.030 * min(1, abs(x) / (bar / 2)) ** 2.2 * max(0, 1 - t * 3), z))
        if k == 0 and neck * 0.8 <= abs(x) <= bar * 0.49:
            pinned.append(here)
        return here

    def arm(way, r, q, side):
        """Row r across the sleeve from its top edge, column q along it from the armhole."""
        if q == 0:
            return body(0 if way < 0 else across, r, side)
        along, t = q / arm_columns, r / arm_rows
        top, low = (half, shoulder_fall(half)), (half * 1.01, -armhole)
        shoulder = (top[0] + (low[0] - top[0]) * t, top[1] + (low[1] - top[1]) * t)
        reach, fall = 0.36 * sleeve, 0.93 * sleeve                  # how far out and down the cuff hangs
        narrow = 0.14 * (t - 0.5)
        end = (top[0] + reach - 0.93 * narrow, top[1] - fall - 0.36 * narrow - 0.03)
        x, z = shoulder[0] + (end[0] - shoulder[0]) * along, shoulder[1] + (end[1] - shoulder[1]) * along
        joined = r in (0, arm_rows)
        key = ('arm', way, r, q, 0 if joined else side)
        return vertex(key, (way * x, y - 0.030 * (1 - along) + (0 if joined else side * 0.05), z))

    arm_columns = round(sleeve / step)
    for side in (-1, 1):
        quads = [(body(i, k, side), body(i, k + 1, side), body(i + 1, k + 1, side), body(i + 1, k, side)) for i in range(across) for k in range(down)]
        for way in (-1, 1):
            quads += [(arm(way, r, q, side), arm(way, r + 1, q, side), arm(way, r + 1, q + 1, side), arm(way, r, q + 1, side))[::-way] for r in range(arm_rows) for q in range(arm_columns)]
        faces += [quad if side < 0 else tuple(reversed(quad)) for quad in quads]
    coat = mesh(name, points, faces, material, angle=80)
    coat.vertex_groups.new(name='pinned').add(sorted(set(pinned)), 1.0, 'REPLACE')
    return coat


def lying_on(thing, target, ray=(0, 1, 0), off=0.004):
    """Move every corner of a sheet along `ray` until it lies on the target, `off` before it."""
    from mathutils import Vector
    bpy.context.view_layer.update()
    surface = target.evaluated_get(bpy.context.evaluated_depsgraph_get())
    back = target.matrix_world.inverted()
    way = Vector(ray)
    for v in thing.data.vertices:
        start = thing.matrix_world @ v.co
        hit, place, _, _ = surface.ray_cast(back @ start, back.to_3x3() @ way)
        if hit:
            v.co = thing.matrix_world.inverted() @ (target.matrix_world @ place - way * off)
    return thing
