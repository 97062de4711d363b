import { and, asc, eq, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PublicationEvent } from '#machines/lifecycles/publication.machine.ts';
import { contentRevision, publication } from '../../db/staff-schema.ts';
import type { Deps } from '../../deps.ts';
import { describeDefect } from '../../log.ts';
import { stateAfter } from './snapshot.ts';
import { hideTarget, writeTarget } from './targets.ts';

type Writing = Pick<Deps, 'db' | 'now'>;
type Row = typeof publication.$inferSelect;

/**
 * Publishes what was approved and is due, and ends what has reached its end. Any number of processes can do so at the
 * same time: each takes rows that no other has locked. Returns how many publications were changed; one that fails is
 * logged, and keeps no other waiting.
 */
export async function publishDue(deps: Writing & Pick<Deps, 'log'>): Promise<number> {
  return (await changeEach(deps, isDue(deps.now()), publishOne)) + (await changeEach(deps, isOver(deps.now()), endOne));
}

const isDue = (at: Date) =>
  and(eq(publication.state, 'scheduled'), or(isNull(publication.publishAt), lte(publication.publishAt, at)));
const isOver = (at: Date) => and(eq(publication.state, 'published'), lte(publication.endAt, at));

/** Changes each of these rows that no other process has locked, in a transaction of its own. */
async function changeEach(
  deps: Writing & Pick<Deps, 'log'>,
  condition: SQL | undefined,
  change: (inside: Writing, row: Row) => Promise<void>,
): Promise<number> {
  const due = await deps.db
    .select({ id: publication.id })
    .from(publication)
    .where(condition)
    .orderBy(asc(publication.id));
  let total = 0;
  for (const { id } of due)
    try {
      const isChanged = await deps.db.transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(publication)
          .where(and(condition, eq(publication.id, id)))
          .for('update', { skipLocked: true });
        if (row) await change({ ...deps, db: tx }, row);
        return row !== undefined;
      });
      if (isChanged) total += 1;
    } catch (error) {
      deps.log.error('publication failed', { publication: id, ...describeDefect(error) });
    }
  return total;
}

/** Writes the row of the site; the publication that it replaces has ended. */
async function publishOne(deps: Writing, row: Row): Promise<void> {
  const targetId = await writeTarget(deps, row.kind, row.targetId, row.values);
  const replaced = await deps.db
    .select()
    .from(publication)
    .where(
      and(
        eq(publication.kind, row.kind),
        eq(publication.targetId, targetId),
        eq(publication.state, 'published'),
        ne(publication.id, row.id),
      ),
    )
    .for('update');
  for (const former of replaced) await setState(deps, former, { type: 'replaced' });
  await setState(deps, { ...row, targetId }, { type: 'publication.due' });
  await noteChange(deps);
}

async function endOne(deps: Writing, row: Row): Promise<void> {
  await takeOff(deps, row);
  await setState(deps, row, { type: 'end.due' });
}

async function setState({ db, now }: Writing, row: Row, event: PublicationEvent): Promise<void> {
  await db
    .update(publication)
    .set({ state: stateAfter(row, event), targetId: row.targetId, version: row.version + 1, updatedAt: now() })
    .where(eq(publication.id, row.id));
}

/** Takes what was published off the site. */
export async function takeOff(
  deps: Pick<Deps, 'db'>,
  { kind, targetId }: Pick<Row, 'kind' | 'targetId'>,
): Promise<void> {
  if (targetId !== null) await hideTarget(deps, kind, targetId);
  await noteChange(deps);
}

/** Tells all processes that the site has changed. */
async function noteChange({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db
    .insert(contentRevision)
    .values({ id: 1, revision: 1 })
    .onConflictDoUpdate({ target: contentRevision.id, set: { revision: sql`${contentRevision.revision} + 1` } });
}

/** Returns a number that increases with each change of the site by a publication. */
export async function readContentRevision({ db }: Pick<Deps, 'db'>): Promise<number> {
  const [found] = await db.select().from(contentRevision);
  return found?.revision ?? 0;
}
