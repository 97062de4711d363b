import type { BrowserName } from '#tests/engines/names.ts';
import type { ExpiryMet } from '../../lib/describe-expiries.ts';
import type { PropertyCount } from '../../lib/task-meta.ts';
import type { FailedStep, Level, WalkedPath } from '../../lib/walked.ts';

/** When, of which tree and with which seed a test ran. */
export type RunInfo = { readonly at: string; readonly commit: string; readonly isDirty: boolean; readonly seed: string | null };

/** The step at which a path failed; from browsers also what was on the screen and the console, and which calls were made. Files are paths. */
export type Failing = FailedStep & { readonly picture: string | null; readonly trace: string | null; readonly console: readonly string[]; readonly calls: readonly string[] };

/** A test of a flow at a level, with what it says of itself; `failure` is null where it passed. */
export type TestResult = {
  /** The flow's name in kebab-case. */
  readonly flow: string;
  readonly name: string;
  readonly milliseconds: number;
  readonly failure: string | null;
  readonly failing: Failing | null;
  readonly path: WalkedPath | null;
  /** Files: the screen after each step of the path, where a level can show it. */
  readonly pictures: readonly string[];
  readonly property: PropertyCount | null;
  readonly expiry: ExpiryMet | null;
  /** Where a test of the level in browsers ran. */
  readonly browser: BrowserName | null;
  readonly run: RunInfo | null;
};

/** A test that only has a name and a verdict. */
export const plainResult = (flow: string, name: string, failure: string | null): TestResult => ({
  flow, name, failure, milliseconds: 0, failing: null, path: null, pictures: [], property: null, expiry: null, browser: null, run: null,
});

/** Result of a level, however it runs. */
export type LevelResult = { readonly level: Level; readonly tests: readonly TestResult[] };

/** Runs some flows at one level. `onTest` hears of each test that ended. */
export type Runner = (flows: readonly string[], onTest: (passed: boolean) => void) => Promise<LevelResult>;
