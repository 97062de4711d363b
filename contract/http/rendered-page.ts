import type { Day } from '../shared/day.ts';

/**
 * A server-rendered page: the HTML of the root element, the names of the lazy chunks in it (`parts`), and the day on
 * which it was rendered.
 */
export type RenderedPage = {
  readonly html: string;
  readonly parts: readonly string[];
  readonly day: Day;
};

/**
 * Returns the name of a lazy chunk: that of its module, without the extension, and the number of chunks declared before
 * it.
 */
export const chunkName = (module: string, index: number): string => `${module} ${index}`;

/** Returns the module name that a chunk name contains. */
export const moduleOfChunk = (chunk: string): string => chunk.split(' ', 1)[0] ?? '';

/** `name` of the meta element with the names of the query parameters that the rendered content depends on. */
export const queryNamesName = 'query-names';

/** `name` of the meta element that holds the day of the rendering. */
export const renderedDayName = 'rendered-day';

/** `id` of the element at the end of a page's header (`HeaderEnd`), which a browser parses before its first paint. */
export const headerEndId = 'header-end';

/** `id` of the menu that the header's button opens until the page has hydrated. */
export const earlyMenuId = 'early-menu';

/**
 * Renders a page for a logged-out visitor. `path` includes the query string; `dehydratedQueries` is the JSON that the
 * browser hydrates from. Resolves to null if the content of the page depends on the user.
 */
export type RenderPage = (path: string, dehydratedQueries: string) => Promise<RenderedPage | null>;
