import { clamp, type Point } from './geometry.ts';
import type { PlannedHole } from './hole.ts';
import type { LineOfPlay } from './line-of-play.ts';

export const viewWidth = 600;
export const viewHeight = 1120;

/** Where the middle of the green may come to lie, and the black tee. */
const [top, bottom] = [158, 1026];
const sideMargin = 26;

/**
 * From metres to the view. Lengths are to scale; widths are drawn larger on a long hole, as yardage books do, so that a
 * phone can show them. `at` is the point at so many metres of the line, so many metres to its right.
 */
export type Frame = {
  /** Units of the view for a metre along, for a metre across, and for a metre of a green. */
  along: number;
  across: number;
  green: number;
  at: (metres: number, right?: number) => Point;
  heading: (metres: number) => number;
};

/** Fits a hole into the view: `reach` is how many metres beside the line are drawn. */
export function frameOf({ par }: PlannedHole, line: LineOfPlay, reach: number): Frame {
  const xs = line.places.map(({ x }) => x);
  const ys = line.places.map(({ y }) => y);
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = viewWidth - 2 * sideMargin;
  const tallest = (bottom - top) / (high - low);
  const widest = room / (right - left + 2 * reach);
  const along = Math.min(tallest, par === 3 ? 4.4 : 3.1, Math.max(widest, (room - 2 * reach * 2.3) / Math.max(right - left, 1)));
  const across = clamp(2.3, along, along * 1.45);
  const [middle, base] = [(left + right) / 2, (top + bottom) / 2 + ((low + high) / 2) * along];
  return {
    along,
    across,
    green: Math.max(along, 2.25),
    heading: (metres) => line.at(metres).heading,
    at: (metres, offset = 0) => {
      const { x, y, heading } = line.at(metres);
      return [viewWidth / 2 + (x - middle) * along + Math.cos(heading) * offset * across, base - y * along + Math.sin(heading) * offset * across];
    },
  };
}
