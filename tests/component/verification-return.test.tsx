import { act, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accountMessages } from '#contract/account/account-messages.ts';
import { VerificationReturnPage } from '#src/features/verification-return/VerificationReturnPage.tsx';
import { postTo } from '#src/shared/verification/channel.ts';
import { fakeServer } from './api/fake-server.ts';
import { dialogText, press } from './lib/screen.ts';

afterEach(() => window.sessionStorage.clear());

/** Renders the return page at `path`; returns its requests and the mock of `window.close`. */
async function returnTo(path: string, opener: unknown) {
  window.history.replaceState(null, '', path);
  vi.stubGlobal('opener', opener);
  const requests = fakeServer();
  const close = vi.spyOn(window, 'close').mockImplementation(() => {});
  await act(async () => {
    render(
      <BrowserRouter>
        <VerificationReturnPage />
      </BrowserRouter>,
    );
  });
  return { requests, close };
}

test.each([
  ['the phone provider', '/auth/loading?handle=handle-1', { handle: 'handle-1' }],
  ['i-PIN', '/ipin/loading?handle=handle-1', { handle: 'handle-1' }],
  ['a sender of something else', '/auth/loading?enc_data=sealed', {}],
  ['a provider without an answer', '/auth/loading', {}],
  ['a sender with an oversized handle', `/auth/loading?handle=${'a'.repeat(65)}`, {}],
])('the result of %s is sent to our own origin, and no request is sent', async (_, path, returned) => {
  const postMessage = vi.fn();
  const { requests, close } = await returnTo(path, { postMessage });
  expect([postMessage.mock.calls, close.mock.calls.length, requests]).toEqual([
    [[{ type: 'verification', returned }, window.location.origin]],
    1,
    [],
  ]);
});

test('the result is not stored', async () => {
  await returnTo('/auth/loading?handle=handle-1', { postMessage: vi.fn() });
  expect([window.location.pathname, window.location.search, window.sessionStorage.length]).toEqual([
    '/auth/loading',
    '',
    0,
  ]);
});

test('without an opener the access is invalid: no request, and it goes back', async () => {
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(2);
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => {});
  const { requests } = await returnTo('/auth/loading?handle=handle-1', null);
  expect([dialogText(), requests]).toEqual([accountMessages.abnormalAccess, []]);
  act(() => press('확인'));
  expect(back.mock.calls.length).toBe(1);
  expect(screen.getByRole('main', { hidden: true }).getAttribute('aria-busy')).toBe('true');
});

test('in a tab without an earlier history entry, it goes home', async () => {
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
  await returnTo('/auth/loading', null);
  act(() => press('확인'));
  expect(window.location.pathname).toBe('/');
});

test('in a tab that left its own page for the provider it returns there, and the result waits in the tab only', async () => {
  const stored = {
    path: '/account/join',
    authType: 'NICE',
    requestNumber: 'request-1',
    secret: 'secret-1',
    stored: { userType: 'PERSONAL' },
  };
  window.sessionStorage.setItem('verification', JSON.stringify(stored));
  const { requests } = await returnTo('/auth/loading?handle=handle-1', null);
  expect([window.location.pathname, window.location.search, dialogText(), requests]).toEqual([
    '/account/join',
    '',
    null,
    [],
  ]);
  expect(JSON.parse(window.sessionStorage.getItem('verification') ?? '')).toEqual({
    ...stored,
    returned: { handle: 'handle-1' },
  });
});

describe('in a window that the provider has cut off from its opener', () => {
  const channels: BroadcastChannel[] = [];
  beforeEach(() => window.sessionStorage.setItem('verification-window', 'request-1'));
  afterEach(() => {
    vi.useRealTimers();
    channels.splice(0).forEach((each) => each.close());
  });

  /** The requesting page, which acknowledges the result or replies with something else. */
  function requests(reply: unknown) {
    const received: unknown[] = [];
    const channel = new BroadcastChannel('verification:request-1');
    channels.push(channel);
    channel.addEventListener('message', ({ data }) => {
      received.push(data);
      postTo(channel, reply);
    });
    return received;
  }

  test('the result is sent over the channel of its request; once it is received, the window closes, or says that it can be closed', async () => {
    const received = requests({ type: 'verification-heard' });
    const { close, requests: calls } = await returnTo('/auth/loading?handle=handle-1', null);
    expect(
      (await screen.findByRole('heading', { level: 1, name: '본인확인 결과를 보냈습니다' })).parentElement?.textContent,
    ).toBe('본인확인 결과를 보냈습니다이 창을 닫고 본인확인을 시작한 화면에서 계속해 주세요.');
    expect([received, close.mock.calls.length, calls, dialogText()]).toEqual([
      [{ type: 'verification', returned: { handle: 'handle-1' } }],
      1,
      [],
      null,
    ]);
    expect([
      window.location.search,
      window.sessionStorage.length,
      screen.getByRole('main').getAttribute('aria-busy'),
    ]).toEqual(['', 0, 'false']);
  });

  test.each([
    ['no page', undefined],
    ['a page with another reply', { type: 'verification' }],
  ])('received by %s, it stays and shows instructions after three seconds', async (_, reply) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    if (reply) requests(reply);
    const { close } = await returnTo('/auth/loading?handle=handle-1', null);
    act(() => void vi.advanceTimersByTime(2_999));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('본인확인 결과를 확인하고 있습니다');
    act(() => void vi.advanceTimersByTime(1));
    expect([screen.getByRole('status').textContent, close.mock.calls.length]).toEqual([
      '본인확인을 시작한 화면이 응답하지 않습니다그 화면이 열려 있으면 그 화면으로 돌아가 주세요. 닫았다면 이 창을 닫고 처음부터 다시 진행해 주세요.',
      0,
    ]);
  });

  test('without channels it shows the same', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await returnTo('/auth/loading?handle=handle-1', null);
    act(() => void vi.advanceTimersByTime(3_000));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('본인확인을 시작한 화면이 응답하지 않습니다');
  });
});

test.each([
  [
    'a page without a verification',
    '{"path":"/mypage/editing","authType":"NICE","requestNumber":"1","secret":"2","stored":null}',
  ],
  ['nothing readable', '{}'],
])('a record of %s is ignored', async (_, record) => {
  window.sessionStorage.setItem('verification', record);
  await returnTo('/auth/loading?handle=handle-1', null);
  expect([dialogText(), window.location.pathname]).toEqual([accountMessages.abnormalAccess, '/auth/loading']);
});
