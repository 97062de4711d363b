import type { Day } from './day.ts';
import type { FirstRead } from './first-read.ts';

/**
 * A page as the server writes it: what stands in the root, the styles of that and of nothing else, the names of the lazily loaded parts in it, and the
 * day on which it was rendered.
 */
export type RenderedPage = { readonly html: string; readonly css: string; readonly parts: readonly string[]; readonly day: Day };

/** The element of the page that holds the names, as JSON. */
export const partsId = 'parts';

/** The meta element of the page that holds the day. */
export const renderedDayName = 'rendered-day';

/** Renders the page of an address, its search included, for a visitor, from the reads that its first screen begins with; null where what is there depends on who asks. */
export type RenderPage = (path: string, reads: readonly FirstRead[]) => Promise<RenderedPage | null>;
