import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { ReviewError } from './review-error.ts';
import { fingerprint, type Shot, type Story } from './shot.ts';
import { byFile } from './shots-of.ts';
import { snapshotParts } from './snapshot.ts';

/** The browser and fonts, on which the layout of text depends. */
const machine = z.strictObject({ chromium: z.string(), /** A hash of the installed fonts. */ fonts: z.string() });
export type Machine = z.infer<typeof machine>;

/** The fingerprints of the accepted sample, which is committed, by story and mode. */
const accepted = z.strictObject({ machine, stories: z.record(z.string(), z.record(z.string(), fingerprint)) });
type Accepted = z.infer<typeof accepted>;

export const sampleFile = 'sample.json';

/**
 * Returns the sample: the first story of each flow, with which `npm test` detects within a minute whether the
 * appearance has changed.
 */
export const sampleOf = (stories: readonly Story[]): Story[] =>
  [...byFile(stories.filter(({ importPath }) => importPath.startsWith('./stories/flows/'))).values()].flatMap(
    ([first]) => first ?? [],
  );

export function writeSample(folder: string, currentMachine: Machine, shots: readonly Shot[]): void {
  const path = join(folder, sampleFile);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(sampleFrom(currentMachine, shots), null, 1)}\n`);
}

export function readSample(folder: string): Accepted {
  const path = join(folder, sampleFile);
  if (!existsSync(path)) throw new ReviewError(`There is no ${path}. ${howToAccept}`);
  return accepted.parse(JSON.parse(readFileSync(path, 'utf8')));
}

function sampleFrom(currentMachine: Machine, shots: readonly Shot[]): Accepted {
  const stories: Accepted['stories'] = {};
  for (const { story, mode, fingerprint: found } of shots)
    if (found) stories[story] = { ...stories[story], [mode]: found };
  return { machine: currentMachine, stories };
}

/**
 * Lists the differences from the accepted sample, by story and mode. Another version of Chromium has other default
 * styles, and other fonts have other metrics, so on another machine only the content is compared.
 */
export function differencesFrom(before: Accepted, currentMachine: Machine, shots: readonly Shot[]): string[] {
  const isAlike = before.machine.chromium === currentMachine.chromium && before.machine.fonts === currentMachine.fonts;
  const parts = isAlike ? snapshotParts : (['content'] as const);
  const after = sampleFrom(currentMachine, shots);
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

/** Returns a hash of the installed fonts with their versions; an empty string without fontconfig. */
export function installedFonts(): string {
  try {
    const fonts = execFileSync('fc-list', ['--format', '%{family}|%{style}|%{fontversion}\n'], { encoding: 'utf8' })
      .split('\n')
      .toSorted();
    return createHash('sha256').update(fonts.join('\n')).digest('hex').slice(0, 16);
  } catch {
    return '';
  }
}
