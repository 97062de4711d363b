import { expect, test } from 'vitest';
import { differencesOf, type Pixels } from '../boxes.ts';

/** Returns a white picture in which some pixels have another colour. */
function picture(
  width: number,
  height: number,
  dots: readonly (readonly [x: number, y: number, color?: number])[] = [],
): Pixels {
  const words = new Uint32Array(width * height).fill(0xff_ff_ff_ff);
  for (const [x, y, color = 0xff_00_00_00] of dots) words[y * width + x] = color;
  return { width, height, data: new Uint8Array(words.buffer) };
}

test('equal pictures have no difference', () =>
  expect(differencesOf(picture(20, 20, [[3, 3]]), picture(20, 20, [[3, 3]]))).toMatchObject({ boxes: [] }));

test('a colour that differs by one step is a difference', () =>
  expect(differencesOf(picture(20, 20), picture(20, 20, [[17, 9, 0xff_ff_ff_fe]]))).toMatchObject({
    boxes: [{ left: 16, top: 8, right: 20, bottom: 16 }],
  }));

test('adjacent differences are one box, separate ones are two', () =>
  expect(
    differencesOf(
      picture(64, 32),
      picture(64, 32, [
        [7, 7],
        [8, 8],
        [60, 30],
      ]),
    ),
  ).toMatchObject({
    boxes: [
      { left: 0, top: 0, right: 16, bottom: 16 },
      { left: 56, top: 24, right: 64, bottom: 32 },
    ],
  }));

test('a box does not wrap around the edge of the picture', () =>
  expect(
    differencesOf(
      picture(32, 16),
      picture(32, 16, [
        [31, 0],
        [0, 8],
      ]),
    ).boxes,
  ).toHaveLength(2));

test('an area that only one of the pictures covers is a difference', () =>
  expect(differencesOf(picture(16, 8), picture(16, 12))).toMatchObject({
    boxes: [{ left: 0, top: 8, right: 16, bottom: 12 }],
  }));

test('the pattern of a difference is the same at any place, and another one for other colours', () => {
  const patternOf = (...dots: readonly (readonly [x: number, y: number, color?: number])[]) =>
    differencesOf(picture(64, 32), picture(64, 32, dots)).pattern;
  expect([
    patternOf([3, 3], [5, 4]) === patternOf([40, 17], [42, 18]),
    patternOf([3, 3]) === patternOf([3, 3, 0xff_00_00_01]),
  ]).toEqual([true, false]);
});
