import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { consultationDeskMachine } from '#machines/consultation-desk.machine.ts';
import { consultationDeskView } from './consultation-desk-view.ts';
import { ConsultationDeskScreen } from './ConsultationDeskScreen.tsx';
import type { Assignee } from './StepForm.tsx';
import { focusRefused } from '../ui/focus-refused.ts';
import { useDeskFocus } from '../ui/use-desk-focus.ts';

type ConsultationDeskProps = {
  actor: ActorRefFrom<typeof consultationDeskMachine>;
  assignees: readonly Assignee[];
};

/** One consultation at the desk of a staff member, on screen. */
export function ConsultationDesk({ actor, assignees }: ConsultationDeskProps) {
  const view = useSelector(actor, consultationDeskView, shallowEqual);
  const form = useRef<HTMLFormElement>(null);
  const desk = useRef<HTMLDivElement>(null);
  const open = view.composing ?? (view.isSubmitting ? 'pressed' : 'viewing');
  useDeskFocus(desk, view.isAsking ? 'asking' : open);
  useEffect(() => {
    const onRefused = () => focusRefused(form);
    const subscriptions = [actor.on('reason.refused', onRefused), actor.on('step.refused', onRefused)];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor]);
  return (
    <ConsultationDeskScreen
      {...view}
      assignees={assignees}
      formRef={form}
      deskRef={desk}
      onReasonChange={() => actor.send({ type: 'reason.changed' })}
      onReason={(reason) => actor.send({ type: 'reason.submitted', reason })}
      onChoose={(event) => actor.send({ type: 'step.chosen', event })}
      onTake={() =>
        actor.send({ type: 'step.chosen', event: 'assigned', assignee: actor.getSnapshot().context.viewer.id })
      }
      onStepChange={() => actor.send({ type: 'step.changed' })}
      onSubmit={(draft) => actor.send({ type: 'step.submitted', draft })}
      onCancel={() => actor.send({ type: 'step.cancelled' })}
      onDismiss={() => actor.send({ type: 'alert.dismissed' })}
    />
  );
}
