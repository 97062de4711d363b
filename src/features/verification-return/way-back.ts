import { readForSession } from '#src/api/stored.ts';
import { hasLeftForProvider } from '#src/shared/verification/same-tab.ts';

/** How the provider's result reaches the page that requested it. */
export type WayBack = { kind: 'opener'; opener: Window } | { kind: 'same-tab' } | { kind: 'channel'; requestNumber: string } | { kind: 'none' };

/** Undefined where there are no windows. */
export function findWayBack(): WayBack | undefined {
  if (typeof window === 'undefined') return undefined;
  const opener: Window | null = window.opener;
  if (opener) return { kind: 'opener', opener };
  if (hasLeftForProvider()) return { kind: 'same-tab' };
  const requestNumber = readForSession('verification-window');
  return requestNumber === null ? { kind: 'none' } : { kind: 'channel', requestNumber };
}
