import { transition } from 'xstate';
import { isFixed, type ContentKind } from '#contract/staff/content-kinds.ts';
import { missingIn, type Draft, type PublicationState } from '#contract/staff/publication.ts';
import { publicationMessages } from '#contract/staff/publication-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { publicationMachine, publicationOf, type PublicationEvent } from '#machines/lifecycles/publication.machine.ts';
import type { publication } from '../../db/staff-schema.ts';

type Row = typeof publication.$inferSelect;

/** Returns whether nothing is missing that a publication needs. */
export const isComplete = (kind: ContentKind, draft: Draft): boolean =>
  Object.keys(missingIn(kind, draft)).length === 0;

/**
 * Returns the state of a stored publication after an event. Throws 409 `notPossible` if the statechart does not allow
 * it.
 */
export function stateAfter(row: Row, event: PublicationEvent): PublicationState {
  const before = snapshotOf(row);
  if (!before.can(event)) throw new ApiError('409', publicationMessages.notPossible);
  return transition(publicationMachine, before, event)[0].value;
}

const snapshotOf = ({ state, authorId, kind, values, publishAt, endAt }: Row) =>
  publicationOf({
    state,
    author: authorId,
    isComplete: isComplete(kind, {
      values,
      publishAt: publishAt?.toISOString() ?? null,
      endAt: endAt?.toISOString() ?? null,
    }),
    isFixed: isFixed(kind),
  });
