import * as z from 'zod/mini';

/** Whether a search reads titles or contents; titles unless told (spec 000 §5). */
export const searchType = z.enum(['TITLE', 'CONTENTS']);
export type SearchType = z.output<typeof searchType>;
export const searchTypeNames = { TITLE: '제목', CONTENTS: '내용' } as const satisfies Record<SearchType, string>;

const searchTextLength = 100;

/** What is searched for: any text; nothing finds all. */
export const searchText = z._default(
  z.string().check(
    z.overwrite((text) => text.normalize('NFC').trim()),
    z.maxLength(searchTextLength, `검색어는 ${searchTextLength}자까지 입력할 수 있습니다.`),
  ),
  '',
);
