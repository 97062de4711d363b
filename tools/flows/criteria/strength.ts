/** The coverage criteria of generated paths; each is a `--strength` of `npm run flows`. */
export const strengths = ['transitions', 'pairs', 'guards', 'outcomes'] as const;
export type Strength = (typeof strengths)[number];

/**
 * Returns the strengths that run on the machine: the one named by `FLOWS_STRENGTH` (`all` for each), by default
 * transitions. Throws for an unknown one.
 */
export function requestedStrengths({
  FLOWS_STRENGTH: name,
}: Readonly<Record<string, string | undefined>>): readonly Strength[] {
  if (name === 'all') return strengths;
  const found = strengths.find((strength) => strength === (name || 'transitions'));
  if (!found) throw new Error(`There is no strength named ${name}. The strengths are: ${strengths.join(', ')}.`);
  return [found];
}

/** The number of covered items, paths and steps of a strength. */
export type Figures = { readonly labels: number; readonly paths: number; readonly steps: number };

/** The coverage of a strength for a machine. */
export type StrengthCount = Figures & { readonly strength: Strength; readonly machine: string };

/** Returns a line of figures for each strength that has counts, over all machines. */
export const totalsOf = (counts: readonly StrengthCount[]): readonly string[] =>
  strengths.flatMap((strength) => {
    const own = counts.filter((count) => count.strength === strength);
    const sum = (name: keyof Figures) => own.reduce((total, count) => total + count[name], 0);
    return own.length === 0
      ? []
      : [`${strength}: ${sum('labels')} covered, ${sum('paths')} paths, ${sum('steps')} steps`];
  });
