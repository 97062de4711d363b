import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { fieldsOf, contentKindKeys, isFixed, type ContentKind } from '#contract/staff/content-kinds.ts';
import type { ContentValues } from '#contract/staff/content-field.ts';
import {
  contentEntries,
  emptyDraft,
  publicationMoves,
  publications,
  publicationStates,
  savePublication,
  type Draft,
  type PublicationMove,
} from '#contract/staff/publication.ts';
import { publicationMessages } from '#contract/staff/publication-messages.ts';
import { publicationOf } from '#machines/lifecycles/publication.machine.ts';
import { createContentChanges } from '#server/content-changes.ts';
import { document } from '#server/db/schema.ts';
import { publication } from '#server/db/staff-schema.ts';
import { publishDue, readContentRevision } from '#server/services/publication/publish.ts';
import { startApp, type TestApp } from './lib/app.ts';
import { answerIn, signedInStaff, type StaffCaller } from './lib/staff.ts';

let app: TestApp;
let kim: StaffCaller;
let lee: StaffCaller;
beforeEach(async () => {
  app = await startApp();
  kim = await signedInStaff(app, 'CONTENT', 'kim', '김하나');
  lee = await signedInStaff(app, 'CONTENT', 'lee', '이두리');
});

const minute = 60_000;
const notice = {
  ...emptyDraft('notice').values,
  title: '겨울 휴장 안내',
  contents: '<p>1월 둘째 주에 쉽니다.</p>',
};
const at: Pick<Draft, 'publishAt' | 'endAt'> = { publishAt: null, endAt: null };
const detailIn = savePublication.result;
const create = async (targetId: number | null = null, kind: ContentKind = 'notice', who = kim) =>
  detailIn.parse(await answerIn(await who.post('/admin/api/publications/create', { kind, targetId })));
type Saved = Partial<Pick<Draft, 'publishAt' | 'endAt'>> & { kind?: ContentKind; values?: ContentValues };
const save = async (
  id: number,
  version: number,
  { kind = 'notice', values = notice, ...moments }: Saved = {},
  who = kim,
) =>
  answerIn(
    await who.post(`/admin/api/publications/${id}/save`, { version, content: { kind, values }, ...at, ...moments }),
  );
const move = async (id: number, version: number, made: PublicationMove, who: StaffCaller, reason = '') =>
  answerIn(await who.post(`/admin/api/publications/${id}/move`, { version, move: made, reason }));
/** Writes, submits and approves a publication. */
async function approved(saved: Saved = {}, targetId: number | null = null) {
  const { id } = await create(targetId, saved.kind);
  await save(id, 0, saved);
  await move(id, 1, 'submitted', kim);
  await move(id, 2, 'approved', lee);
  return id;
}
const readDetail = async (id: number) => detailIn.parse(await answerIn(await kim.get(`/admin/api/publications/${id}`)));
const openAnswer = async (kind: ContentKind, entryId: number, who = kim) =>
  answerIn(await who.post(`/admin/api/content/${kind}/${entryId}/open`, {}));
const open = async (kind: ContentKind, entryId: number, who = kim) =>
  detailIn.parse(await openAnswer(kind, entryId, who));
const entriesOf = async (kind: ContentKind, query = '') =>
  contentEntries.result.parse(await answerIn(await kim.get(`/admin/api/content/${kind}${query}`))).rows;
const titles = async () => {
  const { content } = (await answerIn(await app.get('/api/v1/notices?size=50'))) as { content: { title: string }[] };
  return content.map(({ title }) => title);
};
const stateOf = async (id: number) => (await readDetail(id)).state;

describe('a notice', () => {
  test('is written, reviewed by another person, and on the site with the next second', async () => {
    const id = await approved();
    expect([await stateOf(id), (await titles()).includes(notice.title)]).toEqual(['scheduled', false]);
    expect(await publishDue(app.deps)).toBe(1);
    expect([await stateOf(id), (await titles()).includes(notice.title)]).toEqual(['published', true]);
    expect(await publishDue(app.deps)).toBe(0);
  });

  test('with a moment appears at that moment and disappears at its end', async () => {
    const publishAt = new Date(app.observed.time + 10 * minute).toISOString();
    const endAt = new Date(app.observed.time + 14 * minute).toISOString();
    const id = await approved({ publishAt, endAt });
    app.advance(10 * minute - 1);
    expect(await publishDue(app.deps)).toBe(0);
    app.advance(1);
    await publishDue(app.deps);
    expect([await stateOf(id), (await titles()).includes(notice.title)]).toEqual(['published', true]);
    app.advance(4 * minute);
    await publishDue(app.deps);
    expect([await stateOf(id), (await titles()).includes(notice.title)]).toEqual(['ended', false]);
  });

  test('that is published by two processes at the same time is published once', async () => {
    await approved();
    const counts = await Promise.all([publishDue(app.deps), publishDue(app.deps)]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect((await titles()).filter((title) => title === notice.title)).toHaveLength(1);
  });

  test('that is changed is a new publication, which takes its place in the list', async () => {
    const first = await approved();
    await publishDue(app.deps);
    const { targetId } = await readDetail(first);
    const second = await approved({ values: { ...notice, title: '겨울 휴장 안내 (고침)' } }, targetId);
    expect(await titles()).toContain(notice.title);
    await publishDue(app.deps);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['ended', 'published']);
    expect((await titles()).filter((title) => title.startsWith('겨울 휴장'))).toEqual(['겨울 휴장 안내 (고침)']);
  });

  test('keeps what was saved, in one version for ten minutes of one editor, and its HTML is sanitised', async () => {
    const { id } = await create();
    const contents = '<p onclick="run()">첫 판</p><script>run()</script>';
    await save(id, 0, { values: { ...notice, contents } });
    app.advance(9 * minute);
    await lee.get('/admin/api/publications');
    await save(id, 1, { values: { ...notice, contents: '<p>이어 쓴 판</p>' } });
    app.advance(10 * minute);
    await save(id, 2);
    const saved = detailIn.parse(await save(id, 3, {}, lee));
    expect(saved.revisions.map(({ version, staff, draft }) => [version, staff, draft.values['contents']])).toEqual([
      [4, '이두리', notice.contents],
      [3, '김하나', notice.contents],
      [2, '김하나', '<p>이어 쓴 판</p>'],
    ]);
    const { id: other } = await create();
    const cleaned = detailIn.parse(await save(other, 0, { values: { ...notice, contents } }));
    expect(cleaned.draft.values['contents']).toBe('<p>첫 판</p>');
  });

  test('shows its latest 30 versions', async () => {
    const { id } = await create();
    for (let version = 0; version < 31; version += 1) {
      app.advance(11 * minute);
      await save(id, version);
    }
    const { revisions } = await readDetail(id);
    expect([revisions.length, revisions[0]?.version, revisions.at(-1)?.version]).toEqual([30, 31, 2]);
  });

  test('that another editor has saved meanwhile is not overwritten', async () => {
    const { id } = await create();
    await save(id, 0, {}, lee);
    expect(await save(id, 0)).toEqual(['409', publicationMessages.changed]);
  });

  test('is refused with a reason, which the writer reads, and can be saved again', async () => {
    const { id } = await create();
    await save(id, 0);
    await move(id, 1, 'submitted', kim);
    expect(await move(id, 2, 'refused', lee)).toEqual(['400', publicationMessages.reasonRequired]);
    expect(await move(id, 2, 'refused', lee, '날짜를 적어 주세요')).toMatchObject({
      state: 'refused',
      refusal: '날짜를 적어 주세요',
    });
    expect(await save(id, 3)).toMatchObject({ state: 'draft' });
  });

  test('that lacks a title or a text is not submitted', async () => {
    const { id } = await create();
    await save(id, 0, { values: { ...notice, title: '' } });
    expect(await move(id, 1, 'submitted', kim)).toEqual(['409', publicationMessages.notPossible]);
  });
});

describe('an entry of the site', () => {
  test.each(contentKindKeys.filter((kind) => !isFixed(kind)))('of the kind %s is added, and ended', async (kind) => {
    const example = (await entriesOf(kind))[0];
    const values = { ...(await create(example?.id ?? null, kind)).draft.values, title: '새로 올린 제목' };
    const id = await approved({ kind, values });
    await publishDue(app.deps);
    expect((await readDetail(id)).current).toEqual(values);
    expect((await entriesOf(kind)).filter(({ title }) => title === '새로 올린 제목')).toHaveLength(1);
    expect(await move(id, 4, 'ended', kim)).toMatchObject({ state: 'ended' });
    const shown = (await entriesOf(kind)).filter(({ isShown }) => isShown);
    expect(shown.map(({ title }) => title)).not.toContain('새로 올린 제목');
  });

  test.each(contentKindKeys)('of the kind %s is replaced by its draft, and by no other kind', async (kind) => {
    const [entry] = await entriesOf(kind);
    if (!entry) throw new Error(`The seed has no ${kind}.`);
    const { draft, current } = await create(entry.id, kind);
    expect(draft.values).toEqual(current);
    expect(Object.keys(draft.values).toSorted()).toEqual(Object.keys(fieldsOf(kind)).toSorted());
    const name = 'title' in draft.values ? 'title' : 'storyTitle';
    const values = { ...draft.values, [name]: '고친 제목', ...(kind === 'document' && { version: '2027-01-01' }) };
    const id = await approved({ kind, values }, entry.id);
    await publishDue(app.deps);
    const replaced = await readDetail(id);
    expect([replaced.state, replaced.targetId, replaced.current]).toEqual(['published', entry.id, values]);
    expect(
      await save((await create(entry.id, kind)).id, 0, { kind: kind === 'faq' ? 'banner' : 'faq', values }),
    ).toEqual([expect.stringMatching(/^40[09]$/), expect.any(String)]);
  });

  test('has one draft at a time, which whoever wants to change it goes on with', async () => {
    const [entry] = await entriesOf('faq');
    const first = await create(entry?.id, 'faq');
    expect((await create(entry?.id, 'faq', lee)).id).toBe(first.id);
    expect((await entriesOf('faq'))[0]?.publicationId).toBe(first.id);
  });

  test('of a fixed kind is neither added nor ended, only replaced', async () => {
    expect(await answerIn(await kim.post('/admin/api/publications/create', { kind: 'club', targetId: null }))).toEqual([
      '409',
      publicationMessages.notPossible,
    ]);
    const [entry] = await entriesOf('club');
    const { draft } = await create(entry?.id, 'club');
    const id = await approved({ kind: 'club', values: draft.values }, entry?.id);
    await publishDue(app.deps);
    expect(await move(id, 4, 'ended', kim)).toEqual(['409', publicationMessages.notPossible]);
    const next = await approved({ kind: 'club', values: draft.values }, entry?.id);
    await publishDue(app.deps);
    expect([await stateOf(id), await stateOf(next)]).toEqual(['ended', 'published']);
  });

  test('is found by its title, and the list goes on before its last one', async () => {
    const [first, second] = await entriesOf('notice');
    expect((await entriesOf('notice', `?before=${first?.id}`))[0]).toEqual(second);
    expect(await entriesOf('notice', `?text=${encodeURIComponent(first?.title ?? '')}`)).toContainEqual(first);
    expect(await entriesOf('notice', '?text=없는제목없는제목')).toEqual([]);
  });

  test('that is a document comes into force as a new version, and the former one stays', async () => {
    const [entry] = await entriesOf('document');
    const { draft } = await create(entry?.id, 'document');
    const { id } = await create(entry?.id, 'document');
    await save(id, 0, { kind: 'document', values: draft.values });
    expect(await move(id, 1, 'submitted', kim)).toEqual(['409', publicationMessages.olderVersion]);
    await save(id, 1, { kind: 'document', values: { ...draft.values, version: '2027-03-01' } });
    await move(id, 2, 'submitted', kim);
    await move(id, 3, 'approved', lee);
    await publishDue(app.deps);
    const versions = await app.deps.db
      .select()
      .from(document)
      .where(eq(document.idType, entry?.id ?? 0));
    expect(versions.map(({ version }) => version).toSorted()).toEqual([draft.values['version'], '2027-03-01']);
  });

  test('that came without a publication gets one as it is, once, by which it is ended', async () => {
    const entry = (await entriesOf('notice')).find(({ isShown }) => isShown);
    if (!entry) throw new Error('The seed shows no notice.');
    const opened = await open('notice', entry.id);
    expect([opened.state, opened.targetId, opened.title, opened.draft.values]).toEqual([
      'published',
      entry.id,
      entry.title,
      opened.current,
    ]);
    expect((await open('notice', entry.id, lee)).id).toBe(opened.id);
    expect(await titles()).toContain(entry.title);
    expect(await move(opened.id, 0, 'ended', lee)).toMatchObject({ state: 'ended' });
    expect(await titles()).not.toContain(entry.title);
    expect(await openAnswer('notice', entry.id)).toEqual(['409', publicationMessages.notPossible]);
  });

  test('that was published is opened as that publication; what must stay, or does not exist, is not opened', async () => {
    const id = await approved();
    await publishDue(app.deps);
    const { targetId } = await readDetail(id);
    expect((await open('notice', targetId ?? 0)).id).toBe(id);
    const [fixed] = await entriesOf('club');
    expect(await openAnswer('club', fixed?.id ?? 0)).toEqual(['409', publicationMessages.notPossible]);
    expect(await openAnswer('notice', 999_999)).toEqual(['404', publicationMessages.unknown]);
  });

  test('that cannot be written is logged, and keeps no other publication waiting', async () => {
    const [entry] = await entriesOf('club');
    const { draft } = await create(entry?.id, 'club');
    const broken = await approved({ kind: 'club', values: draft.values }, entry?.id);
    await app.deps.db.update(publication).set({ targetId: 77, kind: 'document' }).where(eq(publication.id, broken));
    const id = await approved();
    expect(await publishDue(app.deps)).toBe(1);
    expect([
      await stateOf(id),
      app.observed.lines.filter((line) => line.includes('publication failed')).length,
    ]).toEqual(['published', 1]);
  });
});

describe('a draft that is discarded', () => {
  test('changes nothing on the site, is listed only by its state, and leaves its entry to another draft', async () => {
    const [entry] = await entriesOf('faq');
    const { id } = await create(entry?.id, 'faq');
    expect(await move(id, 0, 'discarded', kim)).toMatchObject({ state: 'discarded' });
    const listed = async (query = '') =>
      publications.result
        .parse(await answerIn(await kim.get(`/admin/api/publications${query}`)))
        .rows.map((row) => row.id);
    expect([await listed(), await listed('?state=discarded')]).toEqual([[], [id]]);
    expect(await entriesOf('faq')).toContainEqual(entry);
    expect((await create(entry?.id, 'faq')).id).not.toBe(id);
  });
});

describe('the server allows what the statechart allows, and nothing else', () => {
  test.each(publicationStates)('%s', async (state) => {
    const { id } = await create();
    await save(id, 0);
    for (const who of [kim, lee])
      for (const made of publicationMoves) {
        await app.deps.db.update(publication).set({ state, version: 1, targetId: null });
        const by = { id: who.id, mayPublish: true };
        const isAllowed = publicationOf({ state, author: kim.id, isComplete: true, isFixed: false }).can({
          type: made,
          by,
        });
        const answer = await move(id, 1, made, who, '까닭');
        expect([made, who.name, Array.isArray(answer) ? answer : 'done']).toEqual([
          made,
          who.name,
          isAllowed ? 'done' : ['409', publicationMessages.notPossible],
        ]);
      }
  });
});

test('caches of every process forget what they hold once something was published or ended', async () => {
  const changes = createContentChanges(() => readContentRevision(app.deps));
  let forgotten = 0;
  changes.subscribe(() => (forgotten += 1));
  await changes.check();
  await approved();
  await changes.check();
  expect(forgotten).toBe(0);
  await publishDue(app.deps);
  await changes.check();
  await changes.check();
  expect(forgotten).toBe(1);
});
