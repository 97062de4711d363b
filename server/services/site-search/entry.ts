import type { SearchKind } from '#contract/site/search.ts';

/** A page that can be found, with the plain text of its content; `note` says where it belongs. */
export type SearchEntry = {
  readonly kind: Exclude<SearchKind, 'notice'>;
  readonly path: string;
  readonly title: string;
  readonly note: string;
  readonly text: string;
};
