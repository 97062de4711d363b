import { type PlannedBunker, type PlannedHole, type PlannedWater, type Side } from './hole.ts';

const sides = { left: '왼쪽', right: '오른쪽' } as const satisfies Record<Side, string>;

/** Short title of a hole: `1번 홀, 파 4, 블랙 티 384m`. */
export const holeTitle = ({ holeNumber, par, blackTeeDistance }: PlannedHole) =>
  `${holeNumber}번 홀, 파 ${par}, 블랙 티 ${blackTeeDistance}m`;

/** Text alternative of the plan of a hole. */
export const holeDescription = (hole: PlannedHole) => `${holeTitle(hole)}. ${holeFeatures(hole)}`;

/** Terrain, hazards, and the depth of the green. */
export function holeFeatures(hole: PlannedHole): string {
  return `${terrainOf(hole.layout)}. ${hazardsOf(hole)}. 그린 깊이 ${hole.layout.greenDepth}m.`;
}

function terrainOf({ dogleg, elevation }: PlannedHole['layout']): string {
  const bend = Math.abs(dogleg);
  const shape =
    bend < 0.05
      ? '곧게 뻗은'
      : `${sides[dogleg < 0 ? 'left' : 'right']}으로 ${bend < 0.2 ? '살짝 ' : bend < 0.4 ? '' : '크게 '}휘는`;
  if (Math.abs(elevation) < 2) return `${shape} 평탄한 홀`;
  return `${shape} ${Math.abs(elevation)}m ${elevation < 0 ? '내리막' : '오르막'}`;
}

function hazardsOf({ blackTeeDistance: length, layout: { bunkers, water } }: PlannedHole): string {
  const positionsOf = (kind: PlannedBunker['kind'], describe: (bunker: PlannedBunker) => string) =>
    bunkers
      .filter((bunker) => bunker.kind === kind)
      .sort((one, other) => one.at - other.at)
      .map(describe);
  const phrases = [
    {
      from: firstOf(bunkers, 'fairway'),
      text: phrase(
        positionsOf('fairway', ({ at, side }) => `${at}m ${sides[side]}`),
        '에 페어웨이 벙커',
      ),
    },
    {
      from: firstOf(bunkers, 'layup'),
      text: phrase(
        positionsOf('layup', ({ at, side }) => `그린 ${length - at}m 앞 ${sides[side]}`),
        '에 벙커',
      ),
    },
    ...water.map((each) => ({ from: each.at, text: waterPhrase(each) })),
    {
      from: length,
      text: phrase(
        positionsOf('green', ({ at, side }) => `${endOf(at - length)}${sides[side]}`),
        '에 벙커',
        '그린 ',
      ),
    },
  ];
  const described = phrases.filter(({ text }) => text !== '').sort((one, other) => one.from - other.from);
  return described.length > 0 ? described.map(({ text }) => text).join(', ') : '벙커도 물도 없음';
}

const firstOf = (bunkers: readonly PlannedBunker[], kind: PlannedBunker['kind']) =>
  Math.min(...bunkers.filter((bunker) => bunker.kind === kind).map(({ at }) => at));

/** Joins positions: `232m 왼쪽과 248m 오른쪽에 페어웨이 벙커`. */
function phrase(positions: readonly string[], after: string, before = ''): string {
  const last = positions.at(-1);
  if (last === undefined) return '';
  const others = positions.slice(0, -1).join(', ');
  return `${before}${others && `${others}과 `}${last}${after}`;
}

const waterPhrase = (water: PlannedWater) =>
  water.kind === 'cross'
    ? `${water.at}m 지점을 가로지르는 물`
    : `${water.at}m부터 ${water.to}m까지 ${sides[water.side]}에 물`;

/** Returns which end of the green a bunker is at; empty for its side. */
function endOf(metres: number): string {
  if (metres > 0) return '뒤 ';
  return metres < -7 ? '앞 ' : '';
}

/** Explains the numbers on a plan; shown below it. */
export const holePlanNote =
  '갈색 숫자는 그린 중앙까지, 검은 숫자는 블랙 티에서 벙커까지의 거리(m)입니다. 그린 옆 숫자는 그린의 깊이입니다.';
