import { providerReturn, type ProviderReturn, type VerificationMessage } from '#contract/verification.ts';

/** Reads the provider's answer and removes it from the URL, so that neither the history nor a reload gives it again. */
export function takeReturned(): ProviderReturn {
  const { data: returned = {} } = providerReturn.safeParse(Object.fromEntries(new URLSearchParams(window.location.search)));
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return returned;
}

/** Tells the window that asked, on our own origin and on no other. Only that window can have it redeemed. */
export function tellOpener(opener: Window, returned: ProviderReturn): void {
  const message: VerificationMessage = { type: 'verification', returned };
  opener.postMessage(message, window.location.origin);
  window.close();
}
