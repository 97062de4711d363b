import type { Deps } from '../deps.ts';
import { describeDefect } from '../log.ts';
import { purge } from '../services/purge.ts';

const interval = 5 * 60_000;

/** Purges now and every five minutes; returns how to end that, which waits for the run under way. */
export function repeatPurge(deps: Deps): () => Promise<void> {
  const run = () => purge(deps).catch((defect: unknown) => deps.log.error('purge failed', describeDefect(defect)));
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, interval);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
