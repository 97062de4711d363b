import type { StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { OfferCategory } from '#contract/news/offer-kinds.ts';
import type { OfferCard, SpecialOffer } from '#contract/news/special-offer.ts';
import { OfferScreen, type OfferScreenProps } from '#src/features/special-offer/OfferScreen.tsx';
import { OffersScreen, type OffersScreenProps } from '#src/features/special-offer/OffersScreen.tsx';
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx';
import { loading, failed, loaded } from './fetched.ts';
import { withServices } from './with-services.tsx';

export default { title: '화면/스페셜 오퍼', id: 'features-special-offers', parameters: { layout: 'fullscreen' } };

const narrow = { globals: { viewport: { value: 'narrow' } } };
const tablet = { globals: { viewport: { value: 'tablet' } } };
const today = '2026-11-21';

const samples = [
  [
    '달 아래 아홉 홀, 그리고 하룻밤',
    '월송리 해 질 녘 9홀과 소나무 숲 객실을 묶은 주중 특전',
    'kv-moonpine',
    '2026-11-30',
  ],
  ['오크힐스 회원 동반 가을 초대권', '정회원 한 분과 함께 오시는 비회원 세 분을 위한 1박', 'kv-aerial', '2026-11-20'],
  ['온돌에서 맞는 첫눈 패키지', '아랫목과 창밖의 눈, 라운드가 없는 이틀', 'card-room', '2027-01-31'],
  ['법인 고객 워크숍 1박 2일', '회의실과 객실, 팀 라운드를 한 장의 견적으로', 'kv-dawn', '2027-05-31'],
  ['호수의 저녁, 겨울 스파 스테이', '해 질 녘 호수를 보며 쉬는 하룻밤', 'kv-dusk', '2027-02-28'],
  ['막바지 36홀 이틀', '단풍이 지기 전, 두 코스를 이틀에 나누어', 'kv-autumn', '2026-12-13'],
] as const;

const offersOf = (category: OfferCategory, count: number): OfferCard[] =>
  samples.slice(0, count).map(([title, summary, thumbnail, endDate], index) => ({
    id: index + 1,
    category,
    title,
    summary,
    thumbnail,
    price: index === 3 ? null : '한 사람 388,000원',
    startDate: '2026-09-01',
    endDate,
  }));

const offerPage = (content: OfferCard[], total = content.length, size = 6) => ({
  ...loaded({
    content,
    page: { number: 1, size, totalPages: Math.max(Math.ceil(total / size), 1), totalElements: total },
  }),
  isStale: false,
});
const params: OffersScreenProps['params'] = {
  query: '',
  searchType: 'TITLE',
  pages: { package: 1, dining: 1, etc: 1 },
};
const lists: OffersScreenProps['lists'] = {
  package: offerPage(offersOf('package', 6), 14),
  dining: offerPage(offersOf('dining', 2)),
  etc: offerPage([]),
};

const list = (props: Partial<OffersScreenProps> = {}) =>
  withServices(() => (
    <OffersScreen params={params} lists={lists} pageSize={6} current="" today={today} onSearch={fn()} {...props} />
  ));

const pendingList = { ...loading, isStale: false };
const failedList = { ...failed, isStale: false };
const longText = '해 질 녘 연못에 비친 노을을 보며 돌아오는, 다리를 건널 때마다 풍경이 바뀌는 길 ';

export const List: StoryObj = { name: '목록 · List', ...list({ current: 'section-1' }) };
export const ListTablet = {
  name: '목록, 태블릿 · List Tablet',
  ...list({ pageSize: 3, lists: { ...lists, package: offerPage(offersOf('package', 3), 14, 3) } }),
  ...tablet,
};
export const ListNarrow = {
  name: '목록, 좁은 화면 · List Narrow',
  ...list({ pageSize: 3, lists: { ...lists, package: offerPage(offersOf('package', 3), 14, 3) } }),
  ...narrow,
};
export const ListComing: StoryObj = {
  name: '목록 불러오는 중 · List Coming',
  ...list({ lists: { package: pendingList, dining: pendingList, etc: pendingList } }),
};
export const ListFailed: StoryObj = {
  name: '목록 불러오기 실패 · List Failed',
  ...list({ lists: { ...lists, package: failedList } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '다시 불러오기' }));
    await expect(canvas.getByRole('group', { name: '패키지' })).toHaveFocus();
  },
};
export const NextPageComing: StoryObj = {
  name: '다음 쪽 불러오는 중 · Next Page Coming',
  ...list({ lists: { ...lists, package: { ...lists.package, isStale: true } } }),
};
const endedOffers = offersOf('package', 4).map((each) => ({ ...each, endDate: '2026-11-20' }));
export const OnlyOver: StoryObj = {
  name: '종료된 오퍼만 · Only Over',
  ...list({ lists: { ...lists, package: offerPage(endedOffers, 10) } }),
};
export const OnlyOverNarrow = { ...OnlyOver, ...narrow, name: '종료된 오퍼만, 좁은 화면 · Only Over Narrow' };
export const Empty: StoryObj = {
  name: '오퍼 없음 · Empty',
  ...list({ lists: { package: offerPage([]), dining: offerPage([]), etc: offerPage([]) } }),
};
export const Found: StoryObj = {
  name: '검색 결과 · Found',
  ...list({
    params: { ...params, query: '달' },
    lists: { package: offerPage(offersOf('package', 1)), dining: offerPage([]), etc: offerPage([]) },
  }),
};
export const FoundNarrow = { ...Found, ...narrow, name: '검색 결과, 좁은 화면 · Found Narrow' };

const wordy = offersOf('package', 6).map((offer) => ({
  ...offer,
  title: longText,
  summary: longText.repeat(2),
  thumbnail: 'not-there.webp',
}));
export const LongTexts: StoryObj = {
  name: '목록, 긴 글 · Long Texts',
  ...list({ lists: { ...lists, package: offerPage(wordy) } }),
};
export const LongTextsNarrow = { ...LongTexts, ...narrow, name: '목록, 긴 글, 좁은 화면 · Long Texts Narrow' };

export const SearchRefused: StoryObj = {
  name: '검색어 오류 · Search Refused',
  ...list(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '검색어' }));
    await userEvent.paste('가'.repeat(101));
    await userEvent.click(canvas.getByRole('button', { name: '검색' }));
    await expect(canvas.getByText('검색어는 100자까지 입력할 수 있습니다.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '검색어' })).toHaveFocus();
  },
};

const offer: SpecialOffer = {
  ...offersOf('package', 1)[0]!,
  contents:
    '<p>해 질 녘에 나가 달이 솔가지에 걸릴 즈음 아홉 홀을 마칩니다.</p><ul><li><strong>요일</strong> 일요일 ~ 목요일</li><li><strong>라운드</strong> 월송리 OUT 9홀, 오후 3시부터 4시까지 출발</li></ul>',
  prev: null,
  next: { id: 2, title: '온돌에서 맞는 첫눈 패키지', newNotice: true },
};

const detail = (props: Partial<OfferScreenProps> = {}) =>
  withServices(() => (
    <OfferScreen
      offer={offer}
      today={today}
      listHref="/specialoffer"
      booking={
        <ButtonLink href="/reservation" variant="secondary" isWide>
          골프 예약
        </ButtonLink>
      }
      alert={null}
      onDismiss={fn()}
      {...props}
    />
  ));

export const Detail: StoryObj = { name: '상세 · Detail', ...detail() };
export const DetailNarrow = { ...Detail, ...narrow, name: '상세, 좁은 화면 · Detail Narrow' };
export const DetailOver: StoryObj = { name: '종료된 오퍼 상세 · Detail Over', ...detail({ today: '2026-12-01' }) };
export const DetailUpcoming: StoryObj = {
  name: '예정된 오퍼 상세 · Detail Upcoming',
  ...detail({ today: '2026-08-31' }),
};
export const DetailLoading: StoryObj = { name: '상세 불러오는 중 · Detail Loading', ...detail({ offer: undefined }) };
export const DetailFailed: StoryObj = {
  name: '상세 불러오기 실패 · Detail Failed',
  ...detail({ offer: undefined, alert: '요청하신 정보를 찾을 수 없습니다.' }),
};
export const DetailLongTexts = {
  name: '상세, 긴 글, 좁은 화면 · Detail Long Texts',
  ...detail({
    offer: {
      ...offer,
      title: longText,
      summary: longText.repeat(3),
      contents: `<p>${longText.repeat(20)}</p>`,
      prev: { id: 3, title: longText.repeat(2), newNotice: true },
    },
  }),
  ...narrow,
};
