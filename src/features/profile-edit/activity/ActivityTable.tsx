import { activityMessages } from '#contract/account/activity-messages.ts';
import type { ActivityEntry } from '#contract/account/activity.ts';
import { accessActionNames } from '#contract/account/own-data.ts';
import { StatusMark } from '#src/ui/data/StatusMark.tsx';
import { Table, type Column } from '#src/ui/data/Table.tsx';
import { momentText } from '#src/shared/words/moment-text.ts';

type Row = ActivityEntry & { readonly key: string };

const columns: readonly Column<Row>[] = [
  {
    key: 'action',
    header: '활동',
    cell: ({ action }) => (
      <StatusMark tone={action === 'SIGN_IN_FAILED' ? 'missed' : 'done'}>{accessActionNames[action]}</StatusMark>
    ),
    isRowHeader: true,
  },
  { key: 'at', header: '시각', cell: ({ at }) => momentText(at) },
  { key: 'device', header: '기기', cell: ({ device }) => device },
  { key: 'origin', header: '접속 주소', cell: ({ origin }) => origin || activityMessages.unknownOrigin },
];

/** A page of the activity. Entries of the same moment may be equal, so that only their position tells them apart. */
export const ActivityTable = ({ entries }: { entries: readonly ActivityEntry[] }) => (
  <Table
    caption="활동 내역"
    columns={columns}
    items={entries.map((entry, index) => ({ ...entry, key: `${entry.at} ${index}` }))}
    keyOf={({ key }) => key}
  />
);
