import type { Frame } from './frame.ts';
import { viewHeight, viewWidth } from './frame.ts';
import { clearance, distance, isInside, transformed, type Point, range } from './geometry.ts';
import type { Ground } from './ground.ts';
import { type PlannedHole, type Side, signOf } from './hole.ts';
import { randomFrom } from './random.ts';

/** Tree crowns by diameter, the largest first. */
export type Trees = readonly { size: number; places: readonly Point[] }[];

/** An area without trees, around a label or a mark in the corner. */
export type Clearing = { middle: Point; radius: number };

const sizes = [33, 25, 18] as const;

/** Returns the trees on both sides and behind the green, in clumps with gaps; never in water or over a label. */
export function woodsOf(
  hole: PlannedHole,
  frame: Frame,
  ground: Ground,
  waters: readonly (readonly Point[])[],
  clearings: readonly Clearing[],
): Trees {
  const random = randomFrom(hole.id * 13 + 5);
  const phase = random() * 10;
  const placements = candidates(hole, frame, ground, random, phase).map((point, index) => ({
    point,
    size: sizes[index % 7 < 2 ? 0 : index % 7 < 5 ? 1 : 2],
  }));
  const free = placements.filter(({ point, size }) => isFree(point, size / 2, waters, clearings));
  return sizes.map((size) => ({ size, places: free.filter((tree) => tree.size === size).map(({ point }) => point) }));
}

function candidates(hole: PlannedHole, frame: Frame, ground: Ground, random: () => number, phase: number): Point[] {
  const length = hole.blackTeeDistance;
  const step = 17 / frame.along;
  const beside = sides.flatMap((side) =>
    range(Math.ceil((length + 14) / step)).flatMap((index) =>
      range(3).flatMap((row): Point[] => {
        const metres = -14 + (index + random() * 0.9) * step;
        const deep = (row * 12 + 11 + random() * 9) / frame.across;
        const clump = Math.sin(metres / 17 + phase + signOf(side)) + Math.sin(metres / 41 + phase * 2);
        return random() * 1.5 - 1.35 + row * 0.3 < clump
          ? [frame.at(metres, signOf(side) * (ground.rough(metres, side) + deep))]
          : [];
      }),
    ),
  );
  const width = (ground.rough(length, 'left') + ground.rough(length, 'right')) * frame.across * 0.5;
  const tees = {
    middle: frame.at(0),
    heading: frame.heading(0) + Math.PI,
    width: ground.rough(0, 'left') * frame.across,
    reach: 34,
    count: 7,
  };
  return [
    ...beside,
    ...around({ ...ground.green, width, reach: ground.green.reach + 26, count: 19 }, random),
    ...around(tees, random),
  ];
}

const sides = ['left', 'right'] as const satisfies Side[];

/** Returns half a ring of trees around a centre: behind the green, or behind the tees. */
function around(
  centre: { middle: Point; heading: number; width: number; reach: number; count: number },
  random: () => number,
): Point[] {
  const ring = range(centre.count).flatMap((index): Point[] => {
    const angle = ((index + random() * 0.8) / centre.count - 0.5) * 2.9;
    const deep = 12 + random() * 26;
    return random() < 0.82 ? [[Math.sin(angle) * (centre.width + deep), -Math.cos(angle) * (centre.reach + deep)]] : [];
  });
  return transformed(ring, centre.middle, centre.heading);
}

function isFree(
  point: Point,
  radius: number,
  waters: readonly (readonly Point[])[],
  clearings: readonly Clearing[],
): boolean {
  const [x, y] = point;
  const edge = radius + 4;
  const isShown = x > edge && x < viewWidth - edge && y > edge && y < viewHeight - edge;
  return (
    isShown &&
    waters.every((outline) => !isInside(point, outline) && clearance(point, outline) > radius) &&
    clearings.every((clearing) => distance(point, clearing.middle) > clearing.radius + radius)
  );
}
