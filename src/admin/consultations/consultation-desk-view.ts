import type { SnapshotFrom } from 'xstate';
import {
  handlingEvents,
  type ConsultationDetail,
  type Draft,
  type HandlingErrors,
  type HandlingEvent,
} from '#contract/staff/consultation.ts';
import { consultationDeskMessages, takenStepMessages } from '#contract/staff/consultation-messages.ts';
import { staffMessages } from '#contract/staff/staff-messages.ts';
import { isPossible, type consultationDeskMachine } from '#machines/consultation-desk.machine.ts';

export type ConsultationDeskView = {
  /** Before the consultation is open: the question why. */
  isAsking: boolean;
  reasonError: string | null;
  isOpening: boolean;
  consultation: ConsultationDetail | null;
  /** Steps that the statechart allows the viewer. */
  possible: readonly HandlingEvent[];
  /** Whether the viewer can take the consultation with one press. */
  canTake: boolean;
  /** Step whose form is shown. */
  composing: HandlingEvent | null;
  draft: Draft;
  errors: HandlingErrors;
  isSubmitting: boolean;
  /** Text of a step that is no longer possible; the next one goes on with it. */
  unsent: string;
  /** Announces the last step that was taken. */
  status: string;
  alert: string | null;
};

/** View of one consultation at the desk of a staff member. */
export function consultationDeskView(snapshot: SnapshotFrom<typeof consultationDeskMachine>): ConsultationDeskView {
  const { consultation, viewer, event, isComposed, draft, errors, taken, alert } = snapshot.context;
  const isAtStep = (['composing', 'submitting', 'untaken', 'conflicted'] as const).some((state) =>
    snapshot.matches(state),
  );
  return {
    isAsking: consultation === null,
    reasonError: snapshot.matches({ asking: 'refused' }) ? staffMessages.reasonRequired : null,
    isOpening: snapshot.matches('opening'),
    consultation,
    possible: handlingEvents.filter((each) => isPossible(snapshot.context, each)),
    canTake: consultation?.assignee === null && isPossible(snapshot.context, 'assigned', viewer.id),
    composing: isAtStep && isComposed ? event : null,
    draft,
    errors,
    isSubmitting: snapshot.matches('submitting'),
    unsent: snapshot.matches('viewing') ? draft.text : '',
    status: taken === null ? '' : takenText(taken, consultation?.assignee?.id === viewer.id),
    alert: snapshot.hasTag('alert') ? alert : null,
  };
}

const takenText = (taken: HandlingEvent, isViewers: boolean): string =>
  taken === 'assigned' && isViewers ? consultationDeskMessages.takenByViewer : takenStepMessages[taken];
