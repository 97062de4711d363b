import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type {
  ContentEntry,
  contentEntries,
  PublicationDetail,
  PublicationRow,
  publications,
  PublicationState,
} from '#contract/staff/publication.ts';
import type { ContentKind } from '#contract/staff/content-kinds.ts';
import type { ResultOf } from '#contract/http/endpoint.ts';
import { publicationMessages } from '#contract/staff/publication-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { notice } from '../../db/site-schema.ts';
import { publication, publicationRevision, staff } from '../../db/staff-schema.ts';
import type { Deps } from '../../deps.ts';
import { contains, mayContain, trimSearchText } from '../search/text.ts';
import { draftTitle, listTargets, readTarget, titleOf } from './targets.ts';

type Reading = Pick<Deps, 'db'>;

const pageSize = 50;
/** Each has the whole content, and all are sent with each save. */
const shownRevisions = 30;

/** States in which a publication may still be published. */
export const openStates = ['draft', 'review', 'refused', 'scheduled'] as const satisfies readonly PublicationState[];

const selectRows = ({ db }: Reading) =>
  db
    .select({ publication, authorName: staff.name })
    .from(publication)
    .innerJoin(staff, eq(staff.id, publication.authorId))
    .$dynamic();

type Selected = Awaited<ReturnType<typeof selectRows>>[number];

const rowOf = ({ publication: row, authorName }: Selected): PublicationRow => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  title: draftTitle(row.values),
  author: { id: row.authorId, name: authorName },
  publishAt: row.publishAt?.toISOString() ?? null,
  endAt: row.endAt?.toISOString() ?? null,
  updatedAt: row.updatedAt.toISOString(),
  targetId: row.targetId,
  version: row.version,
});

type Filter = {
  readonly kind?: ContentKind | undefined;
  readonly state?: PublicationState | undefined;
  readonly before?: number | undefined;
};

/** Returns 50 publications, newest first, of one kind and state or all but those that were discarded. */
export async function listPublications(
  deps: Reading,
  { kind, state, before }: Filter,
): Promise<ResultOf<typeof publications>> {
  const found = await selectRows(deps)
    .where(
      and(
        kind === undefined ? undefined : eq(publication.kind, kind),
        state === undefined ? ne(publication.state, 'discarded') : eq(publication.state, state),
        before === undefined ? undefined : lt(publication.id, before),
      ),
    )
    .orderBy(desc(publication.id))
    .limit(pageSize + 1);
  return { rows: found.slice(0, pageSize).map(rowOf), hasMore: found.length > pageSize };
}

/** Returns 50 entries of the site, highest id first, whose title contains the text. */
export async function listEntries(
  deps: Reading,
  kind: ContentKind,
  { text: typed, before }: { readonly text: string; readonly before?: number | undefined },
): Promise<ResultOf<typeof contentEntries>> {
  const text = trimSearchText(typed);
  const entries = await listTargets(deps, kind, {
    limit: pageSize + 1,
    before,
    condition: text === '' ? undefined : containsText(kind, text),
  });
  const rows = entries.slice(0, pageSize);
  const open = await openPublications(
    deps,
    kind,
    rows.map(({ id }) => id),
  );
  return {
    rows: rows.map((row): ContentEntry => ({ ...row, publicationId: open.get(row.id) ?? null })),
    hasMore: entries.length > pageSize,
  };
}

/** Only notices are so many that their search needs an index. */
const containsText = (kind: ContentKind, text: string) =>
  kind === 'notice'
    ? and(contains(notice.titleFolded, text), mayContain(notice.titleFolded, text))
    : contains(sql`search_fold(${titleOf(kind)})`, text);

/** Returns the publications in progress, by the entries that they will replace. */
async function openPublications(
  { db }: Reading,
  kind: ContentKind,
  targetIds: readonly number[],
): Promise<ReadonlyMap<number | null, number>> {
  const found = await db
    .select({ id: publication.id, targetId: publication.targetId })
    .from(publication)
    .where(
      and(
        eq(publication.kind, kind),
        inArray(publication.state, [...openStates]),
        inArray(publication.targetId, [...targetIds]),
      ),
    );
  return new Map(found.map(({ id, targetId }) => [targetId, id]));
}

/** Returns a publication with its latest 30 saved versions, newest first. Throws 404 `unknown`. */
export async function readPublication(deps: Reading, id: number): Promise<PublicationDetail> {
  const [found] = await selectRows(deps).where(eq(publication.id, id));
  if (!found) throw new ApiError('404', publicationMessages.unknown);
  const { values, kind, targetId, refusal } = found.publication;
  const revisions = await deps.db
    .select()
    .from(publicationRevision)
    .where(eq(publicationRevision.publicationId, id))
    .orderBy(desc(publicationRevision.version))
    .limit(shownRevisions);
  const row = rowOf(found);
  return {
    ...row,
    draft: { values, publishAt: row.publishAt, endAt: row.endAt },
    current: targetId === null ? null : await readTarget(deps, kind, targetId),
    refusal,
    revisions: revisions.map(({ version, at, staffName, draft }) => ({
      version,
      at: at.toISOString(),
      staff: staffName,
      draft,
    })),
  };
}
