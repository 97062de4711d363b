import type { PriceGroup } from '#src/ui/data/PriceTable.tsx';

/** The price categories of guests, in the order of the prices. */
export const practiceTypes = ['A 회원', 'B 투숙객', 'C 일반'] as const;

type Slot = readonly [time: string, a: number, b: number, c: number];

const weekday: readonly Slot[] = [
  ['07:00~09:00', 70_000, 70_000, 100_000],
  ['09:00~14:00', 80_000, 80_000, 120_000],
  ['14:00~16:00', 80_000, 80_000, 120_000],
];

const weekend: readonly Slot[] = [
  ['07:00~09:00', 80_000, 80_000, 120_000],
  ['09:00~14:00', 100_000, 100_000, 140_000],
  ['14:00~16:00', 100_000, 100_000, 140_000],
];

const won = (amount: number) => amount.toLocaleString('ko-KR');

const groupOf = (name: string, slots: readonly Slot[]): PriceGroup => ({
  name,
  rows: slots.map(([time, ...prices]) => [time, ...prices.map(won)]),
});

/** Price of a hole for four players for an hour, in won (spec 000 §9). */
export const practiceFees: readonly PriceGroup[] = [groupOf('주중', weekday), groupOf('주말·공휴일', weekend)];

/** Price of a locker for a person, in won (spec 000 §9). */
export const lockerFees: readonly PriceGroup[] = [
  {
    rows: [
      ['샤워 포함 락커', '1인', won(9_000)],
      ['코인 락커', '보증 동전 반환', '무료'],
    ],
  },
];
