import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, setup, type AnyEventObject } from 'xstate';
import type { PopupEvent } from '#machines/verification.machine.ts';
import { postTo } from '#src/shared/verification/channel.ts';
import { popup } from '#src/shared/verification/popup.ts';

const form = {
  requestNumber: 'request-1',
  action: 'https://provider.example/check',
  fields: { m: 'service', enc_data: 'sealed' },
};
const returned = { handle: 'handle-1' };
const result = { type: 'verification', returned };
const readyMessage = { type: 'verification-window' };
const siteOrigin = window.location.origin;
const channel = 'verification:request-1';

/** Cleanup functions, run after each test. */
const cleanups: (() => void)[] = [];

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => cleanups.splice(0).forEach((cleanup) => cleanup()));

describe('the verification popup', () => {
  test('is opened at once on a page of this site, in the size of the spec', () => {
    const { open } = startPopup(fakeWindow());
    expect(open.mock.calls).toEqual([['/auth/start', 'verification', 'popup,width=410,height=724']]);
  });

  test.each([
    ['no window', null],
    ['a window that is closed already', fakeWindow({ closed: true })],
  ])('is blocked when the browser gives %s', (_, openedWindow) => {
    expect(startPopup(openedWindow).received).toEqual([{ type: 'popup.blocked', canBeAllowed: true }]);
  });

  test.each([
    [
      'KakaoTalk',
      'Mozilla/5.0 (Linux; Android 14; SM-S918N) AppleWebKit/537.36 Chrome/119.0 Mobile Safari/537.36 KAKAOTALK 10.4.3',
      false,
    ],
    [
      'Naver',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 NAVER(inapp; search; 1120; 12.2.1; 15PRO)',
      false,
    ],
    [
      'Instagram',
      'Mozilla/5.0 (Linux; Android 14; SM-S918N) AppleWebKit/537.36 Chrome/119.0 Mobile Safari/537.36 Instagram 309.1.0.41.113 Android',
      false,
    ],
    [
      'Samsung Internet',
      'Mozilla/5.0 (Linux; Android 14; SM-S918N) AppleWebKit/537.36 SamsungBrowser/23.0 Chrome/115.0 Mobile Safari/537.36',
      true,
    ],
  ])('that %s blocks can be allowed there, or not', (_, userAgent, canBeAllowed) => {
    vi.stubGlobal('navigator', { userAgent });
    expect(startPopup(null).received).toEqual([{ type: 'popup.blocked', canBeAllowed }]);
  });

  test('that the user closes is noticed at the second poll', () => {
    const opened = fakeWindow();
    const { received } = startPopup(opened);
    vi.advanceTimersByTime(499);
    opened.closed = true;
    vi.advanceTimersByTime(500);
    expect(received).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(received).toEqual([{ type: 'popup.closed' }]);
  });

  test('that seems closed is reported once', () => {
    const opened = fakeWindow();
    const { received } = startPopup(opened);
    opened.closed = true;
    vi.advanceTimersByTime(5_000);
    expect(received).toEqual([{ type: 'popup.closed' }]);
  });

  test('that seems closed before its last message arrives is still received', () => {
    const opened = fakeWindow();
    const { received } = startPopup(opened);
    opened.closed = true;
    vi.advanceTimersByTime(500);
    post({ data: result, origin: siteOrigin, source: opened });
    expect(received).toEqual([{ type: 'popup.answered', returned }]);
  });

  test('whose way to the provider the policy has blocked is reported', () => {
    const opened = fakeWindow();
    const { received } = startPopup(opened);
    post({ data: { type: 'verification-blocked' }, origin: siteOrigin, source: opened });
    post({ data: { type: 'verification-blocked' }, origin: siteOrigin, source: window });
    expect(received).toEqual([{ type: 'popup.refused' }]);
  });

  test('is brought to the front, and one that an earlier page left open is reused', () => {
    const opened = fakeWindow();
    startPopup(opened);
    expect(opened.focus.mock.calls).toEqual([[]]);
  });

  test('gets the form once both its page and the request are ready, whichever comes first', () => {
    const [early, late] = [fakeWindow(), fakeWindow()];
    const first = startPopup(early);
    post({ data: readyMessage, origin: siteOrigin, source: early });
    expect(early.postMessage.mock.calls).toEqual([]);
    first.send({ type: 'form.ready', form });
    startPopup(late).send({ type: 'form.ready', form });
    expect(late.postMessage.mock.calls).toEqual([]);
    post({ data: readyMessage, origin: siteOrigin, source: late });
    const formMessage = [{ type: 'verification-form', ...form }, siteOrigin];
    expect([early.postMessage.mock.calls, late.postMessage.mock.calls]).toEqual([[formMessage], [formMessage]]);
  });

  test('gets the form again when its page is loaded again', () => {
    const opened = fakeWindow();
    startPopup(opened).send({ type: 'form.ready', form });
    post({ data: readyMessage, origin: siteOrigin, source: opened });
    post({ data: readyMessage, origin: siteOrigin, source: opened });
    expect(opened.postMessage.mock.calls.length).toBe(2);
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another window', { source: window }],
    ['a payload of another type', { data: { type: 'verification-form' } }],
  ])('gets no form for a message from or with %s', (_, other) => {
    const opened = fakeWindow();
    startPopup(opened).send({ type: 'form.ready', form });
    post({ data: readyMessage, origin: siteOrigin, source: opened, ...other });
    expect(opened.postMessage.mock.calls).toEqual([]);
  });

  test('returns only the provider’s fields of a message', () => {
    const opened = fakeWindow();
    const { received } = startPopup(opened);
    post({
      data: { ...result, identity: 'forged', returned: { ...returned, identity: 'forged' } },
      origin: siteOrigin,
      source: opened,
    });
    expect(received).toEqual([{ type: 'popup.answered', returned }]);
  });

  test.each([
    ['another origin', { data: result, origin: 'https://evil.example' }],
    ['another window', { data: result, source: window }],
    ['no window', { data: result, source: null }],
    ['a payload of another type', { data: { ...result, type: 'other' } }],
    ['a payload without an answer', { data: { type: 'verification' } }],
    ['a payload that is too long', { data: { ...result, returned: { handle: 'a'.repeat(65) } } }],
    ['a text', { data: '정상 처리되었습니다.' }],
    ['nothing', { data: null }],
  ])('ignores a message from or with %s', (_, forged) => {
    const opened = fakeWindow();
    const { received } = startPopup(opened);
    post({ origin: siteOrigin, source: opened, ...forged });
    expect(received).toEqual([]);
  });

  describe('that the provider has cut off', () => {
    test('sends its result over the channel of its request, and gets a confirmation', async () => {
      const { received, send } = startPopup(fakeWindow({ closed: false }));
      send({ type: 'form.ready', form });
      const replies = collectMessages(channel);
      postToChannel(channel, { ...result, identity: 'forged' });
      await expect.poll(() => replies).toEqual([{ type: 'verification-heard' }]);
      expect(received).toEqual([{ type: 'popup.answered', returned }]);
    });

    test('gets the form again when it returns to its first page', async () => {
      startPopup(fakeWindow()).send({ type: 'form.ready', form });
      const replies = collectMessages(channel);
      postToChannel(channel, readyMessage);
      await expect.poll(() => replies).toEqual([{ type: 'verification-form', ...form }]);
    });

    test.each([
      ['a payload of another type', { ...result, type: 'other' }],
      ['a payload that is too long', { ...result, returned: { handle: 'a'.repeat(65) } }],
      ['a text', '정상 처리되었습니다.'],
      ['nothing', null],
    ])('is ignored with %s', async (_, data) => {
      const { received, send } = startPopup(fakeWindow());
      send({ type: 'form.ready', form });
      const replies = collectMessages(channel);
      postToChannel(channel, data);
      postToChannel(channel, readyMessage);
      await expect.poll(() => replies.length).toBe(1);
      expect([received, replies]).toEqual([[], [{ type: 'verification-form', ...form }]]);
    });

    test('of another request is received by that one only', async () => {
      const [first, second] = [startPopup(fakeWindow()), startPopup(fakeWindow())];
      first.send({ type: 'form.ready', form });
      second.send({ type: 'form.ready', form: { ...form, requestNumber: 'request-2' } });
      postToChannel('verification:request-2', result);
      await expect.poll(() => second.received).toEqual([{ type: 'popup.answered', returned }]);
      expect(first.received).toEqual([]);
    });

    test.each([
      ['there are no channels', () => vi.stubGlobal('BroadcastChannel', undefined)],
      [
        'channels are forbidden along with the storage',
        () =>
          vi.stubGlobal(
            'BroadcastChannel',
            vi.fn(function () {
              throw new DOMException('Forbidden', 'SecurityError');
            }),
          ),
      ],
    ])('is ignored if %s; one that is not is received', (_, forbid) => {
      forbid();
      const opened = fakeWindow();
      const { received, send } = startPopup(opened);
      send({ type: 'form.ready', form });
      post({ data: result, origin: siteOrigin, source: opened });
      expect(received).toEqual([{ type: 'popup.answered', returned }]);
    });

    test('is ignored once the flow has moved on', async () => {
      const { received, stop, send } = startPopup(fakeWindow());
      send({ type: 'form.ready', form });
      stop();
      const replies = collectMessages(channel);
      postToChannel(channel, readyMessage);
      postToChannel(channel, result);
      startPopup(fakeWindow()).send({ type: 'form.ready', form });
      postToChannel(channel, readyMessage);
      await expect.poll(() => replies.length).toBe(1);
      expect(received).toEqual([]);
    });
  });

  test('is closed with the flow, and neither polled nor listened to any more', () => {
    const opened = fakeWindow();
    const { received, stop } = startPopup(opened);
    stop();
    post({ data: result, origin: siteOrigin, source: opened });
    vi.advanceTimersByTime(1_000);
    expect([opened.closed, received, vi.getTimerCount()]).toEqual([true, [], 0]);
  });
});

function fakeWindow({ closed = false }: { closed?: boolean } = {}) {
  return {
    closed,
    focus: vi.fn(),
    postMessage: vi.fn(),
    close() {
      this.closed = true;
    },
  };
}

/** Runs the pop-up's actor in a flow that records its events. */
function startPopup(openedWindow: ReturnType<typeof fakeWindow> | null) {
  const open = vi.spyOn(window, 'open').mockReturnValue(openedWindow as Window | null);
  const received: AnyEventObject[] = [];
  const machine = setup({ types: { events: {} as AnyEventObject }, actors: { popup } }).createMachine({
    invoke: { id: 'popup', src: 'popup' },
    on: { 'popup.*': { actions: ({ event }) => received.push(event) } },
  });
  const actor = createActor(machine).start();
  cleanups.push(() => actor.stop());
  return {
    open,
    received,
    stop: () => actor.stop(),
    send: (event: PopupEvent) => actor.getSnapshot().children.popup?.send(event),
  };
}

/** Joins the channel as an unreachable window does. */
function joinChannel(name: string): BroadcastChannel {
  const broadcastChannel = new BroadcastChannel(name);
  cleanups.push(() => broadcastChannel.close());
  return broadcastChannel;
}

const postToChannel = (name: string, data: unknown): void => postTo(joinChannel(name), data);

/** Collects the messages on the channel from now on, except for those of the tests themselves. */
function collectMessages(name: string): unknown[] {
  const received: unknown[] = [];
  joinChannel(name).addEventListener('message', ({ data }: MessageEvent<{ type?: string } | null>) => {
    if (data?.type === 'verification-form' || data?.type === 'verification-heard') received.push(data);
  });
  return received;
}

/** Dispatches a message as the browser would: jsdom accepts only real windows as its source. */
function post({ data, origin, source }: { data: unknown; origin: string; source: unknown }) {
  window.dispatchEvent(
    Object.defineProperty(new MessageEvent('message', { data, origin }), 'source', { value: source }),
  );
}
