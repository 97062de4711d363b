/** The coverage criteria of generated paths; each is a `--strength` of `npm run flows`. */
export const strengths = ['transitions', 'pairs', 'guards', 'outcomes', 'data', 'walks'] as const;
export type Strength = (typeof strengths)[number];

/** Returns the strength named by `FLOWS_STRENGTH`, or null. Throws for an unknown one. */
export function requestedStrength({ FLOWS_STRENGTH: name }: Readonly<Record<string, string | undefined>>): Strength | null {
  if (!name) return null;
  const found = strengths.find((strength) => strength === name);
  if (!found) throw new Error(`There is no strength named ${name}. The strengths are: ${strengths.join(', ')}.`);
  return found;
}
