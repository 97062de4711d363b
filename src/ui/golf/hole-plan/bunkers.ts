import type { Frame } from './frame.ts';
import { clamp, transformed, type Point, roundShape } from './geometry.ts';
import type { Ground } from './ground.ts';
import { type PlannedBunker, type PlannedHole, type Side, signOf } from './hole.ts';
import { randomFrom } from './random.ts';

/** A bunker in view units; `outer` is the distance of its far edge from the line of play. */
export type DrawnBunker = {
  kind: PlannedBunker['kind'];
  side: Side;
  at: number;
  middle: Point;
  half: number;
  outer: number;
  outline: readonly Point[];
};

/** Returns the bunkers of a hole; the middle of each is exactly at the distance that the data states. */
export function bunkersOf(hole: PlannedHole, frame: Frame, ground: Ground): DrawnBunker[] {
  const { bunkers } = hole.layout;
  return bunkers.map((bunker, index) => {
    const { side, at, kind } = bunker;
    const random = randomFrom(hole.id * 7 + index);
    const gap = Math.min(
      ...bunkers
        .filter((other) => other !== bunker && other.side === side)
        .map((other) => Math.abs(other.at - at) * frame.along),
      999,
    );
    const size = kind === 'green' ? frame.green : Math.max(frame.along, 2);
    const along = Math.min(size * (kind === 'green' ? 7 : 8) * (0.9 + random() * 0.25), gap * 0.44);
    const across = clamp(size * 4.8, 10.5, 18) * (0.9 + random() * 0.25);
    const offset =
      kind === 'green'
        ? besideGreen(hole, at, across, frame, ground)
        : ground.fairway.half(at) * frame.across + across * 0.45;
    const middle = frame.at(at, (signOf(side) * offset) / frame.across);
    const outline = transformed(
      lobed(across, along, random),
      middle,
      frame.heading(at) + rotationOf(hole, bunker, frame, ground),
    );
    return { kind, side, at, middle, half: across, outer: offset + across * 1.25, outline };
  });
}

/**
 * Returns the offset of a bunker that clears the edge of the green at its depth; in front of and behind the green, that
 * of its corner.
 */
function besideGreen(
  { blackTeeDistance }: PlannedHole,
  at: number,
  across: number,
  frame: Frame,
  { green }: Ground,
): number {
  const depth = ((at - blackTeeDistance) * frame.along) / green.reach;
  return green.half * Math.max(1.07 * Math.sqrt(Math.max(0, 1 - depth * depth)), 0.45) + across + 8;
}

/** Returns the rotation of a bunker: green bunkers follow the edge of the green, fairway bunkers the line of play. */
function rotationOf(
  { blackTeeDistance }: PlannedHole,
  { side, at, kind }: PlannedBunker,
  frame: Frame,
  { green }: Ground,
): number {
  if (kind !== 'green') return 0;
  return -signOf(side) * clamp(((at - blackTeeDistance) * frame.along) / green.reach, -1, 1) * 0.75;
}

/** Returns an outline with soft lobes. */
function lobed(across: number, along: number, random: () => number): Point[] {
  const [first, second, third] = [random() * 6, random() * 6, random() * 6];
  return roundShape(
    [across, along],
    14,
    (angle) =>
      1 + 0.15 * Math.cos(3 * angle + first) + 0.11 * Math.cos(2 * angle + second) + 0.05 * Math.cos(5 * angle + third),
  );
}
