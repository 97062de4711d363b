import type { Subscription } from 'xstate';

/** The code did not come, and is asked for again; or it came and broke. */
export type Missing = 'cut-off' | 'broken';

const missing = new Map<unknown, Missing>();
const listeners = new Set<() => void>();

/** Why something that was done waits for its code, or that it waits no more. */
export function noteMissing(waiting: unknown, why: Missing | null): void {
  if (why === null ? !missing.delete(waiting) : missing.get(waiting) === why) return;
  if (why !== null) missing.set(waiting, why);
  listeners.forEach((listener) => listener());
}

/** Why anything waits that was done: one reason where there are several. */
export const missingCode: { getSnapshot: () => Missing | null; subscribe: (listener: () => void) => Subscription } = {
  getSnapshot: () => missing.values().next().value ?? null,
  subscribe: (listener) => {
    listeners.add(listener);
    return { unsubscribe: () => void listeners.delete(listener) };
  },
};
