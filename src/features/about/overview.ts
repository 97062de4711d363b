import type { ClubKey } from '#contract/site/site-paths.ts';
import type { PictureName } from '#contract/site/pictures.ts';

type Card = { club: ClubKey; eyebrow: string; text: string; picture: PictureName };

/** Fixed texts of the overview page; the cards are in the order of spec 000 §2. */
export const overview = {
  heading: '오늘은 어느 숲으로\n들어가시겠습니까',
  text: '네 클럽은 차로 십 분 남짓한 거리에 흩어져 있습니다. 코스의 길이와 분위기, 이용 방법을 한눈에 견주어 보세요.',
  cards: [
    {
      club: 'seongmunan',
      eyebrow: 'Seongmunan',
      text: '분지에 안긴 18홀. 넓게 열렸다가 계곡에서 조여 옵니다.',
      picture: 'kv-autumn',
    },
    {
      club: 'oakhills',
      eyebrow: 'Oak Hills',
      text: '다리에서 시작해 능선에서 끝나는, 높낮이의 18홀.',
      picture: 'kv-aerial',
    },
    {
      club: 'oakvalley',
      eyebrow: 'Oak Valley',
      text: '숲이 칸막이가 되어 주는 36홀, 여섯 가지 조합.',
      picture: 'kv-dawn',
    },
    {
      club: 'wolsongri',
      eyebrow: 'Wolsongri',
      text: '직접 운전하고 직접 재는 편안한 셀프 라운드 18홀.',
      picture: 'kv-moonpine',
    },
  ] satisfies readonly Card[],
} as const;
