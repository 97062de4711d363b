import { execFileSync } from 'node:child_process';
import { inspect, parseArgs } from 'node:util';
import { bookings } from './bookings.ts';
import { consultations } from './consultations.ts';
import { hostile } from './hostile.ts';
import { interactions } from './interactions.ts';
import { memory } from './memory.ts';
import { notices } from './notices.ts';
import { type Benchmark, type Failed, lineOf, type Row } from '#tools/bench/row.ts';
import { signInCost } from './sign-in-cost.ts';
import { start } from './start.ts';

/**
 * Runs the benchmarks and prints one table. Each measures two variants alternately within one run, so that the ratios
 * are comparable across machines. `npm run bench -- start` runs some of them, `--short` uses fewer rows and rounds, `--
 * start --before ../clone` compares with another working tree. An exceeded limit is only shown; a benchmark that cannot
 * run ends it with exit code 1.
 */
const benchmarks: Readonly<Record<string, Benchmark>> = {
  start,
  interactions,
  notices,
  bookings,
  consultations,
  'sign-in-cost': signInCost,
  memory,
  hostile,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, before: { type: 'string' } },
});
const unknown = positionals.filter((name) => !Object.hasOwn(benchmarks, name));
if (unknown.length > 0) {
  process.stderr.write(
    `Unknown benchmark: ${unknown.join(', ')}. Known benchmarks: ${Object.keys(benchmarks).join(', ')}.\n`,
  );
  process.exit(1);
}

execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build/build.ts'], { stdio: 'inherit' });
const lines: (Row | Failed)[] = [];
for (const [name, benchmark] of Object.entries(benchmarks)) {
  if (positionals.length === 0 || positionals.includes(name)) await run(name, benchmark);
}
console.table(lines.map(lineOf));

/** Rows measured before a failure are kept. */
async function run(name: string, benchmark: Benchmark): Promise<void> {
  try {
    for await (const row of benchmark({ isShort: values.short, before: values.before })) {
      lines.push(row);
      process.stderr.write(`${row.what}\n`);
    }
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${inspect(error)}\n`);
    lines.push({ what: name, reason: error instanceof Error ? error.message : String(error) });
  }
}
