import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { leaveQuestionMachine } from '#machines/leave-question.machine.ts';
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx';

const isAsking = (snapshot: SnapshotFrom<typeof leaveQuestionMachine>) => snapshot.matches('asking');

/** Asks, when it must, whether the flow is to be left. */
export function LeaveQuestion({ actor, message }: { actor: ActorRefFrom<typeof leaveQuestionMachine>; message: string }) {
  return (
    <ConfirmDialog
      isOpen={useSelector(actor, isAsking)}
      message={message}
      onConfirm={() => actor.send({ type: 'leave.confirmed' })}
      onCancel={() => actor.send({ type: 'leave.cancelled' })}
    />
  );
}
