import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReservationBar } from '#src/ui/frame/ReservationBar.tsx';
import { phone } from './frame-props.tsx';

const onPress = fn();

const meta = {
  title: '부품/예약 막대',
  id: 'ui-reservationbar',
  component: ReservationBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { label: '골프 예약', phone, target: { onPress }, variant: 'floating' },
} satisfies Meta<typeof ReservationBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  name: '비회원 · Visitor',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '골프 예약' }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
};

export const Member: Story = { name: '회원 · Member', args: { target: { href: 'https://golf.example' } } };

/** During typing it makes room for the keyboard. */
export const WhileTyping: Story = {
  name: '입력하는 동안 · While Typing',
  render: (args) => (
    <>
      <label>
        성함 <input />
      </label>
      <ReservationBar {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '골프 예약' })).toBeVisible();
    await userEvent.click(canvas.getByRole('textbox', { name: '성함' }));
    await expect(canvas.queryByRole('button', { name: '골프 예약' })).toBeNull();
  },
};

/** In the desktop layout the header has its own, and nothing floats over the page. */
export const Desktop: Story = {
  name: '데스크톱 · Desktop',
  globals: { viewport: { value: 'laptop' } },
  render: (args) => (
    <>
      <p>예약은 머리글에서 합니다.</p>
      <ReservationBar {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '골프 예약' })).toBeNull();
  },
};

export const Narrow: Story = {
  name: '좁은 화면 · Narrow',
  globals: { viewport: { value: 'narrow' } },
  args: { variant: 'inSheet' },
};
