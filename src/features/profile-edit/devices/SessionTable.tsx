import type { DeviceSession } from '#contract/device-session.ts';
import { StatusMark } from '#src/ui/StatusMark.tsx';
import { Table, type Column } from '#src/ui/Table.tsx';
import { momentText } from '../texts.ts';

const columns: readonly Column<DeviceSession>[] = [
  { key: 'device', header: '기기', cell: ({ device }) => device, isRowHeader: true },
  { key: 'created', header: '로그인 시각', cell: ({ createdAt }) => momentText(createdAt) },
  { key: 'seen', header: '마지막 사용', cell: ({ lastSeenAt }) => momentText(lastSeenAt) },
  { key: 'current', header: '구분', cell: ({ isCurrent }) => (isCurrent ? <StatusMark tone="done">이 기기</StatusMark> : '다른 기기') },
];

export function SessionTable({ sessions }: { sessions: readonly DeviceSession[] }) {
  return <Table caption="로그인 기기" columns={columns} items={sessions} keyOf={({ device, createdAt }) => `${device} ${createdAt}`} />;
}
