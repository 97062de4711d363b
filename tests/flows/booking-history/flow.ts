import type { AnyEventObject } from 'xstate';
import { bookings, rangeProblem } from '#contract/booking/booking.ts';
import { bookingHistoryMachine } from '#machines/booking-history.machine.ts';
import { filter, history, noHistory } from '#tests/fixtures/bookings.ts';
import { doneBy, failures, unverified } from '../lib/expiries.ts';
import { callsIn } from '../lib/outcomes.ts';
import { defineFlow } from '#tools/flows/definition/define-flow.ts';
import { enters, lastOf, latestOutput } from '#tools/flows/paths/history.ts';

const offline = new TypeError('Failed to fetch');

const later = { ...filter, courseCode: '51' } as const;

const undated = { ...filter, playDateTo: '' as const };

const backwards = { ...filter, playDateFrom: '2026-11-22' };

export const flow = defineFlow({
  machine: bookingHistoryMachine,
  about: {
    ko: '예약 내역',
    en: 'Booking history',
    page: '/mypage/booking',
    precondition: '회원으로 로그인한 상태',
    spec: '001 §2 Booking history',
  },
  inputs: [{ filter }],
  events: {
    'filter.submitted': {
      ko: '조건으로 조회한다',
      en: 'the user searches with a filter',
      examples: [
        { payload: { filter: later }, ko: '골프장을 골라 조회한다', en: 'the user searches for one course' },
        {
          payload: { filter: backwards },
          ko: '시작일이 종료일보다 늦은 기간으로 조회한다',
          en: 'the user searches for a period that ends before it starts',
        },
        { payload: { filter: undated } },
      ],
    },
    'filter.restored': {
      ko: '이전 조건으로 돌아간다',
      en: 'the user goes back to an earlier filter',
      examples: [{ payload: { filter } }],
    },
    'filter.changed': { ko: '조건을 고친다', en: 'the user edits the filter' },
    'list.retried': { ko: '목록을 다시 불러온다', en: 'the user reloads the list' },
    'csv.requested': { ko: 'CSV 저장을 누른다', en: "the user presses 'save CSV'" },
    'csv.confirmed': { ko: 'CSV 저장을 확인한다', en: 'the user confirms the CSV file' },
    'csv.cancelled': { ko: 'CSV 저장을 취소한다', en: 'the user cancels the CSV file' },
    'alert.dismissed': { ko: '알림을 닫는다', en: 'the user dismisses the alert' },
  },
  actors: {
    loadBookings: {
      done: {
        ko: '예약 내역이 온다',
        en: 'the server returns the bookings',
        examples: [
          { payload: history, ko: '예약 내역이 온다', en: 'the server returns bookings' },
          { payload: noHistory, ko: '빈 예약 내역이 온다', en: 'the server returns no bookings' },
        ],
      },
      error: { ko: '예약 내역을 받지 못한다', en: 'loading the bookings fails', examples: [{ payload: offline }] },
    },
    saveCsv: {
      done: { ko: 'CSV 파일이 저장된다', en: 'the browser saves the CSV file', examples: [{ payload: undefined }] },
      error: { ko: 'CSV 파일을 저장하지 못한다', en: 'saving the CSV file fails', examples: [{ payload: offline }] },
    },
  },
  timers: {},
  screens: {
    loading: '불러오는 중인 예약 내역',
    empty: '빈 예약 내역',
    failed: '불러오지 못한 예약 내역',
    'results.listed': '예약 내역 목록',
    'results.confirmingCsv': 'CSV 저장 확인 창',
    'results.savingCsv': 'CSV 저장 중인 목록',
    'results.alerting': 'CSV 저장 실패 알림',
  },
  contextKey: ({ filter: { courseCode }, rangeError }) => [courseCode, rangeError],
  excludedInBrowser: {},
  properties: {
    'a list is shown if and only if the response for the current filter has arrived': (steps) => {
      const { state } = lastOf(steps);
      const response = state.matches('results') || state.matches('empty') ? latestOutput(steps, 'loadBookings') : null;
      return state.context.history === response;
    },
    'a response is for the latest filter, never for an earlier one': (steps) => {
      const { event, state } = lastOf(steps);
      return (
        event.type !== 'xstate.done.actor.loadBookings' || steps.at(-2)?.state.context.filter === state.context.filter
      );
    },
    'a requested filter does not end before it begins': (steps) =>
      rangeProblem(lastOf(steps).state.context.filter) === null,
    'a file is saved only after a confirmation, and once': (steps) =>
      !enters(lastOf(steps), 'bookingHistory.results.savingCsv') ||
      steps.at(-2)?.state.matches({ results: 'confirmingCsv' }) === true,
  },
  expiries: {
    typed: (context) => context.filter,
    kinds: {
      verification: unverified,
      // The URL contains the filter, and the login returns to it.
      session: {
        restart: (steps) => ({ input: { filter: lastOf(steps).state.context.filter } }),
        back: [doneBy('loadBookings'), 'xstate.error.actor.loadBookings'],
        notApplicable: {},
      },
      code: {
        answers: failures('loadBookings', 'saveCsv'),
        back: ['alert.dismissed', 'list.retried', doneBy('loadBookings')],
        notApplicable: {},
      },
    },
  },
  forms: () => {
    const isQuery = ({ filter: submitted }: AnyEventObject) =>
      bookings.query.safeParse({ ...submitted, statusCode: undefined }).success;
    const days = [filter.playDateTo, '2026-12-31', '2026-01-01'];
    return [
      {
        events: days.flatMap((from) =>
          days.map((to) => ({
            name: `from ${from} to ${to}`,
            value: { type: 'filter.submitted', filter: { ...filter, playDateFrom: from, playDateTo: to } },
          })),
        ),
        contextKey: ({ filter: { courseCode, playDateFrom, playDateTo }, rangeError }) => [
          courseCode,
          playDateFrom,
          playDateTo,
          rangeError,
        ],
        yes: ['bookingHistory · filter.submitted #1 [isOrdered] → bookingHistory.loading'],
        no: [
          'bookingHistory · filter.submitted #2 [isRangeChosen] → (stays)',
          'bookingHistory · filter.submitted #3 → (stays)',
        ],
        isAccepted: isQuery,
      },
    ];
  },
  calls: callsIn(() => import('./calls.ts')),
});
