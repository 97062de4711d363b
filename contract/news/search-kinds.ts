import { oneOf } from '../shared/one-of.ts';
import { composeText } from '../shared/typed-text.ts';

/** Which field a search matches; the default is TITLE (spec 000 §5). */
export const searchTypes = ['TITLE', 'CONTENTS'] as const;
export type SearchType = (typeof searchTypes)[number];
export const searchTypeNames = { TITLE: '제목', CONTENTS: '내용' } as const satisfies Record<SearchType, string>;

/** Parses a search type; returns null for any other text. */
export const searchTypeIn = (text: string | null): SearchType | null => oneOf(searchTypes, text);

/** Maximum length of a search text, in characters. */
export const searchTextLength = 100;
export const searchPlaceholder = '검색어를 입력해 주세요';
export const searchTextTooLong = `검색어는 ${searchTextLength}자까지 입력할 수 있습니다.`;

/** Normalises a search text: NFC, trimmed. */
export const normalizeSearchText = composeText;

export const isSearchable = (text: string): boolean => text.length <= searchTextLength;

/** Parses the search text from the URL; returns '' if it is too long. */
export function searchTextIn(text: string | null): string {
  const normalized = normalizeSearchText(text ?? '');
  return isSearchable(normalized) ? normalized : '';
}
