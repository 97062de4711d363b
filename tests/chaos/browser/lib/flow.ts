import type { Locator, Page } from 'playwright/test';
import type { Joiner } from '#tests/e2e/lib/joiner.ts';
import type { Person } from '#tests/e2e/lib/person.ts';

/** Steps up to the decisive call. `allow` lists console errors to expect besides that of the fault itself. */
export type TrialStage = {
  page: Page;
  person: Person;
  joiner: Joiner;
  allow: (pattern: RegExp) => void;
  /** Goes to a page as a member: with a token of an earlier visit or, where the browser keeps none, by a login. */
  arriveAs: (id: string, path: string, password?: string) => Promise<void>;
};

/** The moment before the decisive call. */
export type Ready = {
  press: () => Promise<void>;
  /** The user's input, each field with its value; `true` for a ticked box. */
  typed?: readonly (readonly [Locator, string | true])[];
  /** Element that shows success. */
  done: Locator;
  /** How it is pressed again after a failure that was said in its place; else as before. */
  again?: () => Promise<void>;
  /** Ends what goes on waiting for the person. */
  leave?: () => Promise<void>;
};

/** One flow as a value. */
export type Flow = {
  name: string;
  /** Also tried in the short form. */
  isShort?: true;
  /** The calls that the faults hit, by address. */
  calls: RegExp;
  /** Scripts and calls of third parties, which may be blocked. */
  thirdParty?: RegExp;
  /** How many times the calls are tried without being asked: a read, by spec 000 §7 and 001 §7. */
  tries?: number;
  /** Calls that may fail without failing the flow. */
  doesWithout?: true;
  /** Texts that report a failure. */
  says: readonly string[];
  come: (stage: TrialStage) => Promise<Ready>;
};
