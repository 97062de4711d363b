import { useMemo } from 'react';
import type { Booking, BookingStatus } from '#contract/booking/booking.ts';
import type { Day } from '#contract/shared/day.ts';
import { LongTable } from '#src/ui/data/LongTable.tsx';
import { StatusMark, type StatusTone } from '#src/ui/data/StatusMark.tsx';
import type { Column } from '#src/ui/data/Table.tsx';
import { Subtext, SecondaryText } from '#src/ui/foundation/text.ts';
import { bookingRows, type BookingRow } from './booking-rows.ts';

const tones = { R: 'planned', I: 'done', N: 'missed' } as const satisfies Record<BookingStatus, StatusTone>;

const columns: readonly Column<BookingRow>[] = [
  {
    key: 'teeOff',
    header: '티오프 일시',
    width: '27%',
    isRowHeader: true,
    inCard: { row: 1, side: 'start' },
    cell: ({ date, time, deadline }) => (
      <>
        {date} <SecondaryText>{time}</SecondaryText>
        {deadline && <Subtext>{deadline}</Subtext>}
      </>
    ),
  },
  { key: 'course', header: '코스', width: '21%', inCard: { row: 2, side: 'start' }, cell: ({ course }) => course },
  { key: 'guest', header: '예약자', inCard: { row: 3, side: 'start' }, cell: ({ guest }) => guest },
  {
    key: 'membership',
    header: '회원번호',
    width: '18%',
    inCard: { row: 3, side: 'end' },
    cell: ({ membership }) => membership,
  },
  {
    key: 'holes',
    header: '라운드',
    width: '8%',
    align: 'end',
    unit: '홀',
    inCard: { row: 2, side: 'end' },
    cell: ({ holes }) => holes,
  },
  {
    key: 'status',
    header: '상태',
    width: '11%',
    inCard: { row: 1, side: 'end' },
    cell: ({ status, statusName }) => <StatusMark tone={tones[status]}>{statusName}</StatusMark>,
  },
];

const keyOf = ({ key }: BookingRow) => key;

export function BookingTable({ bookings, today }: { bookings: readonly Booking[]; today: Day }) {
  const rows = useMemo(() => bookingRows(bookings, today), [bookings, today]);
  return <LongTable caption="예약 내역" columns={columns} items={rows} keyOf={keyOf} look="records" />;
}
