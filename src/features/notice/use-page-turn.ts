import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { NoticeQuery } from '#contract/news/notice.ts';
import { noticeListUrl } from '#contract/news/notice-url.ts';

/** Scrolls to the head of the list after paging; filtering and going back keep the scroll position. */
export function usePageTurn(query: NoticeQuery, list: RefObject<HTMLElement | null>) {
  const type = useNavigationType();
  const lastQuery = useRef(query);
  useEffect(() => {
    const previous = lastQuery.current;
    lastQuery.current = query;
    const hasPaged =
      previous.page !== query.page && noticeListUrl({ ...previous, page: query.page }) === noticeListUrl(query);
    if (!hasPaged || type !== NavigationType.Push) return;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  }, [query, type, list]);
}
