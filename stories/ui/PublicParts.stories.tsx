import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PuttingPlan, ShortGamePlan, ThreeHolesPlan } from '#src/ui/golf/range/PracticePlans.tsx';
import { RangeSection } from '#src/ui/golf/range/RangeSection.tsx';
import { HoleCards } from '#src/ui/golf/HoleCards.tsx';
import { FactStrip } from '#src/ui/data/FactStrip.tsx';
import { InfoRows } from '#src/ui/data/InfoRows.tsx';
import { OverlayCards } from '#src/ui/media/OverlayCards.tsx';
import { Picture } from '#src/ui/media/Picture.tsx';
import { PriceTable } from '#src/ui/data/PriceTable.tsx';
import { PictureIntro } from '#src/ui/page/PictureIntro.tsx';
import { PictureBands } from '#src/ui/page/PictureBands.tsx';
import { PlaceCards } from '#src/ui/page/PlaceCards.tsx';
import { StoryCards, StoryCardsSkeleton } from '#src/ui/page/StoryCards.tsx';
import { StoryHeader } from '#src/ui/page/StoryHeader.tsx';
import { VideoBand } from '#src/ui/page/VideoBand.tsx';

const meta = {
  title: '부품/공개 쪽의 부분',
  id: 'ui-public-parts',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const narrow = { viewport: { value: 'narrow' } };
const layout = { dogleg: 0, elevation: -8, bearing: 250, bunkers: [], water: [], greenDepth: 18 };
const tees = {
  blackTeeDistance: 96,
  blueTeeDistance: 96,
  whiteTeeDistance: 96,
  brownTeeDistance: 96,
  redTeeDistance: 96,
};
const hole = {
  id: 1,
  holeNumber: 1,
  par: 3,
  ...tees,
  layout,
  name: '솔방울 셋',
  text: '8m 아래 작은 그린을 향하는 내리막 홀입니다.',
};

export const Intro: Story = {
  name: '소개 · Intro',
  render: () => (
    <PictureIntro
      eyebrow="01 Range"
      title="숲을 향해 치는 연습장"
      picture={<Picture name="kv-range-card" alt="" sizes="60vw" />}
      caption="7:20 am, 첫 공이 날아가는 시간"
    >
      <p>골짜기를 가로질러 맞은편 소나무 숲까지 곧게 트인 연습장입니다.</p>
    </PictureIntro>
  ),
};
export const IntroNarrow: Story = { ...Intro, name: '소개, 좁은 화면 · Intro Narrow', globals: narrow };

export const Places: Story = {
  name: '장소 · Places',
  render: () => (
    <PlaceCards
      label="시설"
      places={['드라이빙 레인지', '쇼트게임 가든', '퍼팅 그린', '작은 코스'].map((title, index) => ({
        key: title,
        eyebrow: 'Place',
        title,
        picture:
          index === 0 ? (
            <RangeSection greens={[70, 110, 150, 200]} length={260} label="연습장의 단면" />
          ) : (
            <Picture name="kv-range-band" alt="" sizes="30vw" />
          ),
        isWide: index === 0,
        content: <p>2층 64타석, 비거리 260m의 야외 연습장입니다.</p>,
      }))}
    />
  ),
};
export const PlacesNarrow: Story = { ...Places, name: '장소, 좁은 화면 · Places Narrow', globals: narrow };

export const Bands: Story = {
  name: '그림과 글 · Bands',
  render: () => (
    <PictureBands
      label="대표 시설"
      bands={['레스토랑 브리지', '테라스 힐'].map((title) => ({
        key: title,
        eyebrow: 'Place',
        title,
        picture: <Picture name="card-dining" alt="" sizes="45vw" />,
        content: <p>물 위로 반쯤 나온 식당에서 송어구이와 강원도식 막국수를 냅니다.</p>,
      }))}
    />
  ),
};
export const BandsNarrow: Story = { ...Bands, name: '그림과 글, 좁은 화면 · Bands Narrow', globals: narrow };

export const Strip: Story = {
  name: '짧은 사실 · Strip',
  render: () => (
    <FactStrip
      label="운영 시간과 요금"
      facts={[
        { label: '봄·가을', value: '06:00~21:00' },
        { label: '여름', value: '05:30~22:00' },
        { label: '겨울', value: '07:00~20:00' },
        { label: '1층 일반 타석 60분', value: '18,000원' },
      ]}
    />
  ),
};
export const StripNarrow: Story = { ...Strip, name: '짧은 사실, 좁은 화면 · Strip Narrow', globals: narrow };

export const Plans: Story = {
  name: '연습장 도면 · Plans',
  render: () => (
    <>
      <ShortGamePlan />
      <PuttingPlan />
      <ThreeHolesPlan />
    </>
  ),
};

export const Points: Story = {
  name: '특징 · Points',
  render: () => (
    <InfoRows
      rows={[
        {
          key: 1,
          title: '타석 예약',
          content: <p>타석은 이용 이틀 전부터 잡을 수 있습니다.</p>,
        },
        {
          key: 2,
          title: '예약한 시각에서 십오 분이 지나면 다음 손님께 넘기는 자리',
          content: <p>주말 오전에는 한 분이 한 타석을 90분까지만 쓰실 수 있습니다.</p>,
        },
      ]}
    />
  ),
};
export const PointsNarrow: Story = { ...Points, name: '특징, 좁은 화면 · Points Narrow', globals: narrow };

export const Holes: Story = {
  name: '홀 카드 · Holes',
  render: () => (
    <HoleCards label="홀 구성" holes={[hole, { ...hole, id: 2, holeNumber: 2 }, { ...hole, id: 3, holeNumber: 3 }]} />
  ),
};
export const HolesNarrow: Story = { ...Holes, name: '홀 카드, 좁은 화면 · Holes Narrow', globals: narrow };

export const Prices: Story = {
  name: '요금 · Prices',
  render: () => (
    <PriceTable
      caption="홀당 요금"
      remark="4인 1시간, 단위 원"
      columns={[
        { label: '시간대' },
        { label: 'A 회원', align: 'end' },
        { label: 'B 투숙객', align: 'end' },
        { label: 'C 일반', align: 'end' },
      ]}
      groups={[
        { name: '주중', rows: [['07:00~09:00', '70,000', '70,000', '100,000']] },
        { name: '주말·공휴일', rows: [['07:00~09:00', '80,000', '80,000', '120,000']] },
      ]}
      total={['합계', '150,000', '150,000', '220,000']}
    />
  ),
};

/** The table scrolls within itself: the page does not. */
export const PricesNarrow: Story = {
  ...Prices,
  name: '요금, 좁은 화면 · Prices Narrow',
  globals: narrow,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: /홀당 요금/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Opening: Story = {
  name: '이야기의 첫머리 · Opening',
  render: () => (
    <StoryHeader
      eyebrow="Our story"
      title={'산의 모양을 그대로 둔\n아흔 개의 홀'}
      picture={<Picture name="kv-deck" alt="" sizes="100vw" />}
    />
  ),
};
export const OpeningNarrow: Story = {
  ...Opening,
  name: '이야기의 첫머리, 좁은 화면 · Opening Narrow',
  globals: narrow,
};

const storyCards = ['성문안', '오크밸리'].map((title) => ({
  key: title,
  eyebrow: 'Country Club',
  title,
  subtitle: '숲이 먼저였던 서른여섯 홀',
  text: '나무를 비켜 가느라 도면은 홀의 수만큼 다시 그려졌습니다.',
  designer: '여러 대륙에 대회 코스를 남긴 해외 설계가가 사계절을 이곳에 머물며 네 코스의 흐름을 정했습니다.',
  picture: <Picture name="kv-dawn-band" alt="" sizes="60vw" />,
  href: '/oakvalley/course',
}));

export const Stories: Story = {
  name: '이야기 카드 · Stories',
  render: () => <StoryCards cards={storyCards} more="더보기" />,
};
export const StoriesNarrow: Story = { ...Stories, name: '이야기 카드, 좁은 화면 · Stories Narrow', globals: narrow };
export const StoriesComing: Story = {
  name: '이야기 카드 불러오는 중 · Stories Coming',
  render: () => <StoryCardsSkeleton count={2} />,
};

export const Overlaid: Story = {
  name: '그림 위의 카드 · Overlaid',
  render: () => (
    <OverlayCards
      label="클럽"
      cards={storyCards.map((card) => ({
        ...card,
        site: { href: '/seongmunan/brand', label: '브랜드 사이트', isExternal: true },
      }))}
      more="더보기"
    />
  ),
};
export const OverlaidNarrow: Story = {
  ...Overlaid,
  name: '그림 위의 카드, 좁은 화면 · Overlaid Narrow',
  globals: narrow,
};

export const Film: Story = {
  name: '영상 · Film',
  render: () => (
    <VideoBand
      eyebrow="03 Film"
      title="오크 리조트 골프의 사계절"
      text="열두 달 동안 지켜본 페어웨이의 빛입니다."
      videoId="a1B2-c3_D4e"
      poster={<Picture name="kv-deck" alt="" sizes="66vw" />}
    />
  ),
};
export const FilmNarrow: Story = { ...Film, name: '영상, 좁은 화면 · Film Narrow', globals: narrow };
