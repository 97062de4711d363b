import { hidesAt } from '#contract/site/frame-limits.ts';
import { type PopupKey, readForSession, readStored, store, storeForSession } from '#src/api/stored.ts';

const keyOf = (id: string): PopupKey => `popup:${id}`;

const closed = 'closed';

/** The stored choices for a popup and the current time: the input of its machine. */
export const readStoredPopup = (id: string) => ({
  id,
  hiddenUntil: timestampIn(readStored(keyOf(id))),
  isClosed: readForSession(keyOf(id)) === closed,
  now: Date.now(),
});

/** Whether a popup has been dismissed earlier, to decide whether to reserve space for it. */
export function isDismissed(id: string): boolean {
  const { hiddenUntil, isClosed, now } = readStoredPopup(id);
  return isClosed || hidesAt(hiddenUntil, now);
}

/** Stores how long a popup is hidden: a timestamp in local storage, and nothing else. */
export const storeExpiry = ({ id, until }: { id: string; until: number }) => store(keyOf(id), String(until));

/** Stores for the lifetime of the tab that a popup was closed. */
export const rememberClosed = ({ id }: { id: string }) => storeForSession(keyOf(id), closed);

/** Calls `listener` whenever another tab hides the popup. Returns an unsubscribe function. */
export function onHiddenElsewhere(id: string, listener: (until: number) => void) {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const until = key === keyOf(id) ? timestampIn(newValue) : null;
    if (until !== null) listener(until);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Parses a timestamp in milliseconds; null for any other stored value. */
function timestampIn(value: string | null): number | null {
  return value !== null && /^\d{1,15}$/.test(value) ? Number(value) : null;
}
