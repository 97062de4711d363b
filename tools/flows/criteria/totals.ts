import type { Figures } from './covered.ts';
import { strengths, type Strength } from './strength.ts';

/** The coverage of a strength for a machine. */
export type StrengthCount = Figures & {
  readonly strength: Strength;
  readonly machine: string;
  readonly impossible: number;
};

/** Returns a line of figures for each strength that has counts, over all machines. */
export const totalsOf = (counts: readonly StrengthCount[]): readonly string[] =>
  strengths.flatMap((strength) => {
    const own = counts.filter((count) => count.strength === strength);
    const sum = (name: 'labels' | 'impossible' | 'paths' | 'steps') =>
      own.reduce((total, count) => total + count[name], 0);
    return own.length === 0
      ? []
      : [
          `${strength}: ${sum('labels')} covered, ${sum('impossible')} proved impossible, ${sum('paths')} paths, ${sum('steps')} steps`,
        ];
  });
