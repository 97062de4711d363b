import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Target = {
  readonly output: string;
  /** File with the hash of what `output` was last built from. */
  readonly hashFile: string;
  readonly inputs: readonly string[];
  /** Other values that affect the output, such as an API key. */
  readonly settings?: readonly string[];
};

/**
 * Runs `build` unless `output` was built by the same Node.js from the same files and settings. Returns whether it ran.
 */
export async function buildWhenStale(
  { output, hashFile, inputs, settings = [] }: Target,
  build: () => Promise<void>,
): Promise<boolean> {
  const current = hashOf(inputs, settings);
  if (existsSync(output) && existsSync(hashFile) && readFileSync(hashFile, 'utf8') === current) return false;
  await build();
  mkdirSync(dirname(hashFile), { recursive: true });
  writeFileSync(hashFile, current);
  return true;
}

function hashOf(inputs: readonly string[], settings: readonly string[]): string {
  const hash = createHash('sha256').update(process.version).update(JSON.stringify(settings));
  for (const path of inputs.flatMap(filesOf).toSorted()) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path).flatMap((name) => filesOf(join(path, name)));
}
