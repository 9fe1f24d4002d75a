"""Light, camera and render settings, and the description of one picture."""
import math
import time
from dataclasses import dataclass

import bpy
from mathutils import Vector

from .depth import MIST_DEPTH
from .nodes import Shader, linear


@dataclass
class View:
    """One finished picture of a scene.

    picture   file below the picture folder, without .jpg
    position  camera place in metres
    yaw       degrees, positive turns left (seen from above, anticlockwise);
              0 looks along +Y
    pitch     degrees; keep 0 for rooms (verticals stay straight), use it for details
    shift_x/y lens shift in picture widths
    focus     metres to the sharp plane; fstop 0 is sharp everywhere
    samples   of EACH of the two passes
    """
    picture: str
    position: tuple
    yaw: float = 0.0
    pitch: float = 0.0
    focal: float = 28.5
    shift_x: float = 0.0
    shift_y: float = 0.0
    focus: float = 4.0
    fstop: float = 5.6
    exposure: float = 0.0
    look: str = 'Medium High Contrast'
    samples: int = 18
    width: int = 1600
    height: int = 1067
    bounces: int = 6
    clamp: float = 3.0


def empty_scene():
    """Start from nothing, in Cycles."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.render.engine = 'CYCLES'
    return bpy.context.scene


# light ---------------------------------------------------------------------------
def panel_light(place, aim, width, height, watts, colour=(1, 1, 1), seen_in_reflections=True):
    """A rectangular lamp, invisible to the camera: daylight at a window, a soft fill."""
    data = bpy.data.lights.new('panel light', 'AREA')
    data.shape = 'RECTANGLE'
    data.size, data.size_y = width, height
    data.energy = watts
    data.color = colour
    lamp = bpy.data.objects.new('panel light', data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = place
    lamp.rotation_euler = (Vector(aim) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    lamp.visible_camera = False
    lamp.visible_glossy = seen_in_reflections
    return lamp


def bulb(place, watts, colour=(1, 0.74, 0.46), radius=0.035):
    """A small lamp."""
    data = bpy.data.lights.new('bulb', 'POINT')
    data.energy, data.color, data.shadow_soft_size = watts, colour, radius
    lamp = bpy.data.objects.new('bulb', data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = place
    return lamp


def sunlight(elevation, azimuth, strength, softness=0.53, colour=(1, 0.93, 0.82)):
    """azimuth: where the sun stands, degrees clockwise from +Y (90 is +X)."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.color, data.angle = strength, colour, math.radians(softness)
    lamp = bpy.data.objects.new('sun', data)
    bpy.context.scene.collection.objects.link(lamp)
    e, a = math.radians(elevation), math.radians(azimuth)
    towards = Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))
    lamp.rotation_euler = towards.to_track_quat('Z', 'Y').to_euler()
    return lamp


def even_sky(colour='#c5d6ea', strength=0.6, seen=2.2):
    """A plain sky. It is not sampled as a light: light rooms with panel lights.
    The camera sees it `seen` times brighter, as a photograph of a room does."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = linear(colour)
    tree = world.node_tree
    path, factor = tree.nodes.new('ShaderNodeLightPath'), tree.nodes.new('ShaderNodeMapRange')
    tree.links.new(path.outputs['Is Camera Ray'], factor.inputs['Value'])
    factor.inputs['To Min'].default_value, factor.inputs['To Max'].default_value = strength, strength * seen
    tree.links.new(factor.outputs[0], background.inputs[1])
    world.cycles.sampling_method = 'NONE'
    return world


# camera and settings ------------------------------------------------------------------
def place_camera(view):
    data = bpy.data.cameras.new('camera')
    data.sensor_width = 36
    data.lens = view.focal
    data.shift_x, data.shift_y = view.shift_x, view.shift_y
    data.clip_start = 0.02
    camera = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(camera)
    camera.location = view.position
    camera.rotation_euler = (math.radians(90 + view.pitch), 0, math.radians(view.yaw))
    if view.fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = view.fstop
        data.dof.focus_distance = view.focus
        data.dof.aperture_blades = 7
    bpy.context.scene.camera = camera
    return camera


def tone(view):
    """Film look; used both when rendering and when only regrading."""
    scene = bpy.context.scene
    scene.display_settings.display_device = 'sRGB'
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = view.look
    scene.view_settings.exposure = view.exposure


def render_settings(view, width, height, samples, threads):
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.threads_mode, render.threads = 'FIXED', threads
    render.use_persistent_data = True
    cycles.device = 'CPU'
    cycles.samples = samples
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces = view.bounces
    cycles.diffuse_bounces = min(4, view.bounces)
    cycles.glossy_bounces = 4
    cycles.transmission_bounces = 8
    cycles.transparent_max_bounces = cycles.transparent_min_bounces = 12     # none cut short by chance: no grain behind glass
    cycles.sample_clamp_indirect = view.clamp
    cycles.sample_clamp_direct = 10
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.filter_width = 1.35
    tone(view)


def only_part(left, top, right, bottom):
    """Render a rectangle of the picture, in shares of it from the top left."""
    render = bpy.context.scene.render
    render.use_border = render.use_crop_to_border = True
    render.border_min_x, render.border_max_x = left, right
    render.border_min_y, render.border_max_y = 1 - bottom, 1 - top


PASSES = ('combined', 'z', 'normal', 'diffuse_direct', 'diffuse_indirect', 'diffuse_color',
          'glossy_direct', 'glossy_indirect', 'glossy_color', 'transmission_direct', 'transmission_indirect',
          'transmission_color', 'emit', 'environment')
GUIDE_PASSES = ('mist', 'normal', 'diffuse_color', 'glossy_color', 'transmission_color')
GUIDE_SAMPLES = {'g': 9, 'i': 20}


def render_two_passes(stem):
    """Render the scene twice with different seeds to STEM_a.exr and STEM_b.exr,
    with the helper passes the denoiser needs."""
    scene, layer = bpy.context.scene, bpy.context.view_layer
    for name in PASSES:
        setattr(layer, 'use_pass_' + name, True)
    for number, thing in enumerate(bpy.data.objects):
        small = thing.name.startswith(('grass', 'leaves'))
        thing.pass_index = 1 if small else 2 + (number * 7919) % 3001
    image = scene.render.image_settings
    image.file_format, image.color_depth, image.exr_codec = 'OPEN_EXR_MULTILAYER', '32', 'NONE'
    for seed, letter in ((11, 'a'), (77, 'b')):
        scene.cycles.seed = seed
        scene.render.filepath = f'{stem}_{letter}.exr'
        began = time.time()
        bpy.ops.render.render(write_still=True)
        print(f'rendered {letter} in {time.time() - began:.1f} s', flush=True)
    render_guides(stem)


def render_guides(stem):
    """What the denoiser compares pixels by, without light and so without noise: STEM_g.exr holds
    surface colour, normal and mist (depth), STEM_i.exr a colour for each object. All are means of
    many samples, so a pixel on an edge knows how much of each side it holds."""
    scene, layer = bpy.context.scene, bpy.context.view_layer
    for name in PASSES:
        setattr(layer, 'use_pass_' + name, name == 'combined')
    for lamp in [thing for thing in bpy.data.objects if thing.type == 'LIGHT']:
        bpy.data.objects.remove(lamp)
    scene.world.node_tree.nodes['Background'].inputs[1].default_value = 0
    for link in list(scene.world.node_tree.nodes['Background'].inputs[1].links):
        scene.world.node_tree.links.remove(link)
    mist = scene.world.mist_settings
    mist.start, mist.depth, mist.falloff = 0, MIST_DEPTH, 'LINEAR'
    scene.cycles.max_bounces = 0
    for letter in 'gi':
        scene.cycles.samples = GUIDE_SAMPLES[letter]
        for name in GUIDE_PASSES:
            setattr(layer, 'use_pass_' + name, letter == 'g')
        if letter == 'i':
            layer.material_override = object_colours()
        scene.render.filepath = f'{stem}_{letter}.exr'
        began = time.time()
        bpy.ops.render.render(write_still=True)
        print(f'rendered {letter} in {time.time() - began:.1f} s', flush=True)


def object_colours():
    """A glowing material: a colour by chance for each pass index."""
    shader = Shader('object colours')
    noise = shader.node('TexWhiteNoise', noise_dimensions='1D')
    shader.tree.links.new(shader.node('ObjectInfo').outputs['Object Index'], noise.inputs['W'])
    glow = shader.node('Emission')
    shader.tree.links.new(noise.outputs['Color'], glow.inputs['Color'])
    return shader.finish(glow.outputs[0])


def grade(exr, png):
    """Scene-linear EXR through the film look to an 8-bit PNG."""
    scene = bpy.context.scene
    picture = bpy.data.images.load(exr)
    picture.colorspace_settings.name = 'Linear'
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = 'PNG', 'RGB', '8'
    scene.render.dither_intensity = 1.0
    picture.save_render(png, scene=scene)
