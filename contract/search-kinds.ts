import { oneOf } from './one-of.ts';

/** Whether a search reads titles or contents; titles unless told (spec 000 §5). */
export const searchTypes = ['TITLE', 'CONTENTS'] as const;
export type SearchType = (typeof searchTypes)[number];
export const searchTypeNames = { TITLE: '제목', CONTENTS: '내용' } as const satisfies Record<SearchType, string>;

/** The kind of search that a text stands for; null for any other text. */
export const searchTypeIn = (text: string | null): SearchType | null => oneOf(searchTypes, text);

/** How long a text that is searched for is at most. */
export const searchTextLength = 100;
export const searchPlaceholder = '검색어를 입력해 주세요';
export const searchTextTooLong = `검색어는 ${searchTextLength}자까지 입력할 수 있습니다.`;

/** A text as it is searched for. */
export const searchedText = (text: string): string => text.normalize('NFC').trim();

export const isSearchable = (searched: string): boolean => searched.length <= searchTextLength;

/** The text that an address searches for; one that is too long searches for nothing. */
export function searchedIn(text: string | null): string {
  const searched = searchedText(text ?? '');
  return isSearchable(searched) ? searched : '';
}
