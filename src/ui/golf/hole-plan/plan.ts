import { bunkersOf, type DrawnBunker } from './bunkers.ts';
import { type Frame, frameOf } from './frame.ts';
import { type Point, range } from './geometry.ts';
import { type Ground, groundOf, reachOf, roundEnded, stripOf } from './ground.ts';
import type { PlannedHole, Side } from './hole.ts';
import { lineOfPlay } from './line-of-play.ts';
import {
  type Arc,
  arcsOf,
  carriesOf,
  type Corner,
  cornerOf,
  type DepthMark,
  depthMarkOf,
  type Label,
} from './marks.ts';
import { randomFrom } from './random.ts';
import { type DrawnTee, teesOf } from './tees.ts';
import { aroundPonds, type DrawnWater, waterOf } from './water.ts';
import { type Clearing, type Trees, woodsOf } from './woods.ts';

/** Everything that a plan shows, in view units. */
export type Plan = {
  frame: Frame;
  floor: readonly Point[];
  rough: readonly Point[];
  fairway: readonly Point[];
  stripes: readonly (readonly Point[])[];
  green: Ground['green'];
  pin: Point;
  bunkers: readonly DrawnBunker[];
  waters: readonly DrawnWater[];
  trees: Trees;
  tees: readonly DrawnTee[];
  line: readonly Point[];
  arcs: readonly Arc[];
  carries: readonly Label[];
  depth: DepthMark;
  corner: Corner;
};

/** Computes the plan of a hole; deterministic. */
export function planOf(hole: PlannedHole): Plan {
  const line = lineOfPlay(hole);
  const frame = frameOf(hole, line, reachOf(hole));
  const baseGround = groundOf(hole, frame);
  const bunkers = bunkersOf(hole, frame, baseGround);
  const waters = waterOf(hole, frame, baseGround, bunkers);
  const ground = aroundPonds(baseGround, waters);
  const carries = carriesOf(bunkers, frame);
  const arcs = arcsOf(hole, line, frame, ground, { bunkers, waters, carries });
  const depth = depthMarkOf(hole, frame, ground, bunkers);
  const corner = cornerOf(hole, line, ground);
  const clearings = clearingsOf([...arcs.map(({ label }) => label), ...carries, depth.label], corner);
  const length = hole.blackTeeDistance;
  const [back, front] = [-44 / frame.along, length + (ground.green.reach + 44) / frame.along];
  return {
    frame,
    floor: floorOf(frame, ground, back, front),
    rough: stripOf(frame, back, front, roundEnded(ground.rough, back, front, 80 / frame.along), 11),
    fairway: fairwayOf(hole, frame, ground),
    stripes: stripesOf(hole, frame, ground),
    green: ground.green,
    pin: pinOf(hole, ground),
    bunkers,
    waters,
    trees: woodsOf(
      hole,
      frame,
      ground,
      waters.map(({ outline }) => outline),
      clearings,
    ),
    tees: teesOf(hole, frame),
    line: range(9).map((step) => frame.at((length * step) / 8)),
    arcs,
    carries,
    depth,
    corner,
  };
}

/** Returns the areas without trees: the numbers, and the corner with the north arrow. */
function clearingsOf(labels: readonly Label[], { middle: [x, y] }: Corner): Clearing[] {
  const labelClearings = labels.map(({ at, anchor }): Clearing => ({
    middle: [at[0] + (anchor === 'start' ? 20 : -20), at[1] - 7],
    radius: 24,
  }));
  return [...labelClearings, { middle: [x, y + 30], radius: 88 }];
}

/** Returns the outline of the forest floor, which extends as far as the tree crowns, with an uneven edge. */
function floorOf(frame: Frame, ground: Ground, back: number, front: number): Point[] {
  const ruffle = (metres: number, side: Side) =>
    33 +
    7 * Math.sin((metres * frame.along) / 29 + (side === 'left' ? 0 : 2)) +
    4 * Math.sin((metres * frame.along) / 13);
  const [from, to] = [back - 14 / frame.along, front + 22 / frame.along];
  return stripOf(
    frame,
    from,
    to,
    roundEnded(
      (metres, side) => ground.rough(metres, side) + ruffle(metres, side) / frame.across,
      from,
      to,
      110 / frame.along,
    ),
    24,
  );
}

function fairwayOf({ par }: PlannedHole, frame: Frame, { fairway: { from, to, half } }: Ground): Point[] {
  return stripOf(frame, from, to, roundEnded(half, from, to, (par === 3 ? 26 : 40) / frame.along), par === 3 ? 5 : 9);
}

/** Returns the light mowing stripes across the fairway. */
function stripesOf({ par }: PlannedHole, frame: Frame, { fairway }: Ground): Point[][] {
  const step = (par === 3 ? 26 : 34) / frame.along;
  return range(Math.ceil((fairway.to - fairway.from) / step / 2)).map((index) => {
    const metres = fairway.from + index * 2 * step;
    const across = 32;
    return [
      frame.at(metres, -across),
      frame.at(metres, across),
      frame.at(metres + step, across),
      frame.at(metres + step, -across),
    ];
  });
}

/** Returns a random position of the flag near the middle of the green. */
function pinOf({ id }: PlannedHole, { green: { middle, half, reach } }: Ground): Point {
  const random = randomFrom(id * 17);
  return [middle[0] + (random() - 0.5) * half * 0.7, middle[1] + (random() - 0.5) * reach * 0.6];
}
