import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ReviewError } from './review-error.ts';
import { filesIn } from '#tools/files-in.ts';
import { modeNames } from './modes.ts';
import { sampleFile } from './sample.ts';

/** A designer's decision on a change, valid as long as the story looks the same. */
export const decision = z.strictObject({
  story: z
    .string()
    .regex(/^[\p{L}\p{N}]+(?:-+[\p{L}\p{N}]+)*$/u)
    .max(200),
  verdict: z.enum(['accepted', 'refused', 'open']),
  comment: z.string().max(4_000),
  /** The hashes of its pictures, by mode; null for a removed story. */
  pictures: z.partialRecord(z.enum(modeNames), z.nullable(z.string().regex(/^[0-9a-f]{64}$/))),
  at: z.iso.datetime(),
});

export type Decision = z.infer<typeof decision>;

/** A file in `review/`: the decision on one story, or those that a report without a server saved. */
const file = z.union([decision, z.array(decision)]);

/** Reads all decisions below a folder; of several on one story, the latest. */
export function decisionsIn(folder: string): Decision[] {
  if (!existsSync(folder)) return [];
  const latest = new Map<string, Decision>();
  const all = filesIn(folder, /\.json$/).flatMap((path) =>
    path.endsWith(acceptedFile) || path.endsWith(sampleFile) ? [] : readDecisions(path),
  );
  for (const one of all.toSorted((first, second) => first.at.localeCompare(second.at))) latest.set(one.story, one);
  return [...latest.values()];
}

function readDecisions(path: string): Decision[] {
  const { success, data } = file.safeParse(parsed(path));
  if (!success) throw new ReviewError(`${path} is not a decision that npm run review can read.`);
  return Array.isArray(data) ? data : [data];
}

/** Writes one decision into its own file, which git can merge with the decisions of others. */
export function writeDecision(folder: string, decided: Decision): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${decided.story}.json`), `${JSON.stringify(decided, null, 2)}\n`);
}

const acceptedFile = 'accepted.json';
const accepted = z.strictObject({ commit: z.string().regex(/^[0-9a-f]{40}$/) });

/** Returns the last accepted commit, or null. */
export function acceptedCommit(folder: string): string | null {
  const path = join(folder, acceptedFile);
  if (!existsSync(path)) return null;
  const { success, data } = accepted.safeParse(parsed(path));
  if (!success) throw new ReviewError(`${path} does not name a commit.`);
  return data.commit;
}

export function writeAccepted(folder: string, commit: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, acceptedFile), `${JSON.stringify({ commit }, null, 2)}\n`);
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new ReviewError(`${path} is not valid JSON.`);
  }
}
