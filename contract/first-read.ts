/** A public read that the server has written into a page: which call with which values, and what it answers. */
export type FirstRead = { readonly id: string; readonly params?: Values; readonly query?: Values; readonly data: unknown };
type Values = Readonly<Record<string, string | number>>;

/** The element of the page that holds them, as JSON. */
export const firstReadsId = 'first-reads';
