import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { fn } from 'storybook/test';
import type { Notice, NoticeQuery, NoticeRow } from '#contract/news/notice.ts';
import { NoticeListScreen, type NoticeListScreenProps } from '#src/features/notice/NoticeListScreen.tsx';
import { NoticeScreen, type NoticeScreenProps } from '#src/features/notice/NoticeScreen.tsx';
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx';
import { loading, failed, loaded } from './fetched.ts';

const meta = {
  title: '화면/공지사항',
  id: 'features-notice',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta;

export default meta;

const narrow = { globals: { viewport: { value: 'narrow' } } };
const defaultQuery: NoticeQuery = { page: 1, size: 10, query: '', searchType: 'TITLE', ccType: 'ALL', category: 'ALL' };

const row: NoticeRow = {
  id: 1,
  category: 'NOTICE',
  ccType: 'WOLSONGRI',
  title: '셀프 라운드 카트 배정 방식이 바뀝니다',
  createdDate: '2026-11-15',
  topContents: false,
  newNotice: false,
};
const rows: NoticeRow[] = [
  {
    ...row,
    id: 2,
    ccType: 'ALL',
    title: '2026년 동절기 코스 운영 시간 및 티오프 간격 변경 안내',
    topContents: true,
    newNotice: true,
  },
  {
    ...row,
    id: 3,
    ccType: 'OAK_VALLEY',
    title: '파인·체리 코스 그린 보수에 따른 대체 코스 운영 안내',
    topContents: true,
  },
  {
    ...row,
    id: 4,
    ccType: 'SEONGMUNAN',
    category: 'EVENT',
    title: '단풍 라운드 사진 공모전 당선작을 발표합니다',
    newNotice: true,
  },
  row,
  {
    ...row,
    id: 5,
    ccType: 'OAK_HILLS',
    category: 'NEWS',
    title: '오크힐스, 자연지 75% 보전으로 친환경 골프장 인증을 3회 연속 갱신',
  },
];
const page = { number: 1, size: 10, totalPages: 15, totalElements: 150 };

const list = (props: Partial<NoticeListScreenProps>): StoryObj => ({
  render: () => (
    <NoticeListScreen
      query={defaultQuery}
      notices={loaded({ content: rows, page })}
      isBusy={false}
      onSubmit={fn()}
      {...props}
    />
  ),
});

export const List: StoryObj = { name: '목록 · List', ...list({}) };
export const ListNarrow = { ...List, ...narrow, name: '목록, 좁은 화면 · List Narrow' };
export const ListLoading: StoryObj = { name: '목록 불러오는 중 · List Loading', ...list({ notices: loading }) };
export const ListLoadingNarrow = {
  ...ListLoading,
  ...narrow,
  name: '목록 불러오는 중, 좁은 화면 · List Loading Narrow',
};
/** While the next page is loading, the previous rows stay. */
export const ListPaging: StoryObj = {
  name: '다음 쪽 불러오는 중 · List Paging',
  ...list({ query: { ...defaultQuery, page: 2 }, isBusy: true }),
};
export const ListFailed: StoryObj = { name: '목록 불러오기 실패 · List Failed', ...list({ notices: failed }) };
export const ListEmpty: StoryObj = {
  name: '공지 없음 · List Empty',
  ...list({ notices: loaded({ content: [], page: { ...page, totalPages: 1, totalElements: 0 } }) }),
};
export const ListWithoutMatch: StoryObj = {
  name: '검색 결과 없음 · List Without Match',
  ...list({
    query: { ...defaultQuery, query: '눈썰매', category: 'EVENT' },
    notices: loaded({ content: [], page: { ...page, totalPages: 1, totalElements: 0 } }),
  }),
};
export const ListLongTexts: StoryObj = {
  name: '목록, 긴 글 · List Long Texts',
  ...list({
    query: { ...defaultQuery, query: '아주 긴 검색어를 적어 넣은 사람이 찾는 제목' },
    notices: loaded({
      content: [
        {
          ...row,
          title: '회원권 명의 변경 절차와 준비 서류, 접수 시간을 다시 안내해 드립니다 '.repeat(5),
          topContents: true,
          newNotice: true,
        },
      ],
      page: { ...page, totalPages: 1, totalElements: 1 },
    }),
  }),
};
export const ListLongTextsNarrow = {
  ...ListLongTexts,
  ...narrow,
  name: '목록, 긴 글, 좁은 화면 · List Long Texts Narrow',
};

const notice: Notice = {
  ...row,
  id: 3,
  ccType: 'OAK_VALLEY',
  title: '파인·체리 코스 그린 보수에 따른 대체 코스 운영 안내',
  createdDate: '2026-11-10',
  contents:
    '<p>겨울을 앞두고 더 고른 그린을 준비하기 위해 아래와 같이 그린을 보수합니다.</p><h3>보수 기간과 대체 코스</h3><table><thead><tr><th scope="col">구분</th><th scope="col">기간</th><th scope="col">대체 코스</th></tr></thead><tbody><tr><th scope="row">파인</th><td>2026.11.24 ~ 11.28</td><td>오크 · 메이플</td></tr></tbody></table><h3>예약하신 분께</h3><ul><li>변경과 취소는 이용일 5일 전까지 가능합니다.</li></ul>',
  prev: { id: 2, title: '단풍 라운드 사진 공모전 당선작을 발표합니다', newNotice: true },
  next: null,
};
const backLink = (
  <ButtonLink href="/notice" variant="secondary">
    목록
  </ButtonLink>
);
const articleStory = (props: Partial<NoticeScreenProps>): StoryObj => ({
  render: () => <NoticeScreen notice={notice} refusal={null} back={backLink} onDismiss={fn()} {...props} />,
});

export const Read: StoryObj = { name: '본문 · Read', ...articleStory({}) };
export const ReadNarrow = { ...Read, ...narrow, name: '본문, 좁은 화면 · Read Narrow' };
export const Refused: StoryObj = {
  name: '없는 공지 알림 · Refused',
  ...articleStory({ notice: undefined, refusal: '요청하신 정보를 찾을 수 없습니다.' }),
};
export const LongTexts: StoryObj = {
  name: '본문, 긴 글 · Long Texts',
  ...articleStory({
    notice: {
      ...notice,
      title:
        '회원권 명의 변경 절차와 준비 서류, 접수 시간과 수수료, 가족회원 지정 방법을 한데 모아 다시 안내해 드립니다',
      contents: `<p>${'접수는 주중 오전 9시부터 오후 5시까지이며 서류는 원본으로 가져오셔야 합니다. '.repeat(30)}</p>`,
      next: { id: 9, title: '명의 변경 창구를 클럽하우스 2층으로 옮깁니다. '.repeat(5), newNotice: true },
    },
  }),
};
export const LongTextsNarrow = { ...LongTexts, ...narrow, name: '본문, 긴 글, 좁은 화면 · Long Texts Narrow' };
