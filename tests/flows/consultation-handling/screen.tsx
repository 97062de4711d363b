import { useSelector } from '@xstate/react';
import type { Actor, EventFromLogic } from 'xstate';
import { handlingEvents, type HandlingEvent } from '#contract/staff/consultation.ts';
import type { consultationHandlingMachine, Handler } from '#machines/lifecycles/consultation-handling.machine.ts';
import { StepActions } from '#src/admin/consultations/StepActions.tsx';
import { AdminUI } from '#src/admin/ui/AdminUI.tsx';
import { flow, handlers } from './flow.ts';
import type { FlowScreen } from '../lib/flow-screen.ts';

type Machine = typeof consultationHandlingMachine;

/** The steps that the statechart allows a handler, without the server: a press is the event itself. */
export function Steps({ actor, by, to = by.id }: { actor: Actor<Machine>; by: Handler; to?: number }) {
  const snapshot = useSelector(actor, (current) => current);
  const eventOf = (type: HandlingEvent): EventFromLogic<Machine> =>
    type === 'assigned' ? { type, by, to } : { type, by };
  return (
    <StepActions
      possible={handlingEvents.filter((type) => snapshot.can(eventOf(type)))}
      canTake={false}
      onChoose={(type) => actor.send(eventOf(type))}
      onTake={() => {}}
    />
  );
}

export const screen: FlowScreen<Machine> = {
  flow: flow.onMachine,
  title: '업무/상담 처리',
  id: 'flows-consultation-handling',
  layout: 'padded',
  render: (actor) => (
    <AdminUI>
      <Steps actor={actor} by={handlers.kim} />
    </AdminUI>
  ),
};
