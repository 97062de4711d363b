import { readForSession } from '#src/api/stored.ts';
import { hasLeftForProvider } from '#src/shared/verification/same-tab.ts';

/** Where the provider's result is sent, with the window or the number of the request. */
export type FoundTarget =
  | { kind: 'opener'; opener: Window }
  | { kind: 'sameTab' }
  | { kind: 'channel'; requestNumber: string }
  | { kind: 'none' };

export function findReturnTarget(): FoundTarget {
  const opener: Window | null = window.opener;
  if (opener) return { kind: 'opener', opener };
  if (hasLeftForProvider()) return { kind: 'sameTab' };
  const requestNumber = readForSession('verification-window');
  return requestNumber === null ? { kind: 'none' } : { kind: 'channel', requestNumber };
}
