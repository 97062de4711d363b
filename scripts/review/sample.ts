import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { StartupError } from '#server/startup-error.ts';
import { fingerprint, type Shot, type Story } from './shot.ts';
import { byFile } from './shots-of.ts';
import { snapshotParts } from './snapshot.ts';

/** The fingerprints of the accepted sample, which git keeps, by story and mode. */
const accepted = z.strictObject({ chromium: z.string(), stories: z.record(z.string(), z.record(z.string(), fingerprint)) });
type Accepted = z.infer<typeof accepted>;

export const sampleFile = 'sample.json';

/** The sample: the first story of each flow, by which `npm test` sees within a minute whether something else has changed. */
export const sampleOf = (stories: readonly Story[]): Story[] => [...byFile(stories.filter(({ importPath }) => importPath.startsWith('./stories/flows/'))).values()].flatMap(([first]) => first ?? []);

export function writeSample(folder: string, chromium: string, shots: readonly Shot[]): void {
  const path = join(folder, sampleFile);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(sampleFrom(chromium, shots), null, 1)}\n`);
}

export function readSample(folder: string): Accepted {
  const path = join(folder, sampleFile);
  if (!existsSync(path)) throw new StartupError(`There is no ${path}. ${howToAccept}`);
  return accepted.parse(JSON.parse(readFileSync(path, 'utf8')));
}

function sampleFrom(chromium: string, shots: readonly Shot[]): Accepted {
  const stories: Accepted['stories'] = {};
  for (const { story, mode, fingerprint: found } of shots) if (found) stories[story] = { ...stories[story], [mode]: found };
  return { chromium, stories };
}

/**
 * Lists what differs from the accepted sample, by story and mode. Another version of Chromium has other styles and measures text
 * otherwise, so that there only the content is compared.
 */
export function differencesFrom(before: Accepted, chromium: string, shots: readonly Shot[]): string[] {
  const parts = before.chromium === chromium ? snapshotParts : (['content'] as const);
  const after = sampleFrom(chromium, shots);
  return [...new Set([...Object.keys(before.stories), ...Object.keys(after.stories)])].flatMap((story) => {
    const [old, now] = [before.stories[story], after.stories[story]];
    if (!old) return [`${story}: added`];
    if (!now) return [`${story}: removed`];
    return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((mode) => {
      const differing = parts.filter((part) => old[mode]?.[part] !== now[mode]?.[part]);
      return differing.length > 0 ? [`${story} at ${mode}: ${differing.join(', ')}`] : [];
    });
  });
}

export const howToAccept = 'npm run review shows what has changed; npm run review -- --sample --accept accepts it.';
