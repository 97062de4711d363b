import type { Point } from './geometry.ts';

/** Whole units: half a pixel where a plan is shown large, and half the bytes. */
const whole = Math.round;

const join = (numbers: readonly number[]) => numbers.join(' ').replaceAll(' -', '-');

/** A closed curve through the corners (Catmull-Rom as cubic Béziers), written relative to itself. */
export function closedCurve(outline: readonly Point[]): string {
  const count = outline.length;
  const corner = (index: number): Point => outline[(index + count) % count] ?? [0, 0];
  const [firstX, firstY] = corner(0);
  let [x, y] = [whole(firstX), whole(firstY)];
  const start = `M${x} ${y}c`;
  const numbers = outline.flatMap((from, index) => {
    const [before, to, after] = [corner(index - 1), corner(index + 1), corner(index + 2)];
    const curve = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6, to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6, to[0], to[1]];
    const relative = curve.map((value, part) => whole(value - (part % 2 ? y : x)));
    x += relative[4] ?? 0;
    y += relative[5] ?? 0;
    return relative;
  });
  return `${start}${join(numbers)}z`;
}

/** Straight lines from corner to corner. */
export const straight = (points: readonly Point[]) => points.map(([x, y], index) => `${index ? 'L' : 'M'}${whole(x)} ${whole(y)}`).join('');

/** Dots: zero-length strokes, made visible by round caps. Coordinates are relative to the previous one. */
export function dots(points: readonly Point[]): string {
  let [x, y] = [0, 0];
  return points
    .map((point) => {
      const [right, down] = [whole(point[0]) - x, whole(point[1]) - y];
      [x, y] = [x + right, y + down];
      return `m${join([right, down])}h0`;
    })
    .join('');
}

/** Part of a circle about the green, from left to right as seen from the tee. */
export const arc = (from: Point, to: Point, radius: number) =>
  `M${whole(from[0])} ${whole(from[1])}A${whole(radius)} ${whole(radius)} 0 0 0 ${whole(to[0])} ${whole(to[1])}`;
