import type { AnyStateMachine } from 'xstate';
import { eventName } from '../inspect/transitions.ts';
import { lastOf } from '../paths/history.ts';
import type { Step } from '../paths/flow.ts';
import type { Form } from './form.ts';

/** Returns an error if, in the last of these steps, the machine and a form disagree on whether the value is valid. */
export function disagreement<M extends AnyStateMachine>(
  forms: readonly Form<M>[],
  names: ReadonlyMap<unknown, string>,
  steps: readonly Step<M>[],
): string | null {
  const { event, taken, state } = lastOf(steps);
  const before = steps.at(-2)?.state ?? state;
  for (const { yes, no, isAccepted, excluded = {} } of forms) {
    const isAcceptedByMachine = taken.some((key) => yes.includes(key));
    const isRejectedByMachine =
      taken.some((key) => no.includes(key)) ||
      (taken.length === 0 && yes.some((key) => key.includes(` · ${eventName(event.type)} `)));
    if ((!isAcceptedByMachine && !isRejectedByMachine) || isAccepted(event, before) === isAcceptedByMachine) continue;
    const name = names.get(event) ?? 'as in the cases';
    if (isAcceptedByMachine && Object.keys(excluded).some((sample) => name.includes(sample))) continue;
    return `${event.type} (${name}) is ${isAcceptedByMachine ? 'accepted' : 'refused'} by the machine, and ${isAcceptedByMachine ? 'refused' : 'accepted'} by the contract`;
  }
  return null;
}
