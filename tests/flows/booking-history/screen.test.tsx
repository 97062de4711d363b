import { render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { quickRanges, type BookingFilter } from '#contract/booking/booking.ts';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import type { bookingHistoryMachine } from '#machines/booking-history.machine.ts';
import { BookingHistory } from '#src/features/booking/BookingHistory.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { flow } from './flow.ts';
import { today } from '#tests/fixtures/bookings.ts';
import { describeRendered } from '../lib/describe-rendered.ts';
import { dialogText, field, fill, invalidFields, press } from '#tests/component/lib/screen.ts';

/**
 * On screen, a change sends an event only while the range is invalid, and the form can be submitted only once the range
 * is valid. A dialog makes the rest of the page inert.
 */
const onScreen: typeof flow.onMachine = {
  ...flow.onMachine,
  isEventPossible: (state, { type }) => {
    const isRefused = state.context.rangeError !== null;
    if (type === 'filter.changed') return isRefused && !isDialogOpen(state);
    return type !== 'filter.submitted' || (!isRefused && !isDialogOpen(state));
  },
};

type State = SnapshotFrom<typeof bookingHistoryMachine>;
const isDialogOpen = (state: State): boolean => state.hasTag('alert') || state.matches({ results: 'savingCsv' });

describeRendered(
  { ...flow, onScreen },
  {
    mount: (actor) => {
      render(
        <UIProvider navigate={() => {}}>
          <BookingHistory actor={actor} today={today} />
        </UIProvider>,
      );
    },
    gestures: {
      'filter.submitted': ({ filter }: AnyEventObject) => {
        const { statusCode, ...values }: BookingFilter = filter;
        Object.entries({ ...values, statusCode: statusCode ?? '' }).forEach(([name, value]) => fill(name, value));
        press('조회');
      },
      'filter.changed': () => fill('statusCode', field('statusCode').value === 'R' ? 'N' : 'R'),
      'list.retried': () => press('다시 불러오기'),
      'csv.requested': () => press('CSV 내려받기'),
      'csv.confirmed': () => press('확인'),
      'csv.cancelled': () => press('취소'),
      'alert.dismissed': () => press('확인'),
    },
    // While another list loads, the previous chart may remain.
    look: ({ state }) =>
      expect({ ...shown(), ...(!state.context.history && { chart: false }) }).toEqual(expected(state)),
  },
);

const rangeMessages: readonly string[] = [myPageMessages.dateOrder, myPageMessages.dateRequired];

const shown = () => ({
  figures: screen.getAllByRole('definition').map(({ textContent }) => textContent),
  rows: document.querySelectorAll('section[aria-label="예약 내역"] [role="rowheader"]').length,
  chart: screen.queryAllByText('월별 내장 횟수').length > 0,
  outcome: screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(''),
  pressed: screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent),
  invalid: invalidFields(),
  rangeError: rangeMessages.find((message) => screen.queryByText(message) !== null) ?? null,
  dialog: dialogText(),
  isSaving: document.querySelector('dialog button[aria-busy="true"]') !== null,
});

const expected = (state: State): ReturnType<typeof shown> => ({
  figures: figuresIn(state),
  rows: state.context.history?.bookings.length ?? 0,
  chart: state.context.history !== null && state.context.history.bookings.length > 0,
  outcome: outcomeOf(state),
  pressed: quickRanges(today)
    .filter(
      ({ playDateFrom, playDateTo }) =>
        state.context.filter.playDateFrom === playDateFrom && state.context.filter.playDateTo === playDateTo,
    )
    .map(({ label }) => label),
  invalid: invalidIn[state.context.rangeError ?? ''] ?? [],
  rangeError: state.context.rangeError,
  dialog: dialogOf(state),
  isSaving: state.matches({ results: 'savingCsv' }),
});

const invalidIn: Readonly<Record<string, string[]>> = {
  [myPageMessages.dateOrder]: ['playDateFrom', 'playDateTo'],
  [myPageMessages.dateRequired]: ['playDateTo'],
};

function figuresIn(state: State): string[] {
  const { history } = state.context;
  if (history) return Object.values(history.count).map(String);
  return Array.from({ length: 3 }, () => (state.matches('failed') ? '알 수 없음' : '불러오는 중'));
}

function outcomeOf(state: State): string {
  if (state.matches('loading')) return '불러오는 중';
  if (state.matches('failed')) return '예약 내역을 불러오지 못했습니다.';
  return state.matches('empty') ? '조건에 맞는 예약이 없습니다.' : '예약 3건을 불러왔습니다.';
}

function dialogOf(state: State): string | null {
  if (state.matches({ results: 'alerting' })) return myPageMessages.csvFailed;
  return isDialogOpen(state) ? myPageMessages.csvConfirm : null;
}
