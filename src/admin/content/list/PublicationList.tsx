import { useInfiniteQuery } from '@tanstack/react-query';
import { contentDeskMessages } from '#contract/staff/content-desk-messages.ts';
import { contentKinds } from '#contract/staff/content-kinds.ts';
import { publications, publicationStateNames, type PublicationRow } from '#contract/staff/publication.ts';
import { failureText } from '#src/api/refusal.ts';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { useStaffClient } from '../../api/client-context.tsx';
import { DataTable, type TableColumn } from '../../table/DataTable.tsx';
import { MoreButton } from '../../table/MoreButton.tsx';
import { RowLink } from '../../table/RowLink.tsx';
import { FilterBar } from '../../ui/filter-bar.ts';
import { timeText } from '../../ui/time-text.ts';
import { chosen, kindsAndAll, statesAndAll, type ListProps } from './list-query.ts';

const columns: readonly TableColumn<PublicationRow>[] = [
  {
    key: 'title',
    header: '제목',
    isRowHeader: true,
    cell: ({ id, title }) => <RowLink to={`/content/${id}`}>{title === '' ? `제목 없음 (${id}번)` : title}</RowLink>,
  },
  { key: 'kind', header: '종류', cell: ({ kind }) => contentKinds[kind].name },
  { key: 'state', header: '상태', cell: ({ state }) => publicationStateNames[state] },
  { key: 'author', header: '작성자', cell: ({ author }) => author.name },
  { key: 'publishAt', header: '게시', cell: ({ publishAt }) => (publishAt === null ? '-' : timeText(publishAt)) },
  { key: 'endAt', header: '끝', cell: ({ endAt }) => (endAt === null ? '-' : timeText(endAt)) },
  { key: 'updatedAt', header: '고침', cell: ({ updatedAt }) => timeText(updatedAt) },
];

/** The publications, newest first. */
export function PublicationList({ query, onChange }: ListProps) {
  const client = useStaffClient();
  const { kind, state } = query;
  const list = useInfiniteQuery({
    queryKey: [publications.id, kind, state],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam: before, signal }) =>
      client(publications, {
        query: {
          ...(kind !== '' && { kind }),
          ...(state !== '' && { state }),
          ...(before !== undefined && { before }),
        },
        signal,
      }),
    getNextPageParam: ({ rows, hasMore }) => (hasMore ? rows.at(-1)?.id : undefined),
  });
  return (
    <>
      <FilterBar role="search" aria-label="원고 거르기">
        <SelectField
          label="종류"
          name="kind"
          value={kind}
          items={kindsAndAll}
          onChange={(value) => onChange(chosen(query, 'kind', value))}
        />
        <SelectField
          label="상태"
          name="state"
          value={state}
          items={statesAndAll}
          onChange={(value) => onChange(chosen(query, 'state', value))}
        />
      </FilterBar>
      <DataTable
        caption="원고"
        columns={columns}
        items={list.data?.pages.flatMap(({ rows }) => rows)}
        keyOf={({ id }) => String(id)}
        empty={contentDeskMessages.noPublications}
        failure={list.error && !list.data ? failureText(list.error) : null}
        onRetry={() => void list.refetch()}
      />
      {list.hasNextPage && <MoreButton isPending={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()} />}
    </>
  );
}
