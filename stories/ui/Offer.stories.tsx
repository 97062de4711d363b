import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '#src/ui/actions/Button.tsx';
import { EmptyBand } from '#src/ui/offer/EmptyBand.tsx';
import { BackToList } from '#src/ui/offer/BackToList.ts';
import { OfferArticle, OfferArticleSkeleton } from '#src/ui/offer/OfferArticle.tsx';
import { OfferAside } from '#src/ui/offer/OfferAside.tsx';
import { OfferCard, OfferCards, OfferCardsSkeleton } from '#src/ui/offer/OfferCard.tsx';
import { PartHead } from '#src/ui/offer/PartHead.tsx';
import { PartPages, PartSection } from '#src/ui/offer/PartSection.ts';
import { Period } from '#src/ui/offer/Period.tsx';
import { PartsLine } from '#src/ui/offer/PartsLine.tsx';
import { Picture } from '#src/ui/media/Picture.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { ShareControl } from '#src/ui/overlays/ShareControl.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { AtTheRight } from './surfaces.tsx';

const meta = { title: '부품/스페셜 오퍼의 부분', id: 'ui-offers' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const narrow = { viewport: { value: 'narrow' } };

const options = [
  { label: '카카오톡', isPending: false, onPress: fn() },
  { label: '페이스북', href: 'https://www.facebook.com/sharer/sharer.php?u=x', onFollow: fn() },
  { label: '링크 복사', isPending: false, onPress: fn() },
];
const control = { label: '공유하기', options, status: null, address: null, onToggle: fn(), onClose: fn() };
const share = <ShareControl {...control} subject="달빛 커피" isOpen={false} />;
const running = { tone: 'running', label: '진행 중' } as const;
const endedState = { tone: 'over', label: '종료' } as const;
const card = {
  href: '/specialoffer/package/101',
  title: '달 아래 아홉 홀, 그리고 하룻밤',
  summary: '월송리 해 질 녘 9홀과 소나무 숲 객실을 묶은 주중 특전',
  picture: 'kv-moonpine',
  price: '4인 556,000원',
  period: '2026.09.01 ~ 2026.11.30',
  share,
};

export const Cards: Story = {
  name: '오퍼 카드 · Cards',
  render: () => (
    <OfferCards>
      <OfferCard {...card} state={running} shape="feature" />
      <OfferCard {...card} state={{ tone: 'coming', label: '예정' }} shape="column" />
      <OfferCard {...card} state={endedState} shape="column" picture={null} price={null} />
    </OfferCards>
  ),
};
export const CardsNarrow: Story = { ...Cards, name: '오퍼 카드, 좁은 화면 · Cards Narrow', globals: narrow };
export const TwoCards: Story = {
  name: '그림 없는 오퍼 카드 · Two Cards',
  render: () => (
    <OfferCards>
      <OfferCard {...card} state={running} shape="feature" picture={null} />
      <OfferCard {...card} state={running} shape="column" picture={null} />
    </OfferCards>
  ),
};
export const CardsComing: Story = {
  name: '오퍼 카드 불러오는 중 · Cards Coming',
  render: () => <OfferCardsSkeleton count={3} />,
};

export const Part: Story = {
  name: '오퍼의 단락 · Part',
  render: () => (
    <PartSection id="part" aria-labelledby="part-title">
      <PartHead id="part-title" number="01" title="패키지" count={14} />
      <EmptyBand>등록된 패키지가 없습니다.</EmptyBand>
      <PartPages />
    </PartSection>
  ),
};
export const PartNarrow: Story = { ...Part, name: '오퍼의 단락, 좁은 화면 · Part Narrow', globals: narrow };

export const Search: Story = {
  name: '오퍼 검색 · Search',
  render: () => (
    <PartsLine
      label="스페셜 오퍼 검색"
      parts={{
        label: '종류',
        items: [
          { href: '#section-1', label: '패키지', isCurrent: true },
          { href: '#section-2', label: '다이닝 프로모션', isCurrent: false },
        ],
      }}
      submit={
        <Button type="submit" variant="secondary" size="small">
          검색
        </Button>
      }
      outcome={<p>‘달’ 검색 결과 2건</p>}
      onSubmit={fn()}
    >
      <SelectField label="검색 종류" items={[{ value: 'TITLE', label: '제목' }]} />
      <TextField label="검색어" placeholder="검색어를 입력해 주세요" />
    </PartsLine>
  ),
};
export const SearchNarrow: Story = { ...Search, name: '오퍼 검색, 좁은 화면 · Search Narrow', globals: narrow };

export const Article: Story = {
  name: '오퍼 글 · Article',
  render: () => (
    <OfferArticle
      tag="객실"
      title={card.title}
      summary={card.summary}
      picture={<Picture name="kv-moonpine-band" alt="" sizes="50vw" />}
      aside={
        <OfferAside
          label="요금과 예약"
          price="4인 556,000원"
          period={card.period}
          state={running}
          facts={[
            { label: '요일', value: '일요일 ~ 목요일' },
            { label: '객실', value: '숲 쪽 객실 1박, 늦은 퇴실(13시)' },
          ]}
          share={<ShareControl {...control} isOpen={false} />}
          actions={<Button isWide>전화 예약</Button>}
        />
      }
    >
      <p>해 질 녘에 나가 달이 솔가지에 걸릴 즈음 아홉 홀을 마칩니다.</p>
    </OfferArticle>
  ),
};
export const ArticleNarrow: Story = { ...Article, name: '오퍼 글, 좁은 화면 · Article Narrow', globals: narrow };
export const ArticleComing: Story = {
  name: '오퍼 글 불러오는 중 · Article Coming',
  render: () => <OfferArticleSkeleton />,
};

export const States: Story = {
  name: '오퍼의 상태 · States',
  render: () => (
    <>
      {[running, { tone: 'coming', label: '예정' } as const, endedState].map((state) => (
        <Period key={state.tone} period={card.period} state={state} />
      ))}
    </>
  ),
};

export const Back: Story = {
  name: '목록으로 · Back',
  render: () => (
    <BackToList>
      <Button variant="secondary">목록</Button>
    </BackToList>
  ),
};

/** Enlarged text on a phone: nothing overflows the window. */
export const Shared: Story = {
  name: '공유하기 · Shared',
  decorators: [AtTheRight],
  globals: narrow,
  render: () => (
    <ShareControl
      {...control}
      isOpen
      status="바로 공유하지 못했습니다. 아래 주소를 복사해 전해 주세요."
      address={{ label: '공유할 주소', url: 'https://golf.example/specialoffer/101' }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '공유할 주소' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
