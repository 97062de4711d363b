import { act, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { accountMessages } from '#contract/account-messages.ts';
import { VerificationReturnPage } from '#src/features/verification-return/VerificationReturnPage.tsx';
import { fakeServer } from './api/fake-server.ts';
import { dialogText, press } from './lib/screen.ts';

afterEach(() => window.sessionStorage.clear());

/** Comes back to the page; whatever it asked of the server is returned. */
async function returnTo(path: string, opener: unknown) {
  window.history.replaceState(null, '', path);
  vi.stubGlobal('opener', opener);
  const asked = fakeServer();
  const close = vi.spyOn(window, 'close').mockImplementation(() => {});
  await act(async () => {
    render(
      <BrowserRouter>
        <VerificationReturnPage />
      </BrowserRouter>,
    );
  });
  return { asked, close };
}

test.each([
  ['the phone provider', '/auth/loading?enc_data=sealed', { enc_data: 'sealed' }],
  ['i-PIN', '/ipin/loading?result=1&EncodeData=sealed', { EncodeData: 'sealed', result: '1' }],
  ['a provider by POST', '/auth/loading?handle=handle-1', { handle: 'handle-1' }],
  ['nobody', '/auth/loading', {}],
  ['somebody else', `/auth/loading?enc_data=${'a'.repeat(4_001)}`, {}],
])('what %s sent along is told to our own origin, and nothing is asked of the server', async (_, path, returned) => {
  const postMessage = vi.fn();
  const { asked, close } = await returnTo(path, { postMessage });
  expect([postMessage.mock.calls, close.mock.calls.length, asked]).toEqual([[[{ type: 'verification', returned }, window.location.origin]], 1, []]);
});

test('the answer does not stay behind', async () => {
  await returnTo('/auth/loading?enc_data=sealed', { postMessage: vi.fn() });
  expect([window.location.pathname, window.location.search, window.sessionStorage.length]).toEqual(['/auth/loading', '', 0]);
});

test('without a window that opened it the access is abnormal: nothing is asked, and it goes back', async () => {
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(2);
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => {});
  const { asked } = await returnTo('/auth/loading?enc_data=sealed', null);
  expect([dialogText(), asked]).toEqual([accountMessages.abnormalAccess, []]);
  act(() => press('확인'));
  expect(back.mock.calls.length).toBe(1);
  expect(screen.getByRole('main', { hidden: true }).getAttribute('aria-busy')).toBe('true');
});

test('in a tab that was opened with it, which has nothing to go back to, it leads home', async () => {
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
  await returnTo('/auth/loading', null);
  act(() => press('확인'));
  expect(window.location.pathname).toBe('/');
});

test('in a tab that left its own page for the provider it leads back there, and the answer waits in the tab alone', async () => {
  const left = { path: '/account/join', authType: 'NICE', requestNumber: 'request-1', secret: 'secret-1', kept: { userType: 'PERSONAL' } };
  window.sessionStorage.setItem('verification', JSON.stringify(left));
  const { asked } = await returnTo('/auth/loading?enc_data=sealed', null);
  expect([window.location.pathname, window.location.search, dialogText(), asked]).toEqual(['/account/join', '', null, []]);
  expect(JSON.parse(window.sessionStorage.getItem('verification') ?? '')).toEqual({ ...left, returned: { enc_data: 'sealed' } });
});

test.each([
  ['a page that verifies nobody', '{"path":"/mypage","authType":"NICE","requestNumber":"1","secret":"2","kept":null}'],
  ['nothing readable', '{}'],
])('a record of %s leads nowhere', async (_, record) => {
  window.sessionStorage.setItem('verification', record);
  await returnTo('/auth/loading?enc_data=sealed', null);
  expect([dialogText(), window.location.pathname]).toEqual([accountMessages.abnormalAccess, '/auth/loading']);
});
