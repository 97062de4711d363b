import { listDay } from '#contract/shared/day.ts';
import { ccTypeNames, noticeCategoryNames } from '#contract/news/notice-kinds.ts';
import type { NoticeRow } from '#contract/news/notice.ts';
import type { Page } from '#contract/http/paging.ts';
import { noticePath } from '#contract/site/site-paths.ts';
import type { Post } from '#src/ui/news/PostTable.tsx';

/** The rows of a page of the list, numbered down from the total; pinned notices have a label instead of a number. */
export function noticePosts(content: readonly NoticeRow[], { number, size, totalElements }: Page): Post[] {
  const firstNumber = totalElements - (number - 1) * size;
  return content.map(({ id, title, ccType, category, createdDate, topContents, newNotice }, index) => ({
    key: id,
    href: noticePath(id),
    title,
    number: topContents ? '중요' : String(firstNumber - index),
    place: ccTypeNames[ccType],
    category: noticeCategoryNames[category],
    day: createdDate,
    date: listDay(createdDate),
    isPinned: topContents,
    isNew: newNotice,
  }));
}
