import { randomFrom } from './hole-plan/random.ts';

const cell = 12;
const levels = 11;

type Point = readonly [x: number, y: number];
type Heights = (x: number, y: number) => number;

/** The contour lines of a few hills in a field of that size, as SVG paths from the lowest up: the same seed draws the same hills. */
export function contours(seed: number, width: number, height: number): string[] {
  const heights = hillsOf(seed, width, height);
  return Array.from({ length: levels }, (_, level) => lineAt(heights, (level + 1.5) / (levels + 2), width, height)).filter((path) => path !== '');
}

function hillsOf(seed: number, width: number, height: number): Heights {
  const random = randomFrom(seed);
  const hills = Array.from({ length: 5 }, (_, index) => ({ x: (width * (index + random())) / 5, y: height * random(), reach: width * (0.12 + 0.12 * random()), top: 0.55 + 0.4 * random() }));
  return (x, y) => hills.reduce((sum, hill) => sum + hill.top * Math.exp(-((x - hill.x) ** 2 + 1.6 * (y - hill.y) ** 2) / (2 * hill.reach ** 2)), 0.06 * Math.sin(x / 61 + seed) * Math.cos(y / 47));
}

/** Where the ground is as high as `level`: a short line for each cell of the field that it crosses. */
function lineAt(heights: Heights, level: number, width: number, height: number): string {
  const lines: string[] = [];
  for (let x = 0; x < width; x += cell) for (let y = 0; y < height; y += cell) lines.push(...linesIn(heights, level, x, y));
  return lines.join('');
}

function linesIn(heights: Heights, level: number, x: number, y: number): string[] {
  const corners: Point[] = [[x, y], [x + cell, y], [x + cell, y + cell], [x, y + cell]];
  const crossings = corners.flatMap((from, index) => crossing(heights, level, from, corners[(index + 1) % 4] ?? from));
  return [crossings.slice(0, 2), crossings.slice(2, 4)].flatMap(([from, to]) => (from && to ? `M${from}L${to}` : []));
}

/** Where the line crosses a side of a cell, or nowhere. */
function crossing(heights: Heights, level: number, [x1, y1]: Point, [x2, y2]: Point): string[] {
  const [from, to] = [heights(x1, y1) - level, heights(x2, y2) - level];
  if (from < 0 === to < 0) return [];
  const share = from / (from - to);
  return [`${(x1 + (x2 - x1) * share).toFixed(1)} ${(y1 + (y2 - y1) * share).toFixed(1)}`];
}
