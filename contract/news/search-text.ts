import * as z from 'zod/mini';
import { typedText } from '../shared/bounded-text.ts';
import { normalizeSearchText, searchTextLength, searchTextTooLong, searchTypes } from './search-kinds.ts';

export const searchType = z.enum(searchTypes);

/** Validates a search text; an empty one matches everything. */
export const searchText = z._default(
  typedText(searchTextLength, searchTextTooLong).check(
    z.overwrite(normalizeSearchText),
    z.maxLength(searchTextLength, searchTextTooLong),
  ),
  '',
);
