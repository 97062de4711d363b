import { receivedMessage, providerReturn, type ProviderReturn, type VerificationMessage } from '#contract/account/verification.ts';
import { openChannel, sayOn } from '#src/shared/verification/channel.ts';

/** Reads the provider's answer and removes it from the URL, so that neither the history nor a reload gives it again. */
export function takeReturned(): ProviderReturn {
  const { data: returned = {} } = providerReturn.safeParse(Object.fromEntries(new URLSearchParams(window.location.search)));
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return returned;
}

const messageOf = (returned: ProviderReturn): VerificationMessage => ({ type: 'verification', returned });

/** Posts the result to the opener, on our own origin only. Only that window can redeem it. */
export function tellOpener(opener: Window, returned: ProviderReturn): void {
  opener.postMessage(messageOf(returned), window.location.origin);
  window.close();
}

/**
 * Posts the result to the requesting page over its BroadcastChannel, since the provider has severed this window from it. Calls `onHeard` once the
 * page has confirmed.
 */
export function tellChannel(requestNumber: string, returned: ProviderReturn, onHeard: () => void): void {
  const channel = openChannel(requestNumber);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!receivedMessage.safeParse(data).success) return;
    channel.close();
    window.close();
    onHeard();
  });
  if (channel) sayOn(channel, messageOf(returned));
}
