import type { SnapshotFrom } from 'xstate';
import { timeInKorea } from '#contract/shared/day.ts';
import { contentDeskMessages as words, madeMoveMessages } from '#contract/staff/content-desk-messages.ts';
import {
  publicationMoves,
  type Draft,
  type PublicationDetail,
  type PublicationMove,
} from '#contract/staff/publication.ts';
import { timeText } from '../../ui/time-text.ts';
import { isEditable, isPossible, isUnsaved, type contentDeskMachine } from '#machines/content-desk.machine.ts';

export type ContentDeskView = {
  /** The part of the page that is shown. */
  stage: 'loading' | 'unloaded' | 'editing' | 'viewing' | 'conflicted' | 'refusing';
  publication: PublicationDetail | null;
  /** The version that someone else has saved meanwhile, in a conflict. */
  theirs: PublicationDetail | null;
  draft: Draft;
  /** Changes with each draft that nobody typed. */
  resets: number;
  errors: Readonly<Record<string, string>>;
  /** Moves that the statechart allows the viewer, if nothing is missing. */
  possible: readonly PublicationMove[];
  isBusy: boolean;
  /** A move is under way: nothing can be typed. */
  isMoving: boolean;
  isPreviewing: boolean;
  /** Asked before a move. */
  question: string | null;
  /** Something typed cannot be saved in this state. */
  hasUnstored: boolean;
  isMoved: boolean;
  /** Why it was to be refused, as typed; empty if that was sent. */
  reason: string;
  /** Announced: when it was saved, or which move was made. */
  status: string;
  /** Not announced: whether it will be saved. */
  note: string;
  /** Why it could not be loaded or saved. */
  problem: string | null;
  alert: string | null;
};

/** View of one publication at the desk of an editor. */
export function contentDeskView(snapshot: SnapshotFrom<typeof contentDeskMachine>): ContentDeskView {
  const { publication, theirs, draft, resets, errors, moved, reason, alert } = snapshot.context;
  const stage = stageOf(snapshot);
  const isMoving = (['moving', 'outdated', 'unmoved'] as const).some((state) => snapshot.matches(state));
  return {
    stage,
    publication,
    theirs,
    draft,
    resets,
    errors,
    possible: publicationMoves.filter((move) => isPossible(snapshot.context, move)),
    isBusy: snapshot.matches('loading') || snapshot.matches('moving'),
    isMoving,
    isPreviewing: snapshot.matches('previewing'),
    question: questionOf(snapshot),
    hasUnstored: stage === 'viewing' && isUnsaved(snapshot.context),
    isMoved: moved !== null,
    reason,
    status: statusOf(snapshot),
    note: snapshot.matches('saving') ? words.saving : snapshot.matches({ editing: 'changed' }) ? words.unsaved : '',
    problem: problemOf(snapshot),
    alert: snapshot.matches('outdated') || snapshot.matches('unmoved') ? alert : null,
  };
}

function stageOf(snapshot: SnapshotFrom<typeof contentDeskMachine>): ContentDeskView['stage'] {
  const { publication, move } = snapshot.context;
  if (snapshot.matches('unloaded')) return 'unloaded';
  if (publication === null) return 'loading';
  if (snapshot.matches('conflicted')) return 'conflicted';
  if (move === 'refused') return 'refusing';
  return isEditable(snapshot.context) ? 'editing' : 'viewing';
}

/** The question stays while the move is made, as its dialog shows that. */
function questionOf(snapshot: SnapshotFrom<typeof contentDeskMachine>): string | null {
  const { move, publication } = snapshot.context;
  if (!snapshot.matches('confirming') && !snapshot.matches('moving')) return null;
  const publishAt = publication?.publishAt ?? null;
  if (move === 'approved') return words.approveQuestion(publishAt === null ? null : timeText(publishAt));
  if (move === 'ended') return words.endQuestion;
  return move === 'discarded' ? words.discardQuestion : null;
}

function statusOf({ context }: SnapshotFrom<typeof contentDeskMachine>): string {
  const { moved, savedAt } = context;
  if (moved !== null) return madeMoveMessages[moved];
  return savedAt !== null && !isUnsaved(context) ? words.savedAt(timeInKorea(new Date(savedAt))) : '';
}

function problemOf(snapshot: SnapshotFrom<typeof contentDeskMachine>): string | null {
  const { alert } = snapshot.context;
  if (snapshot.matches('unloaded')) return alert;
  if (snapshot.matches({ editing: 'failed' })) return words.notSaved(alert);
  return snapshot.matches({ editing: 'invalid' }) ? words.invalid : null;
}
