import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ReviewError } from './review-error.ts';
import { decisionsIn, writeAccepted, type Decision } from './decisions.ts';
import { modeNames } from './modes.ts';
import { keyOf } from './tree.ts';

const picture = z.nullable(z.object({ hash: z.string() }));
const change = z.object({ id: z.string(), pictures: z.array(z.object({ mode: z.enum(modeNames), after: picture })) });
const reportSchema = z.object({ key: z.string(), groups: z.array(z.object({ changes: z.array(change) })) });

/** Marks the current commit as accepted, if every change of the last report is. Returns what was written. */
export function accept(decisions: string, report: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  if (git('status', '--porcelain', '--', '.', `:!${decisions}`) !== '')
    throw new ReviewError('There are changes that are not committed. Commit them first: what is accepted is a commit.');
  const data = join(report, 'data.js');
  if (!existsSync(data)) throw new ReviewError(`There is no ${report}/. Run npm run review first.`);
  const { key, groups } = reportSchema.parse(
    JSON.parse(readFileSync(data, 'utf8').replace(/^window\.review = |;\n$/g, '')),
  );
  if (key !== keyOf('.', 'HEAD'))
    throw new ReviewError('The last report is of another tree. Run npm run review again.');
  const decisionOf = new Map(decisionsIn(decisions).map((one) => [one.story, one]));
  const undecided = groups.flatMap(({ changes }) => changes).filter((one) => !isAccepted(one, decisionOf.get(one.id)));
  if (undecided.length > 0) throw new ReviewError(`Not accepted yet: ${undecided.map(({ id }) => id).join(', ')}`);
  const commit = git('rev-parse', 'HEAD');
  writeAccepted(decisions, commit);
  return `${commit} is accepted; npm run review compares with it from now on. Commit ${decisions}/accepted.json.`;
}

/** A decision is valid for the pictures it was made on. */
const isAccepted = ({ pictures }: z.infer<typeof change>, decision: Decision | undefined): boolean =>
  decision?.verdict === 'accepted' &&
  pictures.every(({ mode, after }) => decision.pictures[mode] === (after?.hash ?? null));
