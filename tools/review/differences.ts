import { join } from 'node:path';
import sharp from 'sharp';
import { differencesOf, type Difference, type Pixels } from './boxes.ts';
import type { Comparison, Pair } from './compare.ts';

/** Finds where the pictures of each change differ. */
export async function differences(pictures: string, { changes }: Comparison): Promise<Map<Pair, Difference>> {
  const found = new Map<Pair, Difference>();
  for (const pair of changes.filter(({ kind }) => kind === 'changed').flatMap(({ pairs }) => pairs)) {
    const { before, after } = pair;
    if (before?.picture && after?.picture) found.set(pair, differencesOf(await pixelsOf(pictures, before.picture), await pixelsOf(pictures, after.picture)));
  }
  return found;
}

async function pixelsOf(pictures: string, hash: string): Promise<Pixels> {
  const { data, info } = await sharp(join(pictures, `${hash}.png`)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
