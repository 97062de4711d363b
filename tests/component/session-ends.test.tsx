import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { messages } from '#contract/shared/messages.ts';
import { paths } from '#contract/site/site-paths.ts';
import { meQuery } from '#src/api/member.ts';
import { App } from '#src/app/App.tsx';
import { createServices } from '#src/app/boot/services.ts';
import { member01 } from '#tests/fixtures/member.ts';
import { errorResponse, ok } from './api/fake-server.ts';
import { dialogText, dismissAlert, field, fill } from './lib/screen.ts';

/** Loaded in advance: loading a page during a test counts against its timeout. */
beforeAll(async () => {
  await Promise.all([
    import('#src/app/layout/SiteLayout.tsx'),
    import('#src/app/layout/AccountLayout.tsx'),
    import('#src/app/pages/WithdrawalWithFarewell.tsx'),
    import('#src/features/login/LoginPage.tsx'),
  ]);
}, 30_000);

let navigate: NavigateFunction = () => {};

function NavigationProbe() {
  const routerNavigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    navigate = routerNavigate;
  }, [routerNavigate]);
  return <i data-testid="place">{pathname + search}</i>;
}

/**
 * Enters a reason for withdrawal, ends the session, logs in as `serviceId` and returns to the form. Returns the alert
 * and the values of the form.
 */
async function returnToWithdrawal(serviceId: string) {
  window.localStorage.setItem('token', 'first');
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input));
    const { body, status = 200 }: { body: unknown; status?: number } =
      pathname === '/api/v1/users/me' ? ok(member01) : errorResponse(404, '404', messages.notFound);
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
  const services = createServices('https://site.example');
  render(
    <MemoryRouter initialEntries={[paths.withdrawal]}>
      <App {...services} />
      <NavigationProbe />
    </MemoryRouter>,
  );
  await screen.findByRole('form', { name: '회원 탈퇴' });
  fireEvent.click(screen.getByRole('radio', { name: '기타' }));
  fill('text', '이사를 갑니다');
  fill('password', 'Golf2026!a');
  await vi.waitFor(() => expect(services.drafts.withdrawal.get('member01')?.text).toBe('이사를 갑니다'), {
    timeout: 15_000,
  });

  act(() => services.session.send({ type: 'token.rejected', token: 'first' }));
  await screen.findByRole('alertdialog');
  const text = dialogText();
  await act(async () => dismissAlert());
  await vi.waitFor(
    () =>
      expect(screen.getByTestId('place').textContent).toBe(
        `${paths.login}?redirect=${encodeURIComponent(paths.withdrawal)}`,
      ),
    { timeout: 15_000 },
  );

  act(() => {
    services.session.send({ type: 'token.issued', token: 'second' });
    services.queryClient.setQueryData(meQuery(services.client).queryKey, { ...member01, serviceId });
    void navigate(paths.withdrawal);
  });
  await screen.findByRole('form', { name: '회원 탈퇴' });
  return [
    text,
    document.querySelector<HTMLInputElement>('form input[type="radio"]:checked')?.value ?? null,
    field('text').value,
    field('password').value,
  ];
}

test('the reason for leaving is restored after the login that an ended session requires, the password excepted', async () =>
  expect(await returnToWithdrawal('member01')).toEqual([messages.sessionOver, '기타', '이사를 갑니다', '']));

test('another member sees no input of the previous one', async () =>
  expect(await returnToWithdrawal('corp0001')).toEqual([messages.sessionOver, null, '', '']));
