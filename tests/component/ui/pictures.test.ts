import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { externalFileUrl, pictureOf } from '#contract/site/picture-of.ts';
import { pictures, type PictureEntry, type PictureName } from '#contract/site/pictures.ts';

const folder = 'public/images';
const entries: [string, PictureEntry][] = Object.entries(pictures);

test('the folder contains the pictures of the manifest in both formats, and nothing else', () => {
  const listed = entries.flatMap(([name, [, , widths, , file = name]]) =>
    widths.flatMap((width) => [`${file}-${width}.avif`, `${file}-${width}.webp`]),
  );
  expect(readdirSync(folder).toSorted()).toEqual([...new Set(listed)].toSorted());
});

test('all pictures together stay under 11 MB, each under 140 kB', () => {
  const sizes = readdirSync(folder).map((file) => statSync(`${folder}/${file}`).size);
  expect([Math.max(...sizes) < 140_000, sizes.reduce((sum, size) => sum + size, 0) < 11_000_000]).toEqual([true, true]);
});

test.each(entries)('%s has a colour, its widths rising to no more than its own', (_, [width, , widths, color]) => {
  expect(color).toMatch(/^#[0-9a-f]{3}$/);
  expect(widths).toEqual([...new Set(widths)].toSorted((one, other) => one - other));
  expect(widths.at(-1)).toBeLessThanOrEqual(width);
});

test.each([
  ['kv-dawn', 'kv-dawn'],
  ['kv-dawn-1920.webp', 'kv-dawn'],
  ['kv-dawn-1920', 'kv-dawn'],
  ['/images/kv-dawn-1920.webp', 'kv-dawn'],
  ['kv-dawn-900.webp', 'kv-dawn-portrait'],
  ['kv-dawn-card-400.avif', 'kv-dawn-card'],
  ['kv-deck-900', 'kv-deck-portrait'],
  ['ink-day-1600.webp', 'ink-day'],
  ['ink-autumn-600x800.webp', 'ink-autumn'],
  ['card-room', 'card-room'],
] as const)('the file %s is the picture %s', (file, name) => {
  expect(pictureOf(file)).toBe(name);
});

test.each([
  ['kv-range-1920.webp', 'portrait', 'kv-range-card'],
  ['kv-range-1920.webp', 'low', 'kv-range'],
  ['kv-snow-1920.webp', 'band', 'kv-snow'],
  ['kv-dusk', 'card', 'kv-dusk-card'],
  ['kv-dusk-card', 'wide', 'kv-dusk'],
  ['card-room', 'card', 'card-room'],
  ['card-room', 'wide', 'card-room-band'],
  ['ink-dusk', 'portrait', 'ink-dusk'],
  ['ink-day', 'low', 'ink-day'],
  ['ink-day', 'portrait', 'ink-day-card'],
  ['moonpine', 'low', 'moonpine-low'],
] as const)('%s as %s is %s', (file, crop, name) => {
  expect(pictureOf(file, crop)).toBe(name);
});

test.each([
  'summer.jpg',
  'kv-dawn.gif',
  'kv-dawn-1920.webp?x',
  'kv',
  '',
  'toString',
  'https://cdn.test/kv-dawn.webp',
  '../kv-dawn.webp',
])('%j is not a picture of the site', (file) => {
  expect(pictureOf(file)).toBeNull();
});

test('every picture in the seed content of the courses or in the design system exists', () => {
  expect(
    (['moonpine', 'moonpine-low', 'ink-day', 'ink-night'] satisfies PictureName[]).every(
      (name) => pictureOf(name) === name,
    ),
  ).toBe(true);
  expect(readFileSync('server/db/seed/content/courses.json', 'utf8')).not.toMatch(/\.(webp|jpg|png)/);
});

test.each([
  ['summer 2027.jpg', '/images/summer%202027.jpg'],
  ['여름.webp', '/images/%EC%97%AC%EB%A6%84.webp'],
  ['/uploads/summer.jpg', '/uploads/summer.jpg'],
  ['https://cdn.test/a/b.jpg?w=2', 'https://cdn.test/a/b.jpg?w=2'],
])('the file %j is fetched from %s', (file, url) => {
  expect(externalFileUrl(file)).toBe(url);
});

test.each([
  '',
  'http://cdn.test/a.jpg',
  '//cdn.test/a.jpg',
  '/\\cdn.test/a.jpg',
  'javascript:alert(1)',
  'data:image/png,x',
  '../secret.jpg',
  'a/b.jpg',
  'https://',
  'a.jpg#x',
])('the file %j is not fetched', (file) => {
  expect(externalFileUrl(file)).toBeNull();
});
