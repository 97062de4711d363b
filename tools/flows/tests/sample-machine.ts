import { assign, fromPromise, setup } from 'xstate';
import type { Flow } from '../paths/flow.ts';

/** What the machines of these tests are made of: two events, a question with two answers, a counter. */
const base = setup({
  types: {
    context: {} as { count: number },
    events: {} as { type: 'go' } | { type: 'back' },
    tags: {} as 'alert' | 'busy',
  },
  actors: { ask: fromPromise<'yes' | 'no'>(() => new Promise(() => {})) },
  delays: { pause: 100 },
  guards: {
    isYes: (_, { output }: { output: 'yes' | 'no' }) => output === 'yes',
    isNever: () => false,
    isAlways: () => true,
    isThird: ({ context }) => context.count === 2,
    isBelowThree: ({ context }) => context.count < 3,
    isCounted: ({ context }) => context.count > 0,
  },
  actions: {
    increase: assign({ count: ({ context }) => context.count + 1 }),
    note: assign({ count: 1 }),
    forget: assign({ count: 0 }),
    fail: assign(() => {
      throw new Error('no way');
    }),
  },
});
export type Machine = ReturnType<typeof base.createMachine>;

/** Returns a machine with these states, of which the first is initial. */
export const machineOf = (states: NonNullable<Parameters<typeof base.createMachine>[0]['states']>, id = 'm'): Machine =>
  base.createMachine({
    id,
    context: { count: 0 },
    initial: Object.keys(states)[0] ?? '',
    states,
  });

/** Returns a machine that counts without bound. */
export const growing = base.createMachine({
  id: 'm',
  context: { count: 0 },
  on: { go: { actions: 'increase' } },
});

export const cases: Flow<Machine>['cases'] = {
  events: { go: [{ type: 'go' }], back: [{ type: 'back' }] },
  actors: { ask: { done: ['yes', 'no'], error: [new Error('down')] } },
};

export const flowOf = (machine: Machine, more: Partial<Flow<Machine>> = {}): Flow<Machine> => ({
  machine,
  cases,
  inputs: [undefined],
  ...more,
});
