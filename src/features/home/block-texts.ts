import { paths } from '#contract/site/site-paths.ts';

/** Texts of the blocks below the slides; their English headings are those of spec 000 §2. */
export const blockTexts = {
  story: {
    title: '안개가 걷히면 숲이 먼저 숨을 쉽니다',
    texts: [
      '치악의 서쪽 자락, 해가 능선을 넘기 전 골짜기는 온통 흰빛입니다. 첫 팀이 티를 꽂을 무렵이면 안개는 소나무 허리까지 내려와 길을 내어 줍니다.',
      '우리는 땅을 깎는 대신 땅이 흐르는 대로 길을 놓았습니다. 그래서 이곳의 홀은 저마다 다른 숨결을 지니고 있습니다.',
    ],
    pictures: [
      { file: 'kv-deck', alt: '해 뜰 무렵 주황빛으로 물든 호수와 숲' },
      { file: 'kv-dawn', alt: '새벽안개가 깔린 페어웨이와 연못, 붉은 소나무' },
    ],
    caption: { time: '6:12 am', text: '호수 위로 해가 오르는 시간' },
    link: { href: paths.story, label: '브랜드 스토리' },
  },
  lounge: {
    title: '라운드가 끝난 뒤에 시작되는 시간',
    texts: [
      '호수를 마주한 클럽하우스에는 저녁이 천천히 옵니다. 창에 불이 하나둘 켜지고, 물 위로 같은 수의 불빛이 번집니다.',
      '따뜻한 물에 어깨를 풀고 제철 음식 앞에 둘러앉는 일. 오늘의 스코어보다 오래 남는 것은 대개 이런 저녁입니다.',
    ],
    picture: { file: 'room-dinner', alt: '촛불을 켠 호두나무 식탁 위의 유기그릇과 작은 접시들, 감 세 알' },
    link: { href: '/oakhills/facilities', label: '클럽하우스 안내' },
  },
  golf: {
    title: '네 개의 클럽, 아흔 개의 홀',
    text: '회원만을 위한 54홀과 누구에게나 열린 36홀. 같은 산자락에서 태어났지만 걷는 맛은 네 곳이 모두 다릅니다.',
    link: { href: paths.overview, label: 'OUR DYNAMIC GOLF COURSE' },
  },
  contact: '오시는 길이 궁금하시거나 단체 행사를 준비하고 계시면 언제든 말씀해 주세요.',
} as const;
