import type { Locator, Page } from 'playwright/test';
import type { Joiner } from '#tests/e2e/lib/joiner.ts';
import type { Person } from '#tests/e2e/lib/person.ts';

/** Steps up to the decisive call. `allow` lists console errors to expect besides that of the fault itself. */
export type TrialStage = {
  page: Page;
  person: Person;
  joiner: Joiner;
  allow: (pattern: RegExp) => void;
  /** Opens a page as a member: with a token of an earlier visit or, if the browser cannot store it, by a login. */
  arriveAs: (id: string, path: string, password?: string) => Promise<void>;
};

/** The state just before the decisive call. */
export type Ready = {
  press: () => Promise<void>;
  /** The user's input: each field with its value; `true` for a checked box. */
  typed?: readonly (readonly [Locator, string | true])[];
  /** Element that shows success. */
  done: Locator;
  /** Repeats the action after a failure; `press` by default. */
  retry?: () => Promise<void>;
  /** Ends anything that still waits for the user. */
  cleanUp?: () => Promise<void>;
};

/** A flow under test. */
export type Flow = {
  name: string;
  /** Also runs in the short form. */
  isShort?: true;
  /** The calls that the faults affect, by URL. */
  calls: RegExp;
  /** Scripts and calls of third parties, which may be blocked. */
  thirdParty?: RegExp;
  /** How often a call is tried automatically: a read, by spec 000 §7 and 001 §7. */
  tries?: number;
  /** Calls that may fail without failing the flow. */
  toleratesFailure?: true;
  /** Texts that report a failure. */
  errorTexts: readonly string[];
  setUp: (stage: TrialStage) => Promise<Ready>;
};
