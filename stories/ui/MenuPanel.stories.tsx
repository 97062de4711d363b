import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { MenuPanel } from '#src/ui/frame/MenuPanel.tsx';
import { BelowTheTop } from './surfaces.tsx';

const pages = ['코스 안내', '이용 요금', '예약 안내', '이용 안내', '준수사항', '이용약관', '부대시설', '회칙'];
const column = (label: string, latin: string) => ({
  label,
  latin,
  href: `/${latin}`,
  links: pages.map((page, index) => ({ href: `/${latin}/${index}`, label: page })),
});

const meta = {
  title: '부품/메뉴 판',
  id: 'ui-menupanel',
  component: MenuPanel,
  parameters: { layout: 'fullscreen' },
  decorators: [BelowTheTop],
  args: {
    columns: [
      column('성문안', 'Seongmunan'),
      column('오크밸리', 'Oak Valley'),
      column('오크힐스', 'Oak Hills'),
      column('월송리', 'Wolsongri'),
    ],
    picture: { name: 'kv-autumn-band', caption: '성문안, 시월의 골짜기', remark: '18홀 · 퍼블릭' },
    isEntered: false,
    onFocus: fn(),
    onFollow: fn(),
  },
} satisfies Meta<typeof MenuPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Clubs: Story = { name: '클럽 메뉴 · Clubs' };

/** Keyboard focus enters at the first link. */
export const Entered: Story = {
  name: '메뉴 안으로 들어감 · Entered',
  globals: { viewport: { value: 'laptop' } },
  args: { isEntered: true },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('link')[0]).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
};

/** A section with few pages shows a description of each. */
export const FewPages: Story = {
  name: '적은 페이지 · Few Pages',
  args: {
    columns: [
      {
        label: '회원권 안내',
        latin: 'Membership',
        href: '/membership',
        text: '회원권의 종류와 혜택, 상담 신청',
        links: [],
      },
      {
        label: '명의 변경 안내',
        latin: 'Change of name',
        href: '/membership/change-of-name',
        text: '절차와 필요한 서류',
        links: [],
      },
    ],
    picture: { name: 'kv-dusk-band', caption: '호수 건너 클럽하우스, 해 진 뒤', remark: '회원 라운지' },
  },
};

export const OnDesktop: Story = { name: '데스크톱 · On Desktop', globals: { viewport: { value: 'desktop' } } };
