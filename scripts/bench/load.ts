import autocannon, { type Options } from 'autocannon';

/** `milliseconds` or `amount` of requests; `statuses` are the expected ones, by default 200. */
export type Load = Omit<Options, 'duration'> & {
  readonly milliseconds?: number;
  readonly statuses?: readonly number[];
};

/** Returns the responses per second. Throws on an unexpected status, a lost connection or a timeout. */
export async function requestsPerSecond({ milliseconds, statuses = [200], ...options }: Load): Promise<number> {
  const result = await autocannon({
    sampleInt: 50,
    ...options,
    ...(milliseconds !== undefined && { duration: milliseconds / 1_000 }),
  });
  const counts = Object.entries(result.statusCodeStats ?? {}).map(([status, { count = 0 }]) => ({
    status: Number(status),
    count,
  }));
  const unexpected = counts
    .filter(({ status }) => !statuses.includes(status))
    .map(({ status, count }) => `${count} × ${status}`);
  if (unexpected.length > 0 || result.errors > 0)
    throw new Error(
      `${options.url} responded ${[...unexpected, `${result.errors} errors`].join(', ')} instead of ${statuses.join(' or ')}.`,
    );
  return (
    counts.reduce((total, { count }) => total + count, 0) / ((result.finish.getTime() - result.start.getTime()) / 1_000)
  );
}

/** Returns how often `work` completes per second in this process, with `atOnce` running concurrently. */
export async function perSecond(atOnce: number, milliseconds: number, work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  let done = 0;
  const repeat = async () => {
    while (performance.now() - started < milliseconds) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, repeat));
  return (done * 1_000) / (performance.now() - started);
}
