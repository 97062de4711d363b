import type { Frame } from './frame.ts';
import type { Point } from './geometry.ts';
import { teePosition, type PlannedHole, type TeeColor, teeColors } from './hole.ts';

export type DrawnTee = { color: TeeColor; middle: Point; degrees: number };

/** Returns the five tees at their exact distances, alternately a little to the left and to the right of the line. */
export function teesOf(hole: PlannedHole, frame: Frame): DrawnTee[] {
  return teeColors.map((color, index) => {
    const metres = teePosition(hole, color);
    return {
      color,
      middle: frame.at(metres, ((index % 2 ? 1 : -1) * 9) / frame.across),
      degrees: Math.round((frame.heading(metres) * 180) / Math.PI),
    };
  });
}
