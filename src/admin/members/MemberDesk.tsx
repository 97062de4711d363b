import { shallowEqual, useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { LinkedMembership } from '#contract/staff/member.ts';
import type { memberDeskMachine } from '#machines/member-desk.machine.ts';
import { focusRefused } from '../ui/focus-refused.ts';
import { useDeskFocus } from '../ui/use-desk-focus.ts';
import { memberDeskView } from './member-desk-view.ts';
import { MemberDeskScreen } from './MemberDeskScreen.tsx';

/** One member at the desk of a staff member, on screen. */
export function MemberDesk({ actor }: { actor: ActorRefFrom<typeof memberDeskMachine> }) {
  const view = useSelector(actor, memberDeskView, shallowEqual);
  const form = useRef<HTMLFormElement>(null);
  const desk = useRef<HTMLDivElement>(null);
  useDeskFocus(desk, view.member === null ? 'asking' : (view.composing ?? 'viewing'));
  useEffect(() => {
    const onRefused = () => focusRefused(form);
    const subscriptions = [actor.on('reason.refused', onRefused), actor.on('change.refused', onRefused)];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor]);
  const unlink = useCallback(
    (membership: LinkedMembership) => actor.send({ type: 'change.chosen', change: 'membershipUnlinked', membership }),
    [actor],
  );
  return (
    <MemberDeskScreen
      {...view}
      formRef={form}
      deskRef={desk}
      onReasonChange={() => actor.send({ type: 'reason.changed' })}
      onReason={(reason) => actor.send({ type: 'reason.submitted', reason })}
      onChoose={(change) => actor.send({ type: 'change.chosen', change })}
      onUnlink={unlink}
      onDraftChange={() => actor.send({ type: 'change.changed' })}
      onSubmit={(draft) => actor.send({ type: 'change.submitted', draft })}
      onCancel={() => actor.send({ type: 'change.cancelled' })}
      onDismiss={() => actor.send({ type: 'alert.dismissed' })}
    />
  );
}
