import type { Subscription } from 'xstate';

/** Why a chunk is missing: the network failed and the load is retried, or the module threw. */
export type ChunkFailure = 'network' | 'error';

const failures = new Map<unknown, ChunkFailure>();
const listeners = new Set<() => void>();

/** Records why a chunk that the user waits for is missing, under a key of its caller; `null` removes the record. */
export function recordFailedChunk(key: unknown, failure: ChunkFailure | null): void {
  if (failure === null ? !failures.delete(key) : failures.get(key) === failure) return;
  if (failure !== null) failures.set(key, failure);
  listeners.forEach((listener) => listener());
}

/** Store with the reason of the first missing chunk that the user waits for. */
export const failedChunk: {
  getSnapshot: () => ChunkFailure | null;
  subscribe: (listener: () => void) => Subscription;
} = {
  getSnapshot: () => failures.values().next().value ?? null,
  subscribe: (listener) => {
    listeners.add(listener);
    return { unsubscribe: () => void listeners.delete(listener) };
  },
};
