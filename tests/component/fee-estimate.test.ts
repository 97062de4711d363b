import { describe, expect, test } from 'vitest';
import { clubKeys } from '#contract/site/site-paths.ts';
import feeContent from '#server/db/seed/content/fees.json' with { type: 'json' };
import { clubFees } from '#src/features/club/fee/club-fees.ts';
import { choiceAt, compareFees } from '#src/features/club/fee/compare.ts';
import { estimateOf, type FeeChoice } from '#src/features/club/fee/estimate.ts';
import {
  kindKeys,
  playerCounts,
  readChoice,
  seasonKeys,
  seasonOf,
  slotKeys,
  writeChoice,
} from '#src/features/club/fee/fee-choice.ts';
import { tablesOf, type ClubFees } from '#src/features/club/fee/fee-figures.ts';
import { agrees, servedTables } from '#src/features/club/fee/served-rates.ts';

const itemsOf = (club: string) => feeContent.find(({ key }) => key === club)?.items ?? [];
const defaultChoice: FeeChoice = {
  day: 'weekday',
  season: 'peak',
  slot: null,
  holes: 18,
  players: 4,
  kind: 'regular',
  members: 1,
};
const estimate = (club: keyof typeof clubFees, choice: Partial<FeeChoice> = {}) =>
  estimateOf(clubFees[club], { ...defaultChoice, ...choice });

/** Returns every choice that a club's form offers. */
function choicesOf(fees: ClubFees): FeeChoice[] {
  const slots = (holes: number) => (holes === 9 ? slotKeys : fees.slot ? [...slotKeys, null] : [null]);
  return fees.holes.flatMap((holes) =>
    fees.days.flatMap(({ key: day }) =>
      seasonKeys.flatMap((season) =>
        slots(holes).flatMap((slot) =>
          playerCounts.flatMap((players) =>
            (fees.member ? kindKeys : (['regular'] as const)).flatMap((kind) =>
              Array.from({ length: fees.member ? players : 1 }, (_, index) => ({
                day,
                season,
                slot,
                holes,
                players,
                kind,
                members: index + 1,
              })),
            ),
          ),
        ),
      ),
    ),
  );
}

describe('the fee values', () => {
  test.each(clubKeys)('of %s are those of its fee tables', (club) => {
    const served = new Map(servedTables(itemsOf(club)).map((table) => [table.caption, table]));
    expect(
      tablesOf(clubFees[club]).map(({ caption, columns, rows }) => ({ caption, columns, rows: Object.values(rows) })),
    ).toEqual(tablesOf(clubFees[club]).map(({ caption }) => served.get(caption)));
    expect(agrees(clubFees[club], itemsOf(club))).toBe(true);
  });

  test('omit the tables of payment and rental, and no other', () => {
    const captions = new Set(clubKeys.flatMap((club) => tablesOf(clubFees[club]).map(({ caption }) => caption)));
    expect(
      clubKeys
        .flatMap((club) => servedTables(itemsOf(club)).map(({ caption }) => caption))
        .filter((caption) => !captions.has(caption)),
    ).toEqual(['강제 퇴장자 정산 기준', '기상 악화 시 홀별 정산', '장비 대여 요금']);
  });

  test.each([
    ['an amount', '>210,000<', '>211,000<'],
    ['a cell that is no amount any more', '>210,000<', '>문의<'],
    ['a day', '>금요일<', '>금·토요일<'],
    ['a season', '동계(12~2월)', '동계(11~2월)'],
    ['a row', '</tbody>', '<tr><th scope="row">야간</th><td>1</td><td>1</td><td>1</td></tr></tbody>'],
    ['a caption', '시기·요일별 그린피', '그린피'],
  ])('are missing if %s differs in the tables', (_, from, to) => {
    const changed = itemsOf('seongmunan').map((item, index) =>
      index === 0 ? { ...item, feeTable: item.feeTable.replace(from, to) } : item,
    );
    expect(agrees(clubFees.seongmunan, changed)).toBe(false);
  });

  test('are missing if a table is missing', () => {
    expect(agrees(clubFees.wolsongri, itemsOf('wolsongri').slice(1))).toBe(false);
  });
});

describe('a round', () => {
  test('of four at a public club is green fees, a cart and a caddie, shared by four', () => {
    expect(estimate('seongmunan')).toEqual({
      lines: [
        { label: '그린피', detail: '210,000원 × 4명', amount: 840_000 },
        { label: '카트 사용료', detail: '1팀 18홀', amount: 120_000 },
        { label: '캐디 봉사료', detail: '1팀 18홀', amount: 150_000 },
      ],
      total: 1_110_000,
      shares: [{ label: '1인', amount: 277_500 }],
    });
  });

  test('at an hour with a surcharge or discount has a line for it', () => {
    expect(estimate('seongmunan', { day: 'holiday', slot: 'late', players: 3 })).toEqual({
      lines: [
        { label: '그린피', detail: '290,000원 × 3명', amount: 870_000 },
        { label: '시간대 조정', detail: '-20,000원 × 3명', amount: -60_000 },
        { label: '카트 사용료', detail: '1팀 18홀', amount: 120_000 },
        { label: '캐디 봉사료', detail: '1팀 18홀', amount: 150_000 },
      ],
      total: 1_080_000,
      shares: [{ label: '1인', amount: 360_000 }],
    });
  });

  test('of 27 holes at a members’ club adds nine for members and guests; a Friday is a weekday to members only', () => {
    expect(estimate('oakvalley', { day: 'friday', season: 'winter', holes: 27, kind: 'family', members: 2 })).toEqual({
      lines: [
        { label: '회원 그린피', detail: '85,000원 × 2명', amount: 170_000 },
        { label: '회원 추가 9홀', detail: '43,000원 × 2명', amount: 86_000 },
        { label: '동반자 그린피', detail: '150,000원 × 2명', amount: 300_000 },
        { label: '동반자 추가 9홀', detail: '100,000원 × 2명', amount: 200_000 },
        { label: '카트 사용료', detail: '1팀 27홀', amount: 165_000 },
        { label: '캐디 봉사료', detail: '1팀 27홀', amount: 225_000 },
      ],
      total: 1_146_000,
      shares: [
        { label: '회원 1인', amount: 225_500 },
        { label: '동반자 1인', amount: 347_500 },
      ],
    });
  });

  test('of members only has no guests; 36 holes are two further nines', () => {
    expect(estimate('oakvalley', { holes: 36, members: 4 })).toMatchObject({
      lines: [
        { amount: 260_000 },
        { label: '회원 추가 18홀', amount: 264_000 },
        { amount: 220_000 },
        { amount: 300_000 },
      ],
      total: 1_044_000,
      shares: [{ label: '회원 1인', amount: 261_000 }],
    });
  });

  test('on a Saturday costs a guest more than on a Sunday, a member the same', () => {
    expect([estimate('oakhills', { day: 'saturday' }), estimate('oakhills', { day: 'holiday' })]).toMatchObject([
      { total: 80_000 + 3 * 285_000 + 260_000 },
      { total: 80_000 + 3 * 270_000 + 260_000 },
    ]);
  });

  test('of nine holes without a caddie is priced by the hour', () => {
    expect(estimate('wolsongri', { holes: 9, slot: 'late', day: 'holiday', players: 3 })).toEqual({
      lines: [
        { label: '9홀 그린피', detail: '60,000원 × 3명', amount: 180_000 },
        { label: '카트 사용료', detail: '1팀 9홀', amount: 45_000 },
        { label: '캐디 봉사료', detail: '캐디 없이 도는 셀프 라운드', amount: 0 },
      ],
      total: 225_000,
      shares: [{ label: '1인', amount: 75_000 }],
    });
  });

  test('that a weekday member may not play is rejected with a message', () => {
    expect([
      estimate('oakvalley', { day: 'holiday', kind: 'weekday' }),
      estimate('oakhills', { day: 'saturday', kind: 'weekday' }),
    ]).toEqual(['주중회원은 주말·공휴일에 이용하실 수 없습니다.', '주중회원은 토요일에 이용하실 수 없습니다.']);
    expect(estimate('oakhills', { kind: 'weekday' })).toMatchObject({ total: 85_000 + 3 * 230_000 + 260_000 });
  });

  test.each(clubKeys)('at %s is the sum of its lines for every choice, and the shares cover it', (club) => {
    const fees = clubFees[club];
    const refused = choicesOf(fees).filter((choice) => {
      const result = estimateOf(fees, choice);
      if (typeof result === 'string') return true;
      const counts = fees.member ? [choice.members, choice.players - choice.members] : [choice.players];
      const paid = result.shares.reduce((sum, { amount }, index) => sum + amount * (counts[index] ?? 0), 0);
      expect(result.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(result.total);
      expect([paid >= result.total, paid - result.total < choice.players, result.total > 0]).toEqual([
        true,
        true,
        true,
      ]);
      return false;
    });
    expect(refused.filter(({ kind, day }) => kind !== 'weekday' || day === 'weekday' || day === 'friday')).toEqual([]);
    expect(refused.length > 0).toBe(fees.member !== undefined);
  });
});

describe('the URL', () => {
  const parseQuery = (query: string, club: keyof typeof clubFees = 'oakvalley', month = 11) =>
    readChoice(new URLSearchParams(query), clubFees[club], month);

  test('without a query string has the default round of the month', () => {
    expect(parseQuery('')).toEqual(defaultChoice);
    expect(parseQuery('', 'wolsongri', 1)).toEqual({ ...defaultChoice, season: 'winter' });
  });

  test.each(clubKeys)('preserves every choice at %s', (club) => {
    const fees = clubFees[club];
    for (const choice of choicesOf(fees))
      expect(readChoice(writeChoice(new URLSearchParams('x=1'), choice, fees), fees, 1)).toEqual(choice);
    expect(writeChoice(new URLSearchParams('x=1'), defaultChoice, fees).get('x')).toBe('1');
  });

  test.each([
    'day=sunday&holes=5&players=5&kind=vip&season=spring&slot=noon&members=-1',
    'day=&holes=&players=x&members=1.5',
    'members=NaN&holes=18.0001',
    'holes=9&slot=early',
  ])('with a value that the club does not have (%s) has the default round', (query) => {
    expect(parseQuery(query)).toEqual(defaultChoice);
  });

  test('has no more members than players', () => {
    expect(parseQuery('players=3&members=9').members).toBe(3);
  });

  test('of nine holes always has an hour', () => {
    expect(parseQuery('holes=9', 'wolsongri').slot).toBe('midday');
  });

  test('follows the seasons of the fee tables', () => {
    expect(Array.from({ length: 12 }, (_, index) => seasonOf(index + 1))).toEqual([
      'winter',
      'winter',
      'middle',
      'peak',
      'peak',
      'peak',
      'middle',
      'middle',
      'peak',
      'peak',
      'peak',
      'winter',
    ]);
  });
});

describe('each fee is looked up in the row and the column of its name', () => {
  const columns = {
    weekday: /^(주중|월~[목금]요일)$/,
    friday: /^(주중|금요일)$/,
    saturday: /^(주말·공휴일|토요일)$/,
    holiday: /^(주말·공휴일|(토·)?일·공휴일)$/,
  };
  const kinds = {
    regular: '정회원',
    family: '가족(지정)회원',
    foreign: '외국인회원',
    weekday: '주중회원',
    guest: '동반 비회원',
  };

  test.each(clubKeys)('of %s by day', (club) => {
    const { days, guest, member, slot, nine, extraNine } = clubFees[club];
    const tables = [guest, member, slot, nine, extraNine].filter((table) => table !== undefined);
    const named = tables.flatMap((table) =>
      days.map(({ key }) => [table.caption, key, columns[key].test(table.columns[table.days[key] ?? -1] ?? '')]),
    );
    expect(named.filter(([, , isNamed]) => !isNamed)).toEqual([]);
  });

  test.each(clubKeys)('of %s by kind of member', (club) => {
    const { member, extraNine } = clubFees[club];
    const rows = member ? kindKeys.map((kind) => member.rows[kind].name === kinds[kind]) : [];
    const extraRows = extraNine
      ? ([...kindKeys, 'guest'] as const).map((kind) =>
          extraNine.rows[extraNine.rowOf[kind]]?.name.includes(kinds[kind]),
        )
      : [];
    expect([...rows, ...extraRows].filter((isNamed) => !isNamed)).toEqual([]);
  });

  test.each(clubKeys)('of %s by team and holes', (club) => {
    const { cart, caddie, holes } = clubFees[club];
    for (const table of 'none' in caddie ? [cart] : [cart, caddie]) {
      expect(holes.map((count) => table.columns[table.holes[count] ?? -1])).toEqual(holes.map((count) => `${count}홀`));
      const isOnlyRow = Object.keys(table.rows).length === 1;
      expect(
        playerCounts.filter(
          (players) => !isOnlyRow && !table.rows[table.rowOf[players]]?.name.startsWith(String(players)),
        ),
      ).toEqual([]);
    }
  });

  test.each([
    ['early', /^06시/],
    ['midday', /^1[04]시/],
    ['late', /^1[45]시 이후$/],
  ] as const)('of the slot %s by hour', (slot, hour) => {
    const tables = clubKeys.flatMap((club) =>
      [clubFees[club].slot, clubFees[club].nine].filter((table) => table !== undefined),
    );
    expect(tables.map((table) => hour.test(table.rows[slot].name))).toEqual([true, true]);
  });

  test.each([
    ['peak', '성수기(4~6월, 9~11월)'],
    ['middle', '준성수기(3월, 7~8월)'],
    ['winter', '동계(12~2월)'],
  ] as const)('of the season %s as "%s"', (season, name) => {
    expect(clubKeys.map((club) => clubFees[club].guest.rows[season].name)).toEqual(clubKeys.map(() => name));
  });
});

describe('the round of one club at the others', () => {
  const items = {
    oakhills: itemsOf('oakhills'),
    oakvalley: itemsOf('oakvalley'),
    seongmunan: itemsOf('seongmunan'),
    wolsongri: itemsOf('wolsongri'),
  };

  test('has a total, what it includes and shares, and leads to the calculation of each', () => {
    const choice: FeeChoice = { ...defaultChoice, day: 'saturday', members: 2 };
    expect(compareFees('oakhills', choice, items)).toEqual([
      {
        club: 'oakhills',
        name: '오크힐스',
        href: '/oakhills/fee-information?day=saturday&season=peak&holes=18&players=4&kind=regular&members=2',
        round: '토요일, 18홀',
        included: { greenFee: '730,000원', cart: '110,000원', caddie: '150,000원' },
        total: '990,000원',
        shares: ['회원 145,000원', '동반자 350,000원'],
      },
      {
        club: 'oakvalley',
        name: '오크밸리',
        href: '/oakvalley/fee-information?day=holiday&season=peak&holes=18&players=4&kind=regular&members=2',
        round: '주말·공휴일, 18홀',
        included: { greenFee: '710,000원', cart: '110,000원', caddie: '150,000원' },
        total: '970,000원',
        shares: ['회원 140,000원', '동반자 345,000원'],
      },
      {
        club: 'seongmunan',
        name: '성문안',
        href: '/seongmunan/fee-information?day=holiday&season=peak&holes=18&players=4',
        round: '토·일·공휴일, 18홀',
        included: { greenFee: '1,160,000원', cart: '120,000원', caddie: '150,000원' },
        total: '1,430,000원',
        shares: ['357,500원'],
      },
      {
        club: 'wolsongri',
        name: '월송리',
        href: '/wolsongri/fee-information?day=holiday&season=peak&holes=18&players=4',
        round: '토·일·공휴일, 18홀',
        included: { greenFee: '580,000원', cart: '100,000원', caddie: '캐디 없음' },
        total: '680,000원',
        shares: ['170,000원'],
      },
    ]);
  });

  test('has no total where a club does not allow it, or its tables have changed', () => {
    const choice: FeeChoice = { ...defaultChoice, day: 'saturday', kind: 'weekday' };
    expect(
      compareFees('oakhills', choice, { ...items, wolsongri: [] }).map(({ included, total }) => [
        included === null,
        total,
      ]),
    ).toEqual([
      [true, '주중회원은 토요일에 이용하실 수 없습니다.'],
      [true, '주중회원은 주말·공휴일에 이용하실 수 없습니다.'],
      [false, '1,430,000원'],
      [true, '요금표가 바뀌어 계산하지 않았습니다. 클럽의 요금표를 봐 주세요.'],
    ]);
  });

  test.each([
    ['seongmunan', { day: 'friday', slot: 'late' }, 'oakhills', { day: 'weekday', slot: null }],
    ['oakvalley', { day: 'friday', holes: 36 }, 'seongmunan', { day: 'friday', holes: 18 }],
    ['oakhills', { day: 'saturday' }, 'wolsongri', { day: 'holiday' }],
    ['wolsongri', { holes: 9, slot: 'early' }, 'oakvalley', { holes: 18, slot: null }],
  ] as const)('is that of %s, %j, at %s as %j', (_, own, club, expected) => {
    expect(choiceAt(clubFees[club], { ...defaultChoice, ...own })).toEqual({ ...defaultChoice, ...expected });
  });

  test('is one that each club’s own form offers, whatever is chosen', () => {
    for (const own of clubKeys)
      for (const choice of choicesOf(clubFees[own]))
        for (const club of clubKeys) {
          const { days, holes } = clubFees[club];
          const chosen = choiceAt(clubFees[club], choice);
          expect([days.some(({ key }) => key === chosen.day), holes.includes(chosen.holes)]).toEqual([true, true]);
        }
  });
});
