import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Trial } from '#tests/chaos/lib/trial.ts';
import { SkippedTrial } from '#tests/chaos/lib/trial.ts';
import { filesIn } from '#tools/files-in.ts';
import { tryFlows } from './trials-browser.ts';

type Row = {
  readonly name: string;
  readonly done: string;
  readonly result: 'held' | 'broke' | 'untried';
  readonly figures: string;
  readonly seconds: number;
};
/** Runs the selected trials and reports each row as soon as it is known. */
type Stage = {
  readonly names: readonly string[];
  readonly namesForCi?: readonly string[];
  run(names: readonly string[], isShort: boolean, onRow: (row: Row) => void): Promise<void>;
};

/**
 * Runs the fault-injection tests ("trials") and prints one table of results: `npm run trials`. `--short` is the form
 * for CI; names select trials: `npm run trials -- --short disk-full`. Exit code 1: a trial broke the site; 2: an
 * unknown name.
 */
const serverTrials = await Promise.all(filesIn('tests/chaos/server', /\.ts$/).map(trialIn));
const stages: readonly Stage[] = [
  {
    names: serverTrials.map(({ name }) => name),
    namesForCi: serverTrials.flatMap(({ name, isLong }) => (isLong ? [] : [name])),
    run: tryServer,
  },
  { names: ['browser'], run: tryBrowser },
];

const marks = { held: '\u001B[32m✓\u001B[0m', broke: '\u001B[31m✗\u001B[0m', untried: '–' } as const;
const known = stages.flatMap(({ names }) => names);
const width = Math.max(...known.map((name) => name.length));
const args = process.argv.slice(2);
const selected = args.filter((each) => each !== '--short');
const unknown = selected.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown trial: ${unknown.join(', ')}. Known trials: ${known.join(', ')}\n`);
  process.exitCode = 2;
} else {
  process.exitCode = await run(args.includes('--short'));
}

async function run(isShort: boolean): Promise<number> {
  const built = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build/build.ts'], { stdio: 'inherit' });
  if (built.status !== 0) return 1;
  const rows: Row[] = [];
  for (const { names, namesForCi = names, run: tryAll } of stages) {
    const chosen = selected.length > 0 ? names.filter((name) => selected.includes(name)) : isShort ? namesForCi : names;
    if (chosen.length > 0) {
      await tryAll(chosen, isShort, (row) => {
        rows.push(row);
        process.stdout.write(`${lineOf(row)}\n`);
      });
    }
  }
  const count = (result: Row['result']) => rows.filter((row) => row.result === result).length;
  process.stdout.write(`\n${count('held')} passed, ${count('broke')} failed, ${count('untried')} skipped\n`);
  return count('broke') > 0 ? 1 : 0;
}

/** Runs the server's trials one after another, since each needs the whole machine. */
async function tryServer(names: readonly string[], isShort: boolean, onRow: (row: Row) => void): Promise<void> {
  for (const { name, done, run: attempt } of serverTrials.filter((trial) => names.includes(trial.name))) {
    const started = performance.now();
    const outcome = await attempt({ short: isShort }).then((figures) => ({ result: 'held' as const, figures }), failed);
    onRow({ name, done, ...outcome, seconds: (performance.now() - started) / 1_000 });
  }
}

/** Runs all flows on one server and in one browser; reports a row for each. */
async function tryBrowser(_: readonly string[], isShort: boolean, onRow: (row: Row) => void): Promise<void> {
  for (const { flow, faults, broke, seconds } of tryFlows(isShort)) {
    onRow({
      name: 'browser',
      done: flow,
      result: broke.length > 0 ? 'broke' : 'held',
      figures: broke.length > 0 ? `failed: ${broke.join('; ')}` : `${faults} faults`,
      seconds,
    });
  }
}

async function trialIn(file: string): Promise<Trial> {
  const { trial }: { trial: Trial } = await import(pathToFileURL(resolve(file)).href);
  return trial;
}

function failed(reason: unknown): Pick<Row, 'result' | 'figures'> {
  if (reason instanceof SkippedTrial) return { result: 'untried', figures: `skipped: ${reason.message}` };
  return { result: 'broke', figures: reason instanceof Error ? reason.message : String(reason) };
}

function lineOf({ name, done, result, figures, seconds }: Row): string {
  return `${marks[result]} ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${done}\n  ${' '.repeat(width)}            ${figures}`;
}
