type Measure = () => Promise<number>;

type Measured = { readonly ours: number; readonly against: number; readonly ratio: number };

/**
 * Measures both in turns, A B A B …, so that what else the machine does meets both alike; the median of each, and of the ratios of the
 * turns, which a machine that is half as fast for a while does not change. The first turns may be left out.
 */
export async function inTurns(turns: number, { ours, against, leftOut = 0 }: { ours: Measure; against: Measure; leftOut?: number }): Promise<Measured> {
  const measured = { ours: [] as number[], against: [] as number[], ratios: [] as number[] };
  for (let turn = 0; turn < leftOut + turns; turn += 1) {
    const [first, second] = [await ours(), await against()];
    if (turn < leftOut) continue;
    measured.ours.push(first);
    measured.against.push(second);
    measured.ratios.push(first / second);
  }
  return { ours: median(measured.ours), against: median(measured.against), ratio: median(measured.ratios) };
}

/** The middle one, of an even number the lower of both; throws for none. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1];
  if (middle === undefined) throw new Error('There is no median of nothing.');
  return middle;
}

/** How long it takes, in milliseconds. */
export const timeOf = (work: () => Promise<unknown>): Measure => async () => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};
