import {
  verificationChannel,
  verificationMessage,
  windowReadyMessage,
  type ProviderReturn,
} from '#contract/account/verification.ts';
import type { ProviderForm } from '#machines/verification.machine.ts';

/**
 * Listens to the window of a request after a page of the provider has severed it from this page
 * (`Cross-Origin-Opener-Policy`): sends the form to its first page again, and confirms the result to its last one.
 * Returns an unsubscribe function.
 */
export function listenOnChannel(form: ProviderForm, onAnswer: (returned: ProviderReturn) => void): () => void {
  const channel = openChannel(form.requestNumber);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (windowReadyMessage.safeParse(data).success) postTo(channel, { type: 'verification-form', ...form });
    const answer = verificationMessage.safeParse(data);
    if (!answer.success) return;
    postTo(channel, { type: 'verification-heard' });
    onAnswer(answer.data.returned);
  });
  return () => channel?.close();
}

export function postTo(channel: BroadcastChannel, message: unknown): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of this origin
  channel.postMessage(message);
}

/** Returns undefined if the browser has no channels, or forbids them along with storage. */
export function openChannel(requestNumber: string): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  try {
    return new BroadcastChannel(verificationChannel(requestNumber));
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
