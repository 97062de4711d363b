import { useSyncExternalStore } from 'react';
import { dayInKorea, untilNextDay, type Day } from '#contract/shared/day.ts';
import { renderedDayName } from '#contract/http/rendered-page.ts';
import { onBfcacheRestore } from '../../lib/on-bfcache-restore.ts';

const currentDay = (): Day => dayInKorea(new Date());

/**
 * The day on which the server rendered this page: cached since then, or by a clock that differs from that of this
 * browser.
 */
const renderedDay = (): Day =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${renderedDayName}"]`)?.content ?? currentDay();

/**
 * Calls `onChange` at each midnight in Korea, and when the page becomes visible: timers are suspended while a machine
 * sleeps.
 */
function subscribe(onChange: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const schedule = () => {
    timer = setTimeout(() => {
      onChange();
      schedule();
    }, untilNextDay(new Date()));
  };
  schedule();
  document.addEventListener('visibilitychange', onChange);
  const stopListening = onBfcacheRestore(onChange);
  return () => {
    clearTimeout(timer);
    stopListening();
    document.removeEventListener('visibilitychange', onChange);
  };
}

/**
 * Returns the current day in Korea by the clock of this browser; during hydration, the day on which the page was
 * rendered.
 */
export const useToday = (): Day => useSyncExternalStore(subscribe, currentDay, renderedDay);
