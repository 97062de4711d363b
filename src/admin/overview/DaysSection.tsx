import { listDay } from '#contract/shared/day.ts';
import type { DayCount } from '#contract/staff/overview.ts';
import { staffPageMessages } from '#contract/staff/staff-page-messages.ts';
import { Heading } from '#src/ui/foundation/text.ts';
import { formatNumber } from '#src/ui/foundation/format-number.ts';
import { DataTable, type TableColumn } from '../table/DataTable.tsx';
import { DayChart } from './DayChart.tsx';
import { Charts, Part } from './overview-style.ts';

/** Sign-ups and logins of the last days: a chart of each, and a table with both, newest first. */
export function DaysSection({ days }: { days: readonly DayCount[] }) {
  return (
    <Part aria-labelledby="overview-days">
      <Heading id="overview-days">최근 {days.length}일의 가입과 로그인</Heading>
      <Charts>
        <DayChart title="가입" counts={days.map(({ day, signUps }) => ({ day, count: signUps }))} />
        <DayChart title="로그인" counts={days.map(({ day, logins }) => ({ day, count: logins }))} />
      </Charts>
      <DataTable
        caption="날짜별 가입과 로그인"
        columns={columns}
        items={days.slice().reverse()}
        keyOf={({ day }) => day}
        empty={staffPageMessages.noDays}
      />
    </Part>
  );
}

const columns: readonly TableColumn<DayCount>[] = [
  { key: 'day', header: '날짜', cell: ({ day }) => listDay(day), isRowHeader: true },
  { key: 'signUps', header: '가입', cell: ({ signUps }) => `${formatNumber(signUps)}건`, align: 'end' },
  { key: 'logins', header: '로그인', cell: ({ logins }) => `${formatNumber(logins)}건`, align: 'end' },
];
