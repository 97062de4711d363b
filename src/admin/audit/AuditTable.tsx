import { auditActionNames, type AuditEntry } from '#contract/staff/audit.ts';
import { staffPageMessages } from '#contract/staff/staff-page-messages.ts';
import { DataTable, type TableColumn } from '../table/DataTable.tsx';
import { MoreButton } from '../table/MoreButton.tsx';
import { timeText } from '../ui/time-text.ts';

export type AuditTableProps = {
  entries: readonly AuditEntry[] | undefined;
  failure: string | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
  onRetry: () => void;
};

/** The entries of the audit log that were loaded so far. */
export function AuditTable({ entries, failure, hasMore, isLoadingMore, onMore, onRetry }: AuditTableProps) {
  return (
    <>
      <DataTable
        caption="감사 기록"
        columns={columns}
        items={entries}
        keyOf={({ id }) => String(id)}
        empty={staffPageMessages.noAudit}
        failure={failure}
        onRetry={onRetry}
      />
      {hasMore && failure === null && <MoreButton isPending={isLoadingMore} onPress={onMore} />}
    </>
  );
}

const columns: readonly TableColumn<AuditEntry>[] = [
  { key: 'at', header: '시각', cell: ({ at }) => timeText(at), isRowHeader: true },
  { key: 'staff', header: '구성원', cell: ({ staff }) => staff || '알 수 없음' },
  { key: 'action', header: '활동', cell: ({ action }) => auditActionNames[action] },
  { key: 'subject', header: '대상', cell: ({ subject }) => subject },
  { key: 'detail', header: '내용', cell: ({ detail }) => detail || '없음' },
];
