import { fromPromise } from 'xstate';
import { ApiError } from '#contract/http/api-error.ts';
import {
  movePublication,
  publication as readPublication,
  savePublication,
  type Draft,
  type PublicationDetail,
  type PublicationMove,
} from '#contract/staff/publication.ts';
import { contentDeskMachine, type ChangeOutcome, type LoadOutcome } from '#machines/content-desk.machine.ts';
import { refusalText } from '#src/api/refusal.ts';
import type { StaffClient } from '../../api/call.ts';

type Saving = { publication: PublicationDetail | null; draft: Draft };
type Moving = { publication: PublicationDetail | null; move: PublicationMove | null; reason: string };

/** Saves a draft over the version that it began with. */
export const save = (client: StaffClient, { id, kind, version }: PublicationDetail, draft: Draft) =>
  client(savePublication, {
    params: { id },
    body: { version, content: { kind, values: draft.values }, publishAt: draft.publishAt, endAt: draft.endAt },
  });

/** One publication, bound to the server. */
export const provideContentDesk = (client: StaffClient) =>
  contentDeskMachine.provide({
    actors: {
      loadPublication: fromPromise<LoadOutcome, { id: number }>(({ input: { id }, signal }) =>
        client(readPublication, { params: { id }, signal }).then(done, (error: unknown) => ({
          kind: 'refused',
          message: refusalText(error),
        })),
      ),
      savePublication: fromPromise<ChangeOutcome, Saving>(({ input: { publication, draft } }) =>
        save(client, loaded(publication), draft).then(done, refused),
      ),
      movePublication: fromPromise<ChangeOutcome, Moving>(({ input: { publication, move, reason } }) => {
        const { id, version } = loaded(publication);
        if (move === null) throw new Error('No move was chosen');
        return client(movePublication, { params: { id }, body: { version, move, reason } }).then(done, refused);
      }),
    },
  });

const done = (publication: PublicationDetail): { kind: 'done'; publication: PublicationDetail } => ({
  kind: 'done',
  publication,
});

const refused = (error: unknown): ChangeOutcome => ({
  kind: error instanceof ApiError && error.code === '409' ? 'conflict' : 'refused',
  message: refusalText(error),
});

function loaded(publication: PublicationDetail | null): PublicationDetail {
  if (!publication) throw new Error('The publication is not loaded');
  return publication;
}
