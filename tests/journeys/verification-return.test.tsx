import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { accountMessages } from '#contract/account-messages.ts';
import { ClientProvider } from '#src/api/client-context.tsx';
import { createClient } from '#src/api/client.ts';
import { VerificationReturn } from '#src/features/verification-return/VerificationReturn.tsx';
import { verifiedPerson } from '#tests/flows/fixtures/identity.ts';
import { fakeServer, ok, refused } from './api/fake-server.ts';
import { dialogText, press } from './lib/screen.ts';

const client = createClient({ current: () => null, issued: () => {}, rejected: () => {} }, 'https://site.example');

async function returned(path: string, authType: 'NICE' | 'IPIN', opener: unknown) {
  window.history.replaceState(null, '', path);
  window.sessionStorage.setItem('verificationRequest', 'request-1');
  vi.stubGlobal('opener', opener);
  const close = vi.spyOn(window, 'close').mockImplementation(() => {});
  await act(async () => {
    render(
      <ClientProvider client={client}>
        <VerificationReturn authType={authType} />
      </ClientProvider>,
    );
  });
  return close;
}

test.each([
  ['the phone provider', '/auth/loading?enc_data=sealed', 'NICE', 'nice/success?requestNumber=request-1&enc_data=sealed'],
  ['i-PIN', '/ipin/loading?result=1&EncodeData=sealed', 'IPIN', 'nice-ipin/result?requestNumber=request-1&EncodeData=sealed&result=1'],
] as const)('what %s sent along is read once and told to our own origin', async (_, path, authType, call) => {
  const asked = fakeServer(ok(verifiedPerson));
  const postMessage = vi.fn();
  const close = await returned(path, authType, { postMessage });
  await vi.waitFor(() => expect(close.mock.calls.length).toBe(1));
  expect(asked.map(({ url }) => url)).toEqual([`https://site.example/api/v1/${call}`]);
  expect(postMessage.mock.calls).toEqual([[{ type: 'verification', success: true, message: accountMessages.verified, identity: verifiedPerson }, window.location.origin]]);
});

test('neither the answer nor its number stays behind', async () => {
  fakeServer(ok(verifiedPerson));
  await returned('/auth/loading?enc_data=sealed', 'NICE', { postMessage: vi.fn() });
  expect([window.location.pathname, window.location.search, window.sessionStorage.length]).toEqual(['/auth/loading', '', 0]);
});

test('where the browser keeps nothing, the number is taken from the name of the window, once', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  window.name = 'verificationRequest request-2';
  const asked = fakeServer(ok(verifiedPerson));
  const close = await returned('/auth/loading?enc_data=sealed', 'NICE', { postMessage: vi.fn() });
  await vi.waitFor(() => expect(close.mock.calls.length).toBe(1));
  expect([asked.map(({ url }) => url), window.name]).toEqual([['https://site.example/api/v1/nice/success?requestNumber=request-2&enc_data=sealed'], '']);
});

test('a refusal is told in the words of the server', async () => {
  fakeServer(refused(400, '400', accountMessages.invalidVerification));
  const postMessage = vi.fn();
  await returned('/auth/loading?enc_data=forged', 'NICE', { postMessage });
  await vi.waitFor(() =>
    expect(postMessage.mock.calls).toEqual([[{ type: 'verification', success: false, message: accountMessages.invalidVerification, identity: null }, window.location.origin]]),
  );
});

test('without a window that opened it the access is abnormal: nothing is asked, and it goes back', async () => {
  const asked = fakeServer();
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => {});
  await returned('/auth/loading?enc_data=sealed', 'NICE', null);
  expect([dialogText(), asked]).toEqual([accountMessages.abnormalAccess, []]);
  act(() => press('확인'));
  expect(back.mock.calls.length).toBe(1);
  expect(screen.getByRole('main', { hidden: true }).getAttribute('aria-busy')).toBe('true');
});
