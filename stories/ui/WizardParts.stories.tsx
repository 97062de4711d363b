import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BareScreen } from '#src/ui/page/BareScreen.tsx';
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx';
import { CompletionMark } from '#src/ui/forms/CompletionMark.tsx';
import { FrameBox } from '#src/ui/media/FrameBox.tsx';
import { ReadOnlyField } from '#src/ui/forms/ReadOnlyField.tsx';
import { WizardActions } from '#src/ui/forms/WizardActions.tsx';
import { InWideForm } from './surfaces.tsx';

const submitted = fn((event: { preventDefault: () => void }) => event.preventDefault());
const close = fn();

const meta = {
  title: '부품/단계별 화면의 부분',
  id: 'ui-wizardparts',
  component: WizardActions,
  args: { next: '다음 단계', onCancel: fn() },
  decorators: [
    (Story) => (
      <form aria-label="단계" onSubmit={submitted}>
        <Story />
      </form>
    ),
    InWideForm,
  ],
} satisfies Meta<typeof WizardActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '이전과 다음 · Default',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '취소' }));
    await userEvent.click(canvas.getByRole('button', { name: '다음 단계' }));
    await expect([args.onCancel.mock.calls.length, submitted.mock.calls.length]).toEqual([1, 1]);
  },
};

export const NextDisabled: Story = { name: '다음을 쓸 수 없음 · Next Disabled', args: { isNextDisabled: true } };

export const NextUnready: Story = {
  name: '다음이 아직 준비되지 않음 · Next Unready',
  args: { isNextUnready: true },
  play: async ({ canvas, userEvent }) => {
    submitted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '다음 단계' }));
    await expect(submitted).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = { name: '처리 중 · Pending', args: { isPending: true } };

export const DefaultNarrow: Story = {
  name: '이전과 다음, 좁은 화면 · Default Narrow',
  globals: { viewport: { value: 'narrow' } },
};

export const Completed: Story = {
  name: '완료 · Completed',
  render: () => (
    <CompletionMark
      eyebrow="Welcome"
      title={'김하늘 님,\n가입을 축하드립니다'}
      action={<ButtonLink href="/account/login">로그인</ButtonLink>}
    >
      이제 네 개의 클럽, 아흔 개의 홀이 열려 있습니다. 정회원이시라면 회원권 관리팀에서 회원번호를 연결해 드립니다.
    </CompletionMark>
  ),
};

export const CompletedNarrow: Story = {
  ...Completed,
  name: '완료, 좁은 화면 · Completed Narrow',
  globals: { viewport: { value: 'narrow' } },
};

export const ReadOnly: Story = {
  name: '읽기 전용 · Read Only',
  render: () => (
    <ReadOnlyField label="휴대폰번호" value="010-1234-5678" hint="휴대폰 본인확인에서 확인한 번호입니다." />
  ),
};

export const Frame: Story = {
  name: '단계별 화면 · Frame',
  render: () => <FrameBox title="우편번호 찾기" onClose={close} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: '우편번호 찾기' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '우편번호 찾기 닫기' }));
    await expect(close.mock.calls.length).toBe(1);
  },
};

export const FrameNarrow: Story = {
  ...Frame,
  name: '단계별 화면, 좁은 화면 · Frame Narrow',
  globals: { viewport: { value: 'narrow' } },
};

export const Bare: Story = {
  name: '틀 없는 화면 · Bare',
  parameters: { layout: 'fullscreen' },
  render: () => <BareScreen title="본인확인 결과를 전하고 있습니다" />,
};

export const BareInPopup: Story = {
  ...Bare,
  name: '틀 없는 화면, 팝업 · Bare In Popup',
  globals: { viewport: { value: 'phone' } },
};
