import { eq } from 'drizzle-orm';
import { publicationMoveNames, type PublicationDetail, type PublicationMove } from '#contract/staff/publication.ts';
import { publicationMessages } from '#contract/staff/publication-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import type { Editor } from '#machines/lifecycles/publication.machine.ts';
import { publication } from '../../db/staff-schema.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type Actor } from '../staff/audit.ts';
import { takeOff } from './publish.ts';
import { readPublication } from './read.ts';
import { stateAfter } from './snapshot.ts';
import { requireNewer } from './targets.ts';
import { lockPublication, publicationSubject } from './write.ts';

/**
 * Moves a publication, if the statechart allows it: what is approved is published by a job at its moment, and what is
 * ended disappears from the site at once. Throws 404 `unknown`, 409 `changed`, 409 `notPossible`, 400 `reasonRequired`
 * for a refusal without a reason, 409 `olderVersion` for a document that would not come into force.
 */
export async function movePublication(
  deps: Pick<Deps, 'db' | 'keys' | 'now'>,
  id: number,
  { version, move, reason }: { readonly version: number; readonly move: PublicationMove; readonly reason: string },
  { by, editor }: { readonly by: Actor; readonly editor: Editor },
): Promise<PublicationDetail> {
  if (move === 'refused' && reason === '') throw new ApiError('400', publicationMessages.reasonRequired);
  return deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx };
    const row = await lockPublication(inside, id, version);
    const state = stateAfter(row, { type: move, by: editor });
    if (move === 'submitted' || move === 'approved') await requireNewer(inside, row);
    if (state === 'ended') await takeOff(inside, row);
    await tx
      .update(publication)
      .set({
        state,
        refusal: move === 'refused' ? reason : '',
        version: row.version + 1,
        updatedAt: deps.now(),
      })
      .where(eq(publication.id, id));
    await recordAudit(inside, {
      by,
      action: 'PUBLICATION_MOVED',
      subject: publicationSubject(id),
      detail: [publicationMoveNames[move], reason].filter(Boolean).join(': '),
    });
    return readPublication(inside, id);
  });
}
