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
