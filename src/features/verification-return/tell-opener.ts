import { heardMessage, providerReturn, type ProviderReturn, type VerificationMessage } from '#contract/account/verification.ts';
import { openChannel, sayOn } from '#src/shared/verification/channel.ts';

/** Reads the provider's answer and removes it from the URL, so that neither the history nor a reload gives it again. */
export function takeReturned(): ProviderReturn {
  const { data: returned = {} } = providerReturn.safeParse(Object.fromEntries(new URLSearchParams(window.location.search)));
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return returned;
}

const messageOf = (returned: ProviderReturn): VerificationMessage => ({ type: 'verification', returned });

/** Tells the window that asked, on our own origin and on no other. Only that window can have it redeemed. */
export function tellOpener(opener: Window, returned: ProviderReturn): void {
  opener.postMessage(messageOf(returned), window.location.origin);
  window.close();
}

/** Tells the page that asked over the channel of its request, since the provider has cut this window off from it. `onHeard` is called once that page has it. */
export function tellChannel(requestNumber: string, returned: ProviderReturn, onHeard: () => void): void {
  const channel = openChannel(requestNumber);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!heardMessage.safeParse(data).success) return;
    channel.close();
    window.close();
    onHeard();
  });
  if (channel) sayOn(channel, messageOf(returned));
}
