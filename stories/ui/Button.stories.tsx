import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '#src/ui/actions/Button.tsx';
import { Actions } from '#src/ui/foundation/layout.ts';
import { OnForest } from './surfaces.tsx';

const meta = { title: '부품/버튼', id: 'ui-button', component: Button, args: { children: '예약하기' } } satisfies Meta<
  typeof Button
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { name: '주요 · Primary' };

export const Secondary: Story = { name: '보조 · Secondary', args: { variant: 'secondary', children: '목록' } };

export const Light: Story = {
  name: '어두운 바탕 위의 밝은 버튼 · Light',
  args: { variant: 'light', children: '더보기' },
  decorators: [OnForest],
};

export const Adaptive: Story = {
  name: '바탕을 따르는 버튼 · Adaptive',
  args: { variant: 'adaptive', children: '골프 예약' },
};

export const AdaptiveOnDark: Story = {
  name: '바탕을 따르는 버튼, 어두운 바탕 · Adaptive On Dark',
  args: { variant: 'adaptive', children: '골프 예약' },
  decorators: [OnForest],
};

export const Small: Story = {
  name: '작게 · Small',
  render: () => (
    <Actions>
      <Button size="small">조회</Button>
      <Button size="small" variant="secondary">
        우편번호 찾기
      </Button>
    </Actions>
  ),
};

export const WithIcon: Story = { name: '아이콘과 함께 · With Icon', args: { icon: 'forward', children: '다음 단계' } };

export const HoverFill: Story = {
  name: '포인터를 올리면 채워짐 · Hover Fill',
  args: { hover: 'fill' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '예약하기' });
    await userEvent.hover(button);
    await expect(button).toHaveAttribute('data-hovered');
  },
};

export const Focused: Story = { name: '초점 · Focused', args: { autoFocus: true } };

export const Disabled: Story = { name: '쓸 수 없음 · Disabled', args: { isDisabled: true } };

/** Announced as disabled, but focusable and clickable: a click shows which fields are missing. */
export const Unready: Story = {
  name: '아직 준비되지 않음 · Unready',
  args: { isUnready: true, onPress: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole<HTMLButtonElement>('button', { name: '예약하기' });
    await userEvent.click(button);
    await expect([button.ariaDisabled, button.disabled]).toEqual(['true', false]);
    await expect(button).toHaveFocus();
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** Keeps its width and its focus, announces that it is busy, and cannot be pressed. */
export const Pending: Story = {
  name: '처리 중 · Pending',
  args: { isPending: true, onPress: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: '예약하기 처리 중' });
    await userEvent.click(button);
    await expect([button.ariaBusy, button.ariaDisabled]).toEqual(['true', 'true']);
    await expect(button).toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Wide: Story = { name: '넓게 · Wide', args: { isWide: true, children: '로그인' } };

export const LongLabel: Story = {
  name: '긴 이름 · Long Label',
  args: { children: '오크밸리 골프 클럽 주중 정회원 예약 내역을 모두 내려받기' },
  globals: { viewport: { value: 'narrow' } },
};
