import { expect, test } from 'vitest';
import type { Hole } from '#contract/clubs/course.ts';
import { teeDistances } from '#contract/clubs/tee.ts';
import { airQualityName } from '#contract/site/frame.ts';

test('the air quality is named by its index, and 보통 for any other value', () =>
  expect([1, 2, 3, 4, 5, 0, 6, Number.NaN].map(airQualityName)).toEqual([
    '매우 좋음',
    '좋음',
    '보통',
    '나쁨',
    '매우 나쁨',
    '보통',
    '보통',
    '보통',
  ]));

test('the tees of a hole go from the back to the front', () => {
  const hole: Hole = {
    id: 132102,
    name: '성벽길',
    holeNumber: 2,
    par: 5,
    handicap: 3,
    standardDistance: 531,
    blackTeeDistance: 531,
    blueTeeDistance: 509,
    whiteTeeDistance: 491,
    brownTeeDistance: 466,
    redTeeDistance: 434,
    pcImageUrl: null,
    mobileImageUrl: null,
    tip: '<p></p>',
    layout: { dogleg: 0, elevation: 0, bearing: 0, bunkers: [], water: [], greenDepth: 34 },
  };
  expect(teeDistances(hole)).toEqual([
    { tee: 'black', distance: 531 },
    { tee: 'blue', distance: 509 },
    { tee: 'white', distance: 491 },
    { tee: 'brown', distance: 466 },
    { tee: 'red', distance: 434 },
  ]);
});
