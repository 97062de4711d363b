import type { Deps } from '../deps.ts';

/** Rows per transaction of a job. */
export const batchSize = 200;

/** Changes batches, each in a transaction of its own, until one is not full. `change` returns the size of its batch. */
export async function inBatches(deps: Deps, change: (deps: Deps) => Promise<number>): Promise<void> {
  for (let count = batchSize; count === batchSize;)
    count = await deps.db.transaction((tx) => change({ ...deps, db: tx }));
}
