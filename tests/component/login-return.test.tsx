import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ClientProvider } from '#src/api/client-context.tsx';
import { settingQuery } from '#src/api/setting.ts';
import { createServices } from '#src/app/boot/services.ts';
import { LoginPage } from '#src/features/login/LoginPage.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { member01 } from '#tests/fixtures/member.ts';
import { fakeServer, ok } from './api/fake-server.ts';
import { fill, press } from './lib/screen.ts';
import { setting } from './lib/setting.ts';

const CurrentPath = () => <p>{useLocation().pathname}</p>;

test.each([
  ['the path that the history’s state holds', '', { loginState: '/mypage/booking' }, '/mypage/booking'],
  [
    'the path in the query string, which has priority',
    '?redirect=%2Fmypage',
    { loginState: '/mypage/booking' },
    '/mypage',
  ],
  ['the home page without either', '', null, '/'],
])('a login returns to %s', async (_, search, state, path) => {
  const { client, queryClient } = createServices('https://site.example');
  queryClient.setQueryData(settingQuery(client).queryKey, {
    ...setting,
    reservationLoginUrl: 'https://reservation.example/login',
  });
  fakeServer({ body: { errMsg: '' } }, ok({ access_token: 'token', dormant: false, member: member01 }));
  render(
    <UIProvider navigate={vi.fn()}>
      <MemoryRouter initialEntries={[{ pathname: '/account/login', search, state }]}>
        <QueryClientProvider client={queryClient}>
          <ClientProvider client={client}>
            <Routes>
              <Route path="/account/login" element={<LoginPage />} />
              <Route path="*" element={<CurrentPath />} />
            </Routes>
          </ClientProvider>
        </QueryClientProvider>
      </MemoryRouter>
    </UIProvider>,
  );
  fill('serviceId', 'member01');
  fill('password', 'Golf2026!a');
  press('로그인');
  expect((await screen.findByText(/^\//)).textContent).toBe(path);
});
