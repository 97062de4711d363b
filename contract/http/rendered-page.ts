import type { Day } from '../shared/day.ts';

/**
 * A page as the server writes it: what stands in the root, the styles of that and of nothing else, the names of the lazily loaded parts in it, and the
 * day on which it was rendered.
 */
export type RenderedPage = { readonly html: string; readonly css: string; readonly parts: readonly string[]; readonly day: Day };

/** Name of a lazily loaded part: that of its module, without the extension, and a number if several parts are of the same module. */
export const partName = (module: string, index: number): string => `${module} ${index}`;

/** Returns the name of a part's module. */
export const moduleOf = (part: string): string => part.split(' ', 1)[0] ?? '';

/** Meta element with the URLs of the scripts that this page needs to hydrate, beside those of every page. */
export const pageFilesName = 'page-files';

/** The element of the page that holds the names, as JSON. */
export const chunksId = 'parts';

/** The meta element of the page that holds the day. */
export const renderedDayName = 'rendered-day';

/** Renders the page at a URL, its query string included, for a visitor, from the dehydrated queries of its first view (JSON, as the browser gets them); null where the content depends on the user. */
export type RenderPage = (path: string, dehydratedQueries: string) => Promise<RenderedPage | null>;
