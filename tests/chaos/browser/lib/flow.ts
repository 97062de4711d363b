import type { Locator, Page } from 'playwright/test';
import type { Joiner } from '#tests/e2e/lib/joiner.ts';
import type { Person } from '#tests/e2e/lib/person.ts';

/** What a person comes to the decisive call with. `allow` names what the browser may complain of besides the fault itself. */
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
  /** What the person has typed and chosen, each field with its value; `true` for what is ticked. */
  typed?: readonly (readonly [Locator, string | true])[];
  /** What is there once it has succeeded. */
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
  /** Whose failure the flow does without, so that it succeeds all the same. */
  doesWithout?: true;
  /** What a failure is said by. */
  says: readonly string[];
  come: (stage: TrialStage) => Promise<Ready>;
};
