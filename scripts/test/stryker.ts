import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as z from 'zod';

/** The levels at which machines are mutated; in a browser each mutant would require a build of the site. */
export type MutatedLevel = 'machine' | 'rendered';
type Position = { readonly line: number; readonly column: number };

/** A mutant with the first test that failed with it, or null if none did. Ignored ones are excluded. */
export type StrykerMutant = {
  readonly change: string;
  readonly replacement: string;
  readonly location: { readonly start: Position; readonly end: Position };
  readonly isKilled: boolean;
  readonly test: string | null;
};

const report = '.cache/mutation.json';
const configs: Readonly<Record<MutatedLevel, string>> = {
  machine: 'tests/flows/vitest.config.ts',
  rendered: 'tests/component/vitest.config.ts',
};

const position = z.object({ line: z.number(), column: z.number() });
const mutant = z.object({
  status: z.string(),
  mutatorName: z.string(),
  replacement: z.optional(z.string()),
  killedBy: z.optional(z.array(z.string())),
  location: z.object({ start: position, end: position }),
});
const schema = z.object({
  files: z.record(z.string(), z.object({ mutants: z.array(mutant) })),
  testFiles: z.optional(
    z.record(z.string(), z.object({ tests: z.array(z.object({ id: z.string(), name: z.string() })) })),
  ),
});

/**
 * Runs Stryker on a file, or only on the locations of `survivors`, with the tests of a flow at a level. Returns null if
 * it could not run.
 */
export function runStryker(
  file: string,
  flow: string,
  level: MutatedLevel,
  survivors: readonly StrykerMutant[] = [],
): readonly StrykerMutant[] | null {
  rmSync(report, { force: true });
  const ranges = survivors.map(
    ({ location: { start, end } }) => `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`,
  );
  spawnSync(
    process.execPath,
    [
      'node_modules/@stryker-mutator/core/bin/stryker.js',
      'run',
      configOf(level),
      '--mutate',
      ranges.length > 0 ? ranges.join(',') : file,
    ],
    {
      stdio: 'inherit',
      env: { ...process.env, MUTATED: flow },
    },
  );
  if (!existsSync(report)) return null;
  const { files, testFiles = {} } = schema.parse(JSON.parse(readFileSync(report, 'utf8')));
  const names = new Map(Object.values(testFiles).flatMap(({ tests }) => tests.map(({ id, name }) => [id, name])));
  return Object.values(files)
    .flatMap(({ mutants }) => mutants)
    .filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status))
    .map(({ status, mutatorName, replacement = '', killedBy = [], location }) => ({
      change: mutatorName,
      replacement,
      location,
      isKilled: status === 'Killed' || status === 'Timeout',
      test: names.get(killedBy[0] ?? '') ?? null,
    }));
}

/** Returns the configuration with the tests of this level. */
function configOf(level: MutatedLevel): string {
  const file = `.cache/stryker-${level}.json`;
  mkdirSync('.cache', { recursive: true });
  const shared = z
    .looseObject({ vitest: z.looseObject({}) })
    .parse(JSON.parse(readFileSync('stryker.config.json', 'utf8')));
  writeFileSync(file, JSON.stringify({ ...shared, vitest: { ...shared.vitest, configFile: configs[level] } }));
  return file;
}
