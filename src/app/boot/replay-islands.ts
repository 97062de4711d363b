import { partTakenOver, partWanted, waitingPart } from '#src/shared/lazy/deferred-events.ts';
import type { Early, Press } from './event-replay.ts';

const waitingFor = (element: Element) => element.closest(`[${waitingPart}]`);
const tellWanted = ({ button }: Pick<Press, 'button'>) => waitingFor(button)?.dispatchEvent(new Event(partWanted, { bubbles: true }));

const isHeardNow = ({ event }: Press) => event.eventPhase !== Event.NONE;

/**
 * Captures input on the deferred parts of the page (`deferred-hydration.tsx`) until each has hydrated, and notifies a part as soon as the user has interacted
 * with it. Call it before the page is hydrated.
 */
export function keepForParts(root: HTMLElement, early: Early): void {
  early.isWaiting = (element) => waitingFor(element) !== null;
  early.hasParts = () => root.querySelector(`[${waitingPart}]`) !== null;
  const noteWanted = ({ target }: Event) => target instanceof HTMLElement && tellWanted({ button: target });
  const takeOver = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    // React hydrated the part for the event that is being dispatched, and handles that one itself.
    const done = early.presses.filter(isHeardNow);
    if (early.begun && isHeardNow(early.begun)) early.begun = null;
    // In a microtask, before the handler of the current event: that handler may submit the typed text.
    queueMicrotask(() => early.takeOver(target, done));
    // Pages that are navigated to have no deferred parts.
    if (early.hasParts()) return;
    root.removeEventListener('click', noteWanted, true);
    root.removeEventListener(partTakenOver, takeOver);
  };
  root.addEventListener('click', noteWanted, true);
  root.addEventListener(partTakenOver, takeOver);
}

/** Notifies the parts that the user has interacted with before the page was hydrated. */
export const tellWantedParts = (early: Early): void => early.presses.forEach(tellWanted);
