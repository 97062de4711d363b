import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Leaving } from '#contract/account/withdrawal.ts';
import { WithdrawalScreen, type WithdrawalScreenProps } from '#src/features/withdrawal/WithdrawalScreen.tsx';

export default { title: '화면/회원 탈퇴', id: 'features-withdrawal', parameters: { layout: 'fullscreen' } };

const story = (props: Partial<WithdrawalScreenProps>): StoryObj => ({
  render: () => <ControlledWithdrawal {...props} />,
});

/** Holds the reason in state, as the machine would. */
function ControlledWithdrawal(props: Partial<WithdrawalScreenProps>) {
  const [entered, setEntered] = useState<Leaving>({ reason: null, text: '' });
  const change = (changed: Partial<Leaving>) => setEntered((previous) => ({ ...previous, ...changed }));
  return (
    <WithdrawalScreen
      entered={entered}
      errors={{}}
      isBusy={false}
      alert={null}
      onReasonChange={change}
      onPasswordChange={fn()}
      onSubmit={fn()}
      onDismiss={fn()}
      {...props}
    />
  );
}

export const PasswordMissing: StoryObj = {
  name: '비밀번호 누락 오류 · Password Missing',
  ...story({ errors: { password: '패스워드를 입력해주세요.' } }),
};

/** The text of 기타 is entered for 기타 only, and stays while another reason is selected. */
export const InOwnWords: StoryObj = {
  name: '기타 사유 입력 · In Own Words',
  ...story({}),
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', { name: '기타 사유' });
    await expect(text).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: '기타' }));
    await userEvent.type(text, '멀리 이사를 갑니다.');
    await userEvent.click(canvas.getByRole('radio', { name: '웹 서비스 불만' }));
    await expect(text).toBeDisabled();
    await expect(text).toHaveValue('멀리 이사를 갑니다.');
    await userEvent.click(canvas.getByRole('radio', { name: '기타' }));
    await expect(text).toBeEnabled();
  },
};
