"""A table at the window on a snowy morning: red pine, two cups of tea, low sun across the board."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import materials as m  # noqa: E402
import shapes as s  # noqa: E402
import studio  # noqa: E402

studio.clear()
studio.ambient((1.0, 0.88, 0.76), 0.22)

pine = m.red_pine(roughness=0.33, coat=0.12)
for number, y in enumerate((-0.53, -0.26, 0.01, 0.28, 0.55)):
    s.box("board", (2.6, 0.268, 0.036), (0.0, y, -0.018 - 0.0004 * (number % 2)), pine, 0.0022)
s.box("apron", (2.5, 0.03, 0.08), (0, 0.62, -0.09), pine)

frame = m.red_pine("frame", roughness=0.5)
at = 1.12
for x in (-1.32, 0.40, 2.12):
    s.box("post", (0.075, 0.10, 2.6), (x, at, 0.9), frame, 0.004)
s.box("sill", (5.0, 0.26, 0.045), (0, at - 0.02, -0.02), frame, 0.005)
s.box("rail", (5.0, 0.085, 0.075), (0, at, 0.04), frame, 0.004)
s.box("transom", (5.0, 0.06, 0.05), (0, at, 1.02), frame, 0.004)
s.box("parapet", (6.0, 0.2, 0.7), (0, at, -0.40), m.plaster("wall", (0.45, 0.40, 0.34)), 0)

scenery = m.backdrop("snow", studio.master("kv-snow-1920"), 1.75, (1.0, 0.985, 0.965))
view = s.screen("view", 8.6, 4.84, (0.05, 9.0, -0.88), scenery)
view.visible_diffuse = view.visible_shadow = False

cup = [(0.0, 0.006), (0.021, 0.006), (0.0215, 0.0), (0.0255, 0.0), (0.0262, 0.006), (0.0315, 0.012), (0.0375, 0.030),
       (0.0395, 0.055), (0.0402, 0.0755), (0.0395, 0.0775), (0.0378, 0.0765), (0.0368, 0.055), (0.0345, 0.030),
       (0.027, 0.016), (0.0, 0.013)]
white = m.glaze("ash white", (0.56, 0.53, 0.47), specks=0.55, roughness=0.26, bare=0.016, rim=0.0755)
grey = m.glaze("grey green", (0.30, 0.34, 0.27), specks=0.6, roughness=0.24, bare=0.020, rim=0.0755)
tea = m.liquid("tea", (0.20, 0.10, 0.025), 0.01, 0.0006, 30)
for place, glaze, seed in (((-0.135, 0.085, 0), white, 2.0), ((0.085, 0.21, 0), grey, 5.0)):
    thing = s.lathe("cup", cup, place, glaze, wobble=0.012, seed=seed)
    thing.rotation_euler[2] = seed
    s.disc("tea", 0.0372, (place[0], place[1], 0.0585), tea)

jar = [(0.0, 0.006), (0.036, 0.006), (0.037, 0.0), (0.042, 0.0), (0.043, 0.005), (0.060, 0.020), (0.073, 0.052),
       (0.069, 0.084), (0.054, 0.101), (0.052, 0.104)]
lid = [(0.0575, 0.1035), (0.0585, 0.106), (0.050, 0.114), (0.028, 0.122), (0.011, 0.1245), (0.0075, 0.129), (0.0125, 0.137),
       (0.010, 0.1425), (0.0, 0.1435)]
place = (0.335, 0.335, 0)
s.lathe("jar", jar, place, white, wobble=0.010, seed=9.0)
s.lathe("lid", lid, (place[0] + 0.0008, place[1], 0.0006), white, wobble=0.006, seed=3.0)

cloth = m.linen("linen", (0.52, 0.48, 0.41))
mat = s.sheet("runner", 0.62, 0.34, (0.08, 0.245, 0.0012), cloth, relief=0.0010, grain=9.0, cells=200, thickness=0.0011)
mat.rotation_euler[2] = 0.035
for thing in bpy.data.objects:
    if thing.name.startswith(("cup", "tea", "jar", "lid")):
        thing.location.z += 0.0026

for number, (x, y) in enumerate(((-0.135, 0.085), (0.085, 0.21))):
    for layer in range(3):
        veil = m.steam(f"steam {number} {layer}", 0.11, (1.0, 0.98, 0.95), 1.6, (17.0, 17.0, 6.5), 3.1 * number + layer)
        plume = s.screen("steam", 0.085, 0.21, (x + 0.004 * layer, y - 0.015 + 0.015 * layer, 0.166), veil)
        plume.visible_shadow = plume.visible_glossy = plume.visible_diffuse = False

studio.area((0.2, 1.30, 0.75), (0.0, 0.0, 0.1), (3.4, 1.9), (0.86, 0.93, 1.0), 46)
sun = bpy.data.lights.new("sun", "SUN")
sun.energy, sun.color, sun.angle = 3.4, (1.0, 0.86, 0.68), 0.030
low = bpy.data.objects.new("sun", sun)
low.rotation_euler = (-1.12, 0.0, -0.62)
bpy.context.collection.objects.link(low)

studio.area((-1.6, -1.2, 1.3), (0.0, 0.2, 0.05), (1.4, 1.4), (1.0, 0.93, 0.84), 9)
studio.camera((-0.05, -1.05, 0.40), (0.03, 0.40, 0.128), 53, focus=(-0.06, 0.13, 0.05), stop=5.0)
studio.render(exposure=0.0)
