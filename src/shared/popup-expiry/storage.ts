import { hidesAt } from '#contract/site/frame-limits.ts';
import { type PopupKey, readForSession, readStored, store, storeForSession } from '#src/api/stored.ts';

const keyOf = (id: string): PopupKey => `popup:${id}`;

const closed = 'closed';

/** The stored choices for a popup and the current time: the input of its machine. */
export const knownOf = (id: string) => ({ id, hiddenUntil: stampOf(readStored(keyOf(id))), isClosed: readForSession(keyOf(id)) === closed, now: Date.now() });

/** Whether a popup has been dismissed earlier, to decide whether to reserve space for it. */
export function isPutAway(id: string): boolean {
  const { hiddenUntil, isClosed, now } = knownOf(id);
  return isClosed || hidesAt(hiddenUntil, now);
}

/** The expiry until which a popup is hidden: a timestamp in local storage, and nothing else. */
export const storeExpiry = ({ id, until }: { id: string; until: number }) => store(keyOf(id), String(until));

/** That a popup was closed is stored for the lifetime of the tab. */
export const rememberClosed = ({ id }: { id: string }) => storeForSession(keyOf(id), closed);

/** Calls back whenever another tab hides the popup; answers how to stop. */
export function onHiddenElsewhere(id: string, tell: (until: number) => void) {
  const listen = ({ key, newValue }: StorageEvent) => {
    const until = key === keyOf(id) ? stampOf(newValue) : null;
    if (until !== null) tell(until);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** A timestamp is a whole number of milliseconds; any other stored value is ignored. */
function stampOf(value: string | null): number | null {
  return value !== null && /^\d{1,15}$/.test(value) ? Number(value) : null;
}
