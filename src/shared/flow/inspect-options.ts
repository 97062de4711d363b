import type { InspectionEvent } from 'xstate';

type Inspect = (event: InspectionEvent) => void;

let inspect: Inspect | undefined;

/** Sends the inspection events of all actors created from now on, and of their children, to `listener`. */
export function inspectFlows(listener: Inspect): void {
  inspect = listener;
}

/** Options for creating an actor, so that a running recorder inspects it; empty if none is running. */
export const inspectOptions = (): { inspect?: Inspect } => (inspect ? { inspect } : {});
