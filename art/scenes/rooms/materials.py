"""Procedural materials in metres: wood, glaze, brass, linen, hanji, steam."""
import bpy


class Nodes:
    """A material under construction; inputs are constants or outputs of other nodes."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def add(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new(f"ShaderNode{kind}")
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.set(node, key, value)
        return node

    def set(self, node, key, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, node.inputs[key])
        else:
            node.inputs[key].default_value = rgb(value) if node.inputs[key].type == "RGBA" else value

    def math(self, operation, a, b=0.0, clamp=False):
        return self.add("Math", {0: a, 1: b}, operation=operation, use_clamp=clamp).outputs[0]

    def mix(self, factor, a, b, kind="MIX"):
        return self.add("MixRGB", {0: factor, 1: rgb(a), 2: rgb(b)}, blend_type=kind).outputs[0]

    def scaled(self, vector, scale):
        return self.add("Mapping", {0: vector, 3: scale}).outputs[0]

    def noise(self, vector, scale, detail=2.0, roughness=0.5, distortion=0.0):
        inputs = {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": roughness, "Distortion": distortion}
        return self.add("TexNoise", inputs).outputs["Fac"]

    def ramp(self, value, stops, interpolation="LINEAR"):
        node = self.add("ValToRGB", {0: value})
        elements = node.color_ramp.elements
        node.color_ramp.interpolation = interpolation
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = rgb(colour)
        return node.outputs[0]

    def window(self, value, low, high, to_low=0.0, to_high=1.0):
        return self.add("MapRange", {0: value, 1: low, 2: high, 3: to_low, 4: to_high}).outputs[0]

    def bump(self, height, distance, strength=1.0):
        return self.add("Bump", {"Height": height, "Distance": distance, "Strength": strength}).outputs[0]

    def place(self):
        """Coordinates in metres, shifted for each object so that no two planks are alike."""
        position = self.add("TexCoord").outputs["Object"]
        shift = self.add("VectorMath", operation="SCALE")
        self.set(shift, 0, (7.0, 1.3, 0.9))
        self.set(shift, "Scale", self.add("ObjectInfo").outputs["Random"])
        return self.add("VectorMath", {0: position, 1: shift.outputs[0]}, operation="ADD").outputs[0]

    def finish(self, shader):
        output = self.add("OutputMaterial")
        self.tree.links.new(shader, output.inputs["Surface"])
        return self.material

    def principled(self, **inputs):
        keys = {key.replace("_", " "): value for key, value in inputs.items()}
        return self.finish(self.add("BsdfPrincipled", keys).outputs[0])


def rgb(colour):
    if isinstance(colour, (float, int)):
        return (colour, colour, colour, 1.0)
    return (*colour, 1.0) if isinstance(colour, tuple) and len(colour) == 3 else colour


def wood(name, light, dark, ring=0.007, roughness=0.42, coat=0.0, knots=0.0):
    """Sawn wood with its grain along x: rings around a heart below the board, fibres and worn sheen."""
    n = Nodes(name)
    place = n.place()
    waves = n.add("TexNoise", {"Vector": n.scaled(place, (0.7, 2.6, 2.6)), "Scale": 1.0, "Detail": 2.0})
    bent = n.add("VectorMath", {0: waves.outputs["Color"], 1: (0.5, 0.5, 0.5)}, operation="SUBTRACT").outputs[0]
    bent = n.add("VectorMath", {0: bent, 1: (0.0, 0.11, 0.11), 2: place}, operation="MULTIPLY_ADD").outputs[0]
    part = n.add("SeparateXYZ", {0: bent}).outputs
    across = n.math("SUBTRACT", n.math("PINGPONG", part[1], 0.31), 0.12)
    below = n.math("ADD", n.math("ADD", part[2], 0.05), n.math("MULTIPLY", part[0], 0.018))
    radius = n.math("SQRT", n.math("ADD", n.math("MULTIPLY", across, across), n.math("MULTIPLY", below, below)))
    wobble = n.noise(n.scaled(place, (3.0, 30.0, 30.0)), 1.0, 3.0)
    rings = n.math("ADD", n.math("DIVIDE", radius, ring), n.math("MULTIPLY", wobble, 0.9))
    phase = n.math("FRACT", rings)
    late = n.ramp(phase, [(0.0, 0.10), (0.45, 0.16), (0.82, 0.85), (0.93, 1.0), (1.0, 0.10)], "EASE")
    vary = n.noise(n.math("FLOOR", rings), 3.7, 0.0)
    fibres = n.noise(n.scaled(place, (9.0, 520.0, 520.0)), 1.0, 2.0, 0.6)
    streaks = n.noise(n.scaled(place, (1.1, 38.0, 38.0)), 1.0, 3.0, 0.6)
    tone = n.math("MULTIPLY", late, n.window(vary, 0.3, 0.7, 0.35, 1.0))
    tone = n.math("ADD", n.math("MULTIPLY", tone, 0.62), n.math("MULTIPLY", n.math("SUBTRACT", streaks, 0.42), 0.85))
    tone = n.math("ADD", tone, n.math("MULTIPLY", n.math("SUBTRACT", fibres, 0.5), 0.55), clamp=True)
    colour = n.mix(tone, light, dark)
    board = n.add("HueSaturation", {"Color": colour, "Value": n.window(n.add("ObjectInfo").outputs["Random"], 0, 1, 0.86, 1.1)})
    worn = n.noise(n.scaled(place, (5.0, 9.0, 9.0)), 1.0, 3.0)
    rough = n.math("ADD", n.window(worn, 0.3, 0.7, roughness - 0.07, roughness + 0.09), n.math("MULTIPLY", fibres, 0.06))
    return n.principled(
        Base_Color=board.outputs[0],
        Roughness=rough,
        Specular=0.42,
        Clearcoat=coat,
        Clearcoat_Roughness=0.22,
        Normal=n.bump(fibres, 0.00022),  # evaluated three times: nothing costly here
    )


def red_pine(name="red pine", roughness=0.4, coat=0.0):
    return wood(name, (0.50, 0.27, 0.125), (0.24, 0.095, 0.035), 0.0085, roughness, coat)


def walnut(name="walnut", roughness=0.36):
    return wood(name, (0.105, 0.055, 0.030), (0.030, 0.014, 0.008), 0.010, roughness)


def glaze(name, colour, iron=(0.10, 0.055, 0.03), specks=0.5, roughness=0.28, bare=None, rim=None):
    """Glazed stoneware: iron specks, uneven glaze, throwing rings; `bare` clay below a height, `rim` broken colour above."""
    n = Nodes(name)
    place = n.add("TexCoord").outputs["Object"]
    height = n.add("SeparateXYZ", {0: place}).outputs[2]
    cloud = n.noise(place, 22.0, 4.0, 0.6)
    base = n.mix(n.window(cloud, 0.3, 0.75), colour, tuple(c * 0.72 for c in colour))
    fine = n.noise(place, 900.0, 1.0)
    large = n.noise(place, 330.0, 1.0)
    speck = n.math("MAXIMUM", n.window(fine, 0.70, 0.76), n.window(large, 0.73, 0.78))
    base = n.mix(n.math("MULTIPLY", speck, specks), base, iron)
    if rim is not None:
        edge = n.math("ADD", height, n.math("MULTIPLY", n.math("SUBTRACT", cloud, 0.5), 0.008))
        base = n.mix(n.math("MULTIPLY", n.window(edge, rim - 0.004, rim), 0.75), base, (0.22, 0.13, 0.07))
    rough = n.window(cloud, 0.3, 0.7, roughness - 0.06, roughness + 0.10)
    if bare is not None:
        edge = n.math("ADD", height, n.math("MULTIPLY", n.math("SUBTRACT", cloud, 0.5), 0.010))
        glazed = n.window(edge, bare - 0.0006, bare + 0.0006)
        base = n.mix(glazed, (0.17, 0.105, 0.07), base)
        rough = n.math("ADD", rough, n.math("MULTIPLY", n.math("SUBTRACT", 1.0, glazed), 0.45))
    turned = n.noise(n.scaled(place, (4.0, 4.0, 260.0)), 1.0, 2.0)
    relief = n.math("ADD", turned, n.math("MULTIPLY", cloud, 1.2))
    return n.principled(Base_Color=base, Roughness=rough, Specular=0.5, Normal=n.bump(relief, 0.0006))


def brass(name="brass", colour=(0.78, 0.52, 0.22), roughness=0.24, hammered=0.0):
    """Polished by hand: turning lines, dull patches and, if hammered, shallow facets."""
    n = Nodes(name)
    place = n.add("TexCoord").outputs["Object"]
    patch = n.noise(place, 28.0, 4.0, 0.6)
    lines = n.noise(n.scaled(place, (6.0, 6.0, 900.0)), 1.0, 2.0)
    facet = n.add("TexVoronoi", {"Vector": place, "Scale": 95.0}, feature="SMOOTH_F1").outputs["Distance"]
    tone = n.mix(n.window(patch, 0.4, 0.75), colour, tuple(c * f for c, f in zip(colour, (0.80, 0.72, 0.62))))
    relief = n.math("ADD", n.math("MULTIPLY", lines, 0.10), n.math("MULTIPLY", facet, hammered))
    return n.principled(
        Base_Color=tone,
        Metallic=1.0,
        Roughness=n.window(patch, 0.3, 0.75, roughness - 0.07, roughness + 0.13),
        Normal=n.bump(relief, 0.0006),
    )


def linen(name, colour, thread=0.0011, relief=0.0005, roughness=0.9):
    """Plain weave with uneven threads in the plane of the object's x and y."""
    n = Nodes(name)
    place = n.add("TexCoord").outputs["UV"]
    uneven = n.add("TexNoise", {"Vector": place, "Scale": 60.0, "Detail": 1.0}).outputs["Color"]
    bent = n.add("VectorMath", {0: uneven, 1: (thread * 1.2,) * 3, 2: place}, operation="MULTIPLY_ADD").outputs[0]
    part = n.add("SeparateXYZ", {0: bent}).outputs
    warp = n.math("SINE", n.math("MULTIPLY", part[0], 3.14159 / thread))
    weft = n.math("SINE", n.math("MULTIPLY", part[1], 3.14159 / thread))
    weave = n.math("ADD", n.math("MULTIPLY", n.math("MULTIPLY", warp, weft), 0.25), 0.5)
    slubs = n.math("MAXIMUM", n.noise(n.scaled(place, (14.0, 900.0, 1.0)), 1.0, 2.0), n.noise(n.scaled(place, (900.0, 14.0, 1.0)), 1.0, 2.0))
    tone = n.math("ADD", n.math("MULTIPLY", weave, 0.5), n.math("MULTIPLY", slubs, 0.7), clamp=True)
    base = n.mix(tone, tuple(c * 0.66 for c in colour), tuple(min(c * 1.12, 0.9) for c in colour))
    return n.principled(
        Base_Color=base,
        Roughness=roughness,
        Specular=0.15,
        Sheen=0.25,
        Normal=n.bump(n.math("ADD", weave, slubs), relief),
    )


def hanji(name="hanji", colour=(0.86, 0.80, 0.68), glow=0.0):
    """Mulberry paper: long fibres in all directions, light shines through; `glow` for daylight behind it."""
    n = Nodes(name)
    place = n.place()
    fibres = 0.0
    for turn in (0.3, 1.4, 2.5):
        turned = n.add("VectorRotate", {"Vector": place, "Angle": turn}, rotation_type="Y_AXIS").outputs[0]
        fibre = n.noise(n.scaled(turned, (22.0, 1.0, 420.0)), 1.0, 2.0, 0.5, 1.2)
        fibres = n.math("MAXIMUM", fibres, n.window(fibre, 0.60, 0.72))
    cloud = n.noise(place, 14.0, 4.0, 0.65)
    tone = n.math("ADD", n.math("MULTIPLY", fibres, 0.5), n.window(cloud, 0.3, 0.7, 0.0, 0.55), clamp=True)
    base = n.mix(tone, colour, tuple(c * f for c, f in zip(colour, (0.84, 0.79, 0.70))))
    front = n.add("BsdfDiffuse", {"Color": base, "Normal": n.bump(fibres, 0.0003)}).outputs[0]
    through = n.add("BsdfTranslucent", {"Color": base}).outputs[0]
    paper = n.add("MixShader", {0: 0.45, 1: front, 2: through}).outputs[0]
    if glow:
        light = n.add("Emission", {"Color": base, "Strength": glow}).outputs[0]
        paper = n.add("AddShader", {0: paper, 1: light}).outputs[0]
        # What it lights is left to a lamp: few diffuse rays would find the bright paper, which shows as sparks.
        ray = n.add("LightPath").outputs
        seen = n.math("MAXIMUM", ray["Is Camera Ray"], ray["Is Glossy Ray"])
        paper = n.add("MixShader", {0: seen, 1: n.add("BsdfDiffuse", {"Color": rgb(0.3)}).outputs[0], 2: paper}).outputs[0]
    return n.finish(paper)


def plaster(name, colour):
    n = Nodes(name)
    place = n.add("TexCoord").outputs["Object"]
    cloud = n.noise(place, 5.0, 8.0, 0.65)
    base = n.mix(n.window(cloud, 0.3, 0.7), colour, tuple(c * 0.86 for c in colour))
    return n.principled(Base_Color=base, Roughness=0.9, Specular=0.2, Normal=n.bump(n.noise(place, 60.0, 6.0, 0.7), 0.0012))


def plain(name, colour, roughness=0.5, **more):
    n = Nodes(name)
    cloud = n.noise(n.add("TexCoord").outputs["Object"], 40.0, 4.0)
    base = n.mix(n.window(cloud, 0.3, 0.7), colour, tuple(c * 0.85 for c in colour))
    return n.principled(Base_Color=base, Roughness=n.window(cloud, 0.3, 0.7, roughness * 0.85, roughness * 1.15), **more)


def liquid(name, colour, roughness=0.02, ripple=0.0, size=6.0):
    """A surface that reflects and shows its colour below: tea, broth, a filled bath."""
    n = Nodes(name)
    place = n.add("TexCoord").outputs["Object"]
    height = n.noise(n.scaled(place, (1.0, 1.7, 1.0)), size, 2.0, 0.45, 0.6)
    return n.principled(Base_Color=colour, Roughness=roughness, Specular=0.5, IOR=1.33, Normal=n.bump(height, ripple))


def backdrop(name, path, strength=1.0, tint=(1.0, 1.0, 1.0)):
    n = Nodes(name)
    image = n.add("TexImage", {"Vector": n.add("TexCoord").outputs["UV"]}, image=bpy.data.images.load(path))
    return n.finish(n.add("Emission", {"Color": n.mix(1.0, image.outputs[0], tint, "MULTIPLY"), "Strength": strength}).outputs[0])


def steam(name, density, colour=(0.9, 0.93, 1.0), light=0.5, scale=(9.0, 9.0, 3.6), seed=0.0):
    """A veil on an upright plane (UV from 0 to 1): rising wisps that fade at the edges and upwards."""
    n = Nodes(name)
    coordinate = n.add("TexCoord").outputs
    uv = n.add("SeparateXYZ", {0: coordinate["UV"]}).outputs
    moved = n.add("VectorMath", {0: coordinate["Object"], 1: (seed, 0.0, seed)}, operation="ADD").outputs[0]
    wisp = n.noise(n.scaled(moved, scale), 1.0, 4.0, 0.5, 1.6)
    side = n.math("SINE", n.math("MULTIPLY", uv[0], 3.14159))
    fade = n.math("MULTIPLY", n.math("POWER", side, 1.6), n.math("POWER", n.math("SUBTRACT", 1.0, uv[1]), 1.3))
    fade = n.math("MULTIPLY", fade, n.window(uv[1], 0.0, 0.12))
    alpha = n.math("MULTIPLY", n.math("MULTIPLY", fade, n.window(wisp, 0.38, 0.72)), density)
    veil = n.add("Emission", {"Color": rgb(colour), "Strength": light}).outputs[0]
    clear = n.add("BsdfTransparent").outputs[0]
    return n.finish(n.add("MixShader", {0: alpha, 1: clear, 2: veil}).outputs[0])
