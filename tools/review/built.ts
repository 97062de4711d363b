import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ReviewError } from './review-error.ts';
import { withPackages, type Tree } from './tree.ts';

export const cache = resolve('node_modules/.cache/review');

/** The number of latest Storybook builds in the cache. */
const maxBuilds = 4;

/** Builds the Storybook of a tree unless it is cached. Returns its folder. */
export async function builtStorybook(tree: Tree): Promise<string> {
  const output = join(cache, 'builds', tree.key);
  if (existsSync(join(output, 'index.json'))) return output;
  withPackages(tree);
  const unfinished = `${output}.${process.pid}`;
  const build = spawn(
    process.execPath,
    ['node_modules/.bin/storybook', 'build', '--output-dir', unfinished, '--quiet'],
    { cwd: tree.folder, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let log = '';
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const [code] = await once(build, 'close');
  if (code !== 0) throw new ReviewError(`The Storybook of ${tree.label} cannot be built.\n${log.slice(-2_000)}`);
  renameSync(unfinished, output);
  removeOldBuilds();
  return output;
}

function removeOldBuilds(): void {
  const folder = join(cache, 'builds');
  const builds = readdirSync(folder).map((name) => ({
    path: join(folder, name),
    at: statSync(join(folder, name)).mtimeMs,
  }));
  for (const { path } of builds.toSorted((one, other) => other.at - one.at).slice(maxBuilds))
    rmSync(path, { recursive: true, force: true });
}
