import { resolve } from 'node:path';
import { askedReplay } from '#tests/model/lib/replay.ts';
import { flowNames, flowsOf } from './write-report.ts';
import { optionsOf, UsageError, type FlowsOptions } from './options.ts';
import { readSheets } from './read-sheets.ts';
import { runFlows } from './run.ts';
import { writeSheets } from './write-sheets.ts';

/**
 * Runs the generated paths of the flows at each level and adds the results to `flows-report/`. `docs/flows.md` lists the options. Exit code 1: a
 * test failed or a transition was not taken; 2: invalid arguments.
 */
const folder = 'flows-report';

const asked = optionsOf(process.argv.slice(2), flowNames, ['machine', 'rendered', 'browser']);
if (typeof asked === 'string') {
  process.stderr.write(`${asked}\n`);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await run(asked);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}

async function run(options: FlowsOptions): Promise<0 | 1> {
  if (options.results.length > 0) return readSheets(folder, options.results);
  if (options.sheets !== null) return writeSheets(folder, options.sheets, options.flows);
  return runFlows(folder, options.replay === null ? options : ofReplay(options, options.replay), options.replay !== null);
}

/** Passes a recorded scenario on to the tests, and limits the flows to those in it. */
function ofReplay(wanted: FlowsOptions, file: string): FlowsOptions {
  process.env['FLOWS_REPLAY'] = resolve(file);
  try {
    const recorded = flowsOf(new Set(askedReplay(process.env)?.steps.map(({ machine }) => machine)));
    return { ...wanted, flows: wanted.flows.filter((flow) => recorded.includes(flow)) };
  } catch (error) {
    throw new UsageError(`${file} is no scenario: ${error instanceof Error ? error.message : String(error)}`);
  }
}
