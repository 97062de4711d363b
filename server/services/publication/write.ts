import { and, eq, gt, inArray } from 'drizzle-orm';
import type { ContentValues } from '#contract/staff/content-field.ts';
import { fieldsOf, isFixed, type ContentKind } from '#contract/staff/content-kinds.ts';
import { emptyDraft, type Draft, type PublicationDetail, type PublicationState } from '#contract/staff/publication.ts';
import { publicationMessages } from '#contract/staff/publication-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import type { Editor } from '#machines/lifecycles/publication.machine.ts';
import { publication, publicationRevision } from '../../db/staff-schema.ts';
import type { Deps } from '../../deps.ts';
import { sanitized } from '../../html/sanitized.ts';
import { recordAudit, type Actor } from '../staff/audit.ts';
import { openStates, readPublication } from './read.ts';
import { isComplete, stateAfter } from './snapshot.ts';
import { draftTitle, isTargetShown, readTarget } from './targets.ts';

type Writing = Pick<Deps, 'db' | 'keys' | 'now'>;
type Row = typeof publication.$inferSelect;
type Acting = { readonly by: Actor; readonly editor: Editor };

/** Saves of one author within this time are one revision, so that saving every few seconds does not fill the history. */
const revisionMs = 10 * 60_000;

/** Names a publication in the audit log. */
export const publicationSubject = (id: number): string => `원고 ${id}번`;

/**
 * Creates an empty publication, or one with the content of an entry of the site, which it will replace; if such a one
 * is in progress, returns that. Throws 404 `unknown` for an entry that does not exist, 409 `notPossible` for a new one
 * of a fixed kind.
 */
export async function createPublication(
  deps: Writing,
  { kind, targetId }: { readonly kind: ContentKind; readonly targetId: number | null },
  { by, editor }: Acting,
): Promise<PublicationDetail> {
  if (targetId === null && isFixed(kind)) throw new ApiError('409', publicationMessages.notPossible);
  return deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx };
    const values = targetId === null ? emptyDraft(kind).values : await readTarget(inside, kind, targetId);
    if (values === null) throw new ApiError('404', publicationMessages.unknown);
    const [added] = await tx
      .insert(publication)
      .values({ kind, values, authorId: editor.id, targetId, updatedAt: deps.now() })
      .onConflictDoNothing()
      .returning({ id: publication.id });
    if (!added) return readPublication(inside, await idIn(inside, kind, targetId, openStates));
    await recordAudit(inside, {
      by,
      action: 'PUBLICATION_CREATED',
      subject: publicationSubject(added.id),
      detail: draftTitle(values),
    });
    return readPublication(inside, added.id);
  });
}

/**
 * Returns the publication of an entry that the site shows, so that it can be ended; an entry without one, such as that
 * of the seed, gets one with its content. Throws 404 `unknown` for an entry that does not exist, 409 `notPossible` for
 * one that is hidden, or of a fixed kind.
 */
export async function openEntry(
  deps: Writing,
  { kind, entryId: targetId }: { readonly kind: ContentKind; readonly entryId: number },
  { by, editor }: Acting,
): Promise<PublicationDetail> {
  return deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx };
    const values = await readTarget(inside, kind, targetId);
    if (values === null) throw new ApiError('404', publicationMessages.unknown);
    if (isFixed(kind) || !(await isTargetShown(inside, kind, targetId)))
      throw new ApiError('409', publicationMessages.notPossible);
    const [added] = await tx
      .insert(publication)
      .values({ kind, state: 'published', values, authorId: editor.id, targetId, updatedAt: deps.now() })
      .onConflictDoNothing()
      .returning({ id: publication.id });
    if (!added) return readPublication(inside, await idIn(inside, kind, targetId, ['published']));
    await recordAudit(inside, {
      by,
      action: 'PUBLICATION_OPENED',
      subject: publicationSubject(added.id),
      detail: draftTitle(values),
    });
    return readPublication(inside, added.id);
  });
}

/** Returns the publication of an entry in one of these states, of which there is one at most. */
async function idIn(
  { db }: Pick<Deps, 'db'>,
  kind: ContentKind,
  targetId: number | null,
  states: readonly PublicationState[],
): Promise<number> {
  const [found] = await db
    .select({ id: publication.id })
    .from(publication)
    .where(
      and(eq(publication.kind, kind), eq(publication.targetId, targetId ?? 0), inArray(publication.state, [...states])),
    );
  if (!found) throw new ApiError('409', publicationMessages.changed);
  return found.id;
}

/**
 * Saves the draft, with its HTML sanitised, as a new version; whoever saves it is its author. Throws 404 `unknown`, 409
 * `changed` if another version was saved since, 409 `notPossible` if it is being reviewed or was published, or for
 * values of another kind.
 */
export async function savePublication(
  deps: Writing,
  id: number,
  typed: Pick<Draft, 'publishAt' | 'endAt'> & {
    readonly version: number;
    readonly content: { readonly kind: ContentKind; readonly values: ContentValues };
  },
  { by, editor }: Acting,
): Promise<PublicationDetail> {
  return deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx };
    const row = await lockPublication(inside, id, typed.version);
    const { kind, values } = typed.content;
    const draft: Draft = {
      values: withCleanHtml(kind, values),
      publishAt: typed.publishAt,
      endAt: typed.endAt,
    };
    const event = { type: 'saved', by: editor, isComplete: isComplete(kind, draft) } as const;
    if (row.kind !== kind) throw new ApiError('409', publicationMessages.notPossible);
    const state = stateAfter(row, event);
    const at = deps.now();
    const version = row.version + 1;
    await tx
      .update(publication)
      .set({
        state,
        values: draft.values,
        authorId: editor.id,
        publishAt: toDate(draft.publishAt),
        endAt: toDate(draft.endAt),
        version,
        updatedAt: at,
      })
      .where(eq(publication.id, id));
    const isContinued = await dropRecentRevision(inside, row, editor);
    await tx
      .insert(publicationRevision)
      .values({ publicationId: id, version, at, staffId: editor.id, staffName: by.name, draft });
    if (!isContinued)
      await recordAudit(inside, {
        by,
        action: 'PUBLICATION_SAVED',
        subject: publicationSubject(id),
        detail: draftTitle(draft.values),
      });
    return readPublication(inside, id);
  });
}

const toDate = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));

/** Deletes the revision that this author saved just before. Returns whether there was one. */
async function dropRecentRevision(
  { db, now }: Writing,
  { id, version }: Row,
  { id: staffId }: Editor,
): Promise<boolean> {
  const dropped = await db
    .delete(publicationRevision)
    .where(
      and(
        eq(publicationRevision.publicationId, id),
        eq(publicationRevision.version, version),
        eq(publicationRevision.staffId, staffId),
        gt(publicationRevision.at, new Date(now().getTime() - revisionMs)),
      ),
    )
    .returning({ version: publicationRevision.version });
  return dropped.length > 0;
}

const withCleanHtml = (kind: ContentKind, values: ContentValues): ContentValues => {
  const fields = fieldsOf(kind);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      fields[name]?.type === 'html' && typeof value === 'string' ? sanitized(value) : value,
    ]),
  );
};

/** Locks and returns a publication. Throws 404 `unknown`, 409 `changed` for another version. */
export async function lockPublication({ db }: Pick<Deps, 'db'>, id: number, version: number): Promise<Row> {
  const [row] = await db.select().from(publication).where(eq(publication.id, id)).for('update');
  if (!row) throw new ApiError('404', publicationMessages.unknown);
  if (row.version !== version) throw new ApiError('409', publicationMessages.changed);
  return row;
}
