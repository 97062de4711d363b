import { mkdir, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

type Crop = { left: number; top: number; width: number; height: number };
type Recipe = { master: string; widths: readonly number[]; crop?: Crop; quality: number };
type Entry = { width: number; height: number; widths: readonly number[] };

/** What the site shows of each master in `art/`. A new picture is one more line here, then `node --import tsx scripts/pictures.ts`. */
const recipes: Record<string, Recipe> = {
  moonpine: { master: 'kv-moonpine-900', widths: [480, 900], quality: 74 },
  'moonpine-low': {
    master: 'kv-moonpine-1920',
    crop: { left: 0, top: 360, width: 1920, height: 560 },
    widths: [900, 1920],
    quality: 72,
  },
  'ink-day': { master: 'ink-day-1600', widths: [800, 1600], quality: 52 },
  'ink-night': { master: 'ink-night-600x800', widths: [400, 600], quality: 70 },
};

const folder = 'public/images';

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const manifest: Record<string, Entry> = {};
for (const [name, recipe] of Object.entries(recipes)) manifest[name] = await write(name, recipe);
await writeFile('src/ui/pictures.ts', source(manifest));

async function write(name: string, { master, crop, widths, quality }: Recipe): Promise<Entry> {
  const { width: masterWidth, height: masterHeight } = await sharp(`art/${master}.webp`).metadata();
  const { width, height } = crop ?? { width: masterWidth, height: masterHeight };
  for (const target of widths) {
    const picture = sharp(`art/${master}.webp`);
    if (crop) picture.extract(crop);
    picture.resize({ width: target });
    await picture.clone().avif({ quality, effort: 6 }).toFile(`${folder}/${name}-${target}.avif`);
    await picture.clone().webp({ quality: quality + 12, effort: 6 }).toFile(`${folder}/${name}-${target}.webp`);
  }
  return { width, height, widths };
}

function source(entries: Record<string, Entry>): string {
  const lines = Object.entries(entries).map(
    ([name, { width, height, widths }]) =>
      `  '${name}': { width: ${width}, height: ${height}, widths: [${widths.join(', ')}] },`,
  );
  return [
    '/** Written by `scripts/pictures.ts`: the pictures in `public/images`, by name. */',
    'export const pictures = {',
    ...lines,
    '} as const;',
    '',
    'export type PictureName = keyof typeof pictures;',
    '',
  ].join('\n');
}
