import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { contentDeskMachine } from '#machines/content-desk.machine.ts';
import { focusRefused } from '../../ui/focus-refused.ts';
import { contentDeskView, type ContentDeskView } from './content-desk-view.ts';
import { ContentDeskScreen } from './ContentDeskScreen.tsx';

export type ContentDeskProps = {
  actor: ActorRefFrom<typeof contentDeskMachine>;
  /** A button that begins to change what is published. */
  revise?: ReactNode;
  /** It replaces a desk that may have had the focus. */
  isReopened?: boolean;
};

/** One publication at the desk of an editor, on screen. */
export function ContentDesk({ actor, revise, isReopened = false }: ContentDeskProps) {
  const view = useSelector(actor, contentDeskView, shallowEqual);
  const desk = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onRefused = () => focusRefused(desk);
    const subscriptions = [actor.on('draft.refused', onRefused), actor.on('reason.refused', onRefused)];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor]);
  const place = placeOf(view);
  const previous = useRef(place);
  const isRepeated = useRef(isReopened);
  useEffect(() => {
    if (view.stage === 'unloaded') isRepeated.current = true;
  }, [view.stage]);
  useEffect(() => {
    const from = previous.current;
    previous.current = place;
    // Typing after a move changes nothing that is shown.
    if (from === place || (from === 'moved' && place === 'open')) return;
    const hasLostFocus = isRepeated.current && document.activeElement === document.body;
    if (from === 'none' && !hasLostFocus) return;
    const target = desk.current?.querySelector<HTMLElement>(place === 'form' ? 'form [name]' : '[data-actions]');
    target?.focus({ preventScroll: from === 'none' });
  }, [place]);
  return (
    <ContentDeskScreen
      {...view}
      deskRef={desk}
      revise={revise}
      onReload={() => actor.send({ type: 'load.requested' })}
      onValue={(name, value) => actor.send({ type: 'value.changed', name, value })}
      onMoment={(name, at) => actor.send({ type: 'moment.changed', name, at })}
      onRestore={(draft) => actor.send({ type: 'draft.restored', draft })}
      onSave={() => actor.send({ type: 'save.requested' })}
      onPreview={() => actor.send({ type: 'preview.requested' })}
      onPreviewClose={() => actor.send({ type: 'preview.closed' })}
      onMove={(move) => actor.send({ type: 'move.chosen', move })}
      onConfirm={() => actor.send({ type: 'move.confirmed' })}
      onCancel={() => actor.send({ type: 'move.cancelled' })}
      onReasonChange={() => actor.send({ type: 'reason.changed' })}
      onReason={(reason) => actor.send({ type: 'reason.submitted', reason })}
      onSettle={(theirs) => actor.send({ type: 'conflict.settled', theirs })}
      onDismiss={() => actor.send({ type: 'alert.dismissed' })}
    />
  );
}

/** Where the focus belongs: in a form that has opened, or at the buttons after a move. */
function placeOf({ stage, isMoved }: ContentDeskView): 'none' | 'form' | 'moved' | 'open' {
  if (stage === 'loading' || stage === 'unloaded') return 'none';
  if (stage === 'conflicted' || stage === 'refusing') return 'form';
  return isMoved ? 'moved' : 'open';
}
