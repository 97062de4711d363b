import type { Point } from './geometry.ts';

/** Coordinates are integers, which halves the bytes: a unit is half a pixel when a plan is shown large. */
const round = Math.round;

const join = (numbers: readonly number[]) => numbers.join(' ').replaceAll(' -', '-');

/** Returns a closed curve through the corners (Catmull-Rom as cubic Béziers), in relative coordinates. */
export function closedCurve(outline: readonly Point[]): string {
  const count = outline.length;
  const corner = (index: number): Point => outline[(index + count) % count] ?? [0, 0];
  const [firstX, firstY] = corner(0);
  let [x, y] = [round(firstX), round(firstY)];
  const start = `M${x} ${y}c`;
  const numbers = outline.flatMap((from, index) => {
    const [before, to, after] = [corner(index - 1), corner(index + 1), corner(index + 2)];
    const curve = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    ];
    const relative = curve.map((value, coordinate) => round(value - (coordinate % 2 ? y : x)));
    x += relative[4] ?? 0;
    y += relative[5] ?? 0;
    return relative;
  });
  return `${start}${join(numbers)}z`;
}

/** Returns straight lines from corner to corner. */
export const straight = (points: readonly Point[]) =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');

/** Returns dots as zero-length strokes, which round caps make visible, in relative coordinates. */
export function dots(points: readonly Point[]): string {
  let [x, y] = [0, 0];
  return points
    .map((point) => {
      const [right, down] = [round(point[0]) - x, round(point[1]) - y];
      [x, y] = [x + right, y + down];
      return `m${join([right, down])}h0`;
    })
    .join('');
}

/** Returns an arc around the green, from left to right as seen from the tee. */
export const arc = (from: Point, to: Point, radius: number) =>
  `M${round(from[0])} ${round(from[1])}A${round(radius)} ${round(radius)} 0 0 0 ${round(to[0])} ${round(to[1])}`;
