/** The coverage criteria of generated paths; each is a `--strength` of `npm run flows`. */
export const strengths = ['transitions', 'pairs', 'guards', 'outcomes', 'data', 'walks'] as const;
export type Strength = (typeof strengths)[number];

/** Returns the strength named by `FLOWS_STRENGTH`, or null. Throws for an unknown one. */
export function askedStrength({ FLOWS_STRENGTH: asked }: Readonly<Record<string, string | undefined>>): Strength | null {
  if (!asked) return null;
  const known = strengths.find((strength) => strength === asked);
  if (!known) throw new Error(`There is no strength named ${asked}. The strengths are: ${strengths.join(', ')}.`);
  return known;
}
