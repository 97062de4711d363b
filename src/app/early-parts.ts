import { partTakenOver, partWanted, waitingPart } from '#src/shared/page/later-part.ts';
import type { Early, Press } from './early.ts';

const waitingFor = (element: Element) => element.closest(`[${waitingPart}]`);
const tellWanted = ({ button }: Pick<Press, 'button'>) => waitingFor(button)?.dispatchEvent(new Event(partWanted, { bubbles: true }));

const isHeardNow = ({ event }: Press) => event.eventPhase !== Event.NONE;

/**
 * Keeps what is done to the parts of the page that are taken over later than it (`later.tsx`), for each until then; a part that something
 * was done to hears that it is waited for. To be called before the page is taken over.
 */
export function keepForParts(root: HTMLElement, early: Early): void {
  early.isWaiting = (element) => waitingFor(element) !== null;
  early.hasParts = () => root.querySelector(`[${waitingPart}]`) !== null;
  const noteWanted = ({ target }: Event) => target instanceof HTMLElement && tellWanted({ button: target });
  const takeOver = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    // What is being heard of just now is what the part was taken over for: React does it.
    const done = early.presses.filter(isHeardNow);
    if (early.begun && isHeardNow(early.begun)) early.begun = null;
    // Within the key or the press that React may have taken it over for, ahead of what comes of that: it sends what was typed before.
    queueMicrotask(() => early.takeOver(target, done));
    // Parts of the pages that follow are there with them.
    if (early.hasParts()) return;
    root.removeEventListener('click', noteWanted, true);
    root.removeEventListener(partTakenOver, takeOver);
  };
  root.addEventListener('click', noteWanted, true);
  root.addEventListener(partTakenOver, takeOver);
}

/** Once the page is taken over: the parts that something was done to before. */
export const tellWantedParts = (early: Early): void => early.presses.forEach(tellWanted);
