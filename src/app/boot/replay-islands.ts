import { deferredAttribute, hydratedEvent, interactionEvent } from '#src/shared/lazy/deferred-hydration.tsx';
import type { CapturedClick, EventReplay } from './event-replay.ts';

const deferredPartOf = (element: Element) => element.closest(`[${deferredAttribute}]`);
const reportInteraction = ({ button }: Pick<CapturedClick, 'button'>) => deferredPartOf(button)?.dispatchEvent(new Event(interactionEvent, { bubbles: true }));

const isBeingDispatched = ({ event }: CapturedClick) => event.eventPhase !== Event.NONE;

/**
 * Captures input on the deferred parts of the page (`deferred-hydration.tsx`) until each has hydrated, and notifies a part as soon as the user has
 * interacted with it. Call it before the page is hydrated.
 */
export function replayIslands(root: HTMLElement, eventReplay: EventReplay): void {
  eventReplay.isDeferred = (element) => deferredPartOf(element) !== null;
  eventReplay.hasDeferred = () => root.querySelector(`[${deferredAttribute}]`) !== null;
  if (!eventReplay.hasDeferred()) return;
  const onClick = ({ target }: Event) => target instanceof HTMLElement && reportInteraction({ button: target });
  const onHydrated = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    // React hydrated the part for the event that is being dispatched, and handles that one itself.
    const handled = eventReplay.clicks.filter(isBeingDispatched);
    if (eventReplay.pressed && isBeingDispatched(eventReplay.pressed)) eventReplay.pressed = null;
    // In a microtask, before the handler of the current event: that handler may submit the typed text.
    queueMicrotask(() => eventReplay.replay(target, handled));
    // Pages that are navigated to have no deferred parts.
    if (eventReplay.hasDeferred()) return;
    root.removeEventListener('click', onClick, true);
    root.removeEventListener(hydratedEvent, onHydrated);
  };
  root.addEventListener('click', onClick, true);
  root.addEventListener(hydratedEvent, onHydrated);
}

/** Notifies the parts that the user has interacted with before the page was hydrated. */
export const reportInteractions = (eventReplay: EventReplay): void => eventReplay.clicks.forEach(reportInteraction);
