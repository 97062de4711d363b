import { providerReturn, type VerificationMessage } from '#contract/verification.ts';

/** Tells the window that asked what the provider sent along; to our own origin and to no other. Only that window can have it redeemed. */
export function tellOpener(opener: Window): void {
  const { data: returned = {} } = providerReturn.safeParse(Object.fromEntries(new URLSearchParams(window.location.search)));
  // The answer may not be read again, from the history or by a reload.
  window.history.replaceState(window.history.state, '', window.location.pathname);
  const message: VerificationMessage = { type: 'verification', returned };
  opener.postMessage(message, window.location.origin);
  window.close();
}
