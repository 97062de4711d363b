import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Flow } from '../paths/flow.ts';
import type { Sample } from './boundaries.ts';

/** An ending of a call as the event that the machine receives. */
export type Outcome = Sample<AnyEventObject> & {
  /** The message that the user sees then; null if there is no alert. */
  readonly alert: string | null;
  /** Returns whether the machine waits for this call, and not for another one of the same actor. */
  readonly isAwaited: (state: AnyMachineSnapshot) => boolean;
};

/** The outcomes of a flow, and the flow with the events that lead to all of its calls. */
export type Outcomes<M extends AnyStateMachine> = { readonly outcomes: readonly Outcome[]; readonly extended: Flow<M> };
