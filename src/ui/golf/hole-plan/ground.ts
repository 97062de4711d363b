import { clamp, type Point, range, roundShape, transformed } from './geometry.ts';
import type { Frame } from './frame.ts';
import type { PlannedHole, Side } from './hole.ts';
import { teePosition, signOf } from './hole.ts';
import { randomFrom } from './random.ts';

/** Fairway, rough and green of a hole: half widths in metres across, positions in metres along the line of play. */
export type Ground = {
  fairway: { from: number; to: number; half: (metres: number) => number };
  rough: (metres: number, side: Side) => number;
  green: Green;
};

/**
 * In view units: `half` is the extent of the green to each side of its middle, `reach` the extent to its front and
 * back.
 */
type Green = {
  middle: Point;
  heading: number;
  half: number;
  reach: number;
  outline: readonly Point[];
  fringe: readonly Point[];
};

/** Returns the distance in metres that a plan shows on each side of the line. */
export const reachOf = (hole: PlannedHole) => (hole.par === 3 ? 46 : 55);

export function groundOf(hole: PlannedHole, frame: Frame): Ground {
  const random = randomFrom(hole.id * 3 + 1);
  const phases = range(4).map(() => random() * 2 * Math.PI);
  const length = hole.blackTeeDistance;
  const green = greenOf(hole, frame, random);
  const edge = length - (green.reach + 5) / frame.along;
  return {
    green,
    fairway: hole.par === 3 ? apronOf(edge) : fairwayOf(hole, edge, phases),
    rough: roughOf(hole, phases),
  };
}

/** The depth of the green along the line of play is exact; its width and the curves of its edge are random. */
function greenOf({ blackTeeDistance, layout }: PlannedHole, frame: Frame, random: () => number): Green {
  const reach = (layout.greenDepth / 2) * frame.green;
  const half = clamp(reach * (0.72 + random() * 0.28), 10.5 * frame.green, 15 * frame.green);
  const [twist, bend] = [random() * 2 * Math.PI, random() * 2 * Math.PI];
  const shape = roundShape(
    [half, reach],
    12,
    (angle) => 1 + 0.07 * Math.cos(2 * angle + twist) + 0.07 * Math.cos(3 * angle + bend),
  );
  const ends = shape.map(([, down]) => down);
  const [back, front] = [Math.min(...ends), Math.max(...ends)];
  const exact = shape.map(([right, down]): Point => [
    right,
    ((down - (back + front) / 2) / (front - back)) * 2 * reach,
  ]);
  const [middle, heading] = [frame.at(blackTeeDistance), frame.heading(blackTeeDistance)];
  const wider = exact.map(([right, down]): Point => [right * (1 + 9 / half), down * (1 + 9 / reach)]);
  return {
    middle,
    heading,
    half,
    reach,
    outline: transformed(exact, middle, heading),
    fringe: transformed(wider, middle, heading),
  };
}

function fairwayOf(hole: PlannedHole, to: number, [first = 0, second = 0]: readonly number[]): Ground['fairway'] {
  const from = Math.max(teePosition(hole, 'red') + 40, Math.min(hole.blackTeeDistance * 0.4, 150));
  const half = (metres: number) => {
    const share = (metres - from) / (to - from);
    const ends = clamp(0.8 + share * 2, 0, 1) * clamp(0.62 + (1 - share) * 2.4, 0, 1);
    return 18.5 * ends * (1 + 0.14 * Math.sin(share * 6.5 + first) + 0.08 * Math.sin(share * 13 + second));
  };
  return { from, to, half };
}

/** A par 3 has no fairway, only an apron in front of its green. */
const apronOf = (to: number): Ground['fairway'] => ({
  from: to - 22,
  to: to + 4,
  half: (metres) => 9.5 - (to - metres) * 0.1,
});

function roughOf(hole: PlannedHole, [, , third = 0, fourth = 0]: readonly number[]): Ground['rough'] {
  const [narrow, wide] = hole.par === 3 ? [15, 25] : [20, 33];
  const open = teePosition(hole, 'red');
  return (metres, side) => {
    const share = clamp((metres - open * 0.6) / 50, 0, 1);
    return (
      narrow +
      (wide - narrow) * share * share * (3 - 2 * share) +
      3.4 * Math.sin(metres / 31 + (side === 'left' ? third : fourth)) +
      (metres < 0 ? 2 : 0)
    );
  };
}

/**
 * Returns the outline of a strip along the line of play from its start, end and half widths; sampled more densely near
 * its ends.
 */
export function stripOf(
  frame: Frame,
  from: number,
  to: number,
  half: (metres: number, side: Side) => number,
  steps: number,
): Point[] {
  const edge = (side: Side) =>
    range(steps + 1).map((step) => {
      const metres = from + (to - from) * (0.5 - Math.cos((step / steps) * Math.PI) / 2);
      return frame.at(metres, signOf(side) * half(metres, side));
    });
  return [...edge('left'), ...edge('right').reverse()];
}

/** Returns a half width that narrows to a round end at both ends of a strip, over `end` metres. */
export function roundEnded(half: Ground['rough'], from: number, to: number, end: number): Ground['rough'] {
  return (metres, side) => {
    const missing = Math.max(0, 1 - (metres - from) / end, 1 - (to - metres) / end);
    return half(metres, side) * Math.sqrt(Math.max(0.02, 1 - missing * missing));
  };
}
