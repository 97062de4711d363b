import type { RefObject } from 'react';
import { noticeMessages, noticesFoundMessage } from '#contract/news/notice-messages.ts';
import type { NoticeQuery, NoticeRow } from '#contract/news/notice.ts';
import { blockOf } from '#contract/shared/page-number.ts';
import type { Page } from '#contract/http/paging.ts';
import { paths } from '#contract/site/site-paths.ts';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import type { Loadable } from '#src/shared/fetched/loadable.ts';
import { LinksWithState } from '#src/shared/page/LinksWithState.tsx';
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx';
import { EmptyState } from '#src/ui/page/EmptyState.tsx';
import { Container, Section, Stack } from '#src/ui/foundation/layout.ts';
import { PostSkeleton } from '#src/ui/news/PostSkeleton.tsx';
import { PostTable } from '#src/ui/news/PostTable.tsx';
import { Pagination } from '#src/ui/data/Pagination.tsx';
import { Text } from '#src/ui/foundation/text.ts';
import { VisuallyHidden } from '#src/ui/foundation/VisuallyHidden.tsx';
import { words } from '#src/ui/foundation/words.ts';
import { formatNumber } from '#src/ui/foundation/format-number.ts';
import { fromList } from './came-from.ts';
import { isUnfiltered, noticeListUrl } from '#contract/news/notice-url.ts';
import { noticePosts } from './notice-posts.ts';
import { NoticeFilter } from './NoticeFilter.tsx';

type NoticeList = { content: readonly NoticeRow[]; page: Page };

export type NoticeListScreenProps = {
  /** The applied filters. */
  query: NoticeQuery;
  notices: Loadable<NoticeList>;
  /** The rows belong to the previous filters while the new ones load. */
  isBusy: boolean;
  /** The list; the page moves the focus to it. */
  listRef?: RefObject<HTMLDivElement | null>;
  onSubmit: (query: NoticeQuery) => void;
};

/** The notices with their filters. The result of a search is announced to screen readers. */
export function NoticeListScreen({
  query,
  notices: { data, isFailed, onRetry },
  isBusy,
  listRef,
  onSubmit,
}: NoticeListScreenProps) {
  return (
    <Section space="small">
      <Container>
        <Stack gap="large">
          <NoticeFilter query={query} onSubmit={onSubmit} />
          <VisuallyHidden role="status">{isBusy ? words.loading : data ? statusMessage(data.page) : ''}</VisuallyHidden>
          <Fetched
            label="공지사항 목록"
            isPending={data === undefined}
            isFailed={isFailed}
            rows={query.size}
            skeleton={<PostSkeleton count={query.size} />}
            onRetry={onRetry}
            {...(listRef && { groupRef: listRef })}
          >
            {data && <Notices {...data} query={query} isBusy={isBusy} />}
          </Fetched>
        </Stack>
      </Container>
    </Section>
  );
}

function Notices({ content, page, query, isBusy }: NoticeList & Pick<NoticeListScreenProps, 'query' | 'isBusy'>) {
  if (content.length === 0) {
    return (
      <EmptyState
        eyebrow="Notice"
        title={noticeMessages.none}
        picture="ink-dusk"
        {...(!isUnfiltered(query) && {
          text: noticeMessages.noneFiltered,
          action: (
            <ButtonLink href={paths.notices} variant="secondary" size="small">
              전체 보기
            </ButtonLink>
          ),
        })}
      />
    );
  }
  return (
    <Stack gap="large">
      <Stack gap="small">
        <Text size="small" tone="quiet">
          총 <b>{formatNumber(page.totalElements)}</b>건
        </Text>
        <LinksWithState state={fromList(noticeListUrl({ ...query, page: page.number }))}>
          <PostTable caption="공지사항" headers={headers} posts={noticePosts(content, page)} isBusy={isBusy} />
        </LinksWithState>
      </Stack>
      <Pagination
        label="공지사항"
        current={page.number}
        total={page.totalPages}
        numbers={blockOf(page.number, page.totalPages)}
        hrefOf={(number) => noticeListUrl({ ...query, page: number })}
      />
    </Stack>
  );
}

const headers = { number: '번호', place: '클럽', category: '분류', title: '제목', date: '등록일' } as const;

const statusMessage = ({ number, totalPages, totalElements }: Page): string =>
  totalElements === 0 ? noticeMessages.none : noticesFoundMessage(formatNumber(totalElements), totalPages, number);
