import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { StateMachine } from 'xstate';
import type { RunInfo } from '#tools/flows/report/result.ts';
import { UsageError } from './options.ts';

function git(args: readonly string[], input?: Buffer): Buffer | null {
  const { status, stdout } = spawnSync('git', args, { maxBuffer: 256 * 2 ** 20, ...(input && { input }) });
  return status === 0 ? stdout : null;
}

/** Returns the time, the commit and the seed of a run that starts now. A tree without Git has no commit. */
export const currentRun = ({ WALK_SEED: seed }: Readonly<Record<string, string | undefined>>): RunInfo => ({
  at: new Date().toISOString(),
  commit: git(['rev-parse', 'HEAD'])?.toString().trim() ?? 'unknown',
  isDirty: git(['status', '--porcelain', '--untracked-files=no'])?.length !== 0,
  seed: seed ?? null,
});

/**
 * Returns the machines of another tag, branch or commit, by name. Their source is copied below `.cache`, from where
 * Node finds the packages of this tree, and is compiled in the same way.
 */
export async function machinesAt(ref: string): Promise<ReadonlyMap<string, AnyStateMachine>> {
  const commit = git(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`])
    ?.toString()
    .trim();
  if (commit === undefined) throw new UsageError(`There is no tag, branch or commit named ${ref}.`);
  const folder = resolve('.cache/flows-trees', commit);
  if (!existsSync(folder)) unpack(commit, folder);
  try {
    const { machines }: { machines: Readonly<Record<string, unknown>> } = await import(
      pathToFileURL(join(folder, 'machines/index.ts')).href
    );
    return new Map(
      Object.entries(machines).flatMap(([name, machine]) => (isMachine(machine) ? [[name, machine] as const] : [])),
    );
  } catch (error) {
    throw new UsageError(
      `The machines of ${ref} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;

function unpack(commit: string, folder: string): void {
  const archive = git(['archive', commit, 'package.json', 'machines', 'contract']);
  if (!archive) throw new UsageError(`The commit ${commit.slice(0, 9)} has no machines.`);
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const { status, stderr } = spawnSync('tar', ['-x', '-C', unfinished], { input: archive });
  if (status !== 0) throw new Error(`tar: ${stderr.toString()}`);
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}
