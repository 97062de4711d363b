import type { AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { drivePath, type Driven } from '../run/drive.ts';
import { expiryKinds, expiryOutcomes, type Expiries, type ExpiryKind, type Outcome, type Return } from './expiry.ts';
import type { Flow } from '../paths/flow.ts';
import { waitingStates } from '../paths/stable-states.ts';
import type { Level } from '../paths/path-record.ts';

/**
 * An expiry of a kind in a state: the state to which the flow returned, or the reason why it does not apply. `state` is
 * null if the reason applies to the whole flow.
 */
export type ExpiryResult = {
  level: Level;
  machine: string;
  kind: ExpiryKind;
  state: string | null;
  at: string | null;
  reason: string | null;
};

declare module 'vitest' {
  interface TaskMeta {
    expiry?: ExpiryResult;
  }
}

export type ExpiryStaging<M extends AnyStateMachine> = Omit<Driven<M>, 'path' | 'input'> & {
  /** The screen that a flow is rendered on. */
  screen?: {
    /** Returns the values of its fields. */
    fields: (withPasswords: boolean) => unknown;
    /** Returns the fields that are typed into from now on, except passwords. */
    typedFields: () => readonly string[];
    leave: () => void;
  };
};

/**
 * Defines, for each kind of expiry and each state that waits for the user, a test that the flow recovers with the typed
 * values, or that a listed reason excludes it.
 */
export function describeExpiries<M extends AnyStateMachine>(
  level: Level,
  flow: Flow<M>,
  expiries: Expiries<M>,
  staging: ExpiryStaging<M> = {},
) {
  if (level !== 'machine' && expiryKinds.every((kind) => typeof expiries.kinds[kind] === 'string')) return;
  describe(`${flow.machine.id} expiries, ${level}`, () => {
    for (const kind of expiryKinds) describeKind(level, flow, expiries, kind, staging);
  });
}

function describeKind<M extends AnyStateMachine>(
  level: Level,
  flow: Flow<M>,
  expiries: Expiries<M>,
  kind: ExpiryKind,
  staging: ExpiryStaging<M>,
) {
  const recoveries = expiries.kinds[kind];
  const expiry = { level, machine: flow.machine.id, kind };
  if (typeof recoveries === 'string') {
    if (level === 'machine') reportReason(expiry, recoveries);
    return;
  }
  const outcomes = outcomesOrFailing(flow, expiries, kind, level === 'machine');
  for (const [state, outcome] of outcomes) {
    const { [state]: reason } = recoveries.notApplicable;
    const returns = outcome.kind === 'returns' ? returnsAt(level, state, outcome.recoveries) : [];
    if (level !== 'machine' && outcome.kind !== 'lost' && returns.length === 0) continue;
    test(
      reason === undefined ? `${kind}, at ${state}, ends where the person was` : `${kind}, at ${state}: ${reason}`,
      { timeout: 60_000 },
      async ({ task }) => {
        task.meta.expiry = {
          ...expiry,
          state,
          at: (returns.find(({ at }) => at === state) ?? returns[0])?.at ?? null,
          reason: reason ?? null,
        };
        expect({ ...outcome, returns: outcome.kind === 'returns' }).toMatchObject({ returns: reason === undefined });
        for (const recovery of returns) await drive(flow, kind, recovery, staging);
      },
    );
  }
  if (level !== 'machine') return;
  test(`${kind} is excluded only in states that wait for the user`, () =>
    expect(
      Object.keys(recoveries.notApplicable).filter((state) => !waitingStates(flow.machine).includes(state)),
    ).toEqual([]));
}

/** Passes to the report the reason why a kind does not apply to a flow; `expiry.test.ts` checks it. */
const reportReason = (expiry: Pick<ExpiryResult, 'level' | 'machine' | 'kind'>, reason: string) =>
  test(`${expiry.kind}: ${reason}`, ({ task }) => {
    task.meta.expiry = { ...expiry, state: null, at: null, reason };
  });

/** On a screen, one recovery for each call is enough: the others return to the same state from a different history. */
const returnsAt = <M extends AnyStateMachine>(
  level: Level,
  state: string,
  returns: readonly Return<M>[],
): readonly Return<M>[] =>
  level === 'machine'
    ? returns
    : returns.filter(
        ({ at, by }, index) => at === state && index === returns.findIndex((one) => one.at === state && one.by === by),
      );

/**
 * Drives each life of the flow. On a screen, the input before the expiry must be restored at the end without typing.
 */
async function drive<M extends AnyStateMachine>(
  flow: Flow<M>,
  kind: ExpiryKind,
  { lives, typedBy }: Return<M>,
  { screen, look, ...staging }: ExpiryStaging<M>,
) {
  const withPasswords = kind === 'code';
  let [before, after, typing]: [unknown, unknown, readonly string[]] = [null, null, []];
  for (const [life, { input, steps }] of lives.entries()) {
    let count = 0;
    screen?.leave();
    if (life > 0) typing = screen?.typedFields() ?? [];
    await drivePath(flow, {
      ...staging,
      path: { title: '', steps: [...steps] },
      input,
      look: async (step, actor) => {
        await look?.(step, actor);
        count += 1;
        after = screen?.fields(withPasswords);
        if (life > 0 || count !== typedBy) return;
        before = after;
        if (lives.length === 1) typing = screen?.typedFields() ?? [];
      },
    });
  }
  expect({ fields: after, typing }).toEqual({ fields: before, typing: [] });
}

/** An error during the search fails a test, not the file. */
function outcomesOrFailing<M extends AnyStateMachine>(
  flow: Flow<M>,
  expiries: Expiries<M>,
  kind: ExpiryKind,
  isThorough: boolean,
): ReadonlyMap<string, Outcome<M>> {
  try {
    return expiryOutcomes(flow, expiries, kind, isThorough);
  } catch (error) {
    test(`the recovery paths from ${kind} can be generated`, () => {
      throw error;
    });
    return new Map();
  }
}
