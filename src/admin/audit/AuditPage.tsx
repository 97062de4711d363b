import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { auditAction, auditActionNames, auditActions, auditEntries } from '#contract/staff/audit.ts';
import { failureText } from '#src/api/refusal.ts';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { useStaffClient } from '../api/client-context.tsx';
import { useListQuery } from '../table/use-list-query.ts';
import { FilterBar } from '../ui/filter-bar.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { AuditTable } from './AuditTable.tsx';

const query = z.object({ action: z.catch(z.optional(auditAction), undefined) });

const actionItems = [
  { value: '', label: '모두' },
  ...auditActions.map((value) => ({ value, label: auditActionNames[value] })),
];

/** The audit log, newest first, with the filter in the URL. */
export function AuditPage() {
  const client = useStaffClient();
  const [{ action }, change] = useListQuery(query);
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [auditEntries.id, action],
    queryFn: ({ pageParam, signal }) =>
      client(auditEntries, { query: { action, ...(pageParam !== null && { before: pageParam }) }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? (entries.at(-1)?.id ?? null) : null),
  });
  const entries = useMemo(() => data?.pages.flatMap((page) => page.entries), [data]);
  return (
    <>
      <PageHeading title="감사 기록" />
      <FilterBar>
        <SelectField
          label="활동"
          items={actionItems}
          value={action ?? ''}
          onChange={(value) => change({ action: auditAction.safeParse(value).data })}
        />
      </FilterBar>
      <AuditTable
        entries={entries}
        failure={error && failureText(error)}
        hasMore={hasNextPage}
        isLoadingMore={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
        onRetry={() => void (data ? fetchNextPage() : refetch())}
      />
    </>
  );
}
