import { deepStrictEqual } from 'node:assert/strict';

export type TrialOptions = {
  /** The short form for CI: the same faults, fewer repetitions. */
  readonly short: boolean;
};

export type Trial = {
  readonly name: string;
  /** A short description of the injected fault. */
  readonly done: string;
  /** Too long for CI, even in its short form: runs by name and in a full run. */
  readonly isLong?: true;
  /** Judges how long answers or a closing connection take: no other trial runs beside it. */
  readonly isTimed?: true;
  /**
   * Resolves to the measured figures. Throws if something broke, `SkippedTrial` if this machine lacks what it needs.
   */
  run(options: TrialOptions): Promise<string>;
};

/** The machine lacks what the trial needs: neither passed nor failed. */
export class SkippedTrial extends Error {
  override readonly name = 'Untried';
}

/** Throws, naming `what`, if the fact is false. */
export function holds(fact: boolean, what: string): asserts fact {
  if (!fact) throw new Error(what);
}

/** Throws, naming `what` and both values, if they differ. */
export function equals(actual: unknown, expected: unknown, what: string): void {
  try {
    deepStrictEqual(actual, expected);
  } catch (cause) {
    throw new Error(`${what}: ${format(actual)}, not ${format(expected)}`, { cause });
  }
}

const format = (value: unknown) => JSON.stringify(value)?.slice(0, 400);
