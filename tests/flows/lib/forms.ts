import type { AnyStateMachine } from 'xstate';
import type { machines } from '#machines/index.ts';
import { eventName } from '#tools/flows/inspect/transitions.ts';
import { lastOf } from '#tools/flows/paths/history.ts';
import type { Step } from '#tools/flows/paths/paths.ts';
import type { Form, FormOf } from '#tools/flows/criteria/form.ts';
import { bookingHistoryForm, profileEditForm, withdrawalForm } from './forms/members.ts';
import { carouselForm, holeViewerForm, popupExpiryForm } from './forms/parts.ts';
import { findIdForm, findPasswordForm, idCheckForm, inquiryForm, loginForm, signUpForm } from './forms/visitors.ts';

type Machines = typeof machines;

/** The machines whose guards validate the user's input by the contract. */
const registry: { readonly [Id in keyof Machines]?: FormOf<Machines[Id]> } = {
  bookingHistory: bookingHistoryForm,
  carousel: carouselForm,
  findId: findIdForm,
  findPassword: findPasswordForm,
  holeViewer: holeViewerForm,
  idCheck: idCheckForm,
  inquiry: inquiryForm,
  login: loginForm,
  popupExpiry: popupExpiryForm,
  profileEdit: profileEditForm,
  signUp: signUpForm,
  withdrawal: withdrawalForm,
};

/** Returns the forms of a machine, if any. */
export function formsOf<M extends AnyStateMachine>({ id }: M): readonly Form<M>[] {
  const formOf = Object.entries(registry).find(([machineId]) => machineId === id)?.[1];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the registry's type pairs each id with its machine
  return formOf ? (formOf as unknown as FormOf<M>)() : [];
}

/** Returns an error if, in the last of these steps, the machine and a form disagree on whether the value is valid. */
export function disagreement<M extends AnyStateMachine>(forms: readonly Form<M>[], names: ReadonlyMap<unknown, string>, steps: readonly Step<M>[]): string | null {
  const { event, taken, state } = lastOf(steps);
  const before = steps.at(-2)?.state ?? state;
  for (const { yes, no, isAccepted, excluded = {} } of forms) {
    const isAcceptedByMachine = taken.some((key) => yes.includes(key));
    const isRejectedByMachine = taken.some((key) => no.includes(key)) || (taken.length === 0 && yes.some((key) => key.includes(` · ${eventName(event.type)} `)));
    if ((!isAcceptedByMachine && !isRejectedByMachine) || isAccepted(event, before) === isAcceptedByMachine) continue;
    const name = names.get(event) ?? 'as in the cases';
    if (isAcceptedByMachine && Object.keys(excluded).some((sample) => name.includes(sample))) continue;
    return `${event.type} (${name}) is ${isAcceptedByMachine ? 'accepted' : 'refused'} by the machine, and ${isAcceptedByMachine ? 'refused' : 'accepted'} by the contract`;
  }
  return null;
}
