import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Level } from '#tests/model/lib/walked.ts';
import { isProven } from '#tests/model/atlas/report/model.ts';
import type { LevelResult, Runner } from '#tests/model/atlas/report/result.ts';
import { askedReplay } from '#tests/model/lib/replay.ts';
import { optionsOf, type BrowserRun, type FlowsOptions } from './options.ts';
import { playwrightLevel } from './run-playwright.ts';
import { flowNames, flowsOf, storyCounts, writeReport } from './write-report.ts';
import { vitestLevel } from './run-vitest.ts';
import { writeRequirements } from './requirements.ts';
import { askForStrength, forgetCounts, reportStrength, type StrengthRun } from './strength.ts';

/**
 * Runs the generated paths of the flows at each level and writes `flows-report/`. `npm run flows -- login sign-up` runs some flows only;
 * `--level machine` selects levels, `--engine firefox` the browser, `--width phone` the viewport; `--sample` runs only the path of each
 * flow that runs in every engine, `--shard 1/4` a quarter of the flows, `--headed` a visible browser; `--replay file` replays a recorded
 * scenario instead of the generated paths. `--strength pairs` covers more than transitions, `--minutes 10` takes the most valuable paths first, and `--seed 7` takes
 * random walks again. Exit code 1: a test failed or a transition was not taken; 2: invalid arguments.
 */
const folder = 'flows-report';
const runnersOf = (browsers: BrowserRun): Readonly<Record<Level, Runner>> => ({
  machine: vitestLevel({ level: 'machine', config: 'tests/model/vitest.config.ts', fileOf: (flow) => `tests/model/${flow}.test.ts` }),
  rendered: vitestLevel({ level: 'rendered', config: 'tests/component/vitest.config.ts', fileOf: (flow) => `tests/component/${flow}.paths.test.tsx` }),
  browser: playwrightLevel(browsers),
});

const wished = optionsOf(process.argv.slice(2), flowNames, ['machine', 'rendered', 'browser']);
const options = typeof wished === 'string' || wished.replay === null ? wished : ofReplay(wished, wished.replay);
if (typeof options === 'string') {
  process.stderr.write(`${options}\n`);
  process.exitCode = 2;
} else {
  process.exitCode = await run(options);
}

async function run({ flows, levels, browsers, replay, strength: asked }: FlowsOptions): Promise<0 | 1> {
  const strength = { ...asked, seed: asked.seed ?? randomInt(1_000_000) };
  const runners = runnersOf(browsers);
  const results: LevelResult[] = [];
  for (const level of levels) {
    const started = performance.now();
    forgetCounts(level);
    askForStrength(strength, level, flows, levels);
    const result = await runners[level](flows, progress(level));
    const failed = result.tests.filter(({ failure }) => failure !== null).length;
    process.stdout.write(`${process.stdout.isTTY ? '\r\u001B[2K' : ''}${level}: ${result.tests.length - failed} passed, ${failed} failed, ${((performance.now() - started) / 1_000).toFixed(0)} s\n`);
    results.push(result);
  }
  const reports = await writeReport(folder, flows, results, replay !== null || browsers.isSample || !isWhole(strength));
  for (const report of reports) {
    const counts = report.levels.map(({ level, taken, declared }) => `${level} ${taken} of ${declared}`.padEnd(24)).join('');
    process.stdout.write(`${isProven(report) ? '✓' : '✗'} ${report.name.padEnd(18)}${counts}\n`);
    for (const { level, test, message } of report.failures) process.stdout.write(`    ${level}: ${test}\n      ${message.split('\n')[0]}\n`);
    for (const { level, missed } of report.levels) for (const key of missed) process.stdout.write(`    ${level} did not take ${key}\n`);
  }
  if (strength.strength === 'walks') process.stdout.write(`The walks begin with the seed ${strength.seed}: --seed ${strength.seed} takes them again\n`);
  process.stdout.write(`\n${reportStrength(folder, levels).join('\n')}\n`);
  if (levels.includes('machine')) await writeRequirements(folder, flows);
  const { withStory, resting } = storyCounts(flows);
  process.stdout.write(`\n${withStory} of ${resting} resting states have a story\n${pathToFileURL(resolve(folder, 'index.html')).href}\n`);
  return reports.every(isProven) ? 0 : 1;
}

/** Whether every transition is owed: other strengths take what they need. */
const isWhole = ({ strength, minutes }: StrengthRun): boolean => minutes === null && (strength === null || strength === 'transitions' || strength === 'pairs');

/** Passes a recorded scenario on to the tests, and limits the flows to those in it. */
function ofReplay(wanted: FlowsOptions, file: string): FlowsOptions | string {
  process.env['FLOWS_REPLAY'] = resolve(file);
  try {
    const recorded = flowsOf(new Set(askedReplay(process.env)?.steps.map(({ machine }) => machine)));
    return { ...wanted, flows: wanted.flows.filter((flow) => recorded.includes(flow)) };
  } catch (error) {
    return `${file} is no scenario: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Updates one progress line on a terminal. */
function progress(level: Level): (passed: boolean) => void {
  const counted = { passed: 0, failed: 0 };
  return (passed) => {
    counted[passed ? 'passed' : 'failed'] += 1;
    if (process.stdout.isTTY) process.stdout.write(`\r\u001B[2K${level}: ${counted.passed} passed, ${counted.failed} failed`);
  };
}
