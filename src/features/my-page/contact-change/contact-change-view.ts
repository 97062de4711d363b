import type { SnapshotFrom } from 'xstate';
import { contactChangeMessages } from '#contract/account/contact-change-messages.ts';
import type { contactChangeMachine } from '#machines/contact-change.machine.ts';

type ContactChangeSnapshot = SnapshotFrom<typeof contactChangeMachine>;

export type ContactChangeView = {
  /** The new address or number; null without one. */
  email: string | null;
  mobile: string | null;
  codeError: string | null;
  isFailed: boolean;
  isVerifying: boolean;
  busy: 'code' | 'sending' | 'mobile' | 'cancelling' | null;
  /** Whether the last change was proved or cancelled here. */
  isDone: boolean;
  question: string | null;
  alert: string | null;
};

function busyOf(snapshot: ContactChangeSnapshot): ContactChangeView['busy'] {
  if (snapshot.matches('confirmingEmail')) return 'code';
  if (snapshot.matches('sendingCode')) return 'sending';
  if (snapshot.matches('confirmingMobile')) return 'mobile';
  return snapshot.matches('cancelling') ? 'cancelling' : null;
}

/** View of the changes that wait for a proof. */
export function contactChangeView(snapshot: ContactChangeSnapshot): ContactChangeView {
  const { changes, codeError, chosen, alert, isDone } = snapshot.context;
  const valueOf = (kind: 'EMAIL' | 'MOBILE') => changes.find((change) => change.kind === kind)?.value ?? null;
  const isAsking = snapshot.matches('questioning') || snapshot.matches('cancelling');
  return {
    email: valueOf('EMAIL'),
    mobile: valueOf('MOBILE'),
    codeError,
    isFailed: snapshot.matches('failed'),
    isVerifying: snapshot.matches('verifying'),
    busy: busyOf(snapshot),
    isDone,
    question: isAsking
      ? chosen === 'EMAIL'
        ? contactChangeMessages.cancelEmail
        : contactChangeMessages.cancelMobile
      : null,
    alert: snapshot.matches('alerting') ? alert : null,
  };
}
