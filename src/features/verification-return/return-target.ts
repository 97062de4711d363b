import { readForSession } from '#src/api/stored.ts';
import { hasLeftForProvider } from '#src/shared/verification/same-tab.ts';

/** Where the provider's result is sent: to the opener, to this tab's own page, over a channel, or nowhere. */
export type ReturnTarget = { kind: 'opener'; opener: Window } | { kind: 'same-tab' } | { kind: 'channel'; requestNumber: string } | { kind: 'none' };

/** Undefined on the server. */
export function findReturnTarget(): ReturnTarget | undefined {
  if (typeof window === 'undefined') return undefined;
  const opener: Window | null = window.opener;
  if (opener) return { kind: 'opener', opener };
  if (hasLeftForProvider()) return { kind: 'same-tab' };
  const requestNumber = readForSession('verification-window');
  return requestNumber === null ? { kind: 'none' } : { kind: 'channel', requestNumber };
}
