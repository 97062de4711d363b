import { randomFrom } from '../golf/hole-plan/random.ts';

/** Size of a grid cell in view units. */
const cell = 12;
/** Heights of the contour lines, in ascending order. */
export const levels = Array.from({ length: 11 }, (_, level) => (level + 1.5) / 13);

/** Relative height of the ground at the corners of the grid cells, column by column. */
export type Ground = readonly (readonly number[])[];

/**
 * Generates hills deterministically from a seed. Each hill is the product of a curve along x and a curve along y, so
 * that only these are computed.
 */
export function groundOf(seed: number, width: number, height: number): Ground {
  const random = randomFrom(seed);
  const [columns, rows] = [stepsOf(width), stepsOf(height)];
  const hills = Array.from({ length: 5 }, (_, index) => {
    const [x, y, reach, top] = [
      (width * (index + random())) / 5,
      height * random(),
      width * (0.12 + 0.12 * random()),
      0.55 + 0.4 * random(),
    ];
    const slope = (steps: readonly number[], from: number, steepness: number) =>
      steps.map((at) => Math.exp((-steepness * (at - from) ** 2) / (2 * reach ** 2)));
    return { top, across: slope(columns, x, 1), down: slope(rows, y, 1.6) };
  });
  return columns.map((x, column) =>
    rows.map((y, row) =>
      hills.reduce(
        (sum, { top, across, down }) => sum + top * (across[column] ?? 0) * (down[row] ?? 0),
        0.06 * Math.sin(x / 61 + seed) * Math.cos(y / 47),
      ),
    ),
  );
}

const stepsOf = (length: number) => Array.from({ length: Math.ceil(length / cell) + 1 }, (_, step) => step * cell);

/**
 * Returns the contour line of a level as an SVG path, with a short line for each grid cell that it crosses. Computes
 * one level at a time, as all of them in one task would block the main thread of a phone.
 */
export function contourAt(ground: Ground, level: number): string {
  let path = '';
  ground.slice(1).forEach((end, column) => {
    const start = ground[column] ?? [];
    for (let row = 0; row < end.length - 1; row += 1) {
      const corners = [start[row] ?? 0, end[row] ?? 0, end[row + 1] ?? 0, start[row + 1] ?? 0];
      if (Math.min(...corners) < level && level <= Math.max(...corners))
        path += lineIn(
          corners.map((corner) => corner - level),
          column,
          row,
        );
    }
  });
  return path;
}

const sides = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/**
 * Returns the line through a cell: the points where the level crosses its sides, in pairs. `above` has the heights of
 * the corners above the level, clockwise.
 */
function lineIn(above: readonly number[], column: number, row: number): string {
  let path = '';
  let isOpen = false;
  sides.forEach(([x, y], side) => {
    const next = (side + 1) % 4;
    const [from, to, [nextX, nextY]] = [above[side] ?? 0, above[next] ?? 0, sides[next] ?? sides[0]];
    if (from < 0 === to < 0) return;
    const share = from / (from - to);
    path += `${isOpen ? 'L' : 'M'}${tenths((column + x + (nextX - x) * share) * cell)} ${tenths((row + y + (nextY - y) * share) * cell)}`;
    isOpen = !isOpen;
  });
  return path;
}

const tenths = (length: number) => Math.round(length * 10) / 10;
