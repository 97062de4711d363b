import type { Hole } from './course.ts';

const tees = ['black', 'blue', 'white', 'brown', 'red'] as const;
export type Tee = (typeof tees)[number];

/** Returns the tee distances of a hole, from the back tee to the front one. */
export const teeDistances = (hole: Hole): readonly { tee: Tee; distance: number }[] =>
  tees.map((tee) => ({ tee, distance: hole[`${tee}TeeDistance`] }));
