import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { defaultBookingFilter, quickRanges, type Booking, type BookingCount } from '#contract/booking/booking.ts';
import { daysBefore } from '#contract/shared/calendar.ts';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { BookingHistoryScreen, type BookingHistoryScreenProps } from '#src/features/booking/BookingHistoryScreen.tsx';

export default { title: '화면/나의 예약', id: 'features-booking-history', parameters: { layout: 'fullscreen' } };

const today = '2026-11-21';
const filter = defaultBookingFilter(today);
const [, , , year, ahead] = quickRanges(today);

const clubs = ['41', '51', '46', '71'];
const guests = ['김하늘', '이도윤', '김하늘', '박서준'];

/**
 * Played rounds from 13 November 2026 backwards, every few days; each eleventh was missed, each fourth had no
 * membership.
 */
const played = (count: number, daysApart: number): Booking[] =>
  Array.from({ length: count }, (_, index) => ({
    MEMB_NO: index % 4 === 3 ? '' : '51-02-004417',
    RSVN_GEST_NAME: guests[index % 4] ?? '',
    PROPERTY_NO: clubs[(index * 3) % 4] ?? '',
    PLAY_DATE: daysBefore(today, 8 + Math.floor(index * daysApart)),
    PLAY_TIME: `${String(6 + (index % 9)).padStart(2, '0')}${String((index * 12) % 60).padStart(2, '0')}`,
    HOLE_TYPE_CODE: index % 4 === 3 ? '9' : '18',
    GOLF_RSVN_TYPE_CODE: index % 11 === 10 ? 'N' : 'I',
  }));

const planned = (PLAY_DATE: string, PLAY_TIME: string): Booking => ({
  ...played(1, 0)[0]!,
  PLAY_DATE,
  PLAY_TIME,
  GOLF_RSVN_TYPE_CODE: 'R',
});

const countByStatus = (bookings: readonly Booking[]): BookingCount => {
  const withStatus = (status: Booking['GOLF_RSVN_TYPE_CODE']) =>
    bookings.filter(({ GOLF_RSVN_TYPE_CODE }) => GOLF_RSVN_TYPE_CODE === status).length;
  return { booking: withStatus('R'), internals: withStatus('I'), cancel: withStatus('N') };
};

const story = (bookings: readonly Booking[], props: Partial<BookingHistoryScreenProps> = {}): StoryObj => ({
  render: () => (
    <BookingHistoryScreen
      filter={filter}
      rangeError={null}
      list="loaded"
      history={{ bookings, count: countByStatus(bookings) }}
      question={null}
      isSaving={false}
      alert={null}
      today={today}
      onFilterChange={fn()}
      onFilterSubmit={fn()}
      onRetry={fn()}
      onCsv={fn()}
      onConfirm={fn()}
      onCancel={fn()}
      onDismiss={fn()}
      {...props}
    />
  ),
});

export const Year: StoryObj = {
  name: '1년 내역 · Year',
  ...story([planned('2026-11-21', '0712'), ...played(33, 10)], { filter: { ...filter, ...year } }),
};
/** A booking that can be cancelled, one that can be cancelled today only, and one that cannot any more. */
export const Ahead: StoryObj = {
  name: '앞으로의 예약 · Ahead',
  ...story([planned('2027-01-09', '0648'), planned('2026-11-26', '0712'), planned('2026-11-22', '1230')], {
    filter: { ...filter, ...ahead },
  }),
};
export const OneRow: StoryObj = { name: '한 건 · One Row', ...story(played(1, 0)) };
export const CompanyToBeApproved: StoryObj = {
  name: '법인회원 확인 중 · Company To Be Approved',
  ...story([], { corporation: { companyName: '오크상사', registrationNumber: '1234567891', approval: 'PENDING' } }),
};
export const RangeRefused: StoryObj = {
  name: '조회 기간 오류 · Range Refused',
  ...story(played(7, 4), { rangeError: myPageMessages.dateOrder }),
};
export const TenThousand: StoryObj = {
  name: '만 건 · Ten Thousand',
  ...story(played(10_000, 0.03), { filter: { ...filter, ...year } }),
};
export const LongNames: StoryObj = {
  name: '긴 이름 · Long Names',
  ...story(
    played(4, 6).map((booking) => ({
      ...booking,
      RSVN_GEST_NAME: 'GARCIA MARIA ELENA FERNANDEZ DE LA CRUZ',
      MEMB_NO: '51-02-004417-0001-0000012',
    })),
  ),
};
export const Phone: StoryObj = { ...Year, name: '1년 내역, 휴대폰 · Phone', globals: { viewport: { value: 'phone' } } };
export const Narrow: StoryObj = {
  ...LongNames,
  name: '긴 이름, 좁은 화면 · Narrow',
  globals: { viewport: { value: 'narrow' } },
};
export const TenThousandOnPhone: StoryObj = {
  ...TenThousand,
  name: '만 건, 휴대폰 · Ten Thousand On Phone',
  globals: { viewport: { value: 'phone' } },
};
