import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { affectedOf } from '#tools/flows/changes/affected.ts';
import { mapChanges, printChanges } from './map-changes.ts';
import { flowNames } from './registered.ts';
import { optionsOf, UsageError, type FlowsOptions } from './options.ts';
import { readSheets } from './read-sheets.ts';
import { runFlows } from './run.ts';
import { writeSheets } from './write-sheets.ts';

/**
 * Runs the generated paths of the flows at each level and adds the results to `flows-report/`. `docs/flows.md` lists
 * the options. Exit code 1: a test failed or a transition was not taken; 2: invalid arguments.
 */
const folder = 'flows-report';

const parsed = optionsOf(process.argv.slice(2), flowNames, ['machine', 'rendered', 'browser']);
if (typeof parsed === 'string') {
  process.stderr.write(`${parsed}\n`);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await run(parsed);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}

async function run(options: FlowsOptions): Promise<0 | 1> {
  if (options.results.length > 0) return readSheets(folder, options.results);
  if (options.sheets !== null) return writeSheets(folder, options.sheets, options.flows);
  if (options.diff !== null) return compare(options, options.diff);
  return runFlows(folder, options, false);
}

/** Draws the changes since another tree, and with `--changed` runs the affected paths. */
async function compare(options: FlowsOptions, ref: string): Promise<0 | 1> {
  const changes = await mapChanges(join(folder, 'changes'), ref, options.flows);
  printChanges(ref, changes);
  if (!options.isChangedOnly || changes.length === 0) return 0;
  const file = resolve('.cache/flows-changed.json');
  mkdirSync('.cache', { recursive: true });
  writeFileSync(
    file,
    JSON.stringify(Object.fromEntries(changes.map(({ machine, change }) => [machine, affectedOf(change)]))),
  );
  process.env['FLOWS_CHANGED'] = file;
  return runFlows(folder, { ...options, flows: changes.filter(({ isGone }) => !isGone).map(({ name }) => name) }, true);
}
