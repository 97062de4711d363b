import type { AnyStateMachine } from 'xstate';
import { screenOf, countedFlows, type CountedFlow } from '#contract/staff/counted-flows.ts';
import { findIdMachine } from '#machines/find-id.machine.ts';
import { findPasswordMachine } from '#machines/find-password.machine.ts';
import { inquiryMachine } from '#machines/inquiry.machine.ts';
import { loginMachine } from '#machines/login.machine.ts';
import { profileEditMachine } from '#machines/profile-edit.machine.ts';
import { signUpMachine } from '#machines/sign-up.machine.ts';
import { withdrawalMachine } from '#machines/withdrawal.machine.ts';
import { declaredTransitions } from '#tools/flows/inspect/transitions.ts';

const machines: Readonly<Record<CountedFlow, AnyStateMachine>> = {
  login: loginMachine,
  signUp: signUpMachine,
  findId: findIdMachine,
  findPassword: findPasswordMachine,
  inquiry: inquiryMachine,
  profileEdit: profileEditMachine,
  withdrawal: withdrawalMachine,
};

/** An arrow between two screens, by their position in the list of the flow's screens. */
export type Arrow = { readonly from: number; readonly to: number };

/**
 * Returns the arrows between the screens of a flow, from the transitions of its machine. States that are left at once
 * have no screen: an arrow leads through them.
 */
export function arrowsOf(flow: CountedFlow): readonly Arrow[] {
  const screens = Object.keys(countedFlows[flow].screens);
  const machine = machines[flow];
  const stateOf = (id: string) => id.slice(machine.id.length + 1);
  const steps = [...declaredTransitions(machine).values()].flatMap(({ source, target }) =>
    target.split(', ').map((each) => ({ from: stateOf(source), to: stateOf(each) })),
  );
  const screenAt = (state: string) =>
    screens.indexOf(screenOf(flow, state) ?? screens.find((screen) => screen.startsWith(`${state}.`)) ?? '');
  const reachable = (state: string, seen: ReadonlySet<string>): number[] => {
    const screen = screenAt(state);
    if (screen >= 0) return [screen];
    if (seen.has(state)) return [];
    const next = new Set([...seen, state]);
    return steps.filter(({ from }) => from === state).flatMap(({ to }) => reachable(to, next));
  };
  const arrows = steps.flatMap(({ from, to }) => {
    const source = screenAt(from);
    return source < 0 ? [] : reachable(to, new Set()).map((target) => ({ from: source, to: target }));
  });
  const different = arrows.filter(({ from, to }) => from !== to);
  return [...new Map(different.map((arrow) => [`${arrow.from} ${arrow.to}`, arrow])).values()];
}
