import { describe, expect, test } from 'vitest';
import { publicationMessages } from '#contract/staff/publication-messages.ts';
import { publicationMoves } from '#contract/staff/publication.ts';
import { contentDeskMachine } from '#machines/content-desk.machine.ts';
import {
  begunPublication,
  completePublication,
  discardedPublication,
  editor,
  reviewedPublication,
  theirPublication,
  writer,
} from '#tests/fixtures/publications.ts';
import { journeyOf } from '#tools/flows/run/journey.ts';

async function opened(publication = completePublication) {
  const journey = journeyOf(contentDeskMachine, { id: 5, viewer: editor, kept: null });
  await journey.answer('loadPublication', { kind: 'done', publication });
  return journey;
}
const titleOf = ({ context }: Awaited<ReturnType<typeof opened>>) => context().draft.values.title;
const typed = (title: string) => ({ type: 'value.changed', name: 'title', value: title }) as const;
const saved = (version: number) => ({ kind: 'done', publication: { ...completePublication, version } });

test('what is typed while a draft is being saved is saved next', async () => {
  const journey = await opened();
  journey.send(typed('첫 제목'));
  journey.send({ type: 'save.requested' });
  journey.send(typed('둘째 제목'));
  await journey.answer('savePublication', saved(3));
  expect([journey.value(), titleOf(journey), journey.context().saved.values.title]).toEqual([
    { editing: 'changed' },
    '둘째 제목',
    '첫 제목',
  ]);
  journey.send({ type: 'save.requested' });
  await journey.answer('savePublication', saved(4));
  expect([journey.value(), journey.context().version]).toEqual([{ editing: 'clean' }, 4]);
});

test('a review is requested of what is on the screen: it is saved first', async () => {
  const journey = await opened();
  journey.send(typed('새 제목'));
  journey.send({ type: 'move.chosen', move: 'submitted' });
  expect([journey.value(), journey.context().sent.values.title]).toEqual(['saving', '새 제목']);
  await journey.answer('savePublication', saved(3));
  expect([journey.value(), journey.context().move]).toEqual(['moving', 'submitted']);
  await journey.answer('movePublication', { kind: 'done', publication: reviewedPublication });
  expect([journey.value(), journey.context().moved]).toEqual(['viewing', 'submitted']);
});

test('neither a review nor the preview of an incomplete draft is requested: its fields say what is missing', async () => {
  const journey = await opened(begunPublication);
  for (const event of [{ type: 'move.chosen', move: 'submitted' }, { type: 'preview.requested' }] as const) {
    journey.send(event);
    expect([journey.value(), journey.context().errors]).toEqual([
      { editing: 'clean' },
      { title: publicationMessages.required, linkUrl: publicationMessages.required },
    ]);
  }
  journey.send(typed('제목'));
  expect(journey.context().errors).toEqual({ linkUrl: publicationMessages.required });
});

test('after a conflict the editor has both texts, and chooses for each field', async () => {
  const journey = await opened();
  journey.send(typed('내 제목'));
  journey.send({ type: 'value.changed', name: 'linkUrl', value: '/offer/3' });
  journey.send({ type: 'save.requested' });
  await journey.answer('savePublication', { kind: 'conflict', message: publicationMessages.changed });
  await journey.answer('loadPublication', { kind: 'done', publication: theirPublication });
  expect([journey.value(), titleOf(journey), journey.context().theirs?.draft.values.title]).toEqual([
    'conflicted',
    '내 제목',
    '동계 라운드 안내',
  ]);
  journey.send({ type: 'conflict.settled', theirs: ['title'] });
  const { draft, version, saved: onServer } = journey.context();
  expect([journey.value(), draft.values, version, onServer]).toEqual([
    { editing: 'changed' },
    { title: '동계 라운드 안내', linkUrl: '/offer/3', position: 0 },
    3,
    theirPublication.draft,
  ]);
});

test('what was typed survives a review that someone else has requested meanwhile, until it is a draft again', async () => {
  const journey = await opened();
  journey.send(typed('내 제목'));
  journey.send({ type: 'save.requested' });
  await journey.answer('savePublication', { kind: 'conflict', message: publicationMessages.changed });
  await journey.answer('loadPublication', { kind: 'done', publication: reviewedPublication });
  journey.send({ type: 'conflict.settled', theirs: [] });
  expect([journey.value(), titleOf(journey)]).toEqual(['viewing', '내 제목']);
  journey.send({ type: 'move.chosen', move: 'withdrawn' });
  await journey.answer('movePublication', { kind: 'done', publication: { ...completePublication, version: 5 } });
  expect([journey.value(), titleOf(journey)]).toEqual([{ editing: 'changed' }, '내 제목']);
});

test('a draft that was kept from an earlier visit is what the desk begins with, unless someone else has saved', async () => {
  const draft = { ...completePublication.draft, publishAt: null };
  const kept = { version: completePublication.version, draft, saved: completePublication.draft };
  const valueWith = async (publication: typeof completePublication) => {
    const journey = journeyOf(contentDeskMachine, { id: 5, viewer: editor, kept });
    await journey.answer('loadPublication', { kind: 'done', publication });
    return [journey.value(), journey.context().draft.publishAt];
  };
  expect([await valueWith(completePublication), await valueWith(theirPublication)]).toEqual([
    [{ editing: 'changed' }, null],
    ['conflicted', null],
  ]);
});

test('who may only read, or has asked for the review themselves, gets no move that is not theirs', async () => {
  const offered = async (viewer: typeof editor | typeof writer | { id: 30; mayWrite: false; mayPublish: false }) => {
    const journey = journeyOf(contentDeskMachine, { id: 5, viewer, kept: null });
    await journey.answer('loadPublication', { kind: 'done', publication: reviewedPublication });
    return publicationMoves.filter((move) => journey.snapshot().can({ type: 'move.chosen', move }));
  };
  expect([
    await offered(editor),
    await offered(writer),
    await offered({ id: 30, mayWrite: false, mayPublish: false }),
  ]).toEqual([['withdrawn', 'approved', 'refused'], ['withdrawn'], []]);
});

describe('a refusal that someone else overtakes', () => {
  const reason = '날짜가 다릅니다.';
  async function overtaken() {
    const journey = await opened(reviewedPublication);
    journey.send({ type: 'move.chosen', move: 'refused' });
    journey.send({ type: 'reason.submitted', reason });
    await journey.answer('movePublication', { kind: 'conflict', message: publicationMessages.changed });
    journey.send({ type: 'alert.dismissed' });
    return journey;
  }

  test('goes on with its reason if the publication can still be refused', async () => {
    const journey = await overtaken();
    await journey.answer('loadPublication', { kind: 'done', publication: { ...reviewedPublication, version: 5 } });
    const { move, version } = journey.context();
    expect([journey.value(), move, version, journey.context().reason]).toEqual([
      { refusing: 'clean' },
      'refused',
      5,
      reason,
    ]);
  });

  test('keeps its reason for the next one if it can not', async () => {
    const journey = await overtaken();
    await journey.answer('loadPublication', { kind: 'done', publication: { ...completePublication, version: 5 } });
    expect([journey.value(), journey.context().move, journey.context().reason]).toEqual([
      { editing: 'clean' },
      null,
      reason,
    ]);
  });

  test('sends the reason with no other move', async () => {
    const journey = await overtaken();
    await journey.answer('loadPublication', { kind: 'done', publication: completePublication });
    journey.send({ type: 'move.chosen', move: 'submitted' });
    expect(journey.inputOf('movePublication')).toMatchObject({ move: 'submitted', reason: '' });
  });
});

describe('discarding a draft', () => {
  const discarded = { kind: 'done', publication: discardedPublication } as const;

  test('must be confirmed; cancelling goes on with what was typed', async () => {
    const journey = await opened();
    journey.send(typed('내 제목'));
    journey.send({ type: 'move.chosen', move: 'discarded' });
    expect(journey.value()).toBe('confirming');
    journey.send({ type: 'move.cancelled' });
    expect([journey.value(), titleOf(journey)]).toEqual([{ editing: 'changed' }, '내 제목']);
  });

  test('drops what was typed without saving it', async () => {
    const journey = await opened();
    journey.send(typed('내 제목'));
    journey.send({ type: 'move.chosen', move: 'discarded' });
    journey.send({ type: 'move.confirmed' });
    await journey.answer('movePublication', discarded);
    expect([journey.value(), titleOf(journey), journey.context().moved]).toEqual([
      'viewing',
      '겨울 라운드 안내',
      'discarded',
    ]);
  });

  test('waits for a save that is under way', async () => {
    const journey = await opened();
    journey.send(typed('내 제목'));
    journey.send({ type: 'save.requested' });
    journey.send({ type: 'move.chosen', move: 'discarded' });
    expect(journey.value()).toBe('saving');
    await journey.answer('savePublication', saved(3));
    expect([journey.value(), journey.context().move]).toEqual(['confirming', 'discarded']);
  });
});
