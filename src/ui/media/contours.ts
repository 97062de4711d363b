import { randomFrom } from '../golf/hole-plan/random.ts';

const cell = 12;
/** From the lowest up. */
export const levels = Array.from({ length: 11 }, (_, level) => (level + 1.5) / 13);

/** How high the ground is at the corners of a field's cells, column by column; in parts of the highest. */
export type Ground = readonly (readonly number[])[];

/** A few hills in a field of that size: the same seed makes the same hills. What a hill is at a place is the product of what it is along each side of the field. */
export function groundOf(seed: number, width: number, height: number): Ground {
  const random = randomFrom(seed);
  const [columns, rows] = [stepsOf(width), stepsOf(height)];
  const hills = Array.from({ length: 5 }, (_, index) => {
    const [x, y, reach, top] = [(width * (index + random())) / 5, height * random(), width * (0.12 + 0.12 * random()), 0.55 + 0.4 * random()];
    const slope = (steps: readonly number[], from: number, steepness: number) => steps.map((at) => Math.exp((-steepness * (at - from) ** 2) / (2 * reach ** 2)));
    return { top, across: slope(columns, x, 1), down: slope(rows, y, 1.6) };
  });
  return columns.map((x, column) =>
    rows.map((y, row) => hills.reduce((sum, { top, across, down }) => sum + top * (across[column] ?? 0) * (down[row] ?? 0), 0.06 * Math.sin(x / 61 + seed) * Math.cos(y / 47))),
  );
}

const stepsOf = (length: number) => Array.from({ length: Math.ceil(length / cell) + 1 }, (_, step) => step * cell);

/** Where the ground is as high as `level`, as an SVG path: a short line for each cell of the field that it crosses. One level is drawn at a time: all of them would keep a phone from scrolling. */
export function contourAt(ground: Ground, level: number): string {
  let line = '';
  ground.slice(1).forEach((end, column) => {
    const start = ground[column] ?? [];
    for (let row = 0; row < end.length - 1; row += 1) {
      const corners = [start[row] ?? 0, end[row] ?? 0, end[row + 1] ?? 0, start[row + 1] ?? 0];
      if (Math.min(...corners) < level && level <= Math.max(...corners)) line += lineIn(corners.map((corner) => corner - level), column, row);
    }
  });
  return line;
}

const sides = [[0, 0], [1, 0], [1, 1], [0, 1]] as const;

/** Through a cell whose corners, clockwise, are so much above the level: the places where the level crosses its sides, two by two. */
function lineIn(above: readonly number[], column: number, row: number): string {
  let line = '';
  let isOpen = false;
  sides.forEach(([x, y], side) => {
    const next = (side + 1) % 4;
    const [from, to, [nextX, nextY]] = [above[side] ?? 0, above[next] ?? 0, sides[next] ?? sides[0]];
    if (from < 0 === to < 0) return;
    const share = from / (from - to);
    line += `${isOpen ? 'L' : 'M'}${tenths((column + x + (nextX - x) * share) * cell)} ${tenths((row + y + (nextY - y) * share) * cell)}`;
    isOpen = !isOpen;
  });
  return line;
}

const tenths = (length: number) => Math.round(length * 10) / 10;
