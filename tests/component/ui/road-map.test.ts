import { expect, test } from 'vitest';
import clubContent from '#server/db/seed/content/clubs.json' with { type: 'json' };
import { drawnRoads, junctionsOf } from '#src/ui/media/road-map.ts';

test('a road map names the junctions, tunnels and bridges of each route', () => {
  expect(clubContent.flatMap(({ directions }) => directions.car.map(({ route }) => junctionsOf(route)))).toEqual([
    ['서원주 나들목', '솔미교차로'],
    ['문막 나들목'],
    ['만종분기점', '북원주 나들목'],
    ['동양평 나들목', '월송삼거리'],
    ['남원주 나들목', '지정대교'],
    ['만종분기점', '문막 나들목'],
    ['하남분기점', '서원주 나들목'],
    ['여주분기점', '북여주 나들목'],
    ['횡성 나들목'],
    ['서원주 나들목'],
    ['봉화산 터널', '간현교'],
    ['월송삼거리'],
  ]);
});

test('the middle one of three roads is straight, the others turn to the destination; of many junctions the last two are drawn', () => {
  const route = '하나분기점 → 둘교차로 → 셋삼거리';
  const { roads, middle } = drawnRoads(['가', '나', '다'].map((from) => ({ from, route, time: '' })));
  expect([middle, roads.map(({ path }) => path), roads[0]?.stops.map(({ name }) => name)]).toEqual([
    174,
    ['M14 62H280Q296 62 296 78V154', 'M14 174H240', 'M14 286H280Q296 286 296 270V194'],
    ['둘교차로', '셋삼거리'],
  ]);
});

test('without routes only the destination is drawn', () => {
  expect(drawnRoads([])).toEqual({ height: 124, middle: 62, roads: [] });
});
