import { and, desc, eq, getTableColumns, lt, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { clubIds, clubNames } from '#contract/site/club-code.ts';
import { clubKeys } from '#contract/site/site-paths.ts';
import { dayInKorea } from '#contract/shared/day.ts';
import { ApiError } from '#contract/http/api-error.ts';
import type { ContentValues } from '#contract/staff/content-field.ts';
import { fieldsOf, type ContentKind } from '#contract/staff/content-kinds.ts';
import { publicationMessages } from '#contract/staff/publication-messages.ts';
import { document } from '../../db/schema.ts';
import {
  banner,
  bookingInfo,
  club,
  clubTerms,
  course,
  drivingRange,
  drivingRangeFee,
  faq,
  fee,
  guestInfo,
  keyVisual,
  membershipInfo,
  notice,
  popup,
  scheduleTable,
  specialOffer,
} from '../../db/site-schema.ts';
import type { Deps } from '../../deps.ts';

type Reading = Pick<Deps, 'db'>;

const tables = {
  notice,
  offer: specialOffer,
  popup,
  banner,
  keyVisual,
  faq,
  membershipInfo,
  club,
  course,
  fee,
  scheduleTable,
  bookingInfo,
  guestInfo,
  clubTerms,
  drivingRange,
  drivingRangeFee,
  document,
} as const satisfies Readonly<Record<ContentKind, PgTable>>;

/** Returns the table of a kind with its columns by name. */
function tableOf(kind: ContentKind): { table: PgTable; columns: Readonly<Record<string, PgColumn>>; id: PgColumn } {
  const table: PgTable = tables[kind];
  const columns = getTableColumns(table);
  const id = kind === 'document' ? document.idType : columns['id'];
  if (!id) throw new Error(`The table of ${kind} has no id.`);
  return { table, columns, id };
}

/** Returns the columns of the fields, by their names. */
function fieldColumns(kind: ContentKind): Record<string, PgColumn> {
  const { columns } = tableOf(kind);
  return Object.fromEntries(
    Object.keys(fieldsOf(kind)).map((name) => {
      const column = columns[name];
      if (!column) throw new Error(`The table of ${kind} has no column for its field ${name}.`);
      return [name, column];
    }),
  );
}

/** Returns the values of an entry of the site, of a document those in force; null if there is none. */
export async function readTarget({ db }: Reading, kind: ContentKind, targetId: number): Promise<ContentValues | null> {
  const { table, id } = tableOf(kind);
  const [found] = await db
    .select(fieldColumns(kind))
    .from(table)
    .where(eq(id, targetId))
    .orderBy(desc(kind === 'document' ? document.version : id))
    .limit(1);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the columns of fields are texts, numbers and flags
  return (found as ContentValues | undefined) ?? null;
}

/** Returns whether an entry exists and is not hidden. */
export async function isTargetShown({ db }: Reading, kind: ContentKind, targetId: number): Promise<boolean> {
  const { table, columns, id } = tableOf(kind);
  const { exposure } = columns;
  const shown = await db.$count(table, and(eq(id, targetId), exposure && eq(exposure, true)));
  return shown > 0;
}

/**
 * Writes the row of the site, and returns its id: the row that is replaced, or a new one. A document gets a new
 * version instead, so that what members have agreed to is kept.
 */
export async function writeTarget(
  deps: Pick<Deps, 'db' | 'now'>,
  kind: ContentKind,
  targetId: number | null,
  values: ContentValues,
): Promise<number> {
  if (kind === 'document') return addVersion(deps, targetId, values);
  const { table, columns, id } = tableOf(kind);
  const shown = columns['exposure'] ? { ...values, exposure: true } : values;
  const replaced =
    targetId === null ? [] : await deps.db.update(table).set(shown).where(eq(id, targetId)).returning({ id });
  const day = kind === 'notice' ? { createdDate: dayInKorea(deps.now()) } : {};
  const [written] =
    replaced.length > 0
      ? replaced
      : await deps.db
          .insert(table)
          .values({ ...shown, ...day })
          .returning({ id });
  if (typeof written?.id !== 'number') throw new Error(`No row of ${kind} was written.`);
  return written.id;
}

async function addVersion({ db }: Reading, targetId: number | null, values: ContentValues): Promise<number> {
  const [current] = await db
    .select()
    .from(document)
    .where(eq(document.idType, targetId ?? 0))
    .orderBy(desc(document.version))
    .limit(1);
  if (!current) throw new ApiError('404', publicationMessages.unknown);
  await db.insert(document).values({ ...current, ...values });
  return current.idType;
}

/** Throws 409 `olderVersion` for a document that would not come into force, since it is not later than the present one. */
export async function requireNewer(
  deps: Reading,
  {
    kind,
    targetId,
    values,
  }: { readonly kind: ContentKind; readonly targetId: number | null; readonly values: ContentValues },
): Promise<void> {
  if (kind !== 'document' || targetId === null) return;
  const current = await readTarget(deps, kind, targetId);
  if (String(values['version']) <= String(current?.['version'] ?? ''))
    throw new ApiError('409', publicationMessages.olderVersion);
}

/** Takes an entry off the site. Where nothing can be hidden its row is deleted; the publication keeps the content. */
export async function hideTarget({ db }: Reading, kind: ContentKind, targetId: number): Promise<void> {
  const { table, columns, id } = tableOf(kind);
  await (columns['exposure']
    ? db.update(table).set({ exposure: false }).where(eq(id, targetId))
    : db.delete(table).where(eq(id, targetId)));
}

type Entry = { readonly id: number; readonly title: string; readonly place: string; readonly isShown: boolean };

/** Returns up to `limit` entries of a kind, highest id first; `condition` chooses among them. */
export async function listTargets(
  { db }: Reading,
  kind: ContentKind,
  { limit, before, condition }: { limit: number; before: number | undefined; condition: SQL | undefined },
): Promise<Entry[]> {
  const { table, columns, id } = tableOf(kind);
  const place = columns['clubId'] ?? columns['pageType'] ?? columns['category'];
  const rows: Record<string, unknown>[] = await (
    kind === 'document'
      ? db.selectDistinctOn([id], { id, title: titleOf(kind) })
      : db.select({
          id,
          title: titleOf(kind),
          ...(place && { place }),
          ...(columns['exposure'] && { isShown: columns['exposure'] }),
        })
  )
    .from(table)
    .where(and(condition, before === undefined ? undefined : lt(id, before)))
    .orderBy(desc(id), ...(kind === 'document' ? [desc(document.version)] : []))
    .limit(limit);
  return rows.map((row) => ({
    id: Number(row['id']),
    title: String(row['title']),
    place: placeName(kind, row['place']),
    isShown: row['isShown'] !== false,
  }));
}

/** Returns the column that names an entry in lists. */
export function titleOf(kind: ContentKind): PgColumn {
  const { columns } = tableOf(kind);
  const column = kind === 'club' ? club.nameKo : columns['title'];
  if (!column) throw new Error(`The table of ${kind} has no title.`);
  return column;
}

const clubNameById: ReadonlyMap<unknown, string> = new Map(clubKeys.map((key) => [clubIds[key], clubNames[key]]));

function placeName(kind: ContentKind, place: unknown): string {
  const byId = clubNameById.get(place);
  if (byId !== undefined) return byId;
  const field = Object.values(fieldsOf(kind)).find(({ type }) => type === 'choice');
  return field?.type === 'choice' && typeof place === 'string' ? (field.options[place] ?? '') : '';
}

/** Returns a text of a draft that names it in lists. */
export const draftTitle = (values: ContentValues): string => String(values['title'] ?? values['storyTitle'] ?? '');
