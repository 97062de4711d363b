import type { BrowserName } from '#tools/browsers/names.ts';
import type { ExpiryResult } from '../expiries/describe-expiries.ts';
import type { Journey, PropertyCount } from '../run/task-meta.ts';
import type { FailedStep, Level, PathRecord, Source } from '../paths/path-record.ts';
import type { StrengthCount } from '../criteria/strength.ts';

/** The time, commit and seed of a test run. */
export type RunInfo = {
  readonly at: string;
  readonly commit: string;
  readonly isDirty: boolean;
  readonly seed: string | null;
};

/** The step at which a path failed; browsers add the screen, the console and the calls. Files are paths. */
export type Failing = FailedStep & {
  readonly picture: string | null;
  readonly trace: string | null;
  readonly console: readonly string[];
  readonly calls: readonly string[];
};

/** A test of a flow at a level, with its attached data; `failure` is null if it passed. */
export type TestResult = {
  /** The flow's name in kebab-case. */
  readonly flow: string;
  readonly name: string;
  readonly milliseconds: number;
  readonly failure: string | null;
  readonly failing: Failing | null;
  readonly path: PathRecord | null;
  /** Files of the screen after each step of the path, at levels that can take screenshots. */
  readonly pictures: readonly string[];
  /** How the calls of each step of the path were answered, at the browser level. */
  readonly sources: readonly (Source | null)[];
  readonly property: PropertyCount | null;
  readonly expiry: ExpiryResult | null;
  /** The title of a hand-written test, with the transitions that it takes. */
  readonly journey: (Journey & { readonly title: string }) | null;
  /** The browser of a test of the browser level. */
  readonly browser: BrowserName | null;
  readonly run: RunInfo | null;
};

/** Returns the result of a test that attaches no data. */
export const plainResult = (flow: string, name: string, failure: string | null): TestResult => ({
  flow,
  name,
  failure,
  milliseconds: 0,
  failing: null,
  path: null,
  pictures: [],
  sources: [],
  property: null,
  expiry: null,
  journey: null,
  browser: null,
  run: null,
});

/** Result of a level, however it runs. */
export type LevelResult = {
  readonly level: Level;
  readonly tests: readonly TestResult[];
  /** The coverage of each strength that ran. */ readonly counts?: readonly StrengthCount[];
};

/** Runs some flows at one level and calls `onTest` after each test. */
export type Runner = (flows: readonly string[], onTest: (passed: boolean) => void) => Promise<LevelResult>;
