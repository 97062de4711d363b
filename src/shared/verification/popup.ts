import { fromCallback } from 'xstate';
import { verificationWindowPath } from '#contract/site/site-paths.ts';
import {
  verificationLimits,
  verificationMessage,
  windowBlockedMessage,
  windowReadyMessage,
  type ProviderReturn,
} from '#contract/account/verification.ts';
import type { PopupEvent, ProviderForm, VerificationEvent } from '#machines/verification.machine.ts';
import { listenOnChannel } from './channel.ts';

type SentEvent = Extract<VerificationEvent, { type: `popup.${string}` }>;

const name = 'verification';
const { popup: size, pollIntervalMs } = verificationLimits;

/** Whether this is an in-app browser, which opens no windows even if the user allows popups. */
const isInAppBrowser = (userAgent: string): boolean =>
  /KAKAOTALK|NAVER\(inapp|Instagram|FBAN|FBAV|DaumApps|Line\//i.test(userAgent);

/**
 * The verification window: opened synchronously, watched while the flow waits, closed with it. It opens a page of this
 * site, which receives the form and posts it: posting a form into an empty window makes it lose its opener in WebKit.
 * Messages arrive by `postMessage`, and over the request's BroadcastChannel once the provider has severed the window.
 */
export const popup = fromCallback<PopupEvent, undefined, SentEvent>(({ sendBack, receive }) => {
  const opened = window.open(verificationWindowPath, name, `popup,width=${size.width},height=${size.height}`);
  if (!opened || opened.closed) {
    sendBack({ type: 'popup.blocked', canBeAllowed: !isInAppBrowser(window.navigator.userAgent) });
    return undefined;
  }
  // A window of this name that an earlier page left open is reused, behind this one.
  opened.focus();
  let form: ProviderForm | undefined;
  let isReady = false;
  let stopListening = () => {};
  const onAnswer = (returned: ProviderReturn) => sendBack({ type: 'popup.answered', returned });
  const sendForm = () => {
    if (isReady && form) opened.postMessage({ type: 'verification-form', ...form }, window.location.origin);
  };
  const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin || source !== opened) return;
    // On every message: the window may have been reloaded.
    if (windowReadyMessage.safeParse(data).success) {
      isReady = true;
      sendForm();
    }
    if (windowBlockedMessage.safeParse(data).success) sendBack({ type: 'popup.refused' });
    const message = verificationMessage.safeParse(data);
    if (message.success) onAnswer(message.data.returned);
  };
  // A window closes itself right after it has posted its result: the message may arrive after the window is first found
  // closed.
  let wasClosed = false;
  const poll = setInterval(() => {
    if (opened.closed && wasClosed) {
      clearInterval(poll);
      sendBack({ type: 'popup.closed' });
    }
    wasClosed = opened.closed;
  }, pollIntervalMs);
  window.addEventListener('message', onMessage);
  receive((event) => {
    ({ form } = event);
    stopListening = listenOnChannel(form, onAnswer);
    sendForm();
  });
  return () => {
    window.removeEventListener('message', onMessage);
    stopListening();
    clearInterval(poll);
    opened.close();
  };
});
