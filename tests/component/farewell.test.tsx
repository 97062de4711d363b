import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { leave as leaveCall } from '#contract/account/withdrawal.ts';
import { messages } from '#contract/shared/messages.ts';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { paths } from '#contract/site/site-paths.ts';
import { App } from '#src/app/App.tsx';
import { createServices } from '#src/app/boot/services.ts';
import { member01 } from '#tests/fixtures/member.ts';
import { errorResponse, ok } from './api/fake-server.ts';
import { dialogText, dismissAlert, fill, press } from './lib/screen.ts';

type FakeResponse = { status?: number; body: unknown };

/** Loaded in advance: loading a page during a test counts against its timeout. */
beforeAll(async () => {
  await Promise.all([import('#src/app/layout/SiteLayout.tsx'), import('#src/app/pages/WithdrawalWithFarewell.tsx')]);
}, 30_000);

const CurrentPath = () => <i data-testid="place">{useLocation().pathname}</i>;

/** Renders the withdrawal of a member who came from the profile, with this response of the server. */
async function renderWithdrawal(leaveResponse: FakeResponse) {
  window.localStorage.setItem('token', 'first');
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const { body, status = 200 } = responseFor(new URL(String(input instanceof Request ? input.url : input)).pathname);
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
  const responseFor = (path: string): FakeResponse => {
    if (path === leaveCall.path) return leaveResponse;
    return path === '/api/v1/users/me' ? ok(member01) : errorResponse(404, '404', messages.notFound);
  };
  const services = createServices('https://site.example');
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[paths.profileEdit, paths.withdrawal]}>
        <App {...services} />
        <CurrentPath />
      </MemoryRouter>
    </StrictMode>,
  );
  await screen.findByRole('form', { name: '회원 탈퇴' });
  return {
    path: () => screen.getByTestId('place').textContent,
    session: () => services.session.getSnapshot().value,
    token: () => window.localStorage.getItem('token'),
  };
}

async function submitWithdrawal() {
  fireEvent.click(screen.getByRole('radio', { name: '웹 서비스 불만' }));
  fill('password', 'Golf2026!a');
  await act(async () => press('탈퇴하기'));
  await screen.findByRole('alertdialog');
}

test('a withdrawn member sees a message on the page, the token deleted; then the home page as a visitor', async () => {
  const { path, session, token } = await renderWithdrawal(ok(null));
  await submitWithdrawal();
  expect([dialogText(), path(), session(), token()]).toEqual([
    myPageMessages.withdrawn,
    paths.withdrawal,
    'farewell',
    null,
  ]);
  await act(async () => dismissAlert());
  await vi.waitFor(
    () => expect([dialogText(), path(), session()]).toEqual([null, paths.home, { anonymous: 'browsing' }]),
    { timeout: 15_000 },
  );
});

test('after a rejected withdrawal the member stays, with the focus on the password', async () => {
  const { path, session, token } = await renderWithdrawal(errorResponse(400, '400', myPageMessages.wrongPassword));
  await submitWithdrawal();
  expect([dialogText(), token()]).toEqual([myPageMessages.wrongPassword, 'first']);
  await act(async () => dismissAlert());
  expect([path(), session(), document.activeElement?.getAttribute('name')]).toEqual([
    paths.withdrawal,
    { authenticated: 'browsing' },
    'password',
  ]);
});
