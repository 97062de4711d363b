import { deepStrictEqual } from 'node:assert/strict';

export type TrialOptions = {
  /** The form for CI: the same faults, fewer times. */
  readonly short: boolean;
};

export type Trial = {
  readonly name: string;
  /** The fault injected into the server, in a few words. */
  readonly done: string;
  /** Takes too long for CI, even in its short form: it is run by its name and with all of them. */
  readonly isLong?: true;
  /** Resolves with the figures of what held. Throws what broke, `Untried` when this machine cannot try it. */
  run(options: TrialOptions): Promise<string>;
};

/** This machine lacks what the trial needs: neither held nor broken. */
export class Untried extends Error {
  override readonly name = 'Untried';
}

/** Throws, naming `what`, when it does not hold. */
export function holds(fact: boolean, what: string): asserts fact {
  if (!fact) throw new Error(what);
}

/** Throws, naming `what` and both values, when they differ. */
export function equals(actual: unknown, expected: unknown, what: string): void {
  try {
    deepStrictEqual(actual, expected);
  } catch (cause) {
    throw new Error(`${what}: ${shown(actual)}, not ${shown(expected)}`, { cause });
  }
}

const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 400);
