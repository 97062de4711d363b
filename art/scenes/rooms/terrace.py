"""A terrace after sunset: two chairs and a paper lamp on a timber deck above the last fairway."""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import materials as m  # noqa: E402
import shapes as s  # noqa: E402
import studio  # noqa: E402

studio.clear()
studio.ambient((0.62, 0.60, 0.78), 0.11)
random.seed(3)

deck = m.wood("deck", (0.20, 0.125, 0.075), (0.085, 0.050, 0.030), 0.010, 0.45)
for number in range(-20, 21):
    s.box("board", (0.136, 6.0, 0.028), (0.142 * number, -0.75, -0.014 - 0.0015 * random.random()), deck, 0.004)
teak = m.wood("teak", (0.24, 0.135, 0.070), (0.10, 0.052, 0.026), 0.009, 0.42)
steel = m.plain("steel", (0.05, 0.05, 0.052), 0.4, Metallic=1.0)
for x in (-3.3, -1.65, 0.0, 1.65, 3.3):
    s.box("post", (0.055, 0.055, 0.92), (x + 0.825, 2.15, 0.46), teak, 0.004)
s.box("hand rail", (7.5, 0.10, 0.04), (0, 2.15, 0.94), teak, 0.006)
for z in (0.14, 0.32, 0.50, 0.68):
    s.box("cable", (7.5, 0.006, 0.006), (0, 2.15, z), steel, 0.002)

canvas = m.linen("canvas", (0.40, 0.37, 0.32), thread=0.0022, relief=0.0006)


def chair(at, turn):
    """A low chair of teak seen from behind: frame, slats, seat and back cushion."""
    before = set(bpy.data.objects)
    for x in (-0.32, 0.32):
        s.box("leg", (0.045, 0.055, 0.56), (x, 0.30, 0.28), teak, 0.004)
        s.box("leg", (0.045, 0.055, 0.74), (x, -0.33, 0.37), teak, 0.004, (8, 0, 0))
        s.box("arm", (0.075, 0.72, 0.028), (x, -0.02, 0.572), teak, 0.006)
        s.box("side", (0.030, 0.60, 0.060), (x, -0.02, 0.27), teak, 0.003)
    for y in (-0.30, 0.28):
        s.box("beam", (0.62, 0.030, 0.065), (0, y, 0.27), teak, 0.003)
    for number in range(7):
        s.box("slat", (0.045, 0.016, 0.44), (-0.234 + 0.078 * number, -0.352, 0.50), teak, 0.003, (8, 0, 0))
    for z, y in ((0.30, -0.325), (0.725, -0.384)):
        s.box("back rail", (0.62, 0.028, 0.055), (0, y, z), teak, 0.005, (8, 0, 0))
    s.cushion("seat", 0.60, 0.60, 0.115, (0, 0.0, 0.295), canvas, 0, at[0])
    made = set(bpy.data.objects) - before
    root = bpy.data.objects.new("chair", None)
    bpy.context.collection.objects.link(root)
    for thing in made:
        thing.parent = root
    root.location, root.rotation_euler = at, (0, 0, math.radians(turn))


chair((-0.82, 0.42, 0), -13)
chair((0.80, 0.46, 0), 15)

table = m.walnut(roughness=0.34)
s.lathe("table", [(0.0, 0.372), (0.255, 0.372), (0.262, 0.376), (0.265, 0.384), (0.265, 0.394), (0.262, 0.400), (0.255, 0.402), (0.0, 0.402)],
        (0, 0.78, 0), table, wobble=0, steps=2)
for turn in (45, 135, 225, 315):
    a = math.radians(turn)
    s.box("table leg", (0.032, 0.032, 0.374), (0.165 * math.cos(a), 0.78 + 0.165 * math.sin(a), 0.187), teak, 0.003, (0, 0, turn))
paper = m.hanji(glow=1.4, colour=(1.0, 0.66, 0.34))
s.lantern((-0.02, 0.88, 0.402), 0.15, 0.23, paper, teak)
studio.lamp((-0.02, 0.88, 0.56), (1.0, 0.55, 0.22), 16.0, 0.05)
for x, y in ((-1.75, 1.75), (2.0, 1.70)):
    s.lantern((x, y, 0), 0.20, 0.34, paper, teak)
    studio.lamp((x, y, 0.22), (1.0, 0.55, 0.22), 13.0, 0.06)
cup = [(0.0, 0.006), (0.021, 0.006), (0.0215, 0.0), (0.0255, 0.0), (0.0262, 0.006), (0.0315, 0.012), (0.0375, 0.030), (0.0395, 0.055),
       (0.0402, 0.0755), (0.0395, 0.0775), (0.0378, 0.0765), (0.0368, 0.055), (0.0345, 0.030), (0.027, 0.016), (0.0, 0.013)]
glaze = m.glaze("ash white", (0.56, 0.53, 0.47), specks=0.5, bare=0.016, rim=0.0755)
for x, y in ((-0.155, 0.70), (0.150, 0.745)):
    s.lathe("cup", cup, (x, y, 0.402), glaze, wobble=0.01, seed=x * 40)

scenery = m.backdrop("dusk", studio.master("kv-evening-1920"), 0.62, (0.93, 0.92, 1.06))
view = s.screen("view", 21.5, 12.1, (0.2, 14.0, -0.75), scenery)
view.visible_diffuse = view.visible_shadow = False
studio.area((0.0, 7.0, 3.0), (0.0, 0.0, 0.4), (9.0, 3.0), (0.90, 0.66, 0.72), 190)
studio.camera((0.12, -2.70, 1.50), (0.0, 2.5, 0.62), 33, focus=(0.0, 0.75, 0.45), stop=2.0)
studio.render(exposure=0.55)
