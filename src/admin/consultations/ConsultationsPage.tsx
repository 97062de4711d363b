import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { consultations } from '#contract/staff/consultation.ts';
import { refusalText } from '#src/api/refusal.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Stack } from '#src/ui/foundation/layout.ts';
import { useStaffClient } from '../api/client-context.tsx';
import { usePermission } from '../session/session-context.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { useListQuery } from '../table/use-list-query.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { columnsFor } from './columns.tsx';
import { ConsultationFilters } from './ConsultationFilters.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { listQuery } from './list-query.ts';

/** The list of consultations, without personal data. */
export function ConsultationsPage() {
  const client = useStaffClient();
  const [query, change] = useListQuery(listQuery);
  const { filter, kind, order } = query;
  const mayOpen = usePermission('consultations.handle');
  const mayExport = usePermission('consultations.export');
  const [isExporting, setExporting] = useState(false);
  const columns = useMemo(() => columnsFor(mayOpen), [mayOpen]);
  const list = useInfiniteQuery({
    queryKey: [consultations.id, filter, kind, order],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam: after, signal }) =>
      client(consultations, {
        query: { filter, order, ...(kind !== '' && { inquiryType: kind }), ...(after !== undefined && { after }) },
        signal,
      }),
    getNextPageParam: ({ rows, hasMore }) => (hasMore ? rows.at(-1)?.id : undefined),
  });
  return (
    <Stack>
      <PageHeading
        title="상담"
        actions={
          mayExport && (
            <Button variant="secondary" size="small" onPress={() => setExporting(true)}>
              내보내기
            </Button>
          )
        }
      />
      <ConsultationFilters query={query} onChange={change} />
      <DataTable
        caption="회원권 상담"
        columns={columns}
        items={list.data?.pages.flatMap(({ rows }) => rows)}
        keyOf={({ id }) => String(id)}
        sort={order === 'oldest' ? 'id' : '-id'}
        onSort={(sort) => change({ order: sort === 'id' ? 'oldest' : 'newest' })}
        isSortedByServer
        empty="해당하는 상담이 없습니다."
        failure={list.isError && !list.data ? refusalText(list.error) : null}
        onRetry={() => void list.refetch()}
      />
      {list.hasNextPage && (
        <div>
          <Button
            variant="secondary"
            size="small"
            isPending={list.isFetchingNextPage}
            onPress={() => void list.fetchNextPage()}
          >
            더 보기
          </Button>
        </div>
      )}
      {isExporting && <ExportDialog onClose={() => setExporting(false)} />}
    </Stack>
  );
}
