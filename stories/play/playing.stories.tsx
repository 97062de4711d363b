import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { machines } from '#machines/index.ts';
import { Play } from './Play.tsx';

/** Flows played to their ends, for tests. */
export default {
  title: '흐름/실행/끝까지',
  id: 'playing',
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen' },
};

const played = (name: keyof typeof machines, story: string, play: NonNullable<StoryObj['play']>): StoryObj => ({
  render: () => <Play name={name} story={story} encoded="" />,
  play,
});

export const LoggedIn: StoryObj = {
  name: '로그인 완료 · Logged In',
  ...played('login', 'play--login', async ({ canvas, userEvent }) => {
    const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }));
    const status = () => canvas.getAllByRole('status')[0];
    await expect(canvas.getByRole('button', { name: '뒤로' })).toHaveAttribute('aria-disabled', 'true');
    await press('빈 로그인 폼을 제출한다');
    await expect(status()).toHaveTextContent('로그인: 오류가 표시된 로그인 폼 editing.refused.');
    await press('뒤로');
    await expect(status()).toHaveTextContent('로그인: 로그인 폼 editing.clean.');
    await press('아이디 저장을 끄고 로그인 폼을 제출한다');
    await expect(canvas.getByRole('heading', { name: '지금 일어날 수 있는 일' })).toHaveFocus();
    await press('예약 시스템이 회원을 받아들인다');
    await expect(
      canvas.getByRole('region', { name: '로그인 상태도' }).querySelector('[data-state="login.signingIn"]'),
    ).toHaveClass('now');
    await press('서버가 로그인을 받아들인다');
    await expect(status()).toHaveTextContent('로그인: 로그인한 화면 signedIn. 흐름이 끝났습니다.');
    await expect(canvas.getByRole('heading', { name: '더 일어날 일이 없습니다' })).toHaveFocus();
    await expect(
      canvas.getByText(
        '아이디 저장을 끄고 로그인 폼을 제출하고, 예약 시스템이 회원을 받아들이고, 서버가 로그인을 받아들인다.',
      ),
    ).toBeVisible();
    await expect(
      canvas.getAllByRole('listitem').find((item) => item.querySelector('[aria-current="step"]')),
    ).toHaveTextContent('서버가 로그인을 받아들인다');
  }),
};

export const Joined: StoryObj = {
  name: '회원가입 완료 · Joined',
  ...played('signUp', 'play--sign-up', async ({ canvas, userEvent }) => {
    for (const name of [
      '개인회원을 고른다',
      '필수 약관에 동의하고 제출한다',
      '휴대폰 본인확인을 누른다',
      '인증 요청이 준비된다',
      '인증 창이 결과를 보낸다',
      '서버가 본인확인을 인정한다',
      '서버가 가입한 적 없는 사람이라고 답한다',
      '중복체크를 누른다',
      '서버가 쓸 수 있는 아이디라고 답한다',
      '알림을 닫는다',
      '가입 폼을 제출한다',
      '서버가 가입을 받아들인다',
    ])
      await userEvent.click((await canvas.findAllByRole('button', { name }))[0] ?? document.body);
    await waitFor(() => expect(canvas.getAllByRole('status')[0]).toHaveTextContent('회원가입: 가입 완료 complete.'));
    await userEvent.click(canvas.getByRole('button', { name: '로그인하러 간다' }));
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('흐름이 끝났습니다.');
  }),
};

export const OnPhone: StoryObj = {
  ...LoggedIn,
  name: '로그인 완료, 휴대폰 · On Phone',
  globals: { viewport: { value: 'phone' } },
};
