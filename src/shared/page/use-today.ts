import { dayInKorea, type Day } from '#contract/day.ts';
import { renderedDayName } from '#contract/rendered-page.ts';
import { useOwn } from './use-own.ts';

const ownDay = (): Day => dayInKorea(new Date());

/** The day on which the server rendered this page: cached since then, or by a clock that differs from that of this browser. */
const renderedDay = (): Day => globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${renderedDayName}"]`)?.content ?? ownDay();

/** Today in Korea by the clock of this browser; while it hydrates, the day on which the page was rendered. */
export const useToday = (): Day => useOwn(ownDay, renderedDay());
