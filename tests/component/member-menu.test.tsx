import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Member } from '#contract/account/member.ts';
import type { Setting } from '#contract/site/setting.ts';
import { ClientProvider } from '#src/api/client-context.tsx';
import { meQuery } from '#src/api/member.ts';
import { settingQuery } from '#src/api/setting.ts';
import { MemberMenu } from '#src/app/layout/MemberMenu.tsx';
import { createServices } from '#src/app/boot/services.ts';
import { SessionProvider } from '#src/app/session/session-context.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';

function renderMenu(setting?: Partial<Setting>) {
  vi.stubGlobal('fetch', async () => new Promise(() => {}));
  localStorage.setItem('token', 'token');
  const { client, queryClient, session } = createServices('https://site.example');
  queryClient.setQueryData(meQuery(client).queryKey, { name: '김하늘', serviceId: 'member01' } as Member);
  if (setting) queryClient.setQueryData(settingQuery(client).queryKey, setting as Setting);
  render(
    <UIProvider navigate={() => {}}>
      <QueryClientProvider client={queryClient}>
        <ClientProvider client={client}>
          <SessionProvider session={session}>
            <MemberMenu />
          </SessionProvider>
        </ClientProvider>
      </QueryClientProvider>
    </UIProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: '김하늘 님' }));
  return session;
}

const entries = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('the menu has the pages of a member, the reservation and the logout, in this order', () => {
  renderMenu({ reservationUrl: 'https://golf.example/reserve' });
  expect(entries()).toEqual(['나의 회원권', '나의 예약', '회원정보 수정', '골프 예약새 창', '로그아웃']);
});

test('the reservation opens in a new window without an opener, and is announced', () => {
  renderMenu({ reservationUrl: 'https://golf.example/reserve' });
  const link = screen.getByRole('link', { name: /골프 예약.*새 창/ });
  expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
    'https://golf.example/reserve',
    '_blank',
    'noopener noreferrer',
  ]);
});

test('without the settings there is no reservation link', () => {
  renderMenu();
  expect(entries()).toEqual(['나의 회원권', '나의 예약', '회원정보 수정', '로그아웃']);
});

test('the logout needs a confirmation', async () => {
  const session = renderMenu();
  fireEvent.click(screen.getByRole('button', { name: '로그아웃' }));
  await vi.waitFor(() => expect(session.getSnapshot().value).toEqual({ authenticated: 'confirmingLogout' }));
});
