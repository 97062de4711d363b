import type { Hole } from '#contract/clubs/course.ts';

type HoleWithTip = Pick<Hole, 'standardDistance' | 'whiteTeeDistance' | 'handicap' | 'layout'> & {
  readonly tip: string;
};

const fromDegrees: Readonly<Record<string, number>> = { 북서풍: 315, 남서풍: 225, 서풍: 270, 남풍: 180 };
const roundToFive = (metres: number) => Math.round(metres / 5) * 5;

/** Returns the statements of a hole's tip that its layout contradicts, by rule. */
export function contradictions({ tip: html, ...hole }: HoleWithTip): string[] {
  const tip = html.replaceAll(/<[^>]+>/g, '');
  const mentions = (pattern: RegExp) => pattern.test(tip);
  const rules: [string, boolean][] = [
    ...shapeRules(mentions, hole),
    ...hazardRules(mentions, tip, hole),
    ...windRules(tip, hole),
    ...numberRules(tip, hole),
  ];
  return rules.filter(([, holds]) => !holds).map(([rule]) => rule);
}

type Facts = Omit<HoleWithTip, 'tip'>;
type Mentions = (pattern: RegExp) => boolean;
type Rules = [string, boolean][];

function shapeRules(mentions: Mentions, { layout: { dogleg, elevation } }: Facts): Rules {
  const goesUphill =
    mentions(/오르막|올라가는|오르는|올려 치는|언덕을 오르/) && !mentions(/오르막 (퍼트|라이)|오르막입니다|오르막 6/);
  const goesDownhill = mentions(/내리막/) && !mentions(/내리막 라이|내리막으로 빼|내리막 샷|완만한 내리막이라/);
  return [
    ['bends left', !mentions(/왼쪽으로 (살짝 |크게 |완만하게 |급하게 |미끄러지듯 |길게 )?(휘|휩|꺾)/) || dogleg < 0],
    ['bends right', !mentions(/오른쪽으로 (살짝 |크게 |완만하게 |급하게 |길게 )?(휘|휩|꺾)/) || dogleg > 0],
    ['says that it bends', Math.abs(dogleg) < 0.2 || mentions(/휘|휩|꺾|도그레그/)],
    ['is straight', !mentions(/직선 (홀|내리막|파4)|곧은 내리막|곧게 올라/) || Math.abs(dogleg) <= 0.1],
    ['climbs', !goesUphill || elevation > 0],
    ['falls', !goesDownhill || elevation < 0],
  ];
}

function hazardRules(mentions: Mentions, tip: string, { handicap, layout: { bunkers, water } }: Facts): Rules {
  const hasBunker = (side: string, kind?: string) =>
    bunkers.some((each) => each.side === side && (kind === undefined || each.kind === kind));
  const hasWater = /연못|호수|개울|실개울|계류|(?<!우)물(을|로|이|은|도|가|과|에|만| 쪽| 앞| 위)/.test(
    tip.replaceAll(/물림|물고|물음/g, ''),
  );
  const hasNoBunker = mentions(/벙커 하나 없이/);
  return [
    ['has a bunker left', !mentions(/왼쪽( 앞| 뒤| 바깥| 레이업| 그린| 앞 그린)* 벙커/) || hasBunker('left')],
    ['has a bunker right', !mentions(/오른쪽( 앞| 뒤| 바깥| 레이업| 그린| 앞 그린)* 벙커/) || hasBunker('right')],
    [
      'has a bunker left of the green',
      !mentions(/왼쪽(?: 앞)? 그린 벙커|그린 왼쪽 벙커/) || hasBunker('left', 'green'),
    ],
    [
      'has a bunker right of the green',
      !mentions(/오른쪽(?: 앞)? 그린 벙커|그린 오른쪽 벙커/) || hasBunker('right', 'green'),
    ],
    ['has a bunker to lay up at', !mentions(/레이업/) || bunkers.some(({ kind }) => kind === 'layup')],
    ['tells of its bunkers', hasNoBunker ? bunkers.length === 0 : bunkers.length === 0 || mentions(/벙커|모래/)],
    ['tells of its water, and of none that is not there', hasWater === water.length > 0],
    ['is the hardest', !mentions(/핸디캡 1번/) || handicap === 1],
  ];
}

/** The wind is named after the direction it comes from; the hole is played towards its bearing. */
function windRules(tip: string, { layout: { bearing } }: Facts): Rules {
  return (tip.match(/[^.]+\./g) ?? []).flatMap((sentence): Rules => {
    const wind = /(북서풍|남서풍|서풍|남풍)/.exec(sentence)?.[1];
    if (wind === undefined) return [];
    const angle = (((fromDegrees[wind] ?? 0) - bearing + 540) % 360) - 180;
    return [[`has the ${wind} from there: ${sentence.trim()}`, windMatches(sentence, angle)]];
  });
}

function windMatches(sentence: string, angle: number): boolean {
  if (/맞바람|정면에서/.test(sentence)) return Math.abs(angle) <= 55;
  if (/뒤에서|등 뒤/.test(sentence)) return Math.abs(angle) >= 125;
  if (sentence.includes('왼쪽에서')) return angle >= -150 && angle <= -30;
  return sentence.includes('오른쪽에서') && angle >= 30 && angle <= 150;
}

/** A distance in metres is from either tee or to the green, exact or rounded to five. */
function numberRules(tip: string, { standardDistance: length, whiteTeeDistance: white, layout }: Facts): Rules {
  const { elevation, greenDepth, bunkers, water } = layout;
  const distances = [...bunkers, ...water].flatMap(({ at }) => [at, at - (length - white), length - at]);
  const allowedDistances = new Set([
    Math.abs(elevation),
    greenDepth,
    length,
    white,
    ...distances,
    ...distances.map(roundToFive),
  ]);
  return [...tip.matchAll(/(\d+)m/g)].map(([text, metres]) => [
    `has something at ${text}`,
    allowedDistances.has(Number(metres)),
  ]);
}
