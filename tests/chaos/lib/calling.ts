import type { Outcome } from './calls.ts';
import { isSuccess } from './calls.ts';

type Calling = {
  /** Called in turn on each connection. */
  readonly calls: readonly (() => Promise<Outcome>)[];
  readonly connections: number;
};

/**
 * Makes calls over some connections without a pause until `work` ends. Resolves to the number of responses, and the
 * outcome of each call that failed.
 */
export async function whileCalling(
  { calls, connections }: Calling,
  work: () => Promise<void>,
): Promise<{ responseCount: number; failed: string[] }> {
  const failed: string[] = [];
  let responseCount = 0;
  const load = { isRunning: true };
  const connection = async (firstTurn: number) => {
    for (let turn = firstTurn; load.isRunning; turn += 1) {
      for (const call of calls.slice(turn % calls.length, (turn % calls.length) + 1)) {
        const outcome = await call();
        responseCount += 1;
        if (!isSuccess(outcome)) failed.push(`${outcome.http} ${outcome.text.slice(0, 200)}`);
      }
    }
  };
  const called = Promise.all(Array.from({ length: connections }, (_, index) => connection(index)));
  await work().finally(() => {
    load.isRunning = false;
  });
  await called;
  return { responseCount, failed };
}
