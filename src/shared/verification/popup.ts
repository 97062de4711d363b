import { fromCallback } from 'xstate';
import { accountMessages } from '#contract/account-messages.ts';
import { verificationWindowPath } from '#contract/site-paths.ts';
import { verificationLimits, verificationMessage, windowReadyMessage } from '#contract/verification.ts';
import type { PopupEvent, ProviderRequest, VerificationEvent, VerificationOutcome } from '#machines/verification.machine.ts';

type Said = Extract<VerificationEvent, { type: `popup.${string}` }>;

const name = 'verification';
const { popup: size, pollInterval } = verificationLimits;

/**
 * The window of a verification: opened at once, watched for as long as the flow waits, closed with it. It opens a page of this site,
 * which asks for the form and posts it: a form that is posted into an empty window costs that window its opener in WebKit.
 */
export const popup = fromCallback<PopupEvent, undefined, Said>(({ sendBack, receive }) => {
  const opened = window.open(verificationWindowPath, name, `popup,width=${size.width},height=${size.height}`);
  if (!opened || opened.closed) {
    sendBack({ type: 'popup.blocked' });
    return undefined;
  }
  // A window of this name that an earlier page left open is used again, behind this one.
  opened.focus();
  let request: ProviderRequest | undefined;
  let isReady = false;
  const sendForm = () => {
    if (isReady && request) opened.postMessage({ type: 'verification-form', ...request }, window.location.origin);
  };
  const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin || source !== opened) return;
    // Each time: the window may be reloaded.
    if (windowReadyMessage.safeParse(data).success) {
      isReady = true;
      sendForm();
    }
    const outcome = outcomeOf(data);
    if (outcome) sendBack({ type: 'popup.answered', outcome });
  };
  // A window that has answered closes itself at once: its words may still be on their way when it is first seen closed.
  let wasClosed = false;
  const poll = setInterval(() => {
    if (opened.closed && wasClosed) sendBack({ type: 'popup.closed' });
    wasClosed = opened.closed;
  }, pollInterval);
  window.addEventListener('message', hear);
  receive((event) => {
    ({ request } = event);
    sendForm();
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
