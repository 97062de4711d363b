import { StatusMark, type StatusTone } from '#src/ui/data/StatusMark.tsx';
import type { Column } from '#src/ui/data/Table.tsx';
import { SecondaryText } from '#src/ui/foundation/text.ts';

export type BookingRow = {
  id: string;
  day: string;
  time: string;
  course: string;
  booker: string;
  number: string;
  holes: number;
  tone: StatusTone;
};

const statusLabels = { planned: '예약', done: '내장', missed: '노쇼' } as const;

export const bookingColumns: readonly Column<BookingRow>[] = [
  {
    key: 'tee',
    header: '티오프',
    width: '26%',
    isRowHeader: true,
    inCard: { row: 1, side: 'start' },
    cell: ({ day, time }) => (
      <>
        {day}
        <SecondaryText>{time}</SecondaryText>
      </>
    ),
  },
  { key: 'course', header: '코스', width: '21.5%', inCard: { row: 2, side: 'start' }, cell: ({ course }) => course },
  { key: 'booker', header: '예약자', inCard: { row: 3, side: 'start' }, cell: ({ booker }) => booker },
  {
    key: 'number',
    header: '회원번호',
    isQuiet: true,
    width: '18%',
    inCard: { row: 3, side: 'end' },
    cell: ({ number }) => number,
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
    cell: ({ tone }) => <StatusMark tone={tone}>{statusLabels[tone]}</StatusMark>,
  },
];

const courses = ['오크밸리', '오크힐스', '오크크릭(월송리)', '성문안'];
const guestNames = ['김하늘', '이도윤', '남궁하늘누리', '주식회사 오크상사 원주 사업본부'];
const tones: readonly StatusTone[] = ['planned', 'done', 'done', 'done', 'missed'];
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Returns bookings from the newest back; some names take two lines. */
export const bookingRows = (count: number): BookingRow[] =>
  Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(2026, 10, 28 - index));
    return {
      id: String(index),
      day: `${day.getUTCFullYear()}.${twoDigits(day.getUTCMonth() + 1)}.${twoDigits(day.getUTCDate())}`,
      time: `${twoDigits(6 + (index % 9))}:${twoDigits((index * 12) % 60)}`,
      course: courses[index % 4]!,
      booker: guestNames[index % 23 === 5 ? 3 : index % 3]!,
      number: index % 5 === 4 ? '–' : `51-02-${String(4417 + index).padStart(6, '0')}`,
      holes: index % 5 === 4 ? 9 : 18,
      tone: tones[index % 5]!,
    };
  });
