import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { NoticeQuery } from '#contract/news/notice.ts';
import { noticeListUrl } from '#contract/news/notice-url.ts';

/** Scrolls to the head of the list after paging; filtering and going back keep the scroll position. */
export function usePageTurn(query: NoticeQuery, place: RefObject<HTMLElement | null>) {
  const type = useNavigationType();
  const shown = useRef(query);
  useEffect(() => {
    const before = shown.current;
    shown.current = query;
    const isTurned = before.page !== query.page && noticeListUrl({ ...before, page: query.page }) === noticeListUrl(query);
    if (!isTurned || type !== NavigationType.Push) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView();
  }, [query, type, place]);
}
