import type { BrowserName } from '#tools/browsers/names.ts';
import type { Row } from '../inspect/transitions.ts';
import type { ExpiryResult } from '../expiries/describe-expiries.ts';
import type { Level, PathRecord, Source } from '../paths/path-record.ts';
import type { About } from '../definition/define-flow.ts';
import type { Words } from '../words/phrase.ts';
import type { Failing, RunInfo, TestResult } from './result.ts';

export type Verdict = Pick<TestResult, 'browser' | 'failure' | 'failing' | 'milliseconds' | 'run'> & {
  readonly level: Level;
};

/** `id` is the path's number, the same in every run. */
export type ReportedPath = {
  readonly id: string;
  readonly sentence: Words;
  /** One for each step. */ readonly phrases: readonly Words[];
  readonly steps: PathRecord['steps'];
  readonly verdicts: readonly Verdict[];
  readonly pictures: readonly string[];
  /** One for each step, of a passed test in a browser. */ readonly sources: readonly (Source | null)[];
};
/** The reasons why transitions are excluded at a level, by key. */
export type Exclusions = Readonly<Record<string, string>>;
export type ReportedTransition = Row & {
  readonly key: string;
  /** What happens, in Korean; empty for a transition without an event. */
  readonly phrase: string;
  /** The first path of each level; in a browser, with the source of its answer. */
  readonly takenBy: readonly { level: Level; path: string; source?: Source }[];
  readonly exclusion: string | null;
  /** The ids of the specification's sentences that the transition implements. */
  readonly requirements: readonly string[];
};
type ReportedLevel = {
  readonly level: Level;
  readonly declared: number;
  readonly taken: number;
  readonly missed: readonly string[];
};

/** How many tests of a flow passed in an engine at a width, and how long they took. */
export type BrowserCount = BrowserName & {
  readonly passed: number;
  readonly total: number;
  readonly milliseconds: number;
};

/**
 * A kind of expiry in a state, with the result of each level; `state` is null if the reason applies to the whole flow.
 */
export type ReportedExpiry = Pick<ExpiryResult, 'kind' | 'state' | 'at' | 'reason'> & {
  readonly verdicts: readonly { level: Level; failure: string | null }[];
};

/** The name of a flow for testers, and the section of the specification that it implements. */
export type FlowAbout = Pick<About, 'ko' | 'en' | 'spec'>;

/** A failed test; `path` is the number of its path. */
export type ReportedFailure = {
  readonly level: Level;
  readonly browser: BrowserName | null;
  readonly test: string;
  readonly message: string;
  readonly path: string | null;
  readonly failing: Failing | null;
  readonly run: RunInfo | null;
};

export type FlowReport = {
  readonly name: string;
  readonly machine: string;
  readonly about: FlowAbout;
  readonly screens: Readonly<Record<string, string>>;
  readonly levels: readonly ReportedLevel[];
  readonly transitions: readonly ReportedTransition[];
  readonly paths: readonly ReportedPath[];
  readonly properties: readonly { name: string; states: number; failure: string | null }[];
  readonly expiries: readonly ReportedExpiry[];
  /** Every test that failed, at any level. */
  readonly failures: readonly ReportedFailure[];
  /** The tests of each browser that was run. */
  readonly browsers: readonly BrowserCount[];
  /** CSS classes for its diagram. */
  readonly tints: ReadonlyMap<string, readonly string[]>;
};

/** Returns the URL of a state's story in Storybook. */
export type StoryOf = (state: string) => string | undefined;
