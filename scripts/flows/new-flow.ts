import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { StartupError } from '#server/startup-error.ts';
import { transitionTable } from '#tools/flows/paths/transition-table.ts';
import { runCli } from '../ops/run-cli.ts';
import { filesIn } from '#tools/files-in.ts';
import { flowNames, withNames, type FlowNames } from './flow-names.ts';
import { registries, type Registry } from './flow-registries.ts';

const template = 'scripts/flows/template';

/**
 * Writes a small flow that passes at every level, and registers it: `npm run new-flow gift-card` or, with the page's
 * Korean heading, `npm run new-flow gift-card 선물카드`. Its page is at /account/gift-card. Writes nothing if the name is
 * taken.
 */
async function run([name = '', title]: string[]): Promise<string> {
  const names = flowNames(name, title);
  if (!names)
    throw new StartupError(
      'npm run new-flow <name in kebab-case> [Korean heading], for example: npm run new-flow gift-card 선물카드',
    );
  const files = filledTemplate(names);
  const taken = [...files.keys()].find((file) => existsSync(file));
  if (taken !== undefined) throw new StartupError(`There is a flow ${names.kebab} already: ${taken}`);
  const edits = registries.map((registry): [string, string] => [registry.file, edited(registry, names)]);
  [...files, ...edits].forEach(([file, text]) => write(file, text));
  format([...files.keys(), ...edits.map(([file]) => file)]);
  const table = `tests/flows/${names.kebab}/transitions.txt`;
  write(table, transitionTable(await machineIn(`machines/${names.kebab}.machine.ts`)));
  const listed = (paths: readonly string[]) => paths.map((path) => `  ${path}\n`).join('');
  return `Wrote\n${listed([...files.keys(), table])}and registered the flow in\n${listed(edits.map(([file]) => file))}Next: npm run flows -- ${names.kebab}, and docs/tutorial-add-a-flow.md`;
}

/** Returns the texts of the template's files, by path. */
const filledTemplate = (names: FlowNames): ReadonlyMap<string, string> =>
  new Map(
    filesIn(template, /\.txt$/).map((file) => [
      withNames(relative(template, file).replace(/\.txt$/, ''), names),
      withNames(readFileSync(file, 'utf8'), names),
    ]),
  );

function edited({ file, register }: Registry, names: FlowNames): string {
  try {
    return register(readFileSync(file, 'utf8'), names);
  } catch (error) {
    throw new StartupError(
      `Cannot register the flow in ${file}: it ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A long name breaks lines that the template has as one. */
function format(files: readonly string[]): void {
  const { status, stderr } = spawnSync('node_modules/.bin/oxfmt', files, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`oxfmt failed: ${stderr}`);
}

async function machineIn(file: string): Promise<AnyStateMachine> {
  const exported: Record<string, unknown> = await import(pathToFileURL(resolve(file)).href);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the template exports a machine and nothing else
  return Object.values(exported)[0] as AnyStateMachine;
}

await runCli(run(process.argv.slice(2)));
