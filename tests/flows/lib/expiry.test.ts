import { assign, fromPromise, setup, type AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { isMemberPath, paths } from '#contract/site/site-paths.ts';
import { machines } from '#machines/index.ts';
import { declaredTransitions } from '#tools/flows/inspect/transitions.ts';
import { done } from './expiries.ts';
import { flows } from './flows.ts';
import { expiryOutcomes, type Expiries } from '#tools/flows/expiries/expiry.ts';
import type { Flow } from '#tools/flows/paths/flow.ts';

const base = setup({
  types: {
    context: {} as { typed: string },
    events: {} as { type: 'sent'; typed: string } | { type: 'alert.dismissed' },
    tags: {} as 'alert' | 'busy',
  },
  actors: { send: fromPromise<'sent' | 'ended'>(() => new Promise(() => {})) },
  guards: { isEnded: (_, { output }: { output: string }) => output === 'ended' },
  actions: { keep: assign((_, { typed }: { typed: string }) => ({ typed })), forget: assign({ typed: '' }) },
});

/** A form whose call can be answered with an expiry. */
const formOf = (onceEnded: { target: string; actions?: 'forget' }) =>
  base.createMachine({
    id: 'form',
    context: { typed: '' },
    initial: 'typing',
    states: {
      typing: { on: { sent: { target: 'sending', actions: { type: 'keep', params: ({ event }) => event } } } },
      sending: {
        tags: 'busy',
        invoke: {
          id: 'send',
          src: 'send',
          onDone: [{ guard: { type: 'isEnded', params: ({ event }) => event }, ...onceEnded }, 'over'],
          onError: 'alerting',
        },
      },
      alerting: { tags: 'alert', on: { 'alert.dismissed': 'typing' } },
      over: {},
    },
  });
type Form = ReturnType<typeof formOf>;

const flowOf = (machine: Form): Flow<Form> => ({
  machine,
  inputs: [undefined],
  cases: {
    events: { sent: [{ type: 'sent', typed: 'a' }], 'alert.dismissed': [{ type: 'alert.dismissed' }] },
    actors: { send: { done: ['sent', 'ended'], error: [new Error('down')] } },
  },
});

const expiries: Expiries<Form> = {
  typed: ({ typed }) => typed,
  kinds: {
    verification: { answers: [done('send', 'ended')], back: ['alert.dismissed'], notApplicable: {} },
    session: { restart: () => ({ input: undefined }), back: [], notApplicable: {} },
    code: 'it loads nothing',
  },
};

const outcomes = (machine: Form, kind: 'verification' | 'session' | 'code' = 'verification') =>
  [...expiryOutcomes(flowOf(machine), expiries, kind, true)].map(([state, outcome]) => [
    state,
    outcome.kind === 'returns' ? outcome.recoveries.map(({ at }) => at) : outcome.kind,
  ]);

describe('an expiry is tested in each state that waits for the user', () => {
  test('and recovered if the flow returns to the same state; an alert does not count as one', () =>
    expect(outcomes(formOf({ target: 'alerting' }))).toEqual([
      ['typing', ['typing']],
      ['alerting', ['typing']],
      ['over', 'untouched'],
    ]));

  test('and reported as lost if the typed values are gone', () =>
    expect(outcomes(formOf({ target: 'alerting', actions: 'forget' }))).toEqual([
      ['typing', 'lost'],
      ['alerting', 'lost'],
      ['over', 'untouched'],
    ]));

  test('and reported as lost if nothing leads back', () =>
    expect(outcomes(formOf({ target: 'over' }))[0]).toEqual(['typing', 'lost']));

  test('and reported as lost if the flow restarts without the typed values', () =>
    expect(outcomes(formOf({ target: 'alerting' }), 'session')).toEqual([
      ['typing', 'lost'],
      ['alerting', 'lost'],
      ['over', 'lost'],
    ]));

  test('unless its kind does not apply to the flow', () =>
    expect(outcomes(formOf({ target: 'alerting' }), 'code')).toEqual([]));
});

/** The flows on pages for members only. */
const memberPages = {
  bookingHistory: paths.booking,
  contactChange: paths.myPage,
  notMe: paths.profileEdit,
  otherSessions: paths.profileEdit,
  ownData: paths.profileEdit,
  passkeys: paths.profileEdit,
  profileEdit: paths.profileEdit,
  withdrawal: paths.withdrawal,
};

const machinesWith = (kind: 'verification' | 'session' | 'code') =>
  Object.values(flows)
    .filter((flow) => typeof flow.expiries.kinds[kind] !== 'string')
    .map(({ machine }) => machine.id);
const rowsOf = (machine: AnyStateMachine) => [...declaredTransitions(machine).values()];
const machinesHaving = (isMatch: (row: { event: string; guard: string }) => boolean) =>
  Object.values<AnyStateMachine>(machines)
    .filter((machine) => rowsOf(machine).some(isMatch))
    .map(({ id }) => id);

describe('a kind of expiry applies', () => {
  test('for verification, to flows that verify identity or check a password', () =>
    expect(machinesWith('verification')).toEqual(
      machinesHaving(
        ({ event, guard }) =>
          /^(verification|redeemVerification) done$/.test(event) || /^is(Unverified|Unconfirmed)$/.test(guard),
      ),
    ));

  test('for code, to flows that make calls', () =>
    expect(machinesWith('code')).toEqual(machinesHaving(({ event }) => event.endsWith(' error'))));

  test('for sessions, to flows of members and to the session itself', () => {
    expect(machinesWith('session')).toEqual([...Object.keys(memberPages), 'session'].toSorted());
    expect(Object.values(memberPages).filter((path) => !isMemberPath(path))).toEqual([]);
  });
});
