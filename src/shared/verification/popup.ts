import { fromCallback } from 'xstate';
import { accountMessages } from '#contract/account-messages.ts';
import { verificationLimits, verificationMessage } from '#contract/verification.ts';
import type { PopupEvent, VerificationEvent, VerificationOutcome } from '#machines/verification.machine.ts';
import { submitInto } from './submit-into.ts';

type Said = Extract<VerificationEvent, { type: `popup.${string}` }>;

const name = 'verification';
const { popup: size, pollInterval } = verificationLimits;

/** The window of a verification: opened at once, watched for as long as the flow waits, closed with it. */
export const popup = fromCallback<PopupEvent, undefined, Said>(({ sendBack, receive }) => {
  const opened = window.open('', name, `popup,width=${size.width},height=${size.height}`);
  if (!opened || opened.closed) {
    sendBack({ type: 'popup.blocked' });
    return undefined;
  }
  const hear = (event: MessageEvent<unknown>) => {
    const outcome = event.origin === window.location.origin && event.source === opened ? outcomeOf(event.data) : null;
    if (outcome) sendBack({ type: 'popup.answered', outcome });
  };
  // A window that has answered closes itself at once: its words may still be on their way when it is first seen closed.
  let wasClosed = false;
  const poll = setInterval(() => {
    if (opened.closed && wasClosed) sendBack({ type: 'popup.closed' });
    wasClosed = opened.closed;
  }, pollInterval);
  window.addEventListener('message', hear);
  receive(({ request }) => {
    if (!submitInto(opened, name, request)) sendBack({ type: 'popup.closed' });
  });
  return () => {
    window.removeEventListener('message', hear);
    clearInterval(poll);
    opened.close();
  };
});

/** What a message says, or null when it is none of ours. */
function outcomeOf(data: unknown): VerificationOutcome | null {
  const parsed = verificationMessage.safeParse(data);
  if (!parsed.success) return null;
  const { success, message, identity } = parsed.data;
  return identity && (success || message === accountMessages.verified) ? { kind: 'verified', identity } : { kind: 'refused', message };
}
