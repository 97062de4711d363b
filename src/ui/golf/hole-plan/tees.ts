import type { Frame } from './frame.ts';
import type { Point } from './geometry.ts';
import { placeOfTee, type PlannedHole, type TeeColor, teeColors } from './hole.ts';

export type DrawnTee = { color: TeeColor; middle: Point; degrees: number };

/** The five tees at their true distances, a little to the left and to the right of the line by turns. */
export function teesOf(hole: PlannedHole, frame: Frame): DrawnTee[] {
  return teeColors.map((color, index) => {
    const metres = placeOfTee(hole, color);
    return { color, middle: frame.at(metres, ((index % 2 ? 1 : -1) * 9) / frame.across), degrees: Math.round((frame.heading(metres) * 180) / Math.PI) };
  });
}
