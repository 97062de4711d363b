import { execFileSync } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp, { type Sharp } from 'sharp';

/**
 * Renders a scene of `art/scenes` as a master in `art/`: `node --import tsx scripts/assets/scene.ts <scene>`. With
 * `--portrait`, upright for phones; with `--draft`, small and without supersampling, into `.cache/scenes`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { portrait: { type: 'boolean', default: false }, draft: { type: 'boolean', default: false } },
});
const folder = '.cache/scenes';
const renderer = `${folder}/landscape`;
const [width, height] = values.portrait ? [900, 1400] : [1920, 1080];
const scale = values.draft ? 1 / 3 : 1;

await mkdir(folder, { recursive: true });
const options = ['-O3', '-march=native', '-ffast-math', '-std=c++20', '-pthread'];
execFileSync('g++', [...options, 'art/scenes/landscape.cpp', '-o', renderer], { stdio: 'inherit' });
for (const scene of positionals) await render(scene);

async function render(scene: string): Promise<void> {
  const pixmap = `${folder}/${scene}.ppm`;
  const size = [width, height].map((length) => String(Math.round(length * scale)));
  execFileSync(renderer, [scene, ...size, values.draft ? '1' : '2', pixmap], {
    stdio: ['ignore', 'inherit', 'ignore'],
  });
  const name = `kv-${scene}-${width}.webp`;
  await pictureOf(await readFile(pixmap))
    .webp({ quality: 92, effort: 6 })
    .toFile(values.draft ? `${folder}/${name}` : `art/${name}`);
}

/** Reads a binary portable pixmap (P6): three lines of head, then the pixels. */
function pictureOf(file: Buffer): Sharp {
  const start = [0, 1, 2].reduce((from) => file.indexOf('\n', from) + 1, 0);
  const [columns = 0, rows = 0] = (file.subarray(0, start).toString().split('\n')[1] ?? '').split(' ').map(Number);
  return sharp(file.subarray(start), { raw: { width: columns, height: rows, channels: 3 } });
}
