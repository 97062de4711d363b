"""Camera, lights, render settings and the filter that takes the place of a denoiser."""
import math
import os
import sys
import tempfile

import bpy
import numpy
from mathutils import Vector

here = os.path.dirname(os.path.abspath(__file__))
arguments = sys.argv[sys.argv.index("--") + 1:]
output = arguments[0]
width = int(arguments[1]) if len(arguments) > 1 else 1920
samples = int(arguments[2]) if len(arguments) > 2 else 160
masters = arguments[3] if len(arguments) > 3 else os.path.join(here, "../../../.cache/scenes/masters")


def master(name):
    """A master of `art/` as PNG: Blender in Debian reads no WebP."""
    return os.path.abspath(os.path.join(masters, f"{name}.png"))


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.world = bpy.data.worlds.new("world")
    bpy.context.scene.world.use_nodes = True


def ambient(colour, strength):
    background = bpy.context.scene.world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (*colour, 1)
    background.inputs[1].default_value = strength


def camera(at, to, lens=50, focus=None, stop=2.8, shift=(0, 0)):
    data = bpy.data.cameras.new("camera")
    thing = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (Vector(to) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    data.lens = lens
    data.shift_x, data.shift_y = shift
    data.clip_start = 0.01
    if focus:
        data.dof.use_dof = True
        forward = (Vector(to) - Vector(at)).normalized()
        data.dof.focus_distance = (Vector(focus) - Vector(at)).dot(forward)
        data.dof.aperture_fstop = stop
        data.dof.aperture_blades = 9
    bpy.context.scene.camera = thing
    return thing


def area(at, to, size, colour, power, seen=False, spread=180):
    data = bpy.data.lights.new("area", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size
    data.color = colour
    data.energy = power
    data.spread = math.radians(spread)
    thing = bpy.data.objects.new("area", data)
    thing.location = at
    thing.rotation_euler = (Vector(to) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    thing.visible_camera = False
    thing.visible_glossy = seen
    bpy.context.collection.objects.link(thing)
    return thing


def lamp(at, colour, power, radius=0.01):
    data = bpy.data.lights.new("lamp", "POINT")
    data.color, data.energy, data.shadow_soft_size = colour, power, radius
    thing = bpy.data.objects.new("lamp", data)
    thing.location = at
    thing.visible_camera = False
    bpy.context.collection.objects.link(thing)
    return thing


passes = ("DiffDir", "DiffInd", "DiffCol", "GlossDir", "GlossInd", "GlossCol", "TransDir", "TransInd", "TransCol",
          "Emit", "Env", "Normal", "Depth")


def render(exposure=0.0, look="Medium Contrast", bounces=4, ratio=9 / 16):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, round(width * ratio)
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 2
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold = samples, True, 0.012
    cycles.use_denoising = False  # not in the Blender of Debian
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, 2, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 1.5, 0.6
    cycles.sample_clamp_direct = 30.0
    layer = scene.view_layers[0]
    for kind in ("diffuse", "glossy", "transmission"):
        for part in ("direct", "indirect", "color"):
            setattr(layer, f"use_pass_{kind}_{part}", True)
    layer.use_pass_emit = layer.use_pass_environment = layer.use_pass_normal = layer.use_pass_z = True
    scene.use_nodes = True
    tree = scene.node_tree
    layers = next(node for node in tree.nodes if node.type == "R_LAYERS") if tree.nodes else tree.nodes.new("CompositorNodeRLayers")
    folder = tempfile.mkdtemp()
    writer = tree.nodes.new("CompositorNodeOutputFile")
    writer.base_path = folder
    writer.format.file_format, writer.format.color_depth = "OPEN_EXR", "32"
    writer.file_slots.clear()
    for name in passes:
        writer.file_slots.new(name)
        tree.links.new(layers.outputs[name], writer.inputs[name])
    bpy.ops.render.render()
    save(filtered({name: load(folder, name) for name in passes}))


def load(folder, name):
    image = bpy.data.images.load(os.path.join(folder, f"{name}0001.exr"))
    image.colorspace_settings.name = "Non-Color"
    pixels = numpy.empty(len(image.pixels), numpy.float32)
    image.pixels.foreach_get(pixels)
    columns, rows = image.size
    bpy.data.images.remove(image)
    return pixels.reshape(rows, columns, -1)[:, :, :3]


def filtered(part):
    """Filters the light of each kind and leaves colours, so that textures stay sharp."""
    depth = numpy.log(numpy.clip(part["Depth"][:, :, :1], 0.05, 100))
    guide = numpy.concatenate([part["Normal"] * 2.2, depth * 9, part["DiffCol"] * 3], axis=2)
    shine = numpy.concatenate([guide, part["GlossCol"] * 2], axis=2)
    picture = part["Emit"] + part["Env"]
    picture += part["DiffCol"] * smoothed(part["DiffDir"] + part["DiffInd"], guide, 5, 2.2)
    picture += part["GlossCol"] * smoothed(part["GlossDir"] + part["GlossInd"], shine, 3, 1.5)
    if part["TransCol"].any():
        picture += part["TransCol"] * smoothed(part["TransDir"] + part["TransInd"], shine, 3, 1.5)
    return picture


def smoothed(light, guide, levels, strength):
    """An edge-avoiding à-trous wavelet, guided by normal, depth and colour, its reach set by the local noise."""
    light = fireflies(light)
    for level in range(levels):
        step = 2 ** level
        grey = numpy.log1p(light.mean(axis=2) * 4)
        spread = blurred(numpy.abs(grey - blurred(grey, step)), 2 * step) * strength + 0.004
        total, weight = light * 0.25, numpy.full(grey.shape, 0.25, numpy.float32)
        lights, greys, guides = (padded(values, step) for values in (light, grey, guide))
        for dy in (-step, 0, step):
            for dx in (-step, 0, step):
                if dx == dy == 0:
                    continue
                kernel = 0.0625 if dx and dy else 0.125
                there = window(grey.shape, step, dy, dx)
                difference = guides[there] - guide
                change = (greys[there] - grey) / spread
                far = numpy.einsum("ijk,ijk->ij", difference, difference) * 2.0 + change * change * 0.5
                near = kernel * numpy.exp(-numpy.minimum(far, 30))
                total += lights[there] * near[:, :, None]
                weight += near
        light = total / weight[:, :, None]
    return light


def fireflies(light):
    """Cuts single pixels that are much brighter than all their neighbours."""
    grey = light.mean(axis=2)
    greys = padded(grey, 1)
    around = numpy.stack([greys[window(grey.shape, 1, dy, dx)] for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy])
    limit = numpy.partition(around, 6, axis=0)[6] * 1.25 + 1e-4
    return light * numpy.minimum(1, limit / numpy.maximum(grey, 1e-6))[:, :, None]


def padded(values, step):
    return numpy.pad(values, [(step, step), (step, step)] + [(0, 0)] * (values.ndim - 2), "edge")


def window(shape, step, dy, dx):
    """The part of padded values that lies `dy` rows and `dx` columns away."""
    return slice(step + dy, step + dy + shape[0]), slice(step + dx, step + dx + shape[1])


def blurred(values, radius):
    for axis in (0, 1):
        pad = [(radius + 1, radius) if a == axis else (0, 0) for a in range(2)]
        total = numpy.cumsum(numpy.pad(values, pad, "edge"), axis=axis, dtype=numpy.float64)
        size = 2 * radius + 1
        upper = [slice(size, None) if a == axis else slice(None) for a in range(2)]
        lower = [slice(None, -size) if a == axis else slice(None) for a in range(2)]
        values = ((total[tuple(upper)] - total[tuple(lower)]) / size).astype(numpy.float32)
    return values


def save(picture):
    """Writes the picture with the view transform of the scene, and the grain of a fine film against banding."""
    rows, columns, _ = picture.shape
    grain = numpy.random.default_rng(1).normal(0, 0.012, (rows, columns, 1)).astype(numpy.float32)
    full = numpy.ones((rows, columns, 4), numpy.float32)
    full[:, :, :3] = numpy.clip(picture * (1 + grain), 0, None)
    image = bpy.data.images.new("picture", columns, rows, float_buffer=True)
    image.pixels.foreach_set(full.ravel())
    settings = bpy.context.scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "PNG", "RGB", "8"
    image.save_render(output)
