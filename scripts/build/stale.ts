import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Target = {
  readonly output: string;
  readonly stamp: string;
  readonly inputs: readonly string[];
  /** Other inputs of the output, such as an API key. */
  readonly settings?: readonly string[];
};

/** Runs `build` unless `output` was built from inputs with the same content and the same settings. Returns whether it ran. */
export async function buildWhenStale({ output, stamp, inputs, settings = [] }: Target, build: () => Promise<void>): Promise<boolean> {
  const current = contentStamp(inputs, settings);
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return false;
  await build();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, current);
  return true;
}

function contentStamp(inputs: readonly string[], settings: readonly string[]): string {
  const stamp = createHash('sha256').update(process.version).update(JSON.stringify(settings));
  for (const path of inputs.flatMap(filesOf).toSorted()) stamp.update(path).update(readFileSync(path));
  return stamp.digest('hex');
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path).flatMap((name) => filesOf(join(path, name)));
}
