/**
 * Narrows an outcome to the kind that the transition's guard has checked. Throws for any other kind, which is a bug of
 * the machine.
 */
export function assertKind<Outcome extends { kind: string }, Kind extends Outcome['kind']>(
  outcome: Outcome,
  kind: Kind,
): Extract<Outcome, { kind: Kind }> {
  if (!hasKind(outcome, kind)) throw new Error(`Expected the outcome "${kind}", got "${outcome.kind}"`);
  return outcome;
}

const hasKind = <Outcome extends { kind: string }, Kind extends Outcome['kind']>(
  outcome: Outcome,
  kind: Kind,
): outcome is Extract<Outcome, { kind: Kind }> => outcome.kind === kind;
