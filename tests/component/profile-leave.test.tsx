import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { me } from '#contract/account/member.ts';
import { checkPassword, modifyProfile } from '#contract/account/profile.ts';
import { App } from '#src/app/App.tsx';
import { createServices } from '#src/app/boot/services.ts';
import { member01 } from '#tests/fixtures/member.ts';
import { ok } from './api/fake-server.ts';
import { dialogText, dismissAlert, field, fill, press } from './lib/screen.ts';

const confirmation = '저장하지 않은 내용이 사라집니다. 회원정보 수정을 그만두시겠습니까?';
const responses: Readonly<Record<string, unknown>> = {
  [checkPassword.path]: { access_token: 'token' },
  [me.path]: member01,
  [modifyProfile.path]: null,
};
let currentPath: string;

beforeEach(() => {
  localStorage.setItem('token', 'token');
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), 'https://site.example');
    return Response.json(ok(pathname in responses ? responses[pathname] : []).body);
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

function Probe() {
  const { pathname } = useLocation();
  useEffect(() => {
    currentPath = pathname;
  }, [pathname]);
  return null;
}

async function renderForm() {
  const services = createServices('https://site.example');
  render(
    <MemoryRouter initialEntries={['/mypage/editing']}>
      <App {...services} />
      <Probe />
    </MemoryRouter>,
  );
  await screen.findByRole('form', { name: '비밀번호 확인' });
  fill('password', 'Golf2026!a');
  press('확인');
  await screen.findByRole('form', { name: '회원정보' });
}

const clickLink = (name: string) => act(async () => void fireEvent.click(screen.getByRole('link', { name })));
const clickTab = (name: string) =>
  act(
    async () =>
      void fireEvent.click(within(screen.getByRole('navigation', { name: '마이페이지' })).getByRole('link', { name })),
  );

test('a tab needs a confirmation before leaving unsaved input: no stays, yes continues', async () => {
  await renderForm();
  fill('address2', '102동');
  await clickTab('나의 회원권');
  const dialogMessage = dialogText();
  press('취소');
  expect([dialogMessage, dialogText(), currentPath, field('address2').value]).toEqual([
    confirmation,
    null,
    '/mypage/editing',
    '102동',
  ]);
  await clickTab('나의 회원권');
  dismissAlert();
  await waitFor(() => expect(currentPath).toBe('/mypage'));
});

test.each(['취소', '회원 탈퇴'])(
  'the link %s needs a confirmation, even if only a password was typed',
  async (name) => {
    await renderForm();
    fill('passwordConfirm', 'Newgolf2026!');
    await clickLink(name);
    expect([dialogText(), currentPath]).toEqual([confirmation, '/mypage/editing']);
  },
);

test('the tab of the profile itself does not navigate, and needs no confirmation', async () => {
  await renderForm();
  fill('address2', '102동');
  await clickTab('회원정보 수정');
  expect([dialogText(), field('address2').value]).toEqual([null, '102동']);
});

test('input that was changed and changed back needs no confirmation', async () => {
  await renderForm();
  fill('address2', '102동');
  fill('address2', '');
  await clickTab('나의 회원권');
  await waitFor(() => expect(currentPath).toBe('/mypage'));
  expect(dialogText()).toBeNull();
});

test('saved input needs none, either', async () => {
  await renderForm();
  fill('address2', '102동');
  press('저장');
  await waitFor(() => expect(dialogText()).toBe('회원정보가 정상적으로 변경되었습니다.'));
  dismissAlert();
  await waitFor(() => expect(currentPath).toBe('/'));
});
