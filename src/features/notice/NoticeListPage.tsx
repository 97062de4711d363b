import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { NoticeQuery } from '#contract/news/notice.ts';
import { paths } from '#contract/site/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { noticesQuery } from '#src/api/notice.ts';
import { NewsPage } from '#src/shared/news/NewsPage.tsx';
import { useScrollRestoration } from '#src/lib/use-scroll-restoration.ts';
import { noticeListUrl, parseNoticeQuery } from '#contract/news/notice-url.ts';
import { NoticeListScreen } from './NoticeListScreen.tsx';
import { usePageTurn } from './use-page-turn.ts';

/** /notice, spec 000 §2: the URL holds page and filter, so that Back, Forward and a bookmark lead to the same list. */
export function NoticeListPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const query = useMemo(() => parseNoticeQuery(search), [search]);
  const { data, isLoadingError, isPlaceholderData, refetch } = useQuery({
    ...noticesQuery(useClient(), query),
    placeholderData: keepPreviousData,
  });
  const list = useRef<HTMLDivElement>(null);
  useScrollRestoration(data !== undefined && !isPlaceholderData);
  usePageTurn(query, list);
  const submit = (next: NoticeQuery) => {
    if (noticeListUrl(next) === noticeListUrl(query)) void refetch();
    else void navigate(noticeListUrl(next));
  };
  return (
    <NewsPage path={paths.notices}>
      <NoticeListScreen
        query={query}
        notices={{ data, isFailed: isLoadingError, onRetry: () => void refetch() }}
        isBusy={isPlaceholderData}
        listRef={list}
        onSubmit={submit}
      />
    </NewsPage>
  );
}
