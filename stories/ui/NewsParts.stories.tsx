import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx';
import { Container, Section } from '#src/ui/foundation/layout.ts';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { NeighbourRows } from '#src/ui/data/NeighbourRows.tsx';
import { HitList } from '#src/ui/news/HitList.tsx';
import { AsideQuestion } from '#src/ui/news/AsideQuestion.tsx';
import { ContactMethods } from '#src/ui/news/ContactMethods.tsx';
import { PhoneNumber } from '#src/ui/news/PhoneNumber.tsx';
import { PlaceRows } from '#src/ui/news/PlaceRows.tsx';
import { PostArticle, PostArticleSkeleton } from '#src/ui/news/PostArticle.tsx';
import { PostFilter } from '#src/ui/news/PostFilter.tsx';
import { PostFoot } from '#src/ui/news/PostFoot.ts';
import { PostSkeleton } from '#src/ui/news/PostSkeleton.tsx';
import { PostTable, type Post } from '#src/ui/news/PostTable.tsx';
import { SearchField } from '#src/ui/news/SearchField.tsx';
import { QuestionList } from '#src/ui/news/QuestionList.tsx';
import { QuestionSkeleton } from '#src/ui/news/QuestionSkeleton.tsx';
import { SearchLine, type SearchLineProps } from '#src/ui/news/SearchLine.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { Text } from '#src/ui/foundation/text.ts';
import { ToggleRow } from '#src/ui/actions/ToggleRow.tsx';

const meta = {
  title: '부품/소식의 부분',
  id: 'ui-news-parts',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Section space="small">
        <Container>
          <Story />
        </Container>
      </Section>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const narrow = { globals: { viewport: { value: 'narrow' } } };
const tablet = { globals: { viewport: { value: 'tablet' } } };

const post: Post = {
  key: 1,
  href: '/notice/1',
  title: '셀프 라운드 카트 배정 방식이 바뀝니다',
  number: '127',
  place: '월송리',
  category: '공지사항',
  day: '2026-11-15',
  date: '2026.11.15',
  isPinned: false,
  isNew: false,
};
const posts: Post[] = [
  {
    ...post,
    key: 3,
    number: '중요',
    isPinned: true,
    isNew: true,
    place: '전체',
    title: '2026년 동절기 코스 운영 시간 및 티오프 간격 변경 안내',
  },
  { ...post, key: 2, number: '중요', isPinned: true, place: '오크밸리' },
  {
    ...post,
    key: 4,
    number: '128',
    category: '이벤트',
    isNew: true,
    title: `${'단풍 라운드 사진 공모전 '.repeat(8)}당선작을 발표합니다`,
  },
  post,
];
const headers = { number: '번호', place: '클럽', category: '분류', title: '제목', date: '등록일' };

export const Posts: Story = {
  name: '게시물 목록 · Posts',
  render: () => <PostTable caption="공지사항" headers={headers} posts={posts} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBe(5);
    await expect(canvas.getByRole('rowheader', { name: /^2026년 동절기.*새 글$/ })).toBeVisible();
  },
};
export const PostsNarrow: Story = { ...Posts, ...narrow, name: '게시물 목록, 좁은 화면 · Posts Narrow' };
export const PostsTablet: Story = { ...Posts, ...tablet, name: '게시물 목록, 태블릿 · Posts Tablet' };
export const PostsBusy: Story = {
  name: '게시물 목록 새로 조회하는 중 · Posts Busy',
  render: () => <PostTable caption="공지사항" headers={headers} posts={posts} isBusy />,
};
export const PostsComing: Story = {
  name: '게시물 목록 불러오는 중 · Posts Coming',
  render: () => <PostSkeleton count={3} />,
};
export const PostsComingNarrow: Story = {
  ...PostsComing,
  ...narrow,
  name: '게시물 목록 불러오는 중, 좁은 화면 · Posts Coming Narrow',
};

const search = (props: Partial<SearchLineProps> = {}) => (
  <SearchLine
    label="검색어"
    placeholder="검색어를 입력해 주세요"
    value=""
    onChange={fn()}
    types={{
      label: '검색 대상',
      items: [
        { value: 'TITLE', label: '제목' },
        { value: 'CONTENTS', label: '내용' },
      ],
      value: 'TITLE',
      onChange: fn(),
    }}
    submit="검색"
    {...props}
  />
);
const kinds = ['전체', '공지사항', '이벤트', '보도자료', '채용', '기타'].map((label) => ({ key: label, label }));
const filter = (searchForm = search()) => (
  <PostFilter
    label="공지사항 검색"
    onSubmit={fn()}
    choices={<ToggleRow label="분류" items={kinds} current="전체" onChoose={fn()} />}
    field={<SelectField label="클럽" items={[{ value: 'ALL', label: '전체 클럽' }]} />}
    search={searchForm}
  />
);

export const Filter: Story = { name: '검색 조건 · Filter', render: () => filter() };
export const FilterFilled: Story = {
  name: '검색 조건 입력 · Filter Filled',
  render: () => filter(search({ value: '그린 보수' })),
};
export const FilterRefused: Story = {
  name: '검색 조건 오류 · Filter Refused',
  render: () => filter(search({ value: '가'.repeat(101), error: '검색어는 100자까지 입력할 수 있습니다.' })),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('검색어는 100자까지 입력할 수 있습니다.'),
};
export const FilterNarrow: Story = { ...FilterRefused, ...narrow, name: '검색 조건 오류, 좁은 화면 · Filter Narrow' };
export const FilterTablet: Story = { ...Filter, ...tablet, name: '검색 조건, 태블릿 · Filter Tablet' };

const facts = [
  { label: '클럽', value: '오크밸리' },
  { label: '분류', value: '공지사항' },
  { label: '등록일', value: '26.11.10' },
];
const neighbourLinks = (
  <NeighbourRows
    label="이전 글과 다음 글"
    previous={{
      label: '이전 글',
      to: { href: '/notice/1', title: '단풍 라운드 사진 공모전 당선작을 발표합니다', isNew: true },
    }}
    next={{ label: '다음 글', to: null }}
    none="없음"
  />
);

export const Article: Story = {
  name: '게시물 · Article',
  render: () => (
    <>
      <PostArticle title="파인·체리 코스 그린 보수에 따른 대체 코스 운영 안내" facts={facts}>
        <Text>겨울을 앞두고 더 고른 그린을 준비하기 위해 파인·체리 코스의 그린을 보수합니다.</Text>
      </PostArticle>
      <PostFoot>
        {neighbourLinks}
        <div>
          <ButtonLink href="/notice" variant="secondary">
            목록
          </ButtonLink>
        </div>
      </PostFoot>
    </>
  ),
};
export const ArticleNarrow: Story = { ...Article, ...narrow, name: '게시물, 좁은 화면 · Article Narrow' };
export const ArticleComing: Story = {
  name: '게시물 불러오는 중 · Article Coming',
  render: () => <PostArticleSkeleton />,
};
export const ArticleComingNarrow: Story = {
  ...ArticleComing,
  ...narrow,
  name: '게시물 불러오는 중, 좁은 화면 · Article Coming Narrow',
};

const questions = [
  '예약은 몇 명부터 할 수 있나요?',
  '예약하고 연락 없이 가지 않으면 그 뒤로 얼마 동안 예약할 수 없게 되나요?',
].map((title, index) => ({
  id: `faq-${index + 1}`,
  title,
  answer: <Text>예약은 3인 또는 4인으로만 하실 수 있습니다.</Text>,
}));

function Questions() {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <QuestionList
      groups={[
        { id: 'group-1', name: '예약', questions: questions.slice(0, 1) },
        { id: 'group-2', name: '이용', questions: questions.slice(1) },
      ]}
      open={open}
      onOpenChange={setOpen}
      level="h3"
    />
  );
}

/** Opening one closes the other. */
export const OneOfQuestions: Story = {
  name: '질문 하나 · One Of Questions',
  render: () => <Questions />,
  play: async ({ canvas, userEvent }) => {
    const opened = () =>
      canvas.getAllByText('예약은 3인 또는 4인으로만 하실 수 있습니다.').map((text) => text.closest('details')?.open);
    await userEvent.click(canvas.getByRole('heading', { name: questions[0]?.title ?? '' }));
    await waitFor(() => expect(opened()).toEqual([true, false]));
    await userEvent.click(canvas.getByRole('heading', { name: questions[1]?.title ?? '' }));
    await waitFor(() => expect(opened()).toEqual([false, true]));
  },
};
export const OneOfQuestionsNarrow: Story = {
  ...OneOfQuestions,
  ...narrow,
  name: '질문 하나, 좁은 화면 · One Of Questions Narrow',
};
export const QuestionsComing: Story = {
  name: '질문 불러오는 중 · Questions Coming',
  render: () => <QuestionSkeleton count={3} />,
};

export const Contacts: Story = {
  name: '문의 방법 · Contacts',
  render: () => (
    <ContactMethods
      methods={[
        {
          key: 'phone',
          eyebrow: 'Reservation',
          title: '예약과 이용',
          text: '예약과 취소, 라운드 당일의 일을 도와드립니다.',
          action: <PhoneNumber number="1588-7676" />,
        },
        {
          key: 'mail',
          eyebrow: 'E-mail',
          title: '이메일',
          text: '천천히 적어 보내 주세요.',
          action: (
            <LinkText href="mailto:a@b.example" variant="lined">
              contact-of-the-whole-group@oakresortgolf.example
            </LinkText>
          ),
        },
      ]}
    />
  ),
};
export const ContactsNarrow: Story = { ...Contacts, ...narrow, name: '문의 방법, 좁은 화면 · Contacts Narrow' };

export const Places: Story = {
  name: '문의처 · Places',
  render: () => (
    <PlaceRows
      places={[
        { key: 1, name: '성문안 CC', address: '강원특별자치도 원주시 지정면 성문안길 132', phone: '033-799-0132' },
        { key: 2, name: '월송리 CC', address: '강원특별자치도 원주시 지정면 월송달빛길 71', phone: '033-799-0135' },
      ]}
    />
  ),
};
export const PlacesNarrow: Story = { ...Places, ...narrow, name: '문의처, 좁은 화면 · Places Narrow' };

export const Aside: Story = {
  name: '곁의 문의하기 · Aside',
  render: () => (
    <AsideQuestion title="찾으시는 답이 없나요?" text="전화와 이메일, 상담 신청으로 물어보시면 담당자가 답해 드립니다.">
      <ButtonLink href="/notice/qna" variant="secondary" size="small">
        문의하기
      </ButtonLink>
    </AsideQuestion>
  ),
};
export const AsideNarrow: Story = { ...Aside, ...narrow, name: '곁의 문의하기, 좁은 화면 · Aside Narrow' };

export const SearchInQuestions: StoryObj = {
  name: '질문 검색 · Search In Questions',
  render: () => <SearchField label="질문 검색" name="faq" value="락커" onChange={fn()} />,
};

export const Hits: Story = {
  name: '찾은 것 · Hits',
  render: () => (
    <HitList
      hits={[
        {
          path: '/notice/1',
          title: ['2026~2027 시즌 동계 ', '휴장', ' 및 재개장 일정'],
          note: '전체 · 공지사항 · 2026.11.16',
          excerpt: ['오크힐스는 1월 둘째 주에 ', '휴장', '합니다.'],
        },
        { path: '/notice/faq#question-3', title: ['겨울에도 라운드할 수 있나요?'], note: '', excerpt: [] },
      ]}
    />
  ),
};
export const HitsNarrow: Story = { ...Hits, ...narrow, name: '찾은 것, 좁은 화면 · Hits Narrow' };
