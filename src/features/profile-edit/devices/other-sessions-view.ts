import type { SnapshotFrom } from 'xstate';
import type { DeviceSession } from '#contract/account/device-session.ts';
import { myPageMessages, otherSessionConfirmMessage } from '#contract/account/my-page-messages.ts';
import type { otherSessionsMachine } from '#machines/other-sessions.machine.ts';

export type OtherSessionsView = {
  sessions: readonly DeviceSession[];
  isPending: boolean;
  isFailed: boolean;
  isEnding: boolean;
  question: string | null;
  alert: string | null;
};

/** View of the member's other sessions. */
export function otherSessionsView(snapshot: SnapshotFrom<typeof otherSessionsMachine>): OtherSessionsView {
  const isEnding = snapshot.matches('ending');
  const { sessions, chosen, alert } = snapshot.context;
  return {
    sessions,
    isPending: snapshot.matches('loading'),
    isFailed: snapshot.matches('failed'),
    isEnding,
    question:
      isEnding || snapshot.matches('confirming')
        ? chosen
          ? otherSessionConfirmMessage(chosen.device)
          : myPageMessages.otherSessionsConfirm
        : null,
    alert: snapshot.matches('alerting') ? alert : null,
  };
}
