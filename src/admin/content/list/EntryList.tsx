import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, type SubmitEvent } from 'react';
import { contentDeskMessages } from '#contract/staff/content-desk-messages.ts';
import { isFixed, type ContentKind } from '#contract/staff/content-kinds.ts';
import { contentEntries, type ContentEntry } from '#contract/staff/publication.ts';
import { failureText } from '#src/api/refusal.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { useStaffClient } from '../../api/client-context.tsx';
import { usePermission } from '../../session/session-context.tsx';
import { DataTable, type TableColumn } from '../../table/DataTable.tsx';
import { MoreButton } from '../../table/MoreButton.tsx';
import { FilterBar } from '../../ui/filter-bar.ts';
import { TextLink } from '../../ui/links.ts';
import { textIn } from '../../ui/text-in.ts';
import { chosen, kindItems, type ListProps } from './list-query.ts';
import { PublishedButton, ReviseButton } from './EntryButtons.tsx';

/** Columns of the entries of a kind, with what the viewer may do with each. */
const columnsFor = (
  kind: ContentKind,
  { mayWrite, mayEnd }: { readonly mayWrite: boolean; readonly mayEnd: boolean },
): readonly TableColumn<ContentEntry>[] => [
  { key: 'title', header: '제목', isRowHeader: true, cell: ({ id, title }) => title || `${id}번` },
  { key: 'place', header: '위치', cell: ({ place }) => place || '-' },
  { key: 'isShown', header: '누리집', cell: ({ isShown }) => (isShown ? '보임' : '보이지 않음') },
  {
    key: 'change',
    header: '고치기',
    cell: ({ id, title, publicationId }) => {
      if (publicationId !== null)
        return (
          <TextLink
            to={`/content/${publicationId}`}
            aria-label={`${title} ${mayWrite ? '이어서 고치기' : '원고 보기'}`}
          >
            {mayWrite ? '이어서 고치기' : '원고 보기'}
          </TextLink>
        );
      return mayWrite ? <ReviseButton kind={kind} entryId={id} label={`${title} 고치기`} /> : '-';
    },
  },
  ...(mayEnd
    ? [
        {
          key: 'published',
          header: '내리기',
          cell: ({ id, title, isShown }: ContentEntry) =>
            isShown ? <PublishedButton kind={kind} entryId={id} label={`${title} 게시 중인 원고`} /> : '-',
        },
      ]
    : []),
];

/** The entries of one kind that the site has. */
export function EntryList({ query, onChange }: ListProps) {
  const client = useStaffClient();
  const mayWrite = usePermission('content.write');
  const mayPublish = usePermission('content.publish');
  const { text } = query;
  const kind = query.kind === '' ? 'notice' : query.kind;
  const columns = useMemo(
    () => columnsFor(kind, { mayWrite, mayEnd: mayPublish && !isFixed(kind) }),
    [kind, mayWrite, mayPublish],
  );
  const list = useInfiniteQuery({
    queryKey: [contentEntries.id, kind, text],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam: before, signal }) =>
      client(contentEntries, { params: { kind }, query: { text, ...(before !== undefined && { before }) }, signal }),
    getNextPageParam: ({ rows, hasMore }) => (hasMore ? rows.at(-1)?.id : undefined),
  });
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange(chosen(query, 'text', textIn(new FormData(event.currentTarget), 'text').trim()));
  };
  return (
    <>
      <form role="search" aria-label="사이트의 내용 거르기" noValidate onSubmit={search}>
        <Stack gap="small">
          <FilterBar>
            <SelectField
              label="종류"
              name="kind"
              value={kind}
              items={kindItems}
              onChange={(value) => onChange(chosen(query, 'kind', value))}
            />
            <TextField key={text} label="제목에 있는 말" name="text" autoComplete="off" defaultValue={text} />
          </FilterBar>
          <Actions>
            <Button type="submit" variant="secondary" size="small">
              찾기
            </Button>
          </Actions>
        </Stack>
      </form>
      <DataTable
        caption="사이트의 내용"
        columns={columns}
        items={list.data?.pages.flatMap(({ rows }) => rows)}
        keyOf={({ id }) => String(id)}
        empty={contentDeskMessages.noEntries}
        failure={list.error && !list.data ? failureText(list.error) : null}
        onRetry={() => void list.refetch()}
      />
      {list.hasNextPage && <MoreButton isPending={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()} />}
    </>
  );
}
