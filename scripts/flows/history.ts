import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { PastRun } from '#tools/flows/report/history.ts';

const level = z.enum(['machine', 'rendered', 'browser']);
const pastRun: z.ZodType<PastRun> = z.object({
  version: z.literal(1),
  run: z.object({ at: z.string(), commit: z.string(), isDirty: z.boolean(), seed: z.nullable(z.string()) }),
  isWhole: z.boolean(),
  coverage: z.array(z.object({ flow: z.string(), level, taken: z.number(), declared: z.number() })),
  tests: z.array(
    z.object({
      flow: z.string(),
      level,
      browser: z.string(),
      test: z.string(),
      milliseconds: z.number(),
      passed: z.boolean(),
    }),
  ),
});

/** Stores a run in a separate file, named by its time and commit. */
export function storeRun(folder: string, past: PastRun): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, `${past.run.at.replaceAll(/[:.]/g, '-')}-${past.run.commit.slice(0, 9)}.json`),
    `${JSON.stringify(past)}\n`,
  );
}

/** Returns the stored runs of a folder, the oldest first. Throws for an invalid file. */
export const storedRuns = (folder: string): PastRun[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => {
      const parsed = pastRun.safeParse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
      if (!parsed.success) throw new Error(`${join(folder, name)} is not the result of a run.`);
      return parsed.data;
    });
