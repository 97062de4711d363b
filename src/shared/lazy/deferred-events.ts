/** Attribute of a deferred part that has not hydrated yet; its value is the name of the part. */
export const deferredAttribute = 'data-deferred';

/** Event that a part dispatches when it has hydrated. */
export const hydratedEvent = 'part-hydrated';

/** Event for a part that the user has interacted with before it has hydrated. */
export const interactionEvent = 'part-interaction';
