import { useMemo, type ReactNode } from 'react';
import { teeTimesMessages as words } from '#contract/clubs/tee-times-messages.ts';
import { teeTimeDays, type TeeTime, type TeeTimes } from '#contract/clubs/tee-times.ts';
import type { Day } from '#contract/shared/day.ts';
import { Table, type Column } from '#src/ui/data/Table.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { Actions, Spread, Stack } from '#src/ui/foundation/layout.ts';
import { Note, Text } from '#src/ui/foundation/text.ts';
import { PendingRegion, SkeletonRows } from '#src/ui/page/PendingRegion.tsx';
import { SectionHead } from '#src/ui/page/SectionHead.tsx';
import { dayWithWeekday } from './schedule-facts.ts';

export type TeeTimesScreenProps = {
  /** Undefined until they are loaded, null if they are unknown. */
  teeTimes: TeeTimes | null | undefined;
  today: Day;
  day: Day;
  onDay: (day: Day) => void;
  /** The button that leads to the reservation site. */
  booking: ReactNode;
};

/** The tee times of a day that can still be booked, by the hour; a sentence if there are none, or they are unknown. */
export function TeeTimesScreen({ teeTimes, today, day, onDay, booking }: TeeTimesScreenProps) {
  const days = useMemo(
    () =>
      teeTimeDays(today).map((value) => ({
        value,
        label: `${dayWithWeekday(value)}${value === today ? ' 오늘' : ''}`,
      })),
    [today],
  );
  return (
    <Stack id="tee-times" tabIndex={-1} gap="large">
      <SectionHead eyebrow="03 Tee times" title={words.title} />
      <Spread>
        <SelectField label="이용일" name="teeTimeDay" value={day} items={days} onChange={onDay} />
      </Spread>
      <PendingRegion isPending={teeTimes === undefined} skeleton={<SkeletonRows count={6} />}>
        <Answer teeTimes={teeTimes ?? null} />
      </PendingRegion>
      <Actions>{booking}</Actions>
    </Stack>
  );
}

function Answer({ teeTimes }: { teeTimes: TeeTimes | null }) {
  const hours = useMemo(() => hoursOf(teeTimes?.times ?? []), [teeTimes]);
  if (teeTimes === null) return <Text tone="quiet">{words.unknown}</Text>;
  if (hours.length === 0) return <Text tone="quiet">{teeTimes.isClosed ? words.closed : words.none}</Text>;
  return (
    <Stack gap="large">
      <Table caption={words.title} columns={columns} items={hours} keyOf={({ hour }) => hour} look="records" />
      <Note>{words.readAt(teeTimes.readAt)}</Note>
    </Stack>
  );
}

type Hour = { hour: string; times: readonly TeeTime[] };

/** Groups tee times, which are in order, by their hour. */
function hoursOf(times: readonly TeeTime[]): Hour[] {
  const hours = [...new Set(times.map(({ time }) => time.slice(0, 2)))];
  return hours.map((hour) => ({ hour, times: times.filter(({ time }) => time.startsWith(hour)) }));
}

/** Returns the green fee of an hour, or the lowest one. */
function feeOf(times: readonly TeeTime[]): string {
  const fees = times.flatMap(({ fee }) => (fee === null ? [] : [fee]));
  if (fees.length === 0) return '예약 시스템에서 확인';
  const lowest = Math.min(...fees);
  return `${lowest.toLocaleString('ko-KR')}원${Math.max(...fees) > lowest ? '부터' : ''}`;
}

const columns: readonly Column<Hour>[] = [
  {
    key: 'hour',
    header: '시간대',
    isRowHeader: true,
    inCard: { row: 1, side: 'start' },
    cell: ({ hour }) => `${Number(hour)}시대`,
  },
  {
    key: 'fee',
    header: '그린피 (1인)',
    inCard: { row: 1, side: 'end' },
    cell: ({ times }) => feeOf(times),
  },
  {
    key: 'times',
    header: '남은 시각',
    inCard: { row: 2, side: 'start' },
    cell: ({ times }) => times.map(({ time, course }) => `${time} ${course}`).join(', '),
  },
];
