import type { PriceRow } from '#src/ui/data/PriceTable.tsx';
import type { PracticeHole } from './practice-range.ts';

export const holeRows = (holes: readonly PracticeHole[]): PriceRow[] =>
  holes.map(({ holeNumber, name, par, blackTeeDistance }) => [
    `${holeNumber}번`,
    name,
    String(par),
    String(blackTeeDistance),
  ]);

/** The last row of the table: the sums of the pars and of the distances. */
export function holeTotal(holes: readonly PracticeHole[]): PriceRow {
  const sum = (valueOf: (hole: PracticeHole) => number) =>
    String(holes.reduce((total, hole) => total + valueOf(hole), 0));
  return ['합계', `${holes.length}홀`, sum(({ par }) => par), sum(({ blackTeeDistance }) => blackTeeDistance)];
}
