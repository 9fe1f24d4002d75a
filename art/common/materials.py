"""Surfaces: every function returns a Cycles material.

Lengths are metres, colours are '#rrggbb' as seen on a paint card.
"""
from .nodes import Shader, Value, linear

OAK = ('#d3b487', '#bd9465', '#976c43')
PALE_OAK = ('#dcc39c', '#c9a97c', '#a98458')
WALNUT = ('#8a674a', '#6d4c35', '#452e20')
SMOKED_OAK = ('#8d7150', '#6f5439', '#4d3826')
PINE = ('#e3c391', '#d3a970', '#b07f4a')
WEATHERED = ('#9b958b', '#7f7970', '#57514a')


def wood(name, grain='X', tones=OAK, stave=None, roughness=0.42, variation=0.14,
         figure=0.7, coat=0.0, knots=0.0, saturation=0.95, ring=0.0048,
         alternate=None, share=0.5):
    """Timber with rings, pores, fibre and (optionally) shader-made staves.

    grain      axis the fibre follows, in the object's own space
    stave      (width, length, across): the surface is glued up from staves of
               that width, running along `grain` and laid across axis `across`.
               Leave it out when each board is its own box or loose part: every
               object and every loose part gets its own piece of timber.
    alternate  tones for every second stave (striped worktops)
    share      width of the first stave of each such pair, as a part of the pair
    """
    s = Shader(name)
    axes = dict(zip('XYZ', s.local()))
    along = axes[grain] + 7.13
    others = [a for a in 'XYZ' if a != grain]
    if stave:
        others = [stave[2]] + [a for a in others if a != stave[2]]
    across, depth = axes[others[0]], axes[others[1]]
    piece = s.object_random() * 13.7 + s.island_random() * 57.3

    edge = None
    odd = None
    if stave:
        if alternate:
            pair_at = (across + 5.0) / (2 * stave[0])
            pair = s.floor(pair_at)
            odd = s.above(pair_at - pair, share)
            row = pair * 2 + odd
            width = (share + odd * (1 - 2 * share)) * 2 * stave[0]
            within = (pair_at - pair - odd * share) * 2 * stave[0] / width
        else:
            place = (across + 5.0) / stave[0]
            row = s.floor(place)
            within = place - row
            width = stave[0]
        run = along / stave[1] + s.chance(row, 3.3, piece) * 9.7
        joint = s.floor(run)
        seeds = [s.chance(row, joint, piece + k * 1.37) for k in range(5)]
        centre = (within - 0.5) * width
        side = s.smallest(within, 1 - within) * width
        end = s.smallest(run - joint, 1 - (run - joint)) * stave[1]
        edge = s.smallest(side, end)
    else:
        seeds = [s.chance(piece + 0.5, k * 2.1, 0.7) for k in range(5)]
        centre = across
    r1, r2, r3, r4, r5 = seeds

    u = along + r1 * 41
    v = centre + r2 * 19
    w = depth + r3 * 7
    # the tree: an axis a little off the board and not quite parallel to it
    sway = s.noise(s.vector(u * 0.9, v * 5, w * 5), 1, 3, 0.55) - 0.5
    ripple = s.noise(s.vector(u * 6, v * 42, w * 42), 1, 2) - 0.5
    heart_v = centre - (r2 - 0.5) * 0.16 + (r4 - 0.5) * 0.04 * axes[grain]
    heart_w = depth + 0.018 + r3 * 0.085 + (r5 - 0.5) * 0.05 * s.sine(u * 0.9)
    radius = s.root(heart_v * heart_v + heart_w * heart_w) + sway * 0.05 + ripple * 0.0035
    rings = radius / ring
    season = rings - s.floor(rings)
    late = s.remap(season, 0.05, 0.75) * s.remap(season, 0.82, 1.0, 1, 0)
    strength = s.noise(s.vector(radius * 40, r1 * 9, r2 * 5), 1, 2)

    fibre = s.noise(s.vector(u * 8, v * 430, w * 430), 1, 3, 0.6)
    streak = s.noise(s.vector(u * 1.6, v * 70, w * 70), 1, 3, 0.55)
    pores = s.noise(s.vector(u * 34, v * 1350, w * 1350), 1, 1)
    fleck = s.noise(s.vector(u * 24, v * 150, w * 150), 1, 2)

    tone = (0.30 + late * s.remap(strength, 0.3, 0.75, 0.12 * figure, 0.5 * figure)
            + (fibre - 0.5) * 0.5 + (streak - 0.5) * 0.45 + sway * 0.2 * figure)
    stops = list(zip((0.08, 0.5, 0.98), tones))
    colour = s.ramp(tone, stops)
    if alternate:
        colour = s.mix(odd, colour, s.ramp(tone, list(zip((0.08, 0.5, 0.98), alternate))))
    pore_mask = s.remap(pores, 0.60, 0.73, 0, 0.5) * s.remap(season, 0.0, 0.45, 1, 0.25)
    colour = s.mix(pore_mask, colour, s.shift(colour, 0.5, 1.05, 0.38))
    colour = s.mix(s.remap(fleck, 0.68, 0.78, 0, 0.13), colour, s.shift(colour, 0.5, 0.85, 1.3))
    if knots:
        spots = s.cells(s.vector(u * 1.4, v * 6.5 + sway * 0.8, 0.0))
        colour = s.mix(s.remap(spots, 0.08, 0.30, 0.4 * knots, 0, True), colour,
                       s.shift(colour, 0.5, 1.1, 0.6))
        colour = s.mix(s.remap(spots, 0.04, 0.10, knots, 0, True), colour, '#3a2413')
    colour = s.shift(colour, 0.5 + (r4 - 0.5) * 0.009, saturation * (1 + (r1 - 0.5) * 0.18),
                     1 + (r3 - 0.5) * 2 * variation)

    height = (fibre - 0.5) * 0.5 - s.remap(pores, 0.6, 0.73, 0, 0.8)
    normal = s.bump(height, 0.0005, 0.45)
    if edge is not None:                # the glued joint
        colour = s.mix(s.remap(edge, 0, 0.0009, 0.45, 0), colour, s.shift(colour, 0.5, 1.1, 0.45))
    px, py, pz = s.position()
    wear = s.noise(s.vector(px, py, pz), 3.1, 4)
    rough = s.remap(wear, 0.3, 0.7, roughness - 0.07, roughness + 0.07) + (fibre - 0.5) * 0.12
    return s.principled(colour, rough, normal, specular=0.4, coat=coat, coat_roughness=0.12)


def paint(name, colour, roughness=0.38, brushed='Z'):
    """Hand-painted or sprayed timber. brushed: stroke axis, None for sprayed."""
    s = Shader(name)
    x, y, z = s.position()
    if brushed:
        stretch = {'X': (13, 230, 230), 'Y': (230, 13, 230), 'Z': (230, 230, 13)}[brushed]
        strokes = s.noise(s.vector(x * stretch[0], y * stretch[1], z * stretch[2]), 1, 3)
        normal = s.bump(strokes, 0.00022, 0.32)
    else:
        normal = s.bump(s.noise(s.vector(x, y, z), 420, 2), 0.0003, 0.2)
    tint = s.object_random()
    tone = s.shift(linear(colour), 0.5, 1, s.remap(tint, 0, 1, 0.985, 1.015))
    rough = s.remap(s.noise(s.vector(x, y, z), 11, 3), 0.3, 0.7, roughness - 0.03, roughness + 0.05)
    return s.principled(tone, rough, normal, specular=0.45)


def lacquer(name, colour, roughness=0.07):
    """Factory gloss: sharp reflections with the faintest orange peel."""
    s = Shader(name)
    x, y, z = s.position()
    peel = s.noise(s.vector(x, y, z), 70, 2)
    return s.principled(linear(colour), roughness, s.bump(peel, 0.0004, 0.10),
                        specular=0.55, coat=0.6, coat_roughness=0.02)


def plaster(name, colour, texture=1.0):
    """Emulsion on skimmed plaster, rolled."""
    s = Shader(name)
    x, y, z = s.position()
    p = s.vector(x, y, z)
    tone = s.shift(linear(colour), 0.5, 1, s.remap(s.noise(p, 1.1, 3), 0.3, 0.7, 0.975, 1.015))
    height = s.noise(p, 260, 3) * 0.6 + s.noise(p, 24, 2) * 0.7
    return s.principled(tone, 0.78, s.bump(height, 0.0011 * texture, 0.35), specular=0.22)


def render_coat(name, colour='#d9d2c3'):
    """Roughcast render on an outside wall, a little streaked by weather."""
    s = Shader(name)
    x, y, z = s.position()
    streaks = s.noise(s.vector(x * 3, y * 3, z * 0.5), 1, 4, 0.6)
    grit = s.noise(s.vector(x, y, z), 130, 3)
    tone = s.shift(linear(colour), 0.5, 1, s.remap(streaks, 0.3, 0.7, 0.86, 1.05))
    return s.principled(tone, 0.9, s.bump(grit, 0.006, 0.7), specular=0.15)


def metal(name, colour, roughness=0.25, smudges=0.12):
    s = Shader(name)
    x, y, z = s.position()
    rough = s.remap(s.noise(s.vector(x, y, z), 14, 4), 0.3, 0.7,
                    roughness - smudges / 2, roughness + smudges)
    return s.principled(linear(colour), rough, metallic=1.0)


def brass(name='brass', roughness=0.27):
    return metal(name, '#b8955c', roughness)


def steel(name='steel', roughness=0.24):
    return metal(name, '#c8c8c6', roughness)


def chrome():
    return metal('chrome', '#dcdde0', 0.06, 0.04)


def black_metal():
    return metal('black metal', '#2a2927', 0.45)


def ceramic(name, colour='#f3f1ec', roughness=0.12, mottle=0.0, unevenness=0.04):
    """Glazed pottery, sinks, basins."""
    s = Shader(name)
    x, y, z = s.local()
    p = s.vector(x, y, z)
    tone = linear(colour)
    if mottle:
        tone = s.shift(tone, 0.5, 1, s.remap(s.noise(p, 40, 4, 0.65), 0.3, 0.7, 1 - mottle, 1 + mottle))
    return s.principled(tone, roughness, s.bump(s.noise(p, 18, 2), 0.002, unevenness),
                        coat=0.3, coat_roughness=0.05)


def plain(name, colour, roughness=0.5, specular=0.4):
    """A plain surface for small things."""
    s = Shader(name)
    tone = s.shift(linear(colour), 0.5, 1, s.remap(s.object_random(), 0, 1, 0.96, 1.04))
    return s.principled(tone, roughness, specular=specular)


def glazed_tile(name, colour='#ece6d8', variation=0.09, roughness=0.10, wave=0.6):
    """Hand-made wall tile; use on tile_wall (one loose part per tile)."""
    s = Shader(name)
    r = s.island_random()
    x, y, z = s.position()
    p = s.vector(x, y, z)
    tone = s.shift(linear(colour), s.remap(r, 0, 1, 0.492, 0.508),
                   s.remap(s.chance(r, 1.7), 0, 1, 0.75, 1.25),
                   s.remap(s.chance(r, 4.2), 0, 1, 1 - variation, 1 + variation * 0.4))
    tone = s.shift(tone, 0.5, 1, s.remap(s.noise(p, 28, 3), 0.3, 0.7, 0.95, 1.03))
    rough = s.remap(s.noise(p, 20, 3), 0.3, 0.7, max(0.02, roughness - 0.04), roughness + 0.08)
    return s.principled(tone, rough, s.bump(s.noise(p, 34, 2), 0.0016, wave),
                        coat=0.3, coat_roughness=0.03)


def stone(name, tones=('#b9ad97', '#cabfa9', '#a3967f'), roughness=0.6, pits=1.0, variation=0.08):
    """Limestone or flagstone; each loose part is its own stone."""
    s = Shader(name)
    r = s.island_random() * 31 + s.object_random() * 17
    x, y, z = s.position()
    p = s.vector(x + r, y + r * 1.7, z)
    broad = s.noise(p, 2.6, 5, 0.6)
    fine = s.noise(p, 46, 4, 0.65)
    tone = s.ramp(broad * 0.65 + fine * 0.35,
                  [(0.28, tones[2]), (0.5, tones[0]), (0.72, tones[1])])
    tone = s.shift(tone, s.remap(s.chance(r, 2.0), 0, 1, 0.494, 0.506), 1,
                   s.remap(s.chance(r, 5.0), 0, 1, 1 - variation, 1 + variation))
    holes = s.remap(s.noise(p, 120, 3, 0.6), 0.62, 0.72, 0, 1)
    tone = s.mix(holes * 0.35 * pits, tone, s.shift(tone, 0.5, 1, 0.55))
    height = broad * 1.2 + fine * 0.35 - holes * 0.5 * pits
    rough = s.remap(broad, 0.3, 0.7, roughness - 0.1, roughness + 0.1)
    return s.principled(tone, rough, s.bump(height, 0.003, 0.5), specular=0.35)


def quartz(name='quartz', colour='#e6e4df', fleck=0.05):
    """Polished engineered stone with a fine fleck and hardly any vein."""
    s = Shader(name)
    x, y, z = s.position()
    p = s.vector(x, y, z)
    grain = s.noise(p, 320, 2)
    cloud = s.noise(p, 2.2, 4, 0.6, 1.2)
    vein = s.remap(s.absolute(s.noise(p, 1.1, 5, 0.6, 1.0) - 0.5), 0.0, 0.012, 0.10, 0)
    tone = s.shift(linear(colour), 0.5, 1, s.remap(grain, 0.3, 0.7, 1 - fleck, 1 + fleck)
                   * s.remap(cloud, 0.3, 0.7, 0.985, 1.01))
    return s.principled(s.mix(vein, tone, '#9d9a94'), 0.16, specular=0.5)


def brickwork(name, axis='X', tones=('#8f4f3a', '#a8644a', '#6f3b2d'), mortar='#b9ae9c'):
    """Stretcher-bond brick for walls seen at a distance. axis: wall direction."""
    s = Shader(name)
    x, y, z = s.position()
    along = x if axis == 'X' else y
    course_at = (z + 10) / 0.075
    course = s.floor(course_at)
    brick_at = (along + 50) / 0.225 + s.fraction(course * 0.5)
    brick = s.floor(brick_at)
    fv = course_at - course
    fu = brick_at - brick
    edge = s.smallest(s.smallest(fv, 1 - fv) * 0.075, s.smallest(fu, 1 - fu) * 0.225)
    r = s.chance(brick, course, 1.0)
    grit = s.noise(s.vector(x, y, z), 60, 4, 0.65)
    tone = s.ramp(r * 0.75 + grit * 0.25, [(0.15, tones[2]), (0.5, tones[0]), (0.85, tones[1])])
    joint = s.remap(edge, 0.004, 0.007, 1, 0, True)
    tone = s.mix(joint, tone, mortar)
    return s.principled(tone, 0.88, s.bump(s.remap(edge, 0.002, 0.008, 0, 1) + grit * 0.2, 0.006, 0.8),
                        specular=0.2)


def roof_tiles(name='roof tiles', tones=('#6f4234', '#7d4c3b', '#523127')):
    """Plain clay tiles on a slope that rises along +Y."""
    s = Shader(name)
    x, _y, z = s.position()
    row_at = z / 0.075 + 40
    row = s.floor(row_at)
    col_at = x / 0.165 + 60 + s.fraction(row * 0.5)
    col = s.floor(col_at)
    r = s.chance(row, col, 2.0)
    tone = s.ramp(r, [(0.1, tones[2]), (0.5, tones[0]), (0.9, tones[1])])
    drop = row_at - row
    dark = s.remap(drop, 0.0, 0.16, 0.7, 0)
    return s.principled(s.mix(dark, tone, '#1d1411'), 0.85, s.bump(drop, 0.012, 1.0), specular=0.2)


def cloth(name, colour, stripe=None, roughness=0.92):
    """Woven fabric. stripe: (colour, stripes per metre) along the object's X."""
    s = Shader(name)
    x, y, z = s.local()
    tone = linear(colour)
    if stripe:
        tone = s.mix(s.above(s.fraction(x * stripe[1]), 0.72), tone, linear(stripe[0]))
    weave = s.sine(x * 2600) + s.sine(z * 2600) + s.sine(y * 2600) + s.noise(s.vector(x, y, z), 300, 2)
    slub = s.noise(s.vector(x * 40, y * 40, z * 40), 1, 3)
    tone = s.shift(tone, 0.5, 1, s.remap(slub, 0.3, 0.7, 0.93, 1.05))
    return s.principled(tone, roughness, s.bump(weave, 0.0005, 0.3), sheen=0.35, specular=0.1)


def leaf(name, dark, light):
    """Leaves: a little light shines through, each leaf its own green."""
    s = Shader(name)
    tone = s.mix(s.island_random(), linear(dark), linear(light))
    body = s.node('BsdfPrincipled')
    s.feed(body.inputs['Base Color'], tone)
    body.inputs['Roughness'].default_value = 0.45
    body.inputs['Specular'].default_value = 0.3
    through = s.node('BsdfTranslucent')
    s.feed(through.inputs['Color'], s.shift(tone, 0.485, 1.1, 1.3))
    both = s.node('MixShader')
    both.inputs[0].default_value = 0.3
    s.tree.links.new(body.outputs[0], both.inputs[1])
    s.tree.links.new(through.outputs[0], both.inputs[2])
    return s.finish(both.outputs[0])


def earth(name='earth', dark='#33261a', light='#7d654b'):
    s = Shader(name)
    x, y, z = s.position()
    p = s.vector(x, y, z)
    coarse, fine = s.noise(p, 3.2, 6, 0.65), s.noise(p, 34, 5, 0.7)
    return s.principled(s.ramp(coarse * 0.6 + fine * 0.4, [(0.3, dark), (0.75, light)]), 0.95,
                        s.bump(coarse * 0.5 + fine * 0.5, 0.04, 1.0), specular=0.2)


def lawn(name='lawn', dark='#3f5a24', light='#7d9547'):
    """Mown grass seen from inside a house (use grass clumps close by)."""
    s = Shader(name)
    x, y, z = s.position()
    p = s.vector(x, y, z)
    mix = s.noise(p, 1.3, 4, 0.6) * 0.5 + s.noise(p, 55, 4, 0.75) * 0.5
    return s.principled(s.ramp(mix, [(0.3, dark), (0.7, light)]), 0.95,
                        s.bump(s.noise(p, 55, 4, 0.75), 0.05, 1.0), specular=0.1)


def window_pane():
    """Flat window glass: lets all light through, reflects only to the camera."""
    s = Shader('pane')
    clear = s.node('BsdfTransparent')
    shine = s.node('BsdfGlossy')
    shine.inputs['Roughness'].default_value = 0.0
    fresnel = s.node('Fresnel')
    fresnel.inputs['IOR'].default_value = 1.45
    seen = Value(s, s.node('LightPath').outputs['Is Camera Ray'])
    both = s.node('MixShader')
    s.feed(both.inputs[0], Value(s, fresnel.outputs[0]) * seen)
    s.tree.links.new(clear.outputs[0], both.inputs[1])
    s.tree.links.new(shine.outputs[0], both.inputs[2])
    return s.finish(both.outputs[0])


def glass(name='glass', colour='#f4faf8'):
    """Solid glass for bottles, jars and tumblers; casts a light shadow."""
    s = Shader(name)
    body = s.node('BsdfPrincipled')
    s.feed(body.inputs['Base Color'], linear(colour))
    body.inputs['Transmission'].default_value = 1.0
    body.inputs['Roughness'].default_value = 0.0
    body.inputs['IOR'].default_value = 1.45
    clear = s.node('BsdfTransparent')
    s.feed(clear.inputs['Color'], linear(colour))
    both = s.node('MixShader')
    s.tree.links.new(s.node('LightPath').outputs['Is Shadow Ray'], both.inputs[0])
    s.tree.links.new(body.outputs[0], both.inputs[1])
    s.tree.links.new(clear.outputs[0], both.inputs[2])
    return s.finish(both.outputs[0])


def glow(name, colour, strength):
    """Something that shines to the eye; the light itself comes from a lamp."""
    s = Shader(name)
    emission = s.node('Emission')
    s.feed(emission.inputs['Color'], linear(colour) if isinstance(colour, str) else colour)
    emission.inputs['Strength'].default_value = strength
    material = s.finish(emission.outputs[0])
    material.cycles.sample_as_light = False
    return material


def primer():
    """Red oxide primer on structural steel, scuffed."""
    s = Shader('red oxide')
    x, y, z = s.position()
    p = s.vector(x, y, z)
    scuff = s.remap(s.noise(p, 7, 5, 0.7), 0.58, 0.66, 0, 0.6)
    tone = s.mix(scuff, s.shift(linear('#7a3b2e'), 0.5, 1, s.remap(s.noise(p, 2, 3), 0.3, 0.7, 0.85, 1.1)), '#8d7f78')
    return s.principled(tone, 0.6, s.bump(s.noise(p, 90, 3), 0.001, 0.4))
