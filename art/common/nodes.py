"""A small language for writing Cycles shaders as arithmetic.

    s = Shader('paint')
    x, y, z = s.position()
    grain = s.noise(s.vector(x * 200, y * 200, z * 12))
    material = s.principled('#88aa99', roughness=0.4, normal=s.bump(grain, 0.0003))

Every socket is wrapped in a Value, which knows + - * / ; anything else is a
method of Shader.
"""
import bpy


def linear(hex_colour):
    """'#rrggbb' (sRGB) as a linear RGBA tuple."""
    digits = hex_colour.lstrip('#')
    channels = []
    for start in (0, 2, 4):
        c = int(digits[start:start + 2], 16) / 255
        channels.append(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
    return (*channels, 1.0)


class Value:
    """One output socket of a shader under construction."""

    def __init__(self, shader, socket):
        self.shader = shader
        self.socket = socket

    def __add__(self, other):
        return self.shader.math('ADD', self, other)

    def __radd__(self, other):
        return self.shader.math('ADD', other, self)

    def __sub__(self, other):
        return self.shader.math('SUBTRACT', self, other)

    def __rsub__(self, other):
        return self.shader.math('SUBTRACT', other, self)

    def __mul__(self, other):
        return self.shader.math('MULTIPLY', self, other)

    def __rmul__(self, other):
        return self.shader.math('MULTIPLY', other, self)

    def __truediv__(self, other):
        return self.shader.math('DIVIDE', self, other)

    def __rtruediv__(self, other):
        return self.shader.math('DIVIDE', other, self)

    def __neg__(self):
        return self.shader.math('MULTIPLY', self, -1.0)


class Shader:
    """Builds one material."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.output = self.tree.nodes.new('ShaderNodeOutputMaterial')

    # plumbing -----------------------------------------------------------
    def node(self, kind, **settings):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        return node

    def feed(self, socket, value):
        """Connect or set an input socket."""
        if value is None:
            return
        if isinstance(value, Value):
            self.tree.links.new(value.socket, socket)
            return
        if isinstance(value, str):
            value = linear(value)
        if isinstance(value, tuple):
            wanted = len(socket.default_value)
            value = (tuple(value) + (1.0,))[:wanted]
        socket.default_value = value

    def finish(self, surface):
        self.tree.links.new(surface, self.output.inputs['Surface'])
        return self.material

    # arithmetic ---------------------------------------------------------
    def math(self, operation, *values):
        node = self.node('Math', operation=operation)
        for socket, value in zip(node.inputs, values):
            self.feed(socket, value)
        return Value(self, node.outputs[0])

    def floor(self, a):
        return self.math('FLOOR', a)

    def fraction(self, a):
        return self.math('FRACT', a)

    def sine(self, a):
        return self.math('SINE', a)

    def root(self, a):
        return self.math('SQRT', a)

    def absolute(self, a):
        return self.math('ABSOLUTE', a)

    def smallest(self, a, b):
        return self.math('MINIMUM', a, b)

    def largest(self, a, b):
        return self.math('MAXIMUM', a, b)

    def above(self, a, threshold):
        return self.math('GREATER_THAN', a, threshold)

    def remap(self, value, low, high, to_low=0.0, to_high=1.0, smooth=False):
        node = self.node('MapRange', clamp=True,
                         interpolation_type='SMOOTHSTEP' if smooth else 'LINEAR')
        for socket, item in zip(node.inputs, (value, low, high, to_low, to_high)):
            self.feed(socket, item)
        return Value(self, node.outputs[0])

    # coordinates and randomness ------------------------------------------
    def _split(self, socket):
        split = self.node('SeparateXYZ')
        self.tree.links.new(socket, split.inputs[0])
        return [Value(self, out) for out in split.outputs]

    def position(self):
        """World position, metres."""
        return self._split(self.node('NewGeometry').outputs['Position'])

    def local(self):
        """Object position, metres (follows a rotated object)."""
        return self._split(self.node('TexCoord').outputs['Object'])

    def vector(self, x, y, z):
        node = self.node('CombineXYZ')
        for socket, item in zip(node.inputs, (x, y, z)):
            self.feed(socket, item)
        return Value(self, node.outputs[0])

    def noise(self, vector, scale=1.0, detail=3.0, roughness=0.5, distortion=0.0):
        node = self.node('TexNoise')
        self.feed(node.inputs['Vector'], vector)
        for key, item in (('Scale', scale), ('Detail', detail),
                          ('Roughness', roughness), ('Distortion', distortion)):
            self.feed(node.inputs[key], item)
        return Value(self, node.outputs['Fac'])

    def cells(self, vector):
        """Voronoi: distance to the nearest cell centre."""
        node = self.node('TexVoronoi')
        self.feed(node.inputs['Vector'], vector)
        self.feed(node.inputs['Scale'], 1.0)
        return Value(self, node.outputs['Distance'])

    def chance(self, x, y=0.0, z=0.0):
        """White noise 0..1 of a (cell) coordinate."""
        node = self.node('TexWhiteNoise', noise_dimensions='3D')
        self.feed(node.inputs['Vector'], self.vector(x, y, z))
        return Value(self, node.outputs['Value'])

    def object_random(self):
        return Value(self, self.node('ObjectInfo').outputs['Random'])

    def island_random(self):
        """Random per loose part of the mesh: one value per board, tile, leaf."""
        return Value(self, self.node('NewGeometry').outputs['Random Per Island'])

    # colour ----------------------------------------------------------------
    def ramp(self, factor, stops):
        node = self.node('ValToRGB')
        self.feed(node.inputs[0], factor)
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (place, colour) in zip(elements, stops):
            element.position = place
            element.color = linear(colour) if isinstance(colour, str) else colour
        return Value(self, node.outputs[0])

    def mix(self, factor, a, b):
        node = self.node('MixRGB')
        for socket, item in zip(node.inputs, (factor, a, b)):
            self.feed(socket, item)
        return Value(self, node.outputs[0])

    def shift(self, colour, hue=0.5, saturation=1.0, value=1.0):
        node = self.node('HueSaturation')
        for key, item in (('Hue', hue), ('Saturation', saturation),
                          ('Value', value), ('Color', colour)):
            self.feed(node.inputs[key], item)
        return Value(self, node.outputs[0])

    # surface -----------------------------------------------------------------
    def bump(self, height, distance=0.001, strength=1.0, normal=None):
        node = self.node('Bump')
        self.feed(node.inputs['Height'], height)
        node.inputs['Distance'].default_value = distance
        node.inputs['Strength'].default_value = strength
        self.feed(node.inputs['Normal'], normal)
        return Value(self, node.outputs[0])

    def principled(self, colour, roughness=0.5, normal=None, metallic=0.0,
                   specular=0.5, coat=0.0, coat_roughness=0.08, sheen=0.0):
        node = self.node('BsdfPrincipled')
        for key, item in (('Base Color', colour), ('Roughness', roughness),
                          ('Metallic', metallic), ('Specular', specular),
                          ('Clearcoat', coat), ('Clearcoat Roughness', coat_roughness),
                          ('Sheen', sheen), ('Normal', normal)):
            self.feed(node.inputs[key], item)
        return self.finish(node.outputs[0])
