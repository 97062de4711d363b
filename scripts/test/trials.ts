import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SkippedTrial, type Trial } from '#tests/chaos/lib/trial.ts';
import PQueue from 'p-queue';
import { filesIn } from '#tools/files-in.ts';

/**
 * Runs the fault-injection tests ("trials") and prints a line for each: `npm run trials`. `--short` is the form for CI;
 * names select trials: `npm run trials -- --short disk-full`. Those of the server run two at a time, each on an
 * installation of its own, and those that judge durations alone; `browser` runs every flow under every fault in Chromium, by
 * Playwright, which prints its own lines. Exit code 1: a trial broke the site; 2: an unknown name.
 */
type Result = 'held' | 'broke' | 'untried';
type Outcome = { readonly result: Result; readonly figures: string };

const marks: Readonly<Record<Result, string>> = {
  held: '\u001B[32m✓\u001B[0m',
  broke: '\u001B[31m✗\u001B[0m',
  untried: '–',
};
const args = process.argv.slice(2);
const short = args.includes('--short');
const selected = args.filter((each) => each !== '--short');
const browserTrials: Trial = {
  name: 'browser',
  done: 'every flow under every fault in Chromium',
  isTimed: true,
  run: () => {
    const files = ['-c', 'tests/chaos/browser/playwright.config.ts', ...(short ? ['--grep', '@short'] : [])];
    const { status } = node('node_modules/playwright/cli.js', 'test', ...files);
    return status === 0 ? Promise.resolve('see above') : Promise.reject(new Error('failed: see above'));
  },
};
const trials = [...(await Promise.all(filesIn('tests/chaos/server', /\.ts$/).map(trialIn))), browserTrials];
const unknown = selected.filter((name) => !trials.some((trial) => trial.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `Unknown trial: ${unknown.join(', ')}. Known trials: ${trials.map(({ name }) => name).join(', ')}\n`,
  );
  process.exitCode = 2;
} else {
  process.exitCode = await run();
}

async function run(): Promise<number> {
  if (node('--import', 'tsx', 'scripts/build/build.ts').status !== 0) return 1;
  const counts: Record<Result, number> = { held: 0, broke: 0, untried: 0 };
  const width = Math.max(...trials.map(({ name }) => name.length));
  const chosen = trials.filter(({ name, isLong = false }) =>
    selected.length > 0 ? selected.includes(name) : !(short && isLong),
  );
  const report = async ({ name, done, run: attempt }: Trial) => {
    const started = performance.now();
    const { result, figures } = await attempt({ short }).then(
      (measured): Outcome => ({ result: 'held', figures: measured }),
      failed,
    );
    counts[result] += 1;
    const seconds = ((performance.now() - started) / 1_000).toFixed(1).padStart(6);
    process.stdout.write(
      `${marks[result]} ${name.padEnd(width)}  ${seconds} s  ${done}\n  ${' '.repeat(width)}            ${figures}\n`,
    );
  };
  const alone = chosen.filter(({ isTimed = false }) => isTimed);
  const beside = chosen.filter((trial) => !alone.includes(trial));
  await new PQueue({ concurrency: 2 }).addAll(beside.map((trial) => () => report(trial)));
  for (const trial of alone) await report(trial);
  process.stdout.write(`\n${counts.held} passed, ${counts.broke} failed, ${counts.untried} skipped\n`);
  return counts.broke > 0 ? 1 : 0;
}

function node(...command: string[]) {
  return spawnSync(process.execPath, command, { stdio: 'inherit' });
}

async function trialIn(file: string): Promise<Trial> {
  const { trial }: { trial: Trial } = await import(pathToFileURL(resolve(file)).href);
  return trial;
}

function failed(reason: unknown): Outcome {
  if (reason instanceof SkippedTrial) return { result: 'untried', figures: `skipped: ${reason.message}` };
  return { result: 'broke', figures: reason instanceof Error ? reason.message : String(reason) };
}
