import type { Subscription } from 'xstate';

/** Why a chunk is missing: the network failed and the load is retried, or the module threw. */
export type Missing = 'cut-off' | 'broken';

const missing = new Map<unknown, Missing>();
const listeners = new Set<() => void>();

/** Records why a chunk that the user waits for is missing; `null` removes the record. */
export function noteMissing(waiting: unknown, why: Missing | null): void {
  if (why === null ? !missing.delete(waiting) : missing.get(waiting) === why) return;
  if (why !== null) missing.set(waiting, why);
  listeners.forEach((listener) => listener());
}

/** Store with the reason of the first missing chunk that the user waits for. */
export const missingCode: { getSnapshot: () => Missing | null; subscribe: (listener: () => void) => Subscription } = {
  getSnapshot: () => missing.values().next().value ?? null,
  subscribe: (listener) => {
    listeners.add(listener);
    return { unsubscribe: () => void listeners.delete(listener) };
  },
};
