import { useMemo } from 'react';
import type { DeviceSession } from '#contract/account/device-session.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { StatusMark } from '#src/ui/data/StatusMark.tsx';
import { Table, type Column } from '#src/ui/data/Table.tsx';
import { momentText } from '#src/shared/words/moment-text.ts';

const columnsWith = (onEnd: (session: DeviceSession) => void): readonly Column<DeviceSession>[] => [
  { key: 'device', header: '기기', cell: ({ device }) => device, isRowHeader: true },
  { key: 'created', header: '로그인 시각', cell: ({ createdAt }) => momentText(createdAt) },
  { key: 'seen', header: '마지막 사용', cell: ({ lastSeenAt }) => momentText(lastSeenAt) },
  {
    key: 'current',
    header: '구분',
    cell: (session) =>
      session.isCurrent ? (
        <StatusMark tone="done">이 기기</StatusMark>
      ) : (
        <Button
          variant="secondary"
          size="small"
          aria-label={`${session.device} 로그아웃`}
          onPress={() => onEnd(session)}
        >
          로그아웃
        </Button>
      ),
  },
];

export function SessionTable({
  sessions,
  onEnd,
}: {
  sessions: readonly DeviceSession[];
  onEnd: (session: DeviceSession) => void;
}) {
  const columns = useMemo(() => columnsWith(onEnd), [onEnd]);
  return <Table caption="로그인 기기" columns={columns} items={sessions} keyOf={({ id }) => id} />;
}
