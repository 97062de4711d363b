import { expect, test } from 'vitest';
import { postcodeMachine } from '#machines/postcode.machine.ts';
import { journeyOf } from './lib/journey.ts';

const unavailable = '현재 Daum 우편번호 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해주세요.';
const address = { postCode: '26304', address1: '강원특별자치도 원주시 치악숲로 210' };

function opened() {
  const journey = journeyOf(postcodeMachine, undefined, ['search']);
  journey.send({ type: 'search.opened' });
  return journey;
}

async function searching() {
  const journey = opened();
  await journey.answer('loadPostcode', undefined);
  return journey;
}

test('the script is loaded when the search is first opened', () => {
  const closed = journeyOf(postcodeMachine, undefined, ['search']);
  expect([closed.value(), closed.context(), closed.running()]).toEqual(['closed', { alert: '' }, []]);
  const journey = opened();
  expect([journey.value(), journey.running(), journey.snapshot().hasTag('busy')]).toEqual(['loading', ['loadPostcode'], true]);
});

test('a script that fails to load is alerted, and loaded again the next time', async () => {
  const journey = opened();
  await journey.fail('loadPostcode', new Error('blocked'));
  expect([journey.value(), journey.context().alert, journey.snapshot().hasTag('alert')]).toEqual(['alerting', unavailable, true]);
  journey.send({ type: 'alert.dismissed' });
  journey.send({ type: 'search.opened' });
  expect([journey.value(), journey.running()]).toEqual(['loading', ['loadPostcode']]);
});

test('a chosen address is emitted, and the search is closed', async () => {
  const journey = await searching();
  expect([journey.value(), journey.running()]).toEqual(['searching', ['search']]);
  journey.sendFrom('search', { type: 'address.chosen', address });
  expect([journey.value(), journey.emitted, journey.running()]).toEqual(['closed', [{ type: 'address.found', address }], []]);
});

test('a search that breaks is alerted', async () => {
  const journey = await searching();
  journey.sendFrom('search', { type: 'search.failed' });
  expect([journey.value(), journey.context().alert]).toEqual(['alerting', unavailable]);
});

test('closing ends the search, and a pending load', async () => {
  const loading = opened();
  loading.send({ type: 'search.closed' });
  expect([loading.value(), loading.running()]).toEqual(['closed', []]);
  const journey = await searching();
  journey.send({ type: 'search.closed' });
  expect([journey.value(), journey.running(), journey.emitted]).toEqual(['closed', [], []]);
});
