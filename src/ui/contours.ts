import { randomFrom } from './hole-plan/random.ts';

const cell = 12;
const levels = 11;

/** How high the ground is at the corners of the field's cells, column by column. */
type Heights = readonly (readonly number[])[];
type Point = readonly [column: number, row: number];

/** The contour lines of a few hills in a field of that size, as SVG paths from the lowest up: the same seed draws the same hills. */
export function contours(seed: number, width: number, height: number): string[] {
  const heights = heightsOf(seed, width, height);
  return Array.from({ length: levels }, (_, level) => lineAt(heights, (level + 1.5) / (levels + 2))).filter((path) => path !== '');
}

function heightsOf(seed: number, width: number, height: number): Heights {
  const random = randomFrom(seed);
  const hills = Array.from({ length: 5 }, (_, index) => ({ x: (width * (index + random())) / 5, y: height * random(), reach: width * (0.12 + 0.12 * random()), top: 0.55 + 0.4 * random() }));
  const at = (x: number, y: number) =>
    hills.reduce((sum, hill) => sum + hill.top * Math.exp(-((x - hill.x) ** 2 + 1.6 * (y - hill.y) ** 2) / (2 * hill.reach ** 2)), 0.06 * Math.sin(x / 61 + seed) * Math.cos(y / 47));
  return Array.from({ length: Math.ceil(width / cell) + 1 }, (_, column) => Array.from({ length: Math.ceil(height / cell) + 1 }, (__, row) => at(column * cell, row * cell)));
}

/** Where the ground is as high as `level`: a short line for each cell of the field that it crosses. */
function lineAt(heights: Heights, level: number): string {
  let line = '';
  heights.slice(1).forEach((ends, column) => {
    for (let row = 0; row < ends.length - 1; row += 1) if (isCrossed(heights, level, column, row)) line += linesIn(heights, level, column, row);
  });
  return line;
}

/** Few cells are, and a phone draws them while it takes the page over. */
function isCrossed(heights: Heights, level: number, column: number, row: number): boolean {
  const isBelow = (x: number, y: number) => (heights[x]?.[y] ?? 0) < level;
  const first = isBelow(column, row);
  return isBelow(column + 1, row) !== first || isBelow(column + 1, row + 1) !== first || isBelow(column, row + 1) !== first;
}

function linesIn(heights: Heights, level: number, column: number, row: number): string {
  const corners: Point[] = [[column, row], [column + 1, row], [column + 1, row + 1], [column, row + 1]];
  const crossings = corners.flatMap((from, index) => crossing(heights, level, from, corners[(index + 1) % 4] ?? from));
  return [crossings.slice(0, 2), crossings.slice(2, 4)].map(([from, to]) => (from && to ? `M${from}L${to}` : '')).join('');
}

/** Where the line crosses a side of a cell, or nowhere. */
function crossing(heights: Heights, level: number, [x1, y1]: Point, [x2, y2]: Point): string[] {
  const [from, to] = [(heights[x1]?.[y1] ?? 0) - level, (heights[x2]?.[y2] ?? 0) - level];
  if (from < 0 === to < 0) return [];
  const share = from / (from - to);
  return [`${((x1 + (x2 - x1) * share) * cell).toFixed(1)} ${((y1 + (y2 - y1) * share) * cell).toFixed(1)}`];
}
