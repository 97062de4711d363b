import { useSyncExternalStore } from 'react';
import { dayInKorea, untilNextDay, type Day } from '#contract/shared/day.ts';
import { renderedDayName } from '#contract/http/rendered-page.ts';
import { onBfcacheRestore } from '../../lib/on-bfcache-restore.ts';

const ownDay = (): Day => dayInKorea(new Date());

/** The day on which the server rendered this page: cached since then, or by a clock that differs from that of this browser. */
const renderedDay = (): Day => globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="${renderedDayName}"]`)?.content ?? ownDay();

/** Emits at each midnight in Korea, and when the page becomes visible: timers are suspended while a machine sleeps. */
function onNewDay(tell: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(() => {
      tell();
      wait();
    }, untilNextDay(new Date()));
  };
  wait();
  document.addEventListener('visibilitychange', tell);
  const stopListening = onBfcacheRestore(tell);
  return () => {
    clearTimeout(timer);
    stopListening();
    document.removeEventListener('visibilitychange', tell);
  };
}

/** Today in Korea by the clock of this browser, and tomorrow once it is that; while it hydrates, the day on which the page was rendered. */
export const useToday = (): Day => useSyncExternalStore(onNewDay, ownDay, renderedDay);
