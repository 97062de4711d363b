import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { DateField, type DateFieldProps } from '#src/ui/forms/DateField.tsx';
import { FieldGroup, InlineMark } from '#src/ui/forms/FieldGroup.tsx';
import { InForm } from './surfaces.tsx';

const onChange = fn();

const meta = {
  title: '부품/날짜와 달력',
  id: 'ui-datefield',
  component: DateField,
  args: { label: '시작일', name: 'from', value: '2026-10-20', onChange },
  decorators: [InForm],
  render: (args) => <Remembering {...args} />,
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A chosen day is reported as 'yyyy-MM-dd', a cleared one as an empty string. */
export const Chosen: Story = {
  name: '날짜를 고름 · Chosen',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('시작일');
    await fireEvent.change(input, { target: { value: '2026-11-20' } });
    await expect(input).toHaveValue('2026-11-20');
    await fireEvent.change(input, { target: { value: '' } });
    await expect(onChange.mock.calls).toEqual([['2026-11-20'], ['']]);
  },
};

export const Empty: Story = { name: '빈 날짜 · Empty', args: { value: '', isRequired: true } };

export const Focused: Story = { name: '초점 · Focused', args: { autoFocus: true } };

export const Bounded: Story = {
  name: '고를 수 있는 기간 · Bounded',
  args: { min: '2026-10-01', max: '2026-10-31', hint: '시월 안에서 골라 주세요.' },
};

/** The error is the field's description. */
export const Invalid: Story = {
  name: '오류 · Invalid',
  args: { error: '날짜를 선택해 주세요.', value: '' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('시작일');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('날짜를 선택해 주세요.');
  },
};

export const Disabled: Story = { name: '쓸 수 없음 · Disabled', args: { isDisabled: true } };

/** Two days under one label share an error. */
export const Range: Story = {
  name: '시작일과 종료일 · Range',
  render: () => <RangeRow error="시작일은 종료일보다 늦을 수 없습니다." />,
  play: async ({ canvas }) => {
    for (const label of ['시작일', '종료일']) {
      const input = canvas.getByLabelText(label);
      await expect(input).toBeInvalid();
      await expect(input).toHaveAccessibleDescription('시작일은 종료일보다 늦을 수 없습니다.');
    }
  },
};

export const RangeNarrow: Story = {
  ...Range,
  name: '시작일과 종료일, 좁은 화면 · Range Narrow',
  globals: { viewport: { value: 'narrow' } },
};

function Remembering({ value: initial, onChange: notify, ...props }: DateFieldProps) {
  const [value, setValue] = useState(initial);
  const change = (next: string) => {
    notify(next);
    setValue(next);
  };
  return <DateField {...props} value={value} onChange={change} />;
}

function RangeRow({ error }: { error?: string }) {
  return (
    <FieldGroup label="기간" error={error}>
      <DateField isLabelHidden label="시작일" value="2026-11-20" onChange={onChange} />
      <InlineMark>–</InlineMark>
      <DateField isLabelHidden label="종료일" value="2026-10-20" onChange={onChange} />
    </FieldGroup>
  );
}
