import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ReviewError } from './review-error.ts';

/** A tree whose stories are rendered. */
export type Tree = {
  /** The label in the report. */
  readonly label: string;
  readonly folder: string;
  /** The hash of its content, which is its cache key. */
  readonly key: string;
  /** Removes temporary files. */
  readonly cleanUp: () => void;
};

const git = (folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string =>
  execFileSync('git', ['-C', folder, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  }).trim();

/** Returns the commit of a tag, branch or commit, or null if git does not know it. */
function commitOf(name: string): string | null {
  try {
    return git('.', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
  } catch {
    return null;
  }
}

/** Returns the working tree in a folder, including uncommitted changes. */
export function workingTree(folder: string, label: string): Tree {
  return { label, folder: resolve(folder), key: keyOf(folder), cleanUp: () => undefined };
}

/** Checks a commit out beside this tree. */
function treeOfCommit(commit: string, name: string): Tree {
  const key = keyOf('.', commit);
  const folder = join(mkdtempSync(join(tmpdir(), 'review-')), 'tree');
  git('.', ['worktree', 'add', '--quiet', '--detach', folder, commit]);
  const cleanUp = () => {
    git('.', ['worktree', 'remove', '--force', folder]);
    rmSync(join(folder, '..'), { recursive: true, force: true });
  };
  return { label: `${name} (${commit.slice(0, 7)})`, folder, key, cleanUp };
}

/** Returns the tree of a tag, branch, commit or folder. */
export function treeOf(name: string): Tree {
  const commit = commitOf(name);
  if (commit !== null) return treeOfCommit(commit, name);
  if (existsSync(join(name, '.storybook'))) return workingTree(name, name);
  throw new ReviewError(`${name} is neither a tag, a branch or a commit, nor a folder with a Storybook.`);
}

/** Links the packages of this tree into another one with the same lock file, or else installs its own. */
export function withPackages({ folder }: Tree): void {
  if (existsSync(join(folder, 'node_modules'))) return;
  const lock = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (lock(folder) === lock('.')) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

const excludedPaths = ['node_modules', 'review', 'docs', 'scripts/review', 'tools', 'tests/e2e'];

/**
 * Hashes what git would commit from a folder, or a commit, through a temporary index, without files that no story uses.
 */
export function keyOf(folder: string, commit?: string): string {
  const temporary = mkdtempSync(join(tmpdir(), 'review-index-'));
  const env = { GIT_INDEX_FILE: join(temporary, 'index') };
  try {
    git(folder, ['read-tree', commit ?? 'HEAD'], env);
    if (commit === undefined) git(folder, ['add', '--all'], env);
    git(folder, ['rm', '-r', '--force', '--cached', '--quiet', '--ignore-unmatch', ...excludedPaths], env);
    return git(folder, ['write-tree'], env);
  } catch (error) {
    throw new ReviewError(`git cannot read ${folder}: ${String(error)}`);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
