import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { InForm } from './surfaces.tsx';

const meta = {
  title: '부품/입력란',
  id: 'ui-textfield',
  component: TextField,
  args: { label: '이름' },
  decorators: [InForm],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '빈 입력란 · Empty', args: { placeholder: '이름을 입력해 주세요' } };

export const Focused: Story = { name: '초점 · Focused', args: { defaultValue: '김하늘', autoFocus: true } };

export const Required: Story = {
  name: '필수 · Required',
  args: { isRequired: true, hint: '한글이나 영어로 입력해 주세요.' },
};

/** The error is the field's description. */
export const Invalid: Story = {
  name: '오류 · Invalid',
  args: { defaultValue: '김하늘2', error: '한글이나 영어로 이름을 입력해주세요.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '이름' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('한글이나 영어로 이름을 입력해주세요.');
  },
};

export const Succeeded: Story = {
  name: '확인됨 · Succeeded',
  args: { label: '아이디', defaultValue: 'haneul', isReadOnly: true, success: '사용 가능한 아이디입니다.' },
};

/** A dashed underline instead of a border. */
export const ReadOnly: Story = {
  name: '읽기 전용 · Read Only',
  args: { label: '주소', defaultValue: '강원특별자치도 원주시', isReadOnly: true },
  play: async ({ canvas }) => {
    const { borderWidth, borderBottomStyle } = getComputedStyle(canvas.getByRole('textbox').parentElement!);
    await expect([borderWidth, borderBottomStyle]).toEqual(['0px 0px 1px', 'dashed']);
  },
};

/** A long address from the search is fully readable. */
export const LongReadOnly: Story = {
  name: '긴 읽기 전용 · Long Read Only',
  args: {
    label: '주소',
    value: '강원특별자치도 원주시 지정면 오크밸리1길 66 (월송리, 오크밸리 골프 빌리지 콘도미니엄)',
    isReadOnly: true,
    isWrapped: true,
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const { scrollHeight, clientHeight } = canvas.getByRole('textbox');
    await expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
  },
};

export const Disabled: Story = {
  name: '쓸 수 없음 · Disabled',
  args: { label: '도메인', defaultValue: 'naver.com', isDisabled: true },
};

/** The typed text is never changed, spaces included. */
export const Typing: Story = {
  name: '입력하기 · Typing',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '이름' }), ' 제갈 하늘누리 2');
    await expect(canvas.getByRole('textbox')).toHaveValue(' 제갈 하늘누리 2');
  },
};

export const LongError: Story = {
  name: '긴 오류 · Long Error',
  args: {
    label: '회원증에 적힌 이름과 회원번호',
    isRequired: true,
    error: '비밀번호는 영문 대/소문자,숫자,특수문자를 포함하여 최소 8자 이상 (8자~20자)으로 조합해주세요.',
  },
  globals: { viewport: { value: 'narrow' } },
};
