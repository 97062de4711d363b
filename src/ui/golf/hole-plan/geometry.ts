export type Point = readonly [x: number, y: number];

export const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

export const mix = (from: number, to: number, share: number) => from + (to - from) * share;

export const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

/** Returns the integers from 0 to `count - 1`. */
export const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Returns the centroid of the area inside an outline. */
export function centroid(outline: readonly Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  for (const [[ax, ay], [bx, by]] of sidesOf(outline)) {
    const cross = ax * by - bx * ay;
    area += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  }
  return [x / (3 * area), y / (3 * area)];
}

/** Returns whether a point lies inside an outline. */
export function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  const crossed = sidesOf(outline).filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax,
  );
  return crossed.length % 2 === 1;
}

/** Returns the distance of a point from the nearest corner or midpoint of a side of an outline. */
export function clearance(point: Point, outline: readonly Point[]): number {
  return Math.min(
    ...sidesOf(outline).flatMap(([a, b]) => [
      distance(point, a),
      distance(point, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]),
    ]),
  );
}

function sidesOf(outline: readonly Point[]): [Point, Point][] {
  return outline.flatMap((point, index) => {
    const next = outline[(index + 1) % outline.length];
    return next ? [[point, next]] : [];
  });
}

/**
 * Returns a rounded shape whose centroid is (0, 0). `radius` returns the extent in a direction, relative to the two
 * half axes.
 */
export function roundShape([across, along]: Point, points: number, radius: (angle: number) => number): Point[] {
  const corners = range(points).map((index): Point => {
    const angle = (index / points) * 2 * Math.PI;
    return [Math.sin(angle) * across * radius(angle), -Math.cos(angle) * along * radius(angle)];
  });
  const [x, y] = centroid(corners);
  return corners.map(([right, down]): Point => [right - x, down - y]);
}

/** Rotates a shape clockwise and translates it. */
export function transformed(shape: readonly Point[], [x, y]: Point, angle: number): Point[] {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return shape.map(([right, down]): Point => [x + right * cos - down * sin, y + right * sin + down * cos]);
}
