import { bookings, defaultBookingFilter, rangeProblem, type BookingFilter } from '#contract/booking/booking.ts';
import { monthsBefore } from '#contract/shared/calendar.ts';
import { dayInKorea, type Day } from '#contract/shared/day.ts';
import { staleTimeMs } from '#src/api/query-client.ts';
import { readFilter, writeFilter } from '#src/features/booking/filter-search.ts';
import { bookingsAt } from '#tests/e2e/lib/bookings.ts';
import { chunk } from '#tests/e2e/lib/chunk.ts';
import { traverse } from '#tests/e2e/lib/history.ts';
import { tokenOf } from '#tests/e2e/lib/person.ts';
import { flow } from './flow.ts';
import { filter as untouched } from '#tests/fixtures/bookings.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { heldCalls, refused, type HeldCalls } from '../browser/held-calls.ts';
import { heldModule } from '../browser/held-module.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';

type IsEventPossible = NonNullable<typeof flow.onMachine.isEventPossible>;

/**
 * The machine gets `filter.changed` only while the range is invalid, which must be corrected before the next submit. An
 * open dialog makes the rest of the page inert. Back restores another filter only after one was submitted.
 */
const isEventPossible: IsEventPossible = (state, { type }) => {
  const isRefused = state.context.rangeError !== null;
  const isAsking = state.hasTag('alert') || state.matches({ results: 'savingCsv' });
  if (type === 'filter.restored') return !isUntouched(state.context.filter);
  if (type === 'filter.changed') return isRefused && !isAsking;
  return type !== 'filter.submitted' || (!isRefused && !isAsking);
};

const isUntouched = ({ courseCode, playDateFrom, playDateTo }: BookingFilter): boolean =>
  courseCode === untouched.courseCode && playDateFrom === untouched.playDateFrom && playDateTo === untouched.playDateTo;

/** A seeded member who has never played. */
const withoutBookings = 'normal01';

describeBrowserPaths({ ...flow, onScreen: { ...flow.onMachine, isEventPossible } }, atBookings);

async function atBookings({ page, person, expectConsoleError }: BrowserStage): Promise<Gestures> {
  const today = dayInKorea(new Date());
  const held = new Map<string, HeldCalls>();
  /** The calls for the list of a filter: the page may still wait for the list of an earlier one. */
  const listsOf = async (filter: BookingFilter): Promise<HeldCalls> => {
    const query = writeFilter(filter, today).toString();
    const isOfFilter = ({ pathname, searchParams }: URL) =>
      pathname.endsWith(bookings.path) && writeFilter(readFilter(searchParams, today), today).toString() === query;
    const lists = held.get(query) ?? (await heldCalls(page, isOfFilter, expectConsoleError));
    held.set(query, lists);
    return lists;
  };
  const firstLists = await listsOf(defaultBookingFilter(today));
  let requested = firstLists;
  const csvCode = await heldModule(page, chunk('booking-csv'), expectConsoleError);
  await person.arriveAs('member01');
  // At noon, so that no path comes to another day.
  await page.clock.install({ time: `${today}T12:00:00+09:00` });
  await openInspected(page, '/mypage/booking');
  const { from, to, course, status, search, retry, csv } = bookingsAt(page);
  let isCached = false;
  /** The queries of the history entries since the first one. */
  let entries = [''];
  /** What the page has cached is stale by then, and loaded again. */
  const letCacheExpire = async () => {
    if (isCached) await page.clock.setSystemTime(await page.evaluate((age) => Date.now() + age, staleTimeMs));
  };
  return {
    async 'filter.submitted'({ filter: given }) {
      const filter = lastYear(given, today);
      await from.fill(filter.playDateFrom);
      await to.fill(filter.playDateTo);
      await course.selectOption(filter.courseCode);
      await status.selectOption(filter.statusCode ?? '');
      await letCacheExpire();
      if (rangeProblem(filter) === null) requested = await listsOf(filter);
      await search.click();
      if (rangeProblem(filter) !== null) return;
      const query = writeFilter(filter, today).toString();
      if (query !== entries.at(-1)) entries.push(query);
      await page.waitForURL((url) => toQuery(url) === query);
    },
    /** Goes back to the first entry, which is untouched. */
    async 'filter.restored'() {
      requested = firstLists;
      await letCacheExpire();
      await traverse(page, 1 - entries.length);
      entries = [''];
    },
    'filter.changed': async () => void (await status.selectOption((await status.inputValue()) === 'R' ? 'N' : 'R')),
    'list.retried': () => retry.click(),
    'csv.requested': () => csv.click(),
    async 'csv.confirmed'() {
      await csvCode.forget();
      await person.confirm();
    },
    'csv.cancelled': () => person.cancel(),
    'alert.dismissed': () => person.dismiss(),
    async 'xstate.done.actor.loadBookings'({ output }) {
      isCached = true;
      await requested.pass(
        output.bookings.length > 0
          ? {}
          : { headers: { Authorization: `Bearer ${await tokenOf(page.request, withoutBookings)}` } },
      );
    },
    /** A request with an expected error is not retried. */
    async 'xstate.error.actor.loadBookings'() {
      expectConsoleError(/Booking history: ApiError 400/);
      await requested.answer(refused('400', '조회할 수 없습니다.'), 400);
    },
    'xstate.done.actor.saveCsv': () => csvCode.load(),
    /** The chunk that writes the file fails to load. */
    async 'xstate.error.actor.saveCsv'() {
      expectConsoleError(/Booking history: TypeError/);
      await csvCode.fail();
    },
  };
}

/**
 * The filter of a path, whose dates are fixed, with dates on which the server has bookings. Dates that are refused
 * stay.
 */
const lastYear = (filter: BookingFilter, today: Day): BookingFilter =>
  rangeProblem(filter) === null ? { ...filter, playDateFrom: monthsBefore(today, 12), playDateTo: today } : filter;

/** The query of a page, without the parameter that starts the inspection. */
function toQuery({ searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete('inspect');
  return query.toString();
}
