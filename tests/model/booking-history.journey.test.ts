import { describe, expect, test } from 'vitest';
import { bookingHistoryMachine } from '#machines/booking-history.machine.ts';
import { bookings, filter, history, noHistory } from './fixtures/bookings.ts';
import { journeyOf } from './lib/journey.ts';

const offline = new TypeError('Failed to fetch');
const valley = { ...filter, courseCode: '51' } as const;
const hills = { ...filter, courseCode: '61' } as const;
const start = () => journeyOf(bookingHistoryMachine, { filter });

async function listed() {
  const journey = start();
  await journey.answer('loadBookings', history);
  return journey;
}

async function confirming() {
  const journey = await listed();
  journey.send({ type: 'csv.requested' });
  return journey;
}

describe('the list', () => {
  test('is asked for at once, with the filter of the address', () => {
    const journey = start();
    expect([journey.value(), journey.inputOf('loadBookings'), journey.context(), journey.snapshot().hasTag('busy'), journey.emitted]).toEqual([
      'loading', filter, { filter, history: null, rangeError: null }, true, [],
    ]);
  });

  test('is shown with its counts, or said to be empty', async () => {
    const journey = await listed();
    expect([journey.value(), journey.context().history]).toEqual([{ results: 'listed' }, history]);
    const none = start();
    await none.answer('loadBookings', noHistory);
    expect([none.value(), none.context().history]).toEqual(['empty', noHistory]);
  });

  test('that fails is logged, and asked for again on request', async () => {
    const journey = start();
    await journey.fail('loadBookings', offline);
    expect([journey.value(), journey.effects.map(([name]) => name), journey.snapshot().hasTag('alert')]).toEqual(['failed', ['logFailure'], false]);
    journey.send({ type: 'list.retried' });
    expect([journey.value(), journey.inputOf('loadBookings')]).toEqual(['loading', filter]);
  });
});

describe('a filter', () => {
  test('is applied, told to the address, and asked for; what was listed is gone', async () => {
    const journey = await listed();
    journey.send({ type: 'filter.submitted', filter: valley });
    expect([journey.value(), journey.inputOf('loadBookings'), journey.context().history, journey.emitted]).toEqual(['loading', valley, null, [{ type: 'filter.applied', filter: valley }]]);
  });

  test('with its dates the wrong way round is refused, and what is listed stays', async () => {
    const journey = await listed();
    journey.send({ type: 'filter.submitted', filter: { ...valley, playDateFrom: '2026-11-22', playDateTo: '2026-11-21' } });
    expect([journey.value(), journey.context(), journey.emitted]).toEqual([
      { results: 'listed' }, { filter, history, rangeError: '앞에 날짜는 뒤의 날짜보다 뒤로 설정할 수 없어요!' }, [],
    ]);
    journey.send({ type: 'filter.changed' });
    expect(journey.context().rangeError).toBeNull();
  });

  test('of one day is in order', () => {
    const journey = start();
    journey.send({ type: 'filter.submitted', filter: { ...filter, playDateFrom: '2026-11-21', playDateTo: '2026-11-21' } });
    expect([journey.value(), journey.context().rangeError]).toEqual(['loading', null]);
  });

  test('clears the refusal of the one before', async () => {
    const journey = await listed();
    journey.send({ type: 'filter.submitted', filter: { ...filter, playDateFrom: '2026-12-01' } });
    journey.send({ type: 'filter.submitted', filter: valley });
    expect(journey.context().rangeError).toBeNull();
  });

  test('overtaken by another counts no more: the later answer is shown', async () => {
    const journey = start();
    journey.send({ type: 'filter.submitted', filter: valley });
    journey.send({ type: 'filter.submitted', filter: hills });
    expect(journey.inputOf('loadBookings')).toEqual(hills);
    await journey.answer('loadBookings', history);
    expect([journey.value(), journey.context().filter]).toEqual([{ results: 'listed' }, hills]);
  });

  test('that the address goes back to is asked for without telling the address', async () => {
    const journey = await listed();
    journey.send({ type: 'filter.restored', filter: hills });
    expect([journey.value(), journey.inputOf('loadBookings'), journey.emitted]).toEqual(['loading', hills, []]);
  });
});

describe('the file', () => {
  test('is asked about first; 취소 writes none', async () => {
    const journey = await confirming();
    expect([journey.value(), journey.snapshot().hasTag('alert'), journey.running()]).toEqual([{ results: 'confirmingCsv' }, true, []]);
    journey.send({ type: 'csv.cancelled' });
    expect([journey.value(), journey.running()]).toEqual([{ results: 'listed' }, []]);
  });

  test('once confirmed holds what is listed', async () => {
    const journey = await confirming();
    journey.send({ type: 'csv.confirmed' });
    expect([journey.value(), journey.inputOf('saveCsv'), journey.snapshot().hasTag('busy')]).toEqual([{ results: 'savingCsv' }, bookings, true]);
    await journey.answer('saveCsv', undefined);
    expect([journey.value(), journey.context().history]).toEqual([{ results: 'listed' }, history]);
  });

  test('that cannot be written is said so, and the list stays', async () => {
    const journey = await confirming();
    journey.send({ type: 'csv.confirmed' });
    await journey.fail('saveCsv', offline);
    expect([journey.value(), journey.snapshot().hasTag('alert'), journey.effects.map(([name]) => name)]).toEqual([{ results: 'alerting' }, true, ['logFailure']]);
    journey.send({ type: 'alert.dismissed' });
    expect([journey.value(), journey.context().history]).toEqual([{ results: 'listed' }, history]);
  });

  test.each(['loading', 'empty', 'failed'])('is not to be had while the list is %s', async (state) => {
    const journey = start();
    if (state === 'empty') await journey.answer('loadBookings', noHistory);
    if (state === 'failed') await journey.fail('loadBookings', offline);
    journey.send({ type: 'csv.requested' });
    expect(journey.value()).toBe(state);
  });
});
