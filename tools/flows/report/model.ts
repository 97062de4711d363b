import type { AnyStateMachine } from 'xstate';
import { browserNames, type BrowserName } from '#tools/browsers/names.ts';
import type { ExpiryResult } from '../expiries/describe-expiries.ts';
import type { Level, PathRecord, Source } from '../paths/path-record.ts';
import { declaredTransitions } from '../inspect/transitions.ts';
import { pathNumber } from '../paths/path-number.ts';
import type { Phrase } from '../words/phrase.ts';
import { phrasesOf, sentencesOf } from '../words/sentence.ts';
import { transitionPhrases } from '../words/transition-phrases.ts';
import type {
  BrowserCount,
  Exclusions,
  FlowAbout,
  FlowReport,
  ReportedExpiry,
  ReportedPath,
  ReportedTransition,
  Verdict,
} from './reported.ts';
import type { LevelResult, TestResult } from './result.ts';
import { tintsOf } from './tints.ts';

type ReportInput = {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly about?: FlowAbout | undefined;
  /** The screen of each state, for testers. */ readonly screens?: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<string, Phrase>>;
  /** The phrase for the start of its paths, for a machine with several inputs. */ readonly inputPhrase?: Phrase | null;
  readonly results: readonly LevelResult[];
  /** By the key of a transition; those of the paths that ran by default. */ readonly transitionWords?: ReadonlyMap<
    string,
    string
  >;
  /** By the key of a transition. */ readonly requirements?: ReadonlyMap<string, readonly string[]>;
  /** Used for the browser level only. */ readonly exclusions?: Exclusions;
  /** Whether only the transitions that were taken are required. */ readonly isPartial?: boolean;
};

/** Combines the results of all levels for a flow. Only passed paths count as taking transitions. */
export function reportOf({
  name,
  machine,
  about = { ko: machine.id, en: machine.id, spec: '' },
  screens = {},
  words,
  inputPhrase,
  results,
  transitionWords,
  requirements = new Map(),
  exclusions = {},
  isPartial = false,
}: ReportInput): FlowReport {
  const tests = results.flatMap(({ level, tests: all }) =>
    all.filter(({ flow }) => flow === name).map((test) => ({ level, ...test })),
  );
  const paths = pathsOf(tests, words, inputPhrase);
  const phrases = transitionWords ?? transitionPhrases(machine, paths, words);
  const transitions = [...declaredTransitions(machine).values()].map((row) => ({
    ...row,
    phrase: phrases.get(row.key) ?? '',
    takenBy: takersOf(row.key, paths, results),
    exclusion: exclusions[row.key] ?? null,
    requirements: requirements.get(row.key) ?? [],
  }));
  return {
    name,
    machine: machine.id,
    about,
    screens,
    levels: results.map(({ level }) => {
      const required = transitions.filter(({ exclusion, takenBy }) =>
        isPartial ? takenBy.some((taker) => taker.level === level) : level !== 'browser' || exclusion === null,
      );
      const missed = required
        .filter(({ takenBy }) => !takenBy.some((taker) => taker.level === level))
        .map(({ key }) => key);
      return { level, declared: required.length, taken: required.length - missed.length, missed };
    }),
    transitions,
    paths,
    properties: tests.flatMap(({ property, failure }) =>
      property ? [{ name: property.name, states: property.states, failure }] : [],
    ),
    expiries: expiriesOf(tests),
    failures: tests.flatMap(({ level, browser, name: test, failure, path, failing, run }) =>
      failure === null
        ? []
        : [{ level, browser, test, message: failure, path: path && pathNumber(path), failing, run }],
    ),
    browsers: browserNames.flatMap((browser) => countOf(browser, tests)),
    tints: tintsOf(
      machine,
      results.map(({ level }) => level),
      transitions,
      paths,
    ),
  };
}

function countOf({ engine, width }: BrowserName, tests: readonly TestResult[]): BrowserCount[] {
  const browserTests = tests.filter(({ browser }) => browser?.engine === engine && browser.width === width);
  if (browserTests.length === 0) return [];
  return [
    {
      engine,
      width,
      passed: browserTests.filter(({ failure }) => failure === null).length,
      total: browserTests.length,
      milliseconds: browserTests.reduce((sum, test) => sum + test.milliseconds, 0),
    },
  ];
}

/**
 * Returns whether nothing failed and each level took every declared transition, except those excluded in the browser.
 */
export const isProven = ({ levels, failures }: FlowReport): boolean =>
  failures.length === 0 && levels.every(({ missed }) => missed.length === 0);

/** Merges the results of several levels for the same expiry. */
function expiriesOf(tests: readonly (TestResult & { level: Level })[]): ReportedExpiry[] {
  const expiries = tests.flatMap(({ level, failure, expiry }) => (expiry ? [{ ...expiry, level, failure }] : []));
  const isSame = (one: ExpiryResult, other: ExpiryResult) => one.kind === other.kind && one.state === other.state;
  return expiries
    .filter((one, index) => index === expiries.findIndex((other) => isSame(one, other)))
    .map(({ kind, state, at, reason, ...one }) => ({
      kind,
      state,
      at,
      reason,
      verdicts: expiries
        .filter((other) => isSame({ ...one, kind, state, at, reason }, other))
        .map(({ level, failure }) => ({ level, failure })),
    }));
}

/** Merges the results of several levels for the same path. */
function pathsOf(
  tests: readonly (TestResult & { level: Level })[],
  words: ReportInput['words'],
  inputPhrase: ReportInput['inputPhrase'],
): ReportedPath[] {
  const walked = new Map<
    string,
    {
      steps: PathRecord['steps'];
      verdicts: Verdict[];
      pictures: readonly string[];
      sources: readonly (Source | null)[];
    }
  >();
  for (const { level, browser, path, failure, failing, milliseconds, run, pictures, sources } of tests) {
    if (!path) continue;
    const id = pathNumber(path);
    const same = walked.get(id) ?? { steps: path.steps, verdicts: [], pictures: [], sources: [] };
    same.verdicts.push({ level, browser, failure, failing, milliseconds, run });
    walked.set(id, {
      ...same,
      ...(same.pictures.length === 0 && { pictures }),
      ...(same.sources.length === 0 && { sources }),
    });
  }
  const paths = [...walked.entries()].map(([id, path]) => ({ id, ...path }));
  const sentences = sentencesOf(
    paths.map(({ steps }) => steps),
    words,
    inputPhrase,
  );
  return paths.flatMap((path, index) => {
    const sentence = sentences[index];
    return sentence ? [{ ...path, sentence, phrases: phrasesOf(path.steps, words, inputPhrase) }] : [];
  });
}

/**
 * Returns, for each level, the first passed path that took the transition; in a browser the first that the server
 * answered, if there is one.
 */
const takersOf = (
  key: string,
  paths: readonly ReportedPath[],
  results: readonly LevelResult[],
): ReportedTransition['takenBy'] =>
  results.flatMap(({ level }) => {
    const passed = paths.filter(({ verdicts }) =>
      verdicts.some((verdict) => verdict.level === level && verdict.failure === null),
    );
    const takers = passed.flatMap(({ id, steps, sources }) =>
      steps.flatMap(({ taken }, index) =>
        taken.includes(key) ? [{ level, path: id, ...sourceAt(level, sources[index]) }] : [],
      ),
    );
    const taker =
      takers.find(({ source }) => source === 'server') ??
      takers.find(({ source }) => source === 'invented') ??
      takers[0];
    return taker ? [taker] : [];
  });

const sourceAt = (level: Level, source: Source | null | undefined): { source?: Source } =>
  level === 'browser' && source ? { source } : {};
