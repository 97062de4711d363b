import * as z from 'zod/mini';
import { searchedText, searchTextLength, searchTextTooLong, searchTypes } from './search-kinds.ts';

export const searchType = z.enum(searchTypes);

/** What is searched for: any text; nothing finds all. */
export const searchText = z._default(z.string().check(z.overwrite(searchedText), z.maxLength(searchTextLength, searchTextTooLong)), '');
