import { expect, test } from 'vitest';
import { contourAt, groundOf, levels } from '#src/ui/media/contours.ts';

const contours = (seed: number) => levels.map((level) => contourAt(groundOf(seed, 600, 480), level));
const points = (seed: number) =>
  contours(seed).flatMap((path) =>
    Array.from(path.matchAll(/[ML]([\d.]+) ([\d.]+)/g), ([, x, y]) => [Number(x), Number(y)] as const),
  );

test('the same seed always has the same hills, another one has others', () => {
  expect(contours(132)).toEqual(contours(132));
  expect(contours(132)).not.toEqual(contours(133));
});

test.each([132, 133, 134, 135])('the lines of %i stay in their field and are enough to read the land by', (seed) => {
  expect(points(seed).filter(([x, y]) => x < 0 || x > 600 || y < 0 || y > 480)).toEqual([]);
  expect(contours(seed).filter((line) => line !== '').length).toBeGreaterThanOrEqual(6);
});
