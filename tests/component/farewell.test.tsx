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
import { member01 } from '#tests/model/fixtures/member.ts';
import { ok, refused } from './api/fake-server.ts';
import { dialogText, dismissAlert, fill, press } from './lib/screen.ts';

type Said = { status?: number; body: unknown };

/** Loaded in advance: loading a page during a test counts against its timeout. */
beforeAll(async () => {
  await Promise.all([import('#src/app/layout/SiteLayout.tsx'), import('#src/app/pages/WithdrawalWithFarewell.tsx')]);
}, 30_000);

const Place = () => <i data-testid="place">{useLocation().pathname}</i>;

/** Renders the withdrawal of a member who came from the profile, with this response of the server. */
async function atWithdrawal(answer: Said) {
  window.localStorage.setItem('token', 'first');
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const { body, status = 200 } = answered(new URL(String(input instanceof Request ? input.url : input)).pathname);
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
  const answered = (path: string): Said => {
    if (path === leaveCall.path) return answer;
    return path === '/api/v1/users/me' ? ok(member01) : refused(404, '404', messages.notFound);
  };
  const services = createServices('https://site.example');
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[paths.profileEdit, paths.withdrawal]}>
        <App {...services} />
        <Place />
      </MemoryRouter>
    </StrictMode>,
  );
  await screen.findByRole('form', { name: '회원 탈퇴' });
  return { place: () => screen.getByTestId('place').textContent, session: () => services.session.getSnapshot().value, token: () => window.localStorage.getItem('token') };
}

async function leave() {
  fireEvent.click(screen.getByRole('radio', { name: '웹 서비스 불만' }));
  fill('password', 'Golf2026!a');
  await act(async () => press('탈퇴하기'));
  await screen.findByRole('alertdialog');
}

test('a withdrawn member sees a message on the page, the token deleted; then the home page as a visitor', async () => {
  const { place, session, token } = await atWithdrawal(ok(null));
  await leave();
  expect([dialogText(), place(), session(), token()]).toEqual([myPageMessages.withdrawn, paths.withdrawal, 'farewell', null]);
  await act(async () => dismissAlert());
  await vi.waitFor(() => expect([dialogText(), place(), session()]).toEqual([null, paths.home, { anonymous: 'browsing' }]), { timeout: 15_000 });
});

test('after a rejected withdrawal the member stays, with the focus on the password', async () => {
  const { place, session, token } = await atWithdrawal(refused(400, '400', myPageMessages.wrongPassword));
  await leave();
  expect([dialogText(), token()]).toEqual([myPageMessages.wrongPassword, 'first']);
  await act(async () => dismissAlert());
  expect([place(), session(), document.activeElement?.getAttribute('name')]).toEqual([paths.withdrawal, { authenticated: 'browsing' }, 'password']);
});
