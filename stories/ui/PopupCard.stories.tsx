import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PopupCard, PopupPlace } from '#src/ui/overlays/PopupCard.tsx';

const meta = {
  title: '부품/팝업',
  id: 'ui-popupcard',
  component: PopupCard,
  args: {
    title: '2026~2027 동계 휴장 일정',
    text: '클럽마다 쉬는 날이 다릅니다. 오시기 전에 확인해 주세요.',
    href: '/notice/147',
    picture: { file: 'ink-day', alt: '겹겹의 산과 소나무를 그린 수묵화' },
    onHide: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PopupCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { name: '하나 · One' };

export const LeavingTheSite: Story = {
  name: '다른 사이트로 가는 팝업 · Leaving The Site',
  args: { href: 'https://resort.example', isExternal: true },
};

export const LongTitle: Story = {
  name: '긴 제목 · Long Title',
  args: { title: '해가 짧아진 만큼 길어진 호수의 저녁, 겨울 스파 스테이와 새벽 라운드를 함께 누리는 이틀' },
};

/** A phone shows only the front one. */
export const Two: Story = {
  name: '둘 · Two',
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div style={{ position: 'relative', minHeight: '40rem' }}>
      <PopupPlace aria-label="새 소식">
        <PopupCard {...args} />
        <PopupCard
          {...args}
          title="호수의 저녁, 겨울 스파 스테이"
          picture={{ file: 'kv-dusk', alt: '저녁의 클럽하우스' }}
        />
      </PopupPlace>
    </div>
  ),
};

export const TwoOnPhone: Story = {
  ...Two,
  name: '둘, 휴대폰 · Two On Phone',
  globals: { viewport: { value: 'phone' } },
};
