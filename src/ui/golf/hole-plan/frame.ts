import { clamp, type Point } from './geometry.ts';
import type { PlannedHole } from './hole.ts';
import type { LineOfPlay } from './line-of-play.ts';

export const viewWidth = 600;
export const viewHeight = 1120;

/** Smallest and largest y coordinate of the line of play, from the middle of the green to the black tee. */
const [top, bottom] = [158, 1026];
const sideMargin = 26;

/**
 * Transformation from metres to view units. Lengths are to scale; on a long hole, widths are exaggerated as in yardage
 * books, so that they are visible on a phone. `at` returns the point at a distance along the line of play, offset to
 * its right, both in metres.
 */
export type Frame = {
  /** View units per metre: along the line, across it, and on the green. */
  along: number;
  across: number;
  green: number;
  at: (metres: number, right?: number) => Point;
  heading: (metres: number) => number;
};

/** Fits a hole into the view. `reach` is the distance in metres that is drawn on each side of the line. */
export function frameOf({ par }: PlannedHole, line: LineOfPlay, reach: number): Frame {
  const xs = line.points.map(({ x }) => x);
  const ys = line.points.map(({ y }) => y);
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const availableWidth = viewWidth - 2 * sideMargin;
  const tallest = (bottom - top) / (high - low);
  const widest = availableWidth / (right - left + 2 * reach);
  const along = Math.min(
    tallest,
    par === 3 ? 4.4 : 3.1,
    Math.max(widest, (availableWidth - 2 * reach * 2.3) / Math.max(right - left, 1)),
  );
  const across = clamp(2.3, along, along * 1.45);
  const [middle, base] = [(left + right) / 2, (top + bottom) / 2 + ((low + high) / 2) * along];
  return {
    along,
    across,
    green: Math.max(along, 2.25),
    heading: (metres) => line.at(metres).heading,
    at: (metres, offset = 0) => {
      const { x, y, heading } = line.at(metres);
      return [
        viewWidth / 2 + (x - middle) * along + Math.cos(heading) * offset * across,
        base - y * along + Math.sin(heading) * offset * across,
      ];
    },
  };
}
