import { useMemo } from 'react';
import type { InfoItem, ScheduleTable } from '#contract/clubs/club-content.ts';
import { clubMessages } from '#contract/clubs/club-messages.ts';
import type { Day } from '#contract/shared/day.ts';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import type { Loadable } from '#src/shared/fetched/loadable.ts';
import { ServedDocument } from '#src/shared/served-html/ServedDocument.tsx';
import { EmptyState } from '#src/ui/page/EmptyState.tsx';
import { ArticlePart, IndexedArticle } from '#src/ui/page/IndexedArticle.tsx';
import { Timeline } from '#src/ui/data/Timeline.tsx';
import { InfoSection } from '../info/InfoSection.tsx';
import { NextOpenings } from './NextOpenings.tsx';
import { dayFlow } from './schedule-facts.ts';

export type BookingScreenProps = {
  items: Loadable<readonly InfoItem[]>;
  schedules: Loadable<readonly ScheduleTable[]>;
  today: Day;
};

const idOf = ({ id }: ScheduleTable) => `schedule-${id}`;

export function BookingScreen({ items, schedules: { data, isFailed, onRetry }, today }: BookingScreenProps) {
  const index = (data ?? []).map((table, position) => ({
    id: idOf(table),
    number: String(position + 1),
    label: table.title,
  }));
  return (
    <>
      <NextOpenings schedules={isFailed ? [] : data} today={today} />
      <InfoSection
        eyebrow="01 Booking"
        title="예약과 취소"
        label="예약 안내"
        empty={clubMessages.noBookingInformation}
        items={items}
      />
      <IndexedArticle
        eyebrow="02 Schedule"
        title="예약 일정"
        indexLabel="일정표 차례"
        parts={index}
        kind="tables"
        isPending={!data && !isFailed}
      >
        <Fetched label="예약 일정표" isPending={data === undefined} isFailed={isFailed} rows={16} onRetry={onRetry}>
          {data?.length === 0 && (
            <EmptyState eyebrow="Schedule" title={clubMessages.noScheduleTables} picture="ink-autumn" />
          )}
          {data?.map((table) => (
            <ArticlePart key={table.id} id={idOf(table)} title={table.title}>
              <Schedule table={table} />
            </ArticlePart>
          ))}
        </Fetched>
      </IndexedArticle>
    </>
  );
}

/** A flow of the day as a timeline, any other schedule as its table. */
function Schedule({ table }: { table: ScheduleTable }) {
  const flow = useMemo(() => dayFlow(table), [table]);
  return flow ? (
    <Timeline label={flow.caption} steps={flow.steps} />
  ) : (
    <ServedDocument html={table.scheduleTable} label={table.title} />
  );
}
