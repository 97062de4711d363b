import type { PlannedHole } from '#src/ui/golf/hole-plan/hole.ts';

export type PracticeHole = PlannedHole & { name: string; text: string };

const tees = (distance: number) => ({
  blackTeeDistance: distance,
  blueTeeDistance: distance,
  whiteTeeDistance: distance,
  brownTeeDistance: distance,
  redTeeDistance: distance,
});

/** The three holes, spec 000 §9: one tee each. */
export const practiceHoles: readonly PracticeHole[] = [
  {
    id: 1,
    holeNumber: 1,
    name: '솔씨',
    par: 3,
    ...tees(118),
    layout: {
      dogleg: 0,
      elevation: 0,
      bearing: 20,
      bunkers: [{ side: 'left', at: 108, kind: 'green' }],
      water: [],
      greenDepth: 24,
    },
    text: '연못 없이 벙커 하나만 왼쪽에 둔 평지 홀로 쇼트 아이언의 거리감을 맞추기에 좋습니다.',
  },
  {
    id: 2,
    holeNumber: 2,
    name: '어린 소나무',
    par: 4,
    ...tees(262),
    layout: { dogleg: 0.2, elevation: 0, bearing: 110, bunkers: [], water: [], greenDepth: 26 },
    text: '유일한 파4로 우드 티샷 뒤 40m 안팎의 어프로치를 되풀이해 연습할 수 있습니다.',
  },
  {
    id: 3,
    holeNumber: 3,
    name: '솔방울 셋',
    par: 3,
    ...tees(96),
    layout: { dogleg: 0, elevation: -8, bearing: 250, bunkers: [], water: [], greenDepth: 18 },
    text: '8m 아래 작은 그린을 향하는 내리막 홀이라 웨지의 탄도와 스핀을 눈으로 확인하게 됩니다.',
  },
];

export const practiceIntroduction = {
  title: '세 홀을 한 시간씩,\n온전히 우리 팀만',
  text: '연습장과 코스 사이에 놓인 세 홀의 작은 코스입니다. 스코어를 적기보다 같은 샷을 여러 번 쳐 보며 몸에 새기는 곳이라, 팀마다 한 홀을 한 시간 단위로 빌려 드립니다. 잔디와 벙커, 그린의 빠르기는 정규 코스와 똑같이 관리합니다.',
} as const;

/** How to use the practice range: at most three carts for hire; groups of five or more call first (spec 000 §9). */
export const practiceGuide = [
  { title: '팀 이름 확인', text: '예약한 홀 앞 안내판에서 팀 이름을 확인하고 들어갑니다.' },
  { title: '4인, 한 시간', text: '한 홀의 기준은 네 사람, 한 시간이며 다섯 사람 이상은 전화로 문의해 주세요.' },
  { title: '대여 카트 3대', text: '대여 카트는 모두 세 대여서 먼저 신청한 팀에 드립니다.' },
  { title: '공과 볼 자국', text: '공은 각자 준비하시고 그린의 볼 자국은 떠나기 전에 고칩니다.' },
  { title: '시간이 되면', text: '다음 팀의 시간이 되면 홀을 비우고 뒤편 쉼터로 나와 주세요.' },
] as const;

export const practiceNote = '대여 카트는 최대 3대입니다. 다섯 분 이상이면 예약하기 전에 전화로 문의해 주세요.';
