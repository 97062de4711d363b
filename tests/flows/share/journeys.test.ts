import { expect, test } from 'vitest';
import { shareMachine } from '#machines/share.machine.ts';
import { journeyOf } from '#tools/flows/run/journey.ts';

const shared = { title: '달 아래 아홉 홀, 그리고 하룻밤', url: 'https://golf.example/specialoffer/101' };

function opened() {
  const journey = journeyOf(shareMachine, shared);
  journey.send({ type: 'share.toggled' });
  return journey;
}

const methods = [
  ['kakao.chosen', 'sendByKakao', 'sendingByKakao'],
  ['sheet.chosen', 'openSheet', 'openingSheet'],
  ['copy.chosen', 'copyLink', 'copying'],
] as const;

test('it starts closed, and makes no call', () => {
  const journey = journeyOf(shareMachine, shared);
  expect([journey.value(), journey.running(), journey.snapshot().hasTag('open')]).toEqual(['closed', [], false]);
});

test('the button opens and closes it', () => {
  const journey = opened();
  expect([journey.value(), journey.running(), journey.snapshot().hasTag('open')]).toEqual([
    { open: 'choosing' },
    [],
    true,
  ]);
  journey.send({ type: 'share.toggled' });
  expect(journey.value()).toBe('closed');
});

test.each(['share.closed', 'link.followed'] as const)('%s closes it', (type) => {
  const journey = opened();
  journey.send({ type });
  expect(journey.value()).toBe('closed');
});

test.each(methods)('%s is heard only while it is open', (type) => {
  const journey = journeyOf(shareMachine, shared);
  journey.send({ type });
  expect([journey.value(), journey.running()]).toEqual(['closed', []]);
});

test.each(methods)('%s hands over title and address', (type, src, state) => {
  const journey = opened();
  journey.send({ type });
  expect([journey.value(), journey.running(), journey.inputOf(src), journey.snapshot().hasTag('busy')]).toEqual([
    { open: state },
    [src],
    shared,
    true,
  ]);
});

test.each(methods)('after %s that fails it stays open, shows the error, and can be tried again', async (type, src) => {
  const journey = opened();
  journey.send({ type });
  await journey.fail(src, new Error('nothing there'));
  expect([
    journey.value(),
    journey.running(),
    journey.snapshot().hasTag('open'),
    journey.snapshot().hasTag('busy'),
  ]).toEqual([{ open: 'unavailable' }, [], true, false]);
  journey.send({ type });
  expect(journey.running()).toEqual([src]);
});

test.each(methods)('closing it gives up %s', (type) => {
  const journey = opened();
  journey.send({ type });
  journey.send({ type: 'share.closed' });
  expect([journey.value(), journey.running()]).toEqual(['closed', []]);
});

test('another method replaces a pending one', () => {
  const journey = opened();
  journey.send({ type: 'kakao.chosen' });
  journey.send({ type: 'copy.chosen' });
  expect([journey.value(), journey.running()]).toEqual([{ open: 'copying' }, ['copyLink']]);
});

test('after sharing by the messenger or the share sheet, it closes', async () => {
  const byKakao = opened();
  byKakao.send({ type: 'kakao.chosen' });
  await byKakao.answer('sendByKakao', 'shared');
  const bySheet = opened();
  bySheet.send({ type: 'sheet.chosen' });
  await bySheet.answer('openSheet', 'shared');
  expect([byKakao.value(), bySheet.value()]).toEqual(['closed', 'closed']);
});

test.each([
  ['sheet.chosen', 'openSheet'],
  ['kakao.chosen', 'sendByKakao'],
] as const)('a share sheet that %s opened and the user dismissed leads back to the choice', async (type, src) => {
  const journey = opened();
  journey.send({ type });
  await journey.answer(src, 'dismissed');
  expect(journey.value()).toEqual({ open: 'choosing' });
});

test('a link that was copied for the messenger is confirmed', async () => {
  const journey = opened();
  journey.send({ type: 'kakao.chosen' });
  await journey.answer('sendByKakao', 'copied');
  expect([journey.value(), journey.snapshot().hasTag('busy')]).toEqual([{ open: 'copiedForKakao' }, false]);
});

test('a copied link is confirmed until the panel is closed or another method chosen', async () => {
  const journey = opened();
  journey.send({ type: 'copy.chosen' });
  await journey.answer('copyLink', undefined);
  expect([journey.value(), journey.snapshot().hasTag('busy')]).toEqual([{ open: 'copied' }, false]);
  journey.send({ type: 'share.toggled' });
  journey.send({ type: 'share.toggled' });
  expect(journey.value()).toEqual({ open: 'choosing' });
});
