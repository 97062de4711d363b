import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Carousel } from '#src/ui/media/Carousel.tsx';
import { CarouselControls } from '#src/ui/media/CarouselControls.tsx';
import { DownLink } from '#src/ui/home/DownLink.tsx';
import { WeatherBadge } from '#src/ui/media/WeatherBadge.tsx';
import { slides } from './slides.tsx';

const controls = {
  count: 3,
  index: 0,
  isPlaying: true,
  interval: 5_000,
  onNext: fn(),
  onPrevious: fn(),
  onChoose: fn(),
  onPause: fn(),
  onPlay: fn(),
};

const meta = {
  title: '부품/슬라이드',
  id: 'ui-carousel',
  component: Carousel,
  parameters: { layout: 'fullscreen' },
  args: {
    label: '풍경',
    slides,
    bar: <CarouselControls {...controls} />,
    index: 0,
    isPlaying: true,
    isRunning: false,
    interval: 5_000,
    heading: '네 클럽, 아흔 개의 홀',
    eyebrow: { wide: 'Morning at Wonju', mobile: 'Feel the Nature' },
    children: '숲과 물 사이로 하루가 가장 먼저 열리는 곳에서 라운드를 시작합니다.',
    onAttention: fn(),
    onDragStart: fn(),
    onDragEnd: fn(),
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { name: '첫 슬라이드 · First' };

export const Last: Story = {
  name: '마지막 슬라이드, 멈춤 · Last',
  args: { index: 2, isPlaying: false, bar: <CarouselControls {...controls} index={2} isPlaying={false} /> },
};

export const WithWeather: Story = {
  name: '날씨와 함께 · With Weather',
  args: {
    bar: (
      <>
        <CarouselControls {...controls} />
        <DownLink to="story" label="스토리로 이동" onGo={fn()} />
        <WeatherBadge place="원주" icon="02d" airQuality="매우 좋음" />
      </>
    ),
  },
};

/** Within a page. */
export const Inset: Story = {
  name: '본문 안의 슬라이드 · Inset',
  render: ({ label, bar, index, isPlaying, isRunning, interval, onAttention, onDragStart, onDragEnd }) => (
    <Carousel
      look="inset"
      {...{ label, slides, bar, index, isPlaying, isRunning, interval, onAttention, onDragStart, onDragEnd }}
    />
  ),
};

/** A single slide has no controls. */
export const OneSlide: Story = {
  name: '한 장뿐인 슬라이드 · One Slide',
  args: { slides: slides.slice(0, 1), bar: <CarouselControls {...controls} count={1} /> },
};

export const LongTitle: Story = {
  name: '긴 제목 · Long Title',
  args: {
    slides: slides.map((slide) => ({
      ...slide,
      title: '안개가 천천히 걷히고 나면 보이는, 우리가 가장 아끼는 첫 번째 페어웨이',
    })),
  },
};
