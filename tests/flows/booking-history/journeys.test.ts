import { describe, expect, test } from 'vitest';
import { bookingHistoryMachine } from '#machines/booking-history.machine.ts';
import { bookings, filter, history, noHistory } from '#tests/fixtures/bookings.ts';
import { journeyOf } from '#tools/flows/run/journey.ts';

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
  test('is requested at once, with the filter of the URL', () => {
    const journey = start();
    expect([
      journey.value(),
      journey.inputOf('loadBookings'),
      journey.context(),
      journey.snapshot().hasTag('busy'),
      journey.emitted,
    ]).toEqual(['loading', filter, { filter, history: null, rangeError: null }, true, []]);
  });

  test('is shown with its counts, or the empty list has a state of its own', async () => {
    const journey = await listed();
    expect([journey.value(), journey.context().history]).toEqual([{ results: 'listed' }, history]);
    const none = start();
    await none.answer('loadBookings', noHistory);
    expect([none.value(), none.context().history]).toEqual(['empty', noHistory]);
  });

  test('that fails to load is logged, and loaded again on retry', async () => {
    const journey = start();
    await journey.fail('loadBookings', offline);
    expect([journey.value(), journey.effects.map(([name]) => name), journey.snapshot().hasTag('alert')]).toEqual([
      'failed',
      ['logFailure'],
      false,
    ]);
    journey.send({ type: 'list.retried' });
    expect([journey.value(), journey.inputOf('loadBookings')]).toEqual(['loading', filter]);
  });
});

describe('a filter', () => {
  test('when applied is written to the URL, clears the list and requests the new one', async () => {
    const journey = await listed();
    journey.send({ type: 'filter.submitted', filter: valley });
    expect([journey.value(), journey.inputOf('loadBookings'), journey.context().history, journey.emitted]).toEqual([
      'loading',
      valley,
      null,
      [{ type: 'filter.applied', filter: valley }],
    ]);
  });

  test('that ends before it begins is rejected, and the list does not change', async () => {
    const journey = await listed();
    journey.send({
      type: 'filter.submitted',
      filter: { ...valley, playDateFrom: '2026-11-22', playDateTo: '2026-11-21' },
    });
    expect([journey.value(), journey.context(), journey.emitted]).toEqual([
      { results: 'listed' },
      { filter, history, rangeError: '앞에 날짜는 뒤의 날짜보다 뒤로 설정할 수 없어요!' },
      [],
    ]);
    journey.send({ type: 'filter.changed' });
    expect(journey.context().rangeError).toBeNull();
  });

  test('that begins and ends on one day is valid', () => {
    const journey = start();
    journey.send({
      type: 'filter.submitted',
      filter: { ...filter, playDateFrom: '2026-11-21', playDateTo: '2026-11-21' },
    });
    expect([journey.value(), journey.context().rangeError]).toEqual(['loading', null]);
  });

  test('that is valid clears the error of the previous one', async () => {
    const journey = await listed();
    journey.send({ type: 'filter.submitted', filter: { ...filter, playDateFrom: '2026-12-01' } });
    journey.send({ type: 'filter.submitted', filter: valley });
    expect(journey.context().rangeError).toBeNull();
  });

  test('replaced by another one while it loads is ignored: only the later response is shown', async () => {
    const journey = start();
    journey.send({ type: 'filter.submitted', filter: valley });
    journey.send({ type: 'filter.submitted', filter: hills });
    expect(journey.inputOf('loadBookings')).toEqual(hills);
    await journey.answer('loadBookings', history);
    expect([journey.value(), journey.context().filter]).toEqual([{ results: 'listed' }, hills]);
  });

  test('that history navigation restores is requested, and not written to the URL again', async () => {
    const journey = await listed();
    journey.send({ type: 'filter.restored', filter: hills });
    expect([journey.value(), journey.inputOf('loadBookings'), journey.emitted]).toEqual(['loading', hills, []]);
  });
});

describe('the file', () => {
  test('requires a confirmation; 취소 writes none', async () => {
    const journey = await confirming();
    expect([journey.value(), journey.snapshot().hasTag('alert'), journey.running()]).toEqual([
      { results: 'confirmingCsv' },
      true,
      [],
    ]);
    journey.send({ type: 'csv.cancelled' });
    expect([journey.value(), journey.running()]).toEqual([{ results: 'listed' }, []]);
  });

  test('contains the listed bookings once confirmed', async () => {
    const journey = await confirming();
    journey.send({ type: 'csv.confirmed' });
    expect([journey.value(), journey.inputOf('saveCsv'), journey.snapshot().hasTag('busy')]).toEqual([
      { results: 'savingCsv' },
      bookings,
      true,
    ]);
    await journey.answer('saveCsv', undefined);
    expect([journey.value(), journey.context().history]).toEqual([{ results: 'listed' }, history]);
  });

  test('that cannot be written is alerted, and the list does not change', async () => {
    const journey = await confirming();
    journey.send({ type: 'csv.confirmed' });
    await journey.fail('saveCsv', offline);
    expect([journey.value(), journey.snapshot().hasTag('alert'), journey.effects.map(([name]) => name)]).toEqual([
      { results: 'alerting' },
      true,
      ['logFailure'],
    ]);
    journey.send({ type: 'alert.dismissed' });
    expect([journey.value(), journey.context().history]).toEqual([{ results: 'listed' }, history]);
  });

  test.each(['loading', 'empty', 'failed'])('is not available while the list is %s', async (state) => {
    const journey = start();
    if (state === 'empty') await journey.answer('loadBookings', noHistory);
    if (state === 'failed') await journey.fail('loadBookings', offline);
    journey.send({ type: 'csv.requested' });
    expect(journey.value()).toBe(state);
  });
});
