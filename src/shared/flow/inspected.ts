import type { InspectionEvent } from 'xstate';

type Inspect = (event: InspectionEvent) => void;

let inspect: Inspect | undefined;

/** Every flow that begins from now on, and each that it invokes, tells `tell` what it does. */
export function inspectFlows(tell: Inspect): void {
  inspect = tell;
}

/** What to create an actor of a flow with, so that a recorder hears of it; nothing while none does. */
export const inspected = (): { inspect?: Inspect } => (inspect ? { inspect } : {});
