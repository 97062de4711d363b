import type { AnyStateMachine } from 'xstate';
import type { machines } from '#machines/index.ts';
import { eventName } from '#machines/lib/transitions.ts';
import { lastOf } from '../lib/history.ts';
import type { Step } from '../lib/paths.ts';
import type { Form, FormOf } from './form.ts';
import { bookingHistoryForm, profileEditForm, withdrawalForm } from './forms/members.ts';
import { carouselForm, holeViewerForm, popupExpiryForm } from './forms/parts.ts';
import { findIdForm, findPasswordForm, idCheckForm, inquiryForm, loginForm, signUpForm } from './forms/visitors.ts';
import type { Strength } from './strength.ts';

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
export function formsOf<M extends AnyStateMachine>({ id }: M, strength: Strength): readonly Form<M>[] {
  const known = Object.entries(registry).find(([of]) => of === id)?.[1];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the registry's type pairs each id with its machine
  return known ? (known as unknown as FormOf<M>)(strength) : [];
}

/** Returns an error if, in the last of these steps, the machine and a form disagree on whether the value is valid. */
export function disagreement<M extends AnyStateMachine>(forms: readonly Form<M>[], names: ReadonlyMap<unknown, string>, steps: readonly Step<M>[]): string | null {
  const { event, taken, state } = lastOf(steps);
  const before = steps.at(-2)?.state ?? state;
  for (const { yes, no, isAccepted, excluded = {} } of forms) {
    const isYes = taken.some((key) => yes.includes(key));
    const isNo = taken.some((key) => no.includes(key)) || (taken.length === 0 && yes.some((key) => key.includes(` · ${eventName(event.type)} `)));
    if ((!isYes && !isNo) || isAccepted(event, before) === isYes) continue;
    const name = names.get(event) ?? 'as in the cases';
    if (isYes && Object.keys(excluded).some((sample) => name.includes(sample))) continue;
    return `${event.type} (${name}) is ${isYes ? 'accepted' : 'refused'} by the machine, and ${isYes ? 'refused' : 'accepted'} by the contract`;
  }
  return null;
}
