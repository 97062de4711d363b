import * as z from 'zod/mini';
import { contentKindKeys, contentKinds } from '#contract/staff/content-kinds.ts';
import { contentKind, publicationState, publicationStateNames } from '#contract/staff/publication.ts';

const maxTextLength = 50;

/** The view of the list and its filters, as the query string has them. Each view uses the kind. */
export const listQuery = z.object({
  view: z.catch(z._default(z.enum(['publications', 'entries']), 'publications'), 'publications'),
  kind: z.catch(z._default(z.union([contentKind, z.literal('')]), ''), ''),
  state: z.catch(z._default(z.union([publicationState, z.literal('')]), ''), ''),
  text: z.catch(z._default(z.string().check(z.maxLength(maxTextLength)), ''), ''),
});
export type ListQuery = z.output<typeof listQuery>;

export type ListProps = { query: ListQuery; onChange: (changes: Partial<ListQuery>) => void };

const all = { value: '', label: '전체' };

export const kindItems = contentKindKeys.map((value) => ({ value, label: contentKinds[value].name }));
export const kindsAndAll = [all, ...kindItems];
export const statesAndAll = [
  all,
  ...publicationState.options.map((value) => ({ value, label: publicationStateNames[value] })),
];

/** Returns a part of the query with a chosen value; the default for an unknown one. */
export const chosen = (query: ListQuery, name: keyof ListQuery, value: string): Partial<ListQuery> => ({
  [name]: listQuery.parse({ ...query, [name]: value })[name],
});
