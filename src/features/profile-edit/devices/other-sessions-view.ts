import type { SnapshotFrom } from 'xstate';
import type { DeviceSession } from '#contract/device-session.ts';
import { messages } from '#contract/messages.ts';
import type { otherSessionsMachine } from '#machines/other-sessions.machine.ts';

export type OtherSessionsView = {
  sessions: readonly DeviceSession[];
  isPending: boolean;
  isFailed: boolean;
  isEnding: boolean;
  question: string | null;
  alert: string | null;
};

/** What is shown of where the member is logged in. */
export function otherSessionsView(snapshot: SnapshotFrom<typeof otherSessionsMachine>): OtherSessionsView {
  const isEnding = snapshot.matches('ending');
  return {
    sessions: snapshot.context.sessions,
    isPending: snapshot.matches('loading'),
    isFailed: snapshot.matches('failed'),
    isEnding,
    question: isEnding || snapshot.matches('confirming') ? messages.otherSessionsConfirm : null,
    alert: snapshot.matches('alerting') ? snapshot.context.alert : null,
  };
}
