import { listDay } from '#contract/shared/day.ts';
import { ccTypeNames, noticeCategoryNames } from '#contract/news/notice-kinds.ts';
import type { NoticeRow } from '#contract/news/notice.ts';
import type { Page } from '#contract/http/paging.ts';
import { noticePath } from '#contract/site/site-paths.ts';
import type { Post } from '#src/ui/news/PostTable.tsx';

/** The rows of a page of the list, numbered from the last one of all; those that are pinned say so instead. */
export function noticePosts(content: readonly NoticeRow[], { number, size, totalElements }: Page): Post[] {
  const first = totalElements - (number - 1) * size;
  return content.map(({ id, title, ccType, category, createdDate, topContents, newNotice }, index) => ({
    key: id,
    href: noticePath(id),
    title,
    number: topContents ? '중요' : String(first - index),
    place: ccTypeNames[ccType],
    category: noticeCategoryNames[category],
    day: createdDate,
    date: listDay(createdDate),
    isPinned: topContents,
    isNew: newNotice,
  }));
}
