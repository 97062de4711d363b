import { searchTextIn } from '../news/search-kinds.ts';
import { paths } from './site-paths.ts';

/** Parses the search text of the search page from the URL; returns '' if there is none, or if it is too long. */
export const parseSearch = (search: URLSearchParams): string => searchTextIn(search.get('q'));

/** Returns the URL of the search page for a text, without a parameter for an empty one. */
export const searchUrl = (query: string): string =>
  query === '' ? paths.search : `${paths.search}?${new URLSearchParams({ q: query }).toString()}`;
