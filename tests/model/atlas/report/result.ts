import type { BrowserName } from '#tests/engines/names.ts';
import type { ExpiryMet } from '../../lib/describe-expiries.ts';
import type { PropertyCount } from '../../lib/task-meta.ts';
import type { Level, WalkedPath } from '../../lib/walked.ts';

/** A test of a flow at a level, with what it says of itself; `failure` is null where it passed. */
export type TestResult = {
  /** The flow's name in kebab-case. */
  readonly flow: string;
  readonly name: string;
  readonly milliseconds: number;
  readonly failure: string | null;
  readonly path: WalkedPath | null;
  /** Files: the screen after each step of the path, where a level can show it. */
  readonly pictures: readonly string[];
  readonly property: PropertyCount | null;
  readonly expiry: ExpiryMet | null;
  /** Where a test of the level in browsers ran. */
  readonly browser: BrowserName | null;
};

/** What a level answers, however it runs. */
export type LevelResult = { readonly level: Level; readonly tests: readonly TestResult[] };

/** Runs some flows at one level. `onTest` hears of each test that ended. */
export type Runner = (flows: readonly string[], onTest: (passed: boolean) => void) => Promise<LevelResult>;
