import { useMemo } from 'react';
import type { ScheduleTable } from '#contract/clubs/club-content.ts';
import type { Day } from '#contract/shared/day.ts';
import { FactStrip } from '#src/ui/data/FactStrip.tsx';
import { dayWithWeekday, nextOpenings, type Opening } from './schedule-facts.ts';

/** When bookings open next, as a date, computed from the schedules below. Nothing if they state no rule. */
export function NextOpenings({ schedules, today }: { schedules: readonly ScheduleTable[] | undefined; today: Day }) {
  const openings = useMemo(() => nextOpenings(schedules ?? [], today), [schedules, today]);
  if (schedules !== undefined && openings.length === 0) return null;
  return <FactStrip label="다음 예약 개시" facts={openings.map(factOf)} />;
}

const factOf = ({ kind, day, time, playDays }: Opening) => ({
  label: [
    kind === 'lottery' ? '다음 추첨 접수' : '다음 예약 개시',
    ...(playDays.length === 0 ? [] : [`${playDays.map(dayWithWeekday).join(', ')} 이용분`]),
  ].join(' · '),
  value: `${dayWithWeekday(day)} ${time}`,
});
