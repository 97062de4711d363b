import type { SnapshotFrom } from 'xstate';
import type { notMeMachine } from '#machines/not-me.machine.ts';

export type NotMeView = { isAsking: boolean; isEnding: boolean; alert: string | null };

/** View of the question whether an activity was the member's. */
export function notMeView(snapshot: SnapshotFrom<typeof notMeMachine>): NotMeView {
  const isEnding = snapshot.matches('ending');
  return {
    isAsking: isEnding || snapshot.matches('confirming'),
    isEnding,
    alert: snapshot.matches('alerting') || snapshot.matches('alertingEnded') ? snapshot.context.alert : null,
  };
}
