import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { aliases, recipes, type Recipe } from './picture-recipes.ts';

/** Writes `public/images` and its manifest from the masters in `art/`: `node --import tsx scripts/pictures.ts`. What has not changed is left alone. */
type Entry = { file?: string; width: number; height: number; widths: readonly number[]; color: string };
type Stamps = Record<string, { stamp: string; entry: Entry }>;

const folder = 'public/images';
const stampFile = '.cache/pictures.json';

await Promise.all([folder, '.cache'].map((path) => mkdir(path, { recursive: true })));
const before = await stampsOf(stampFile);
const after: Stamps = {};
for (const [name, recipe] of Object.entries(recipes)) {
  const stamp = await stampOf(recipe);
  const known = before[name];
  const isThere = known?.stamp === stamp && filesOf(name, recipe).every((file) => existsSync(`${folder}/${file}`));
  after[name] = { stamp, entry: isThere ? known.entry : await write(name, recipe) };
  await writeFile(stampFile, JSON.stringify({ ...before, ...after }));
}
await dropOthers();
await writeFile('contract/pictures.ts', source());

async function write(name: string, recipe: Recipe): Promise<Entry> {
  const { crop, widths, quality } = recipe;
  const whole = await sharp(`art/${recipe.master}.webp`).metadata();
  for (const width of widths) {
    const picture = cropped(recipe).resize({ width });
    await picture.clone().avif({ quality, effort: 5 }).toFile(`${folder}/${name}-${width}.avif`);
    await picture.clone().webp({ quality: quality + 12, effort: 6 }).toFile(`${folder}/${name}-${width}.webp`);
  }
  const { width, height } = crop ?? whole;
  return { width, height, widths, color: await averageColor(recipe) };
}

function cropped({ master, crop, light }: Recipe) {
  const picture = sharp(`art/${master}.webp`);
  if (crop) picture.extract(crop);
  if (light) picture.modulate({ brightness: light });
  return picture;
}

/** One colour, in three digits, for the place of a picture that is still on its way. */
async function averageColor(recipe: Recipe): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(await cropped(recipe).png().toBuffer()).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return `#${[red, green, blue].map((part) => Math.round(part / 17).toString(16)).join('')}`;
}

function filesOf(name: string, { widths }: Recipe): string[] {
  return widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]);
}

async function stampOf(recipe: Recipe): Promise<string> {
  const master = await readFile(`art/${recipe.master}.webp`);
  return createHash('sha256').update(master).update(JSON.stringify(recipe)).update(sharp.versions.sharp ?? '').digest('hex');
}

async function stampsOf(file: string): Promise<Stamps> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
}

async function dropOthers(): Promise<void> {
  const wanted = new Set(Object.entries(recipes).flatMap(([name, recipe]) => filesOf(name, recipe)));
  const others = (await readdir(folder)).filter((file) => !wanted.has(file));
  await Promise.all(others.map((file) => rm(`${folder}/${file}`)));
}

function source(): string {
  const written = Object.entries(after).map(([name, { entry }]) => [name, entry] as const);
  const named = Object.entries(aliases).flatMap(([name, of]) => written.filter(([other]) => other === of).map(([file, entry]) => [name, { file, ...entry }] as const));
  const lines = [...named, ...written].map(([name, { file, width, height, widths, color }]) => {
    const served = file ? `, '${file}'` : '';
    return `  '${name}': [${width}, ${height}, [${widths.join(', ')}], '${color}'${served}],`;
  });
  return [
    '/** Of a picture in `public/images`: its size, the widths that there are, its average colour, and its name there where that is another. As short as can be: every page loads it. */',
    'export type PictureEntry = readonly [width: number, height: number, widths: readonly [number, ...number[]], color: string, file?: string];',
    '',
    '/** Written by `scripts/pictures.ts`: the pictures in `public/images`, by name. */',
    'export const pictures = {',
    ...lines,
    '} as const satisfies Record<string, PictureEntry>;',
    '',
    'export type PictureName = keyof typeof pictures;',
    '',
  ].join('\n');
}
