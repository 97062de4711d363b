import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { projectName } from '#tools/browsers/names.ts';
import type { Level } from '#tools/flows/paths/path-record.ts';
import { pathNumber } from '#tools/flows/paths/path-number.ts';
import type { LevelResult, RunInfo, TestResult } from '#tools/flows/report/result.ts';

type Stored = { readonly version: 4; readonly levels: readonly LevelResult[] };

const order: readonly Level[] = ['machine', 'rendered', 'browser'];
const fileIn = (folder: string) => join(folder, 'latest.json');

/**
 * Returns the latest result of every test in a report's folder; none without a report, or for one of an earlier format.
 */
export function storedResults(folder: string): readonly LevelResult[] {
  if (!existsSync(fileIn(folder))) return [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `storeResults`
  const { version, levels } = JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Stored;
  return version === 4 ? levels : [];
}

/**
 * Adds the results of a run to those of earlier runs, with its screenshots and traces, and returns all. A whole run
 * replaces the results of a flow at a level in a browser; a partial one only those of its tests. All others remain.
 */
export function storeResults(
  folder: string,
  results: readonly LevelResult[],
  run: RunInfo,
  isWhole: boolean,
): readonly LevelResult[] {
  for (const name of ['pictures', 'traces']) mkdirSync(join(folder, name), { recursive: true });
  const fresh = results.map(({ level, tests }) => ({
    level,
    tests: tests.map((test) => withFiles(folder, { ...test, run })),
  }));
  const levels = mergedResults(storedResults(folder), fresh, isWhole);
  writeFileSync(fileIn(folder), JSON.stringify({ version: 4, levels } satisfies Stored));
  removeUnused(folder, levels);
  return levels;
}

/** Merges the results without files. */
export function mergedResults(
  before: readonly LevelResult[],
  results: readonly LevelResult[],
  isWhole: boolean,
): readonly LevelResult[] {
  return order.flatMap((level) => {
    const [old, fresh] = [before, results].map((all) =>
      all.filter((one) => one.level === level).flatMap(({ tests }) => tests),
    );
    const replaced = new Set((fresh ?? []).map(isWhole ? groupOf : testOf));
    const tests = [
      ...(old ?? []).filter((test) => !replaced.has(isWhole ? groupOf(test) : testOf(test))),
      ...(fresh ?? []),
    ];
    return tests.length > 0 ? [{ level, tests }] : [];
  });
}

const groupOf = ({ flow, browser }: TestResult) => `${flow} ${browser ? projectName(browser) : ''}`;
const testOf = (test: TestResult) => `${groupOf(test)} ${test.name}`;

/** Copies the attachments of a test into the report's folder, named by the number of its path. */
function withFiles(folder: string, test: TestResult): TestResult {
  const { path, browser, pictures, failing } = test;
  if (!path || !browser) return test;
  const copy = (file: string, into: 'pictures' | 'traces', name: string | number) => {
    const target = `${into}/${pathNumber(path)}-${projectName(browser)}-${name}${extname(file)}`;
    copyFileSync(file, join(folder, target));
    return target;
  };
  return {
    ...test,
    pictures: pictures.map((file, index) => copy(file, 'pictures', index)),
    failing: failing && {
      ...failing,
      picture: failing.picture && copy(failing.picture, 'pictures', 'failed'),
      trace: failing.trace && copy(failing.trace, 'traces', 'trace'),
    },
  };
}

function removeUnused(folder: string, levels: readonly LevelResult[]): void {
  const used = new Set(
    levels.flatMap(({ tests }) =>
      tests.flatMap(({ pictures, failing }) => [...pictures, failing?.picture ?? '', failing?.trace ?? '']),
    ),
  );
  for (const kind of ['pictures', 'traces'])
    for (const name of readdirSync(join(folder, kind)))
      if (!used.has(`${kind}/${name}`)) rmSync(join(folder, kind, name));
}
