import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { leaveQuestionMachine } from '#machines/leave-question.machine.ts';
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx';

const isAsking = (snapshot: SnapshotFrom<typeof leaveQuestionMachine>) => snapshot.matches('asking');

/** Dialog that asks whether to leave the flow. */
export function LeaveQuestion({
  actor,
  message,
}: {
  actor: ActorRefFrom<typeof leaveQuestionMachine>;
  message: string;
}) {
  return (
    <ConfirmDialog
      isOpen={useSelector(actor, isAsking)}
      message={message}
      onConfirm={() => actor.send({ type: 'leave.confirmed' })}
      onCancel={() => actor.send({ type: 'leave.cancelled' })}
    />
  );
}
