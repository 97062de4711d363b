"""Geometry in metres. The longest side of a box is its local x axis, along which wood has its grain."""
import math
import random

import bpy
from mathutils import Matrix, Vector, noise


def mesh(name, vertices, faces, material, at=(0, 0, 0), smooth=True):
    data = bpy.data.meshes.new(name)
    data.from_pydata(vertices, [], faces)
    data.update()
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(faces))
    thing = bpy.data.objects.new(name, data)
    thing.location = at
    if material:
        data.materials.append(material)
    bpy.context.collection.objects.link(thing)
    return thing


def box(name, size, at, material, bevel=0.002, turn=(0, 0, 0)):
    """A box with bevelled edges around its centre `at`; `turn` in degrees."""
    longest = max(range(3), key=lambda axis: size[axis])
    lie = (Matrix(), Matrix.Rotation(math.pi / 2, 4, "Z"), Matrix.Rotation(math.pi / 2, 4, "Y"))[longest]
    x, y, z = (size, (size[1], size[0], size[2]), (size[2], size[1], size[0]))[longest]
    corners = [(sx * x / 2, sy * y / 2, sz * z / 2) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    thing = mesh(name, corners, faces, material, smooth=False)
    rotation = Matrix.Rotation(math.radians(turn[2]), 4, "Z") @ Matrix.Rotation(math.radians(turn[1]), 4, "Y")
    rotation = rotation @ Matrix.Rotation(math.radians(turn[0]), 4, "X")
    thing.matrix_world = Matrix.Translation(at) @ rotation @ lie
    if bevel:
        modifier = thing.modifiers.new("bevel", "BEVEL")
        modifier.width = bevel
        modifier.segments = 3
        modifier.harden_normals = True
        thing.data.use_auto_smooth = True
        thing.data.polygons.foreach_set("use_smooth", [True] * 6)
    return thing


def curve(points, steps=8):
    """Points on a smooth curve (Catmull-Rom) through the given ones; a doubled point makes a corner."""
    ends = [points[0], *points, points[-1]]
    smooth = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        for step in range(steps):
            t = step / steps
            smooth.append(tuple(
                0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3)
                for p, q, r, s in zip(a, b, c, d)
            ))
    return [*smooth, points[-1]]


def lathe(name, profile, at, material, segments=96, wobble=0.004, seed=0.0, steps=8):
    """A turned body from (radius, height) points, a little out of round as if thrown by hand."""
    line = curve(profile, steps)
    vertices, faces = [], []
    for radius, height in line:
        for segment in range(segments):
            angle = 2 * math.pi * segment / segments
            hand = noise.noise(Vector((math.cos(angle) + seed, math.sin(angle), height * 9)))
            r = radius * (1 + wobble * hand)
            vertices.append((r * math.cos(angle), r * math.sin(angle), height + radius * wobble * 0.6 * hand))
    for row in range(len(line) - 1):
        for segment in range(segments):
            a, b = row * segments + segment, row * segments + (segment + 1) % segments
            faces.append((a, b, b + segments, a + segments))
    return mesh(name, vertices, faces, material, at)


def disc(name, radius, at, material, segments=96):
    ring = [(radius * math.cos(2 * math.pi * i / segments), radius * math.sin(2 * math.pi * i / segments), 0) for i in range(segments)]
    return mesh(name, ring, [tuple(range(segments))], material, at, smooth=False)


def sheet(name, width, depth, at, material, relief=0.0, grain=4.0, cells=120, seed=0.0, shape=None, thickness=0.0):
    """A cloth with UV in metres; `shape(x, y)` gives its height, noise its creases."""
    rows = max(2, round(cells * depth / width))
    vertices, faces = [], []
    for row in range(rows + 1):
        for column in range(cells + 1):
            x, y = width * (column / cells - 0.5), depth * (row / rows - 0.5)
            z = relief * noise.fractal(Vector((x * grain + seed, y * grain, seed)), 1.0, 2.0, 4)
            vertices.append((x, y, z + (shape(x, y) if shape else 0)))
    for row in range(rows):
        for column in range(cells):
            a = row * (cells + 1) + column
            faces.append((a, a + 1, a + cells + 2, a + cells + 1))
    thing = mesh(name, vertices, faces, material, at)
    layer = thing.data.uv_layers.new()
    for loop in thing.data.loops:
        x, y, _ = vertices[loop.vertex_index]
        layer.data[loop.index].uv = (x, y)
    if thickness:
        modifier = thing.modifiers.new("thickness", "SOLIDIFY")
        modifier.thickness = thickness
        modifier.offset = 1
    return thing


def screen(name, width, height, at, material, turn=(90, 0, 0)):
    """A plane with UV from 0 to 1, upright by default: a backdrop, a veil of steam."""
    w, h = width / 2, height / 2
    thing = mesh(name, [(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [(0, 1, 2, 3)], material, at, smooth=False)
    thing.rotation_euler = [math.radians(angle) for angle in turn]
    layer = thing.data.uv_layers.new()
    for loop, uv in zip(thing.data.loops, [(0, 0), (1, 0), (1, 1), (0, 1)]):
        layer.data[loop.index].uv = uv
    return thing


def sprig(at, turn, length, count, bark, green, needle=0.085, thick=0.00048, lean=(0, 0)):
    """A sprig of red pine: a bent stem and needles in pairs, none below the ground it lies on."""
    def bend(t):
        return Vector((length * t, 0.15 * math.sin(2.2 * t) * length, 0.006 + 0.010 * math.sin(3 * t)))

    stem = [[bend(t / 12) for t in range(13)]]
    needles = []
    for _ in range(count):
        base = bend(0.12 + 0.88 * random.random() ** 0.75)
        angle = random.uniform(-1.0, 1.0) * random.uniform(0.25, 0.95)
        for side in (-0.05, 0.05):
            reach = needle * random.uniform(0.75, 1.05)
            rise = random.uniform(-0.02, 0.42) * reach
            tip = base + Vector((math.cos(angle + side) * reach, math.sin(angle + side) * reach, rise))
            middle = base.lerp(tip, 0.5) + Vector((0, 0, 0.12 * reach))
            tip.z = max(tip.z, 0.0015)
            needles.append([base, middle, tip])
    for name, lines, material, radius in (("stem", stem, bark, thick * 5), ("needles", needles, green, thick)):
        data = bpy.data.curves.new(name, "CURVE")
        data.dimensions, data.bevel_depth, data.bevel_resolution = "3D", radius, 1
        for points in lines:
            spline = data.splines.new("POLY")
            spline.points.add(len(points) - 1)
            for point, co in zip(spline.points, points):
                point.co = (*co, 1)
        data.materials.append(material)
        thing = bpy.data.objects.new(name, data)
        thing.location = at
        thing.rotation_euler = (math.radians(lean[0]), math.radians(lean[1]), math.radians(turn))
        bpy.context.collection.objects.link(thing)


def cushion(name, width, depth, height, at, material, turn=0.0, seed=0.0, power=0.55):
    """A filled cushion: two bulging sheets with a seam all around."""
    cells = 64
    thing = sheet(name, width, depth, at, material, cells=cells)
    for vertex in thing.data.vertices:
        u, v = 2 * vertex.co.x / width, 2 * vertex.co.y / depth
        full = max(0.0, (1 - u ** 4) * (1 - v ** 4)) ** power
        crease = noise.fractal(Vector((u * 2.2 + seed, v * 2.2, seed)), 1.0, 2.0, 4)
        vertex.co.z = height * (0.5 + 0.5 * full) + height * 0.07 * crease * full
        vertex.co.x *= 1 - 0.05 * (1 - abs(v)) ** 2 * abs(u)
        vertex.co.y *= 1 - 0.05 * (1 - abs(u)) ** 2 * abs(v)
    mirror = thing.modifiers.new("lower side", "MIRROR")
    mirror.use_axis = (False, False, True)
    middle = bpy.data.objects.new("middle", None)
    middle.location = (at[0], at[1], at[2] + height * 0.5)
    bpy.context.collection.objects.link(middle)
    mirror.mirror_object = middle
    thing.rotation_euler[2] = math.radians(turn)
    return thing


def lantern(at, wide, high, paper, frame):
    """A paper lamp in a frame of thin timber; its paper lets the lamp inside shine."""
    x, y, z = at
    half = wide / 2
    for side in range(4):
        angle = side * math.pi / 2
        across = (half * math.cos(angle), half * math.sin(angle))
        turn = math.degrees(angle) + 90
        pane = screen("pane", wide, high - 0.03, (x + across[0], y + across[1], z + high / 2 + 0.004), paper, (90, 0, turn))
        pane.visible_shadow = False
        corner = (half * 1.414 * math.cos(angle + math.pi / 4), half * 1.414 * math.sin(angle + math.pi / 4))
        box("lamp post", (0.012, 0.012, high), (x + corner[0], y + corner[1], z + high / 2), frame, 0.001)
        for rail in (0.016, high - 0.012):
            box("lamp rail", (wide, 0.012, 0.012), (x + across[0], y + across[1], z + rail), frame, 0.001, (0, 0, turn))
