import type { InspectionEvent } from 'xstate';

type Inspect = (event: InspectionEvent) => void;

let inspect: Inspect | undefined;

/** Sends the inspection events of all actors created from now on, and of their children, to `listener`. */
export function inspectFlows(listener: Inspect): void {
  inspect = listener;
}

/** Options for creating an actor, so that tests can inspect it; empty if they do not. */
export const inspectOptions = (): { inspect?: Inspect } => (inspect ? { inspect } : {});
