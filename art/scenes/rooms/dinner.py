"""A table laid for a winter feast, from above: brass bowls, stoneware, persimmons and candles on dark walnut."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
from mathutils import Vector, noise  # noqa: E402
import materials as m  # noqa: E402
import shapes as s  # noqa: E402
import studio  # noqa: E402

studio.clear()
studio.ambient((1.0, 0.72, 0.48), 0.05)
random.seed(4)

wood = m.walnut(roughness=0.34)
for number in range(-2, 6):
    s.box("board", (3.0, 0.198, 0.04), (0.1 * number, 0.2 * number, -0.02 - 0.0003 * (number % 2)), wood, 0.0016)

brass = m.brass(hammered=0.0, roughness=0.22)
beaten = m.brass("beaten brass", hammered=0.35, roughness=0.20)
charcoal = m.glaze("charcoal", (0.045, 0.042, 0.042), (0.16, 0.12, 0.09), 0.5, 0.40, rim=None)
white = m.glaze("ash white", (0.55, 0.51, 0.44), specks=0.6, roughness=0.26)
celadon = m.glaze("celadon", (0.25, 0.34, 0.27), (0.2, 0.25, 0.2), 0.15, 0.16)

mat = s.sheet("mat", 0.47, 0.335, (0.015, -0.115, 0.0008), m.linen("mat", (0.40, 0.36, 0.30)), 0.0008, 8, 200, thickness=0.0012)
mat.rotation_euler[2] = 0.012

bowl = [(0.0, 0.008), (0.026, 0.008), (0.027, 0.0), (0.0295, 0.0), (0.030, 0.007), (0.042, 0.014), (0.0545, 0.033), (0.0585, 0.056),
        (0.0590, 0.0605), (0.0578, 0.0612), (0.0568, 0.0585), (0.0525, 0.033), (0.040, 0.016), (0.0, 0.0115)]
lid = [(0.0605, 0.058), (0.0612, 0.0605), (0.0600, 0.0640), (0.052, 0.0725), (0.034, 0.0805), (0.021, 0.0830), (0.0205, 0.0865),
       (0.0190, 0.0872), (0.0178, 0.0845), (0.0, 0.0850)]
plate = [(0.0, 0.006), (0.060, 0.006), (0.061, 0.0), (0.066, 0.0), (0.067, 0.005), (0.095, 0.010), (0.1175, 0.0215), (0.1195, 0.0235),
         (0.1175, 0.0245), (0.095, 0.0145), (0.066, 0.0095), (0.0, 0.0095)]


def scaled(profile, across, up=None):
    return [(r * across, z * (up or across)) for r, z in profile]


def spoon(at, turn):
    """A flat round bowl on a long stem: a sheet bent along its length, thickened and rounded."""
    length, rows, columns = 0.212, 64, 10
    vertices, faces = [], []
    for row in range(rows + 1):
        t = row / rows
        x = t * length
        head = max(0.0, 1 - ((x - 0.021) / 0.0215) ** 2) ** 0.5 * 0.0188 if x < 0.0425 else 0.0
        stem = 0.0026 + 0.0016 * t + (0.004 * max(0, (0.06 - x) / 0.03) ** 2 if 0.035 < x < 0.06 else 0)
        half = max(head, stem if x > 0.030 else 0.0, 0.0004)
        z = 0.0035 + 0.0105 * math.sin(min(1, max(0, (x - 0.03) / 0.12)) * math.pi / 2) - 0.004 * max(0, (t - 0.75) / 0.25)
        for column in range(columns + 1):
            u = 2 * column / columns - 1
            dip = 0.0042 * (1 - u * u) * max(0.0, 1 - ((x - 0.021) / 0.023) ** 2)
            vertices.append((x, u * half, z - dip))
    for row in range(rows):
        for column in range(columns):
            a = row * (columns + 1) + column
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    thing = s.mesh("spoon", vertices, faces, brass, at)
    thing.rotation_euler[2] = math.radians(turn)
    thick = thing.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.0014, 0
    smooth = thing.modifiers.new("smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 1


def chopstick(at, turn, lift):
    thing = s.box("chopstick", (0.218, 0.0052, 0.0028), at, brass, 0.0008, (0, lift, turn))
    for vertex in thing.data.vertices:
        if vertex.co.x < 0:
            vertex.co.y *= 0.55
            vertex.co.z *= 0.7


def fruit(name, at, radius, flat, material, seed, wrinkle=0.0, stretch=1.0, lean=0.0):
    vertices, faces, rows, columns = [], [], 40, 56
    for row in range(rows + 1):
        v = math.pi * row / rows
        for column in range(columns):
            u = 2 * math.pi * column / columns
            p = Vector((math.sin(v) * math.cos(u), math.sin(v) * math.sin(u), math.cos(v)))
            lobes = 1 + 0.018 * math.cos(4 * u) * math.sin(v) ** 2
            rough = 1 + 0.02 * noise.noise(p * 1.4 + Vector((seed, 0, 0))) + wrinkle * noise.fractal(p * 5 + Vector((seed, 0, 0)), 1, 2, 3)
            dent = 1 - 0.20 * math.exp(-((v / 0.42) ** 2))
            vertices.append((p.x * radius * lobes * rough * stretch, p.y * radius * lobes * rough, p.z * radius * flat * rough * dent))
    for row in range(rows):
        for column in range(columns):
            a, b = row * columns + column, row * columns + (column + 1) % columns
            faces.append((a, a + columns, b + columns, b))
    thing = s.mesh(name, vertices, faces, material, at)
    thing.rotation_euler = (lean, lean * 0.6, seed * 2.3)
    return thing


def calyx(fruit_thing, radius, flat):
    """Four curled dry leaves and a stub on a persimmon."""
    vertices, faces, columns = [(0, 0, 0.004)], [], 80
    for ring in range(1, 7):
        for column in range(columns):
            u = 2 * math.pi * column / columns
            reach = radius * (0.20 + 0.36 * abs(math.cos(2 * u)) ** 0.8) * ring / 6
            curl = 0.005 * (ring / 6) ** 2 * (0.6 + 0.8 * noise.noise(Vector((u * 2, ring * 0.4, 1))))
            vertices.append((reach * math.cos(u), reach * math.sin(u), 0.0022 + curl))
    for column in range(columns):
        faces.append((0, 1 + column, 1 + (column + 1) % columns))
        for ring in range(5):
            a, b = 1 + ring * columns + column, 1 + ring * columns + (column + 1) % columns
            faces.append((a, a + columns, b + columns, b))
    leaf = s.mesh("calyx", vertices, faces, dry)
    leaf.parent = fruit_thing
    leaf.location = (0, 0, radius * flat * 0.83)
    thick = leaf.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.0008


def candle(at, height, seed):
    s.lathe("holder", [(0.0, 0.004), (0.050, 0.0), (0.053, 0.002), (0.054, 0.006), (0.050, 0.006), (0.030, 0.007), (0.016, 0.014),
                       (0.0135, 0.030), (0.0160, 0.036), (0.0160, 0.040), (0.0125, 0.040), (0.0, 0.040)], at, brass, seed=seed)
    top = at[2] + 0.038 + height
    s.lathe("wax", [(0.0, 0.0), (0.0115, 0.0), (0.0115, 0.01), (0.0110, height - 0.006), (0.0104, height - 0.001), (0.0085, height - 0.0006),
                    (0.005, height - 0.003), (0.0, height - 0.004)], (at[0], at[1], at[2] + 0.038), wax, 48, 0.02, seed)
    s.lathe("wick", [(0.0, -0.004), (0.0008, -0.004), (0.0007, 0.007), (0.0, 0.008)], (at[0], at[1], top), soot, 12, 0)
    fire = s.lathe("flame", [(0.0, 0.002), (0.0026, 0.005), (0.0044, 0.010), (0.0040, 0.017), (0.0022, 0.026), (0.0007, 0.034), (0.0, 0.037)],
                   (at[0], at[1], top), flame, 32, 0.02, seed)
    fire.visible_shadow = fire.visible_diffuse = fire.visible_glossy = False
    studio.lamp((at[0], at[1], top + 0.016), (1.0, 0.56, 0.22), 2.3, 0.007)


n = m.Nodes("wax")
height = n.add("SeparateXYZ", {0: n.add("TexCoord").outputs["Object"]}).outputs[2]
wax = n.principled(Base_Color=(0.75, 0.66, 0.50), Roughness=0.42, Subsurface=0.25, Subsurface_Radius=(0.03, 0.014, 0.006),
                   Emission=(1.0, 0.45, 0.14), Emission_Strength=n.window(height, 0.01, 0.075, 0.0, 0.5))
n = m.Nodes("flame")
height = n.add("SeparateXYZ", {0: n.add("TexCoord").outputs["Object"]}).outputs[2]
colour = n.ramp(n.window(height, 0.002, 0.034), [(0.0, (0.10, 0.12, 0.35)), (0.22, (1.0, 0.45, 0.10)), (0.55, (1.0, 0.66, 0.28)), (1.0, (1.0, 0.42, 0.10))])
flame = n.finish(n.add("Emission", {"Color": colour, "Strength": n.window(height, 0.002, 0.016, 3.0, 26.0)}).outputs[0])
soot = m.plain("soot", (0.012, 0.010, 0.009), 0.9)
bark = m.plain("bark", (0.13, 0.07, 0.04), 0.8)
green = m.plain("needles", (0.050, 0.085, 0.032), 0.45)
dry = m.plain("calyx", (0.17, 0.14, 0.07), 0.75)
orange = m.plain("persimmon", (0.66, 0.16, 0.014), 0.24, Subsurface=0.08, Subsurface_Radius=(0.02, 0.006, 0.002))
red = m.plain("jujube", (0.16, 0.018, 0.010), 0.26)
cream = m.plain("rice cake", (0.66, 0.61, 0.51), 0.32, Subsurface=0.15, Subsurface_Radius=(0.006, 0.004, 0.003))
mugwort = m.plain("mugwort cake", (0.115, 0.15, 0.065), 0.32)

# The place of the guest
ground = 0.0026
s.lathe("rice bowl", bowl, (-0.100, -0.165, ground), brass, wobble=0.003, seed=1)
s.lathe("lid", lid, (-0.100, -0.165, ground), brass, wobble=0.003, seed=2)
s.lathe("soup bowl", scaled(bowl, 1.18, 1.06), (0.062, -0.160, ground), beaten, wobble=0.004, seed=3)
s.disc("broth", 0.0645, (0.062, -0.160, ground + 0.047), m.liquid("broth", (0.30, 0.165, 0.04), 0.02, 0.0004, 40))
leek = m.plain("leek", (0.20, 0.34, 0.09), 0.35)
for number in range(11):
    angle, reach = random.uniform(0, 6.28), 0.045 * random.random() ** 0.5
    bpy.ops.mesh.primitive_torus_add(major_radius=random.uniform(0.0028, 0.0042), minor_radius=0.0009,
                                     location=(0.062 + reach * math.cos(angle), -0.160 + reach * math.sin(angle), ground + 0.0474),
                                     rotation=(random.uniform(-0.2, 0.2), random.uniform(-0.2, 0.2), 0))
    ring = bpy.context.object
    ring.scale = (1, random.uniform(0.7, 1), 1.4)
    ring.data.materials.append(leek)
    bpy.ops.object.shade_smooth()
tofu = m.plain("tofu", (0.62, 0.56, 0.44), 0.4)
for x, y, turn in ((0.040, -0.178, 20), (0.060, -0.150, 65), (0.085, -0.172, 5), (0.068, -0.186, 40)):
    s.box("tofu", (0.017, 0.015, 0.013), (x, y, ground + 0.045), tofu, 0.0016, (random.uniform(-9, 9), random.uniform(-9, 9), turn))
rest = s.box("rest", (0.052, 0.017, 0.012), (0.204, -0.060, ground + 0.006), celadon, 0.005, (0, 0, 4))
spoon((0.1955, -0.015, ground + 0.0085), -92)
chopstick((0.2175, -0.135, ground + 0.0110), 91.5, 1.5)
chopstick((0.2265, -0.136, ground + 0.0110), 89.2, 1.5)

# Small dishes
for at, size, material in (((-0.175, 0.075), 0.62, white), ((-0.010, 0.085), 0.66, charcoal), ((0.165, 0.110), 0.58, celadon)):
    s.lathe("dish", scaled(plate, size, 0.85), (*at, 0), material, wobble=0.008, seed=at[0] * 30)
for number in range(13):
    ring = 0 if number < 8 else 1
    angle = number * (0.785 if ring == 0 else 1.26) + 0.3
    reach = 0.031 if ring == 0 else 0.012
    fruit("jujube", (-0.175 + reach * math.cos(angle), 0.075 + reach * math.sin(angle), 0.020 + 0.016 * ring), 0.0105, 0.98, red,
          number * 1.7, 0.035, 1.35, random.uniform(-0.25, 0.25))
for number in range(7):
    angle, ring = number * 1.047, number == 6
    at = (-0.010 + (0 if ring else 0.032) * math.cos(angle), 0.085 + (0 if ring else 0.032) * math.sin(angle), 0.0195 + (0.012 if ring else 0))
    piece = fruit("rice cake", at, 0.0135, 0.80, mugwort if number in (1, 4) else cream, number * 0.9 + 1, 0.0, 1.75)
    piece.rotation_euler[2] = angle + 1.57 + random.uniform(-0.3, 0.3)
nuts = m.plain("pine nuts", (0.62, 0.46, 0.24), 0.33)
for number in range(90):
    angle, reach = random.uniform(0, 6.28), 0.036 * random.random() ** 0.6
    pile = 0.0125 + 0.016 * (1 - reach / 0.04) * random.random() ** 0.5
    nut = fruit("pine nut", (0.165 + reach * math.cos(angle), 0.110 + reach * math.sin(angle), pile), 0.0026, 0.9, nuts, number, 0, 2.1)
    nut.rotation_euler = (random.uniform(-0.5, 0.5), random.uniform(-0.5, 0.5), random.uniform(0, 6.28))

# The middle of the table
s.lathe("platter", scaled(plate, 1.28, 1.1), (0.175, 0.375, 0), charcoal, wobble=0.006, seed=7)
for number, (x, y, z) in enumerate(((0.135, 0.345, 0.042), (0.217, 0.352, 0.042), (0.172, 0.425, 0.042))):
    kaki = fruit("persimmon", (x, y, z), 0.041, 0.78, orange, number * 1.3 + 0.4, 0, 1, random.uniform(-0.16, 0.16))
    calyx(kaki, 0.041, 0.78)
candle((-0.128, 0.228, 0), 0.050, 1.0)
candle((-0.040, 0.285, 0), 0.076, 4.0)
s.sprig((-0.40, 0.20, 0.002), 18, 0.20, 150, bark, green)
s.sprig((-0.33, 0.44, 0.002), -20, 0.17, 120, bark, green)
s.lathe("cup", scaled(bowl, 0.55, 0.85), (0.300, 0.020, 0), white, wobble=0.012, seed=11)
s.disc("wine", 0.0285, (0.300, 0.020, 0.040), m.liquid("wine", (0.50, 0.40, 0.22), 0.02, 0.0003, 40))

studio.area((-0.9, 0.9, 1.25), (0.0, 0.15, 0.0), (0.9, 0.7), (1.0, 0.80, 0.58), 7.5, seen=True)
studio.area((1.3, -0.6, 1.1), (0.0, 0.1, 0.0), (0.8, 0.8), (0.62, 0.72, 1.0), 1.6, seen=True)
studio.camera((0.02, -0.80, 0.74), (0.015, 0.05, 0.0), 40.5, focus=(0.0, -0.10, 0.04), stop=5.6)
studio.render(exposure=0.5)
