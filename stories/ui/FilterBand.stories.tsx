import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FilterBand } from '#src/ui/forms/FilterBand.tsx';
import { Container } from '#src/ui/foundation/layout.ts';
import { ToggleRow } from '#src/ui/actions/ToggleRow.tsx';
import { BookingFields, findButton, findingButton, ranges, SeparateDates } from './filter-props.tsx';

const quickRanges = <ToggleRow label="조회 기간" items={ranges} current="month" onChoose={() => undefined} />;

const meta = {
  title: '부품/조회 조건',
  id: 'ui-filterband',
  component: FilterBand,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  args: { label: '예약 조회', quick: quickRanges, children: <BookingFields />, submit: findButton, onSubmit: fn() },
} satisfies Meta<typeof FilterBand>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Submitted by its button, and by Enter in a field. */
export const Ready: Story = {
  name: '조회할 수 있음 · Ready',
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('form', { name: '예약 조회' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '조회' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Pending: Story = { name: '조회 중 · Pending', args: { submit: findingButton } };

export const Disabled: Story = { name: '쓸 수 없음 · Disabled', args: { children: <BookingFields isDisabled /> } };

export const Invalid: Story = {
  name: '오류 · Invalid',
  args: {
    children: <BookingFields error="시작일은 종료일보다 늦을 수 없습니다. 기간은 최대 1년까지 조회할 수 있습니다." />,
  },
};

export const SeparateFields: Story = {
  name: '따로 놓인 날짜 · Separate Fields',
  args: { children: <SeparateDates /> },
};

export const WithoutQuickChoices: Story = {
  name: '빠른 기간 선택 없이 · Without Quick Choices',
  args: { quick: undefined },
};

export const Tablet: Story = { name: '태블릿 · Tablet', globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { name: '휴대폰 · Phone', globals: { viewport: { value: 'phone' } } };

export const InvalidNarrow: Story = {
  ...Invalid,
  name: '오류, 좁은 화면 · Invalid Narrow',
  globals: { viewport: { value: 'narrow' } },
};
