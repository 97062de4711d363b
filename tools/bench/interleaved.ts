type Measure = () => Promise<number>;

type Measured = { readonly ours: number; readonly against: number; readonly ratio: number };

/**
 * Measures both alternately, A B A B …, so that other load on the machine affects both alike. Returns the medians of
 * both and of the ratios per round, which a temporary slowdown of the machine does not change. The first `warmUpRounds`
 * are not counted.
 */
export async function interleaved(
  rounds: number,
  { ours, against, warmUpRounds = 0 }: { ours: Measure; against: Measure; warmUpRounds?: number },
): Promise<Measured> {
  const measured = { ours: [] as number[], against: [] as number[], ratios: [] as number[] };
  for (let round = 0; round < warmUpRounds + rounds; round += 1) {
    const [first, second] = [await ours(), await against()];
    if (round < warmUpRounds) continue;
    measured.ours.push(first);
    measured.against.push(second);
    measured.ratios.push(first / second);
  }
  return { ours: median(measured.ours), against: median(measured.against), ratio: median(measured.ratios) };
}

/** Returns the median, of an even number of values the lower one; throws if there is none. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1];
  if (middle === undefined) throw new Error('There is no median of nothing.');
  return middle;
}

/** Returns a measurement of how long `work` takes, in milliseconds. */
export const timeOf =
  (work: () => Promise<unknown>): Measure =>
  async () => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  };

/** Returns the value that this percentage of all does not exceed. */
export function percentile(values: readonly number[], percentage: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil((values.length * percentage) / 100) - 1] ?? NaN;
}
