import type { Point } from './place.ts';

const radius = 6;

/** Returns the SVG path of a polyline with rounded corners. */
export const pathOf = (points: readonly Point[]): string =>
  points.map((point, index) => segment(point, points[index - 1], points[index + 1])).join('');

function segment(point: Point, before: Point | undefined, after: Point | undefined): string {
  if (!before) return `M${point.x} ${point.y}`;
  if (!after) return `L${point.x} ${point.y}`;
  const [from, to] = [towards(point, before), towards(point, after)];
  return `L${from.x} ${from.y}Q${point.x} ${point.y} ${to.x} ${to.y}`;
}

function towards({ x, y }: Point, other: Point): Point {
  const length = Math.hypot(other.x - x, other.y - y) || 1;
  const step = Math.min(radius, length / 2) / length;
  return { x: x + (other.x - x) * step, y: y + (other.y - y) * step };
}
