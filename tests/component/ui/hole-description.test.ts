import { expect, test } from 'vitest';
import type { Hole } from '#contract/clubs/course.ts';
import { holeDescription } from '#src/ui/golf/hole-plan/description.ts';
import { seedHole, seedHoles } from '../../../stories/ui/holes.ts';

const holes = seedHoles.map((hole) => ({ name: `${hole.id} ${hole.name}`, hole }));

test.each([
  [
    132102,
    '2번 홀, 파 5, 블랙 티 531m. 왼쪽으로 크게 휘는 8m 오르막. 236m 왼쪽에 페어웨이 벙커, 그린 102m 앞 오른쪽에 벙커, 그린 앞 오른쪽과 뒤 왼쪽에 벙커. 그린 깊이 34m.',
  ],
  [
    134106,
    '6번 홀, 파 4, 블랙 티 401m. 왼쪽으로 휘는 7m 오르막. 120m 지점을 가로지르는 물, 235m 오른쪽에 페어웨이 벙커, 그린 앞 왼쪽에 벙커. 그린 깊이 34m.',
  ],
  [
    132214,
    '14번 홀, 파 4, 블랙 티 341m. 오른쪽으로 크게 휘는 10m 내리막. 210m 왼쪽과 224m 왼쪽에 페어웨이 벙커, 그린 오른쪽과 뒤 왼쪽에 벙커. 그린 깊이 24m.',
  ],
  [135107, '7번 홀, 파 3, 블랙 티 139m. 곧게 뻗은 평탄한 홀. 79m부터 135m까지 오른쪽에 물. 그린 깊이 24m.'],
])('%s reads as natural language', (id, sentence) => {
  expect(holeDescription(seedHole(id))).toBe(sentence);
});

test.each(holes)('$name names every hazard exactly once', ({ hole }) => {
  expect(hazardsIn(holeDescription(hole)).toSorted()).toEqual(hazardsOf(hole).toSorted());
});

test('a hole without hazards is described as such', () => {
  const hole = seedHole(135107);
  expect(holeDescription({ ...hole, layout: { ...hole.layout, water: [] } })).toContain('. 벙커도 물도 없음. ');
});

/** Returns the hazards of the data, each as its kind, its distance and its side. */
function hazardsOf({ blackTeeDistance: length, layout }: Hole): string[] {
  const describeBunker = {
    fairway: (at: number) => `fairway ${at}`,
    layup: (at: number) => `layup ${length - at}`,
    green: () => 'green',
  };
  return [
    ...layout.bunkers.map(({ kind, at, side }) => `${describeBunker[kind](at)} ${side}`),
    ...layout.water.map((water) =>
      water.kind === 'cross' ? `water ${water.at}` : `water ${water.at} ${water.to} ${water.side}`,
    ),
  ];
}

/** Parses the hazards from the description: each mention of a side is one. */
function hazardsIn(text: string): string[] {
  const hazards = (text.split('. ')[2] ?? '').split(
    /, (?=그린 (?:앞 |뒤 )?(?:왼|오른)|\d+m (?:지점|왼|오른)|\d+m부터|그린 \d)/,
  );
  return hazards.flatMap((part) => {
    const water = /^(\d+)m (?:지점을 가로지르는 물)$/.exec(part);
    const pond = /^(\d+)m부터 (\d+)m까지 (왼|오른)쪽에 물$/.exec(part);
    if (water) return [`water ${water[1]}`];
    if (pond) return [`water ${pond[1]} ${pond[2]} ${sideOf(pond[3])}`];
    return [...part.matchAll(/(?:그린 (\d+)m 앞 |(\d+)m |)(왼|오른)쪽/g)].map(
      ([, layup, fairway, side]) =>
        `${layup ? `layup ${layup}` : fairway ? `fairway ${fairway}` : 'green'} ${sideOf(side)}`,
    );
  });
}

const sideOf = (word = '') => (word === '왼' ? 'left' : 'right');
