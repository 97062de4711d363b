import type { AnyStateMachine } from 'xstate';
import { browserNames, type BrowserName } from '#tests/engines/names.ts';
import type { ExpiryMet } from '../../lib/describe-expiries.ts';
import type { Level, WalkedPath } from '../../lib/walked.ts';
import { declaredTransitions, type Row } from '#machines/lib/transitions.ts';
import type { Seen } from '../picture.ts';
import { sentenceOf } from '../sentence.ts';
import type { Words } from '../words.ts';
import type { LevelResult, TestResult } from './result.ts';
import { seenOf } from './seen.ts';

type Verdict = { readonly level: Level; readonly browser: BrowserName | null; readonly failure: string | null; readonly milliseconds: number };
export type ReportedPath = { readonly id: string; readonly sentence: Words; readonly steps: WalkedPath['steps']; readonly verdicts: readonly Verdict[]; readonly pictures: readonly string[] };
/** Why a transition cannot be taken at a level, by its key. */
type Excuses = Readonly<Record<string, string>>;
export type ReportedTransition = Row & { readonly key: string; readonly takenBy: readonly { level: Level; path: string }[]; readonly excuse: string | null };
type ReportedLevel = { readonly level: Level; readonly declared: number; readonly taken: number; readonly missed: readonly string[] };

/** How many tests of a flow passed in an engine at a width, and how long they took. */
export type BrowserCount = BrowserName & { readonly passed: number; readonly total: number; readonly milliseconds: number };

/** A kind of expiry, met from a state, with the verdict of each level; `state` is null where the reason holds for the whole flow. */
export type ReportedExpiry = Pick<ExpiryMet, 'kind' | 'state' | 'at' | 'reason'> & { readonly verdicts: readonly { level: Level; failure: string | null }[] };

export type FlowReport = {
  readonly name: string;
  readonly machine: string;
  readonly levels: readonly ReportedLevel[];
  readonly transitions: readonly ReportedTransition[];
  readonly paths: readonly ReportedPath[];
  readonly properties: readonly { name: string; states: number; failure: string | null }[];
  readonly expiries: readonly ReportedExpiry[];
  /** Every test that failed, at any level. */
  readonly failures: readonly { level: Level; test: string; message: string }[];
  /** The tests of each browser that was run. */
  readonly browsers: readonly BrowserCount[];
  readonly seen: Seen;
};

type Told = { readonly name: string; readonly machine: AnyStateMachine; readonly words: Readonly<Record<string, Words>>; readonly results: readonly LevelResult[]; /** For the browser only. */ readonly excuses?: Excuses; /** A replay owes no more than its own steps. */ readonly isReplay?: boolean };

/** What the levels found out about a flow. Only a path that passed counts as taking anything. */
export function reportOf({ name, machine, words, results, excuses = {}, isReplay = false }: Told): FlowReport {
  const tests = results.flatMap(({ level, tests: all }) => all.filter(({ flow }) => flow === name).map((test) => ({ level, ...test })));
  const paths = pathsOf(tests, words);
  const transitions = [...declaredTransitions(machine).values()].map((row) => ({ ...row, takenBy: takersOf(row.key, paths, results), excuse: excuses[row.key] ?? null }));
  return {
    name,
    machine: machine.id,
    levels: results.map(({ level }) => {
      const owed = transitions.filter(({ excuse, takenBy }) => (isReplay ? takenBy.some((taker) => taker.level === level) : level !== 'browser' || excuse === null));
      const missed = owed.filter(({ takenBy }) => !takenBy.some((taker) => taker.level === level)).map(({ key }) => key);
      return { level, declared: owed.length, taken: owed.length - missed.length, missed };
    }),
    transitions,
    paths,
    properties: tests.flatMap(({ property, failure }) => (property ? [{ name: property.name, states: property.states, failure }] : [])),
    expiries: expiriesOf(tests),
    failures: tests.flatMap(({ level, name: test, failure }) => (failure === null ? [] : [{ level, test, message: failure }])),
    browsers: browserNames.flatMap((browser) => countOf(browser, tests)),
    seen: seenOf(machine, paths.filter(({ verdicts }) => verdicts.some(({ failure }) => failure === null)).flatMap(({ steps }) => steps)),
  };
}

function countOf({ engine, width }: BrowserName, tests: readonly TestResult[]): BrowserCount[] {
  const own = tests.filter(({ browser }) => browser?.engine === engine && browser.width === width);
  if (own.length === 0) return [];
  return [{ engine, width, passed: own.filter(({ failure }) => failure === null).length, total: own.length, milliseconds: own.reduce((sum, test) => sum + test.milliseconds, 0) }];
}

/** True when nothing failed, and everything declared was taken at each level, but for what cannot be in the browser. */
export const isProven = ({ levels, failures }: FlowReport): boolean => failures.length === 0 && levels.every(({ missed }) => missed.length === 0);

/** An expiry that several levels met is one expiry with several verdicts. */
function expiriesOf(tests: readonly (TestResult & { level: Level })[]): ReportedExpiry[] {
  const met = tests.flatMap(({ level, failure, expiry }) => (expiry ? [{ ...expiry, level, failure }] : []));
  const isSame = (one: ExpiryMet, other: ExpiryMet) => one.kind === other.kind && one.state === other.state;
  return met
    .filter((one, index) => index === met.findIndex((other) => isSame(one, other)))
    .map(({ kind, state, at, reason, ...one }) => ({ kind, state, at, reason, verdicts: met.filter((other) => isSame({ ...one, kind, state, at, reason }, other)).map(({ level, failure }) => ({ level, failure })) }));
}

/** A path that several levels walked is one path with several verdicts. */
function pathsOf(tests: readonly (TestResult & { level: Level })[], words: Told['words']): ReportedPath[] {
  const walked = new Map<string, { steps: WalkedPath['steps']; verdicts: Verdict[]; pictures: readonly string[] }>();
  for (const { level, browser, path, failure, milliseconds, pictures } of tests) {
    if (!path) continue;
    const key = JSON.stringify([path.title, path.steps]);
    const same = walked.get(key) ?? { steps: path.steps, verdicts: [], pictures: [] };
    same.verdicts.push({ level, browser, failure, milliseconds });
    walked.set(key, pictures.length > 0 && same.pictures.length === 0 ? { ...same, pictures } : same);
  }
  return [...walked.values()].map(({ steps, verdicts, pictures }, index) => ({
    id: `path-${index + 1}`,
    sentence: sentenceOf(steps.slice(1).map(({ event }) => event), words),
    steps,
    verdicts,
    pictures,
  }));
}

/** For each level, the first of its paths that passed and took the transition. */
const takersOf = (key: string, paths: readonly ReportedPath[], results: readonly LevelResult[]) =>
  results.flatMap(({ level }) => {
    const taker = paths.find(({ steps, verdicts }) => verdicts.some((verdict) => verdict.level === level && verdict.failure === null) && steps.some(({ taken }) => taken.includes(key)));
    return taker ? [{ level, path: taker.id }] : [];
  });
