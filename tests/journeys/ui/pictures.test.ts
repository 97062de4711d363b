import { readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictures } from '#src/ui/pictures.ts';

const folder = 'public/images';

test('the folder holds the pictures of the manifest in both formats, and nothing else', () => {
  const listed = Object.entries(pictures).flatMap(([name, { widths }]) =>
    widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]),
  );
  expect(readdirSync(folder).toSorted()).toEqual(listed.toSorted());
});

test('all pictures together stay under 1.5 MB', () => {
  const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(`${folder}/${file}`).size, 0);
  expect(bytes).toBeLessThan(1_500_000);
});
