import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { bookingsAhead, type Booking } from '#contract/booking/booking.ts';
import { NextBooking } from '#src/features/my-page/NextBooking.tsx';

const today = '2026-11-29';

const booking = (PLAY_DATE: string): Booking => ({
  MEMB_NO: '51-02-004417',
  RSVN_GEST_NAME: '김하늘',
  PROPERTY_NO: '41',
  PLAY_DATE,
  PLAY_TIME: '0720',
  HOLE_TYPE_CODE: '18',
  GOLF_RSVN_TYPE_CODE: 'R',
});

const show = (bookings: readonly Booking[] | undefined, isFailed = false) =>
  render(
    <MemoryRouter>
      <NextBooking bookings={bookings} isFailed={isFailed} today={today} />
    </MemoryRouter>,
  ).container.textContent;

test('the next booking is the first to be played, with the days until then and the deadline to cancel', () => {
  expect(show([booking('2027-01-09'), booking('2026-12-11')])).toBe(
    'D-12다음 예약오크밸리 18홀2026.12.11 07:20 출발취소·변경 마감 2026.12.06 (D-7)나의 예약',
  );
  expect(screen.getByRole('link', { name: '나의 예약' }).getAttribute('href')).toBe('/mypage/booking');
});

test('a round of today is counted as such; without one, or if they cannot be loaded, there is no card', () => {
  expect([show([booking(today)]), show([]), show(undefined, true)]).toEqual([
    'D-day다음 예약오크밸리 18홀2026.11.29 07:20 출발취소·변경 마감 지남나의 예약',
    '앞으로 석 달 안에 예정된 예약이 없습니다.',
    '',
  ]);
});

test('it is one of the next three months, at any course', () => {
  expect(bookingsAhead(today)).toEqual({
    courseCode: '11',
    playDateFrom: '2026-11-29',
    playDateTo: '2027-02-28',
    membNo: 'b',
    statusCode: 'R',
  });
});
