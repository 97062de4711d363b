import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';

/**
 * Renders a room of `art/scenes/rooms` in Blender as a master in `art/`: `node --import tsx scripts/assets/room.ts
 * <room>`. With `--draft`, small and with few samples, into `.cache/scenes`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { draft: { type: 'boolean', default: false }, samples: { type: 'string' } },
});
const folder = '.cache/scenes';
const backdrops = ['kv-evening-1920', 'kv-snow-1920', 'kv-winter-evening-1920'];

await mkdir(`${folder}/masters`, { recursive: true });
for (const name of backdrops) await sharp(`art/${name}.webp`).png().toFile(`${folder}/masters/${name}.png`);
for (const room of positionals) await render(room);

async function render(room: string): Promise<void> {
  const png = `${folder}/${room}.png`;
  const width = values.draft ? 480 : 1920;
  const samples = values.samples ?? (values.draft ? '12' : '36');
  const blender = ['--background', '--factory-startup', '--python-exit-code', '1'];
  const scene = ['--python', `art/scenes/rooms/${room}.py`, '--', png, String(width), samples, `${folder}/masters`];
  execFileSync('blender', [...blender, ...scene], { stdio: ['ignore', 'ignore', 'inherit'] });
  const name = `room-${room}-1920.webp`;
  await sharp(png)
    .webp({ quality: 92, effort: 6 })
    .toFile(values.draft ? `${folder}/${name}` : `art/${name}`);
}
