import {
  receivedMessage,
  providerReturn,
  type ProviderReturn,
  type VerificationMessage,
} from '#contract/account/verification.ts';
import { openChannel, postTo } from '#src/shared/verification/channel.ts';

/**
 * Returns the provider's answer and removes it from the URL, so that neither the history nor a reload returns it again.
 */
export function takeProviderReturn(): ProviderReturn {
  const { data: returned = {} } = providerReturn.safeParse(
    Object.fromEntries(new URLSearchParams(window.location.search)),
  );
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return returned;
}

const messageOf = (returned: ProviderReturn): VerificationMessage => ({ type: 'verification', returned });

/** Posts the result to the opener, on our own origin only. Only that window can redeem it. */
export const postToOpener = (opener: Window, returned: ProviderReturn): void =>
  opener.postMessage(messageOf(returned), window.location.origin);

/**
 * Posts the result to the requesting page over its BroadcastChannel, since the provider has severed this window from
 * it. Calls `onConfirmed` once the page has confirmed that it received the result. Returns an unsubscribe function.
 */
export function postToChannel(requestNumber: string, returned: ProviderReturn, onConfirmed: () => void): () => void {
  const channel = openChannel(requestNumber);
  channel?.addEventListener(
    'message',
    ({ data }: MessageEvent<unknown>) => receivedMessage.safeParse(data).success && onConfirmed(),
  );
  if (channel) postTo(channel, messageOf(returned));
  return () => channel?.close();
}
