import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, setup, type AnyEventObject } from 'xstate';
import type { PopupEvent } from '#machines/verification.machine.ts';
import { postTo } from '#src/shared/verification/channel.ts';
import { popup } from '#src/shared/verification/popup.ts';

const form = { requestNumber: 'request-1', action: 'https://provider.example/check', fields: { m: 'service', EncodeData: 'sealed' } };
const returned = { enc_data: 'sealed' };
const answer = { type: 'verification', returned };
const ready = { type: 'verification-window' };
const ours = window.location.origin;
const channel = 'verification:request-1';

/** Cleanup functions, run after each test. */
const ending: (() => void)[] = [];

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => ending.splice(0).forEach((end) => end()));

describe('the verification popup', () => {
  test('is opened at once on a page of this site, in the size of the spec', () => {
    const { open } = started(fakeWindow());
    expect(open.mock.calls).toEqual([['/auth/start', 'verification', 'popup,width=410,height=724']]);
  });

  test.each([['no window', null], ['a window that is closed already', fakeWindow({ closed: true })]])('is blocked when the browser gives %s', (_, given) => {
    expect(started(given).received).toEqual([{ type: 'popup.blocked', canBeAllowed: true }]);
  });

  test.each([
    ['KakaoTalk', 'Mozilla/5.0 (Linux; Android 14; SM-S918N) AppleWebKit/537.36 Chrome/119.0 Mobile Safari/537.36 KAKAOTALK 10.4.3', false],
    ['Naver', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 NAVER(inapp; search; 1120; 12.2.1; 15PRO)', false],
    ['Instagram', 'Mozilla/5.0 (Linux; Android 14; SM-S918N) AppleWebKit/537.36 Chrome/119.0 Mobile Safari/537.36 Instagram 309.1.0.41.113 Android', false],
    ['Samsung Internet', 'Mozilla/5.0 (Linux; Android 14; SM-S918N) AppleWebKit/537.36 SamsungBrowser/23.0 Chrome/115.0 Mobile Safari/537.36', true],
  ])('that %s blocks can be allowed there, or not', (_, userAgent, canBeAllowed) => {
    vi.stubGlobal('navigator', { userAgent });
    expect(started(null).received).toEqual([{ type: 'popup.blocked', canBeAllowed }]);
  });

  test('that the user closes is noticed at the second poll', () => {
    const opened = fakeWindow();
    const { received } = started(opened);
    vi.advanceTimersByTime(499);
    opened.closed = true;
    vi.advanceTimersByTime(500);
    expect(received).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(received).toEqual([{ type: 'popup.closed' }]);
  });

  test('that seems closed is reported once', () => {
    const opened = fakeWindow();
    const { received } = started(opened);
    opened.closed = true;
    vi.advanceTimersByTime(5_000);
    expect(received).toEqual([{ type: 'popup.closed' }]);
  });

  test('that seems closed before its last message arrives is still received', () => {
    const opened = fakeWindow();
    const { received } = started(opened);
    opened.closed = true;
    vi.advanceTimersByTime(500);
    post({ data: answer, origin: ours, source: opened });
    expect(received).toEqual([{ type: 'popup.answered', returned }]);
  });

  test('is brought to the front, and one that an earlier page left open is reused', () => {
    const opened = fakeWindow();
    started(opened);
    expect(opened.focus.mock.calls).toEqual([[]]);
  });

  test('gets the form once both its page and the request are ready, whichever comes first', () => {
    const [early, late] = [fakeWindow(), fakeWindow()];
    const first = started(early);
    post({ data: ready, origin: ours, source: early });
    expect(early.postMessage.mock.calls).toEqual([]);
    first.tell({ type: 'form.ready', form });
    started(late).tell({ type: 'form.ready', form });
    expect(late.postMessage.mock.calls).toEqual([]);
    post({ data: ready, origin: ours, source: late });
    const reported = [{ type: 'verification-form', ...form }, ours];
    expect([early.postMessage.mock.calls, late.postMessage.mock.calls]).toEqual([[reported], [reported]]);
  });

  test('gets the form again when its page is loaded again', () => {
    const opened = fakeWindow();
    started(opened).tell({ type: 'form.ready', form });
    post({ data: ready, origin: ours, source: opened });
    post({ data: ready, origin: ours, source: opened });
    expect(opened.postMessage.mock.calls.length).toBe(2);
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another window', { source: window }],
    ['a payload of another type', { data: { type: 'verification-form' } }],
  ])('gets no form for a message from or with %s', (_, other) => {
    const opened = fakeWindow();
    started(opened).tell({ type: 'form.ready', form });
    post({ data: ready, origin: ours, source: opened, ...other });
    expect(opened.postMessage.mock.calls).toEqual([]);
  });

  test('returns only the provider’s fields of a message', () => {
    const opened = fakeWindow();
    const { received } = started(opened);
    post({ data: { ...answer, identity: 'forged', returned: { ...returned, identity: 'forged' } }, origin: ours, source: opened });
    expect(received).toEqual([{ type: 'popup.answered', returned }]);
  });

  test.each([
    ['another origin', { data: answer, origin: 'https://evil.example' }],
    ['another window', { data: answer, source: window }],
    ['no window', { data: answer, source: null }],
    ['a payload of another type', { data: { ...answer, type: 'other' } }],
    ['a payload without an answer', { data: { type: 'verification' } }],
    ['a payload that is too long', { data: { ...answer, returned: { enc_data: 'a'.repeat(4_001) } } }],
    ['a text', { data: '정상 처리되었습니다.' }],
    ['nothing', { data: null }],
  ])('ignores a message from or with %s', (_, forged) => {
    const opened = fakeWindow();
    const { received } = started(opened);
    post({ origin: ours, source: opened, ...forged });
    expect(received).toEqual([]);
  });

  describe('that the provider has cut off', () => {
    test('sends its result over the channel of its request, and gets a confirmation', async () => {
      const { received, tell } = started(fakeWindow({ closed: false }));
      tell({ type: 'form.ready', form });
      const replies = listened(channel);
      say(channel, { ...answer, identity: 'forged' });
      await expect.poll(() => replies).toEqual([{ type: 'verification-heard' }]);
      expect(received).toEqual([{ type: 'popup.answered', returned }]);
    });

    test('gets the form again when it returns to its first page', async () => {
      started(fakeWindow()).tell({ type: 'form.ready', form });
      const replies = listened(channel);
      say(channel, ready);
      await expect.poll(() => replies).toEqual([{ type: 'verification-form', ...form }]);
    });

    test.each([
      ['a payload of another type', { ...answer, type: 'other' }],
      ['a payload that is too long', { ...answer, returned: { enc_data: 'a'.repeat(4_001) } }],
      ['a text', '정상 처리되었습니다.'],
      ['nothing', null],
    ])('is ignored with %s', async (_, data) => {
      const { received, tell } = started(fakeWindow());
      tell({ type: 'form.ready', form });
      const replies = listened(channel);
      say(channel, data);
      say(channel, ready);
      await expect.poll(() => replies.length).toBe(1);
      expect([received, replies]).toEqual([[], [{ type: 'verification-form', ...form }]]);
    });

    test('of another request is received by that one only', async () => {
      const [first, second] = [started(fakeWindow()), started(fakeWindow())];
      first.tell({ type: 'form.ready', form });
      second.tell({ type: 'form.ready', form: { ...form, requestNumber: 'request-2' } });
      say('verification:request-2', answer);
      await expect.poll(() => second.received).toEqual([{ type: 'popup.answered', returned }]);
      expect(first.received).toEqual([]);
    });

    test.each([
      ['there are no channels', () => vi.stubGlobal('BroadcastChannel', undefined)],
      ['channels are forbidden along with the storage', () => vi.stubGlobal('BroadcastChannel', vi.fn(function () { throw new DOMException('Forbidden', 'SecurityError'); }))],
    ])('is ignored if %s; one that is not is received', (_, forbid) => {
      forbid();
      const opened = fakeWindow();
      const { received, tell } = started(opened);
      tell({ type: 'form.ready', form });
      post({ data: answer, origin: ours, source: opened });
      expect(received).toEqual([{ type: 'popup.answered', returned }]);
    });

    test('is ignored once the flow has moved on', async () => {
      const { received, stop, tell } = started(fakeWindow());
      tell({ type: 'form.ready', form });
      stop();
      const replies = listened(channel);
      say(channel, ready);
      say(channel, answer);
      started(fakeWindow()).tell({ type: 'form.ready', form });
      say(channel, ready);
      await expect.poll(() => replies.length).toBe(1);
      expect(received).toEqual([]);
    });
  });

  test('is closed with the flow, and neither polled nor listened to any more', () => {
    const opened = fakeWindow();
    const { received, stop } = started(opened);
    stop();
    post({ data: answer, origin: ours, source: opened });
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
function started(given: ReturnType<typeof fakeWindow> | null) {
  const open = vi.spyOn(window, 'open').mockReturnValue(given as Window | null);
  const received: AnyEventObject[] = [];
  const machine = setup({ types: { events: {} as AnyEventObject }, actors: { popup } }).createMachine({
    invoke: { id: 'popup', src: 'popup' },
    on: { 'popup.*': { actions: ({ event }) => received.push(event) } },
  });
  const actor = createActor(machine).start();
  ending.push(() => actor.stop());
  return { open, received, stop: () => actor.stop(), tell: (event: PopupEvent) => actor.getSnapshot().children.popup?.send(event) };
}

/** Joins the channel as an unreachable window does. */
function join(name: string): BroadcastChannel {
  const opened = new BroadcastChannel(name);
  ending.push(() => opened.close());
  return opened;
}

const say = (name: string, data: unknown): void => postTo(join(name), data);

/** Collects the messages on the channel from now on, except for those of the tests themselves. */
function listened(name: string): unknown[] {
  const received: unknown[] = [];
  join(name).addEventListener('message', ({ data }: MessageEvent<{ type?: string } | null>) => {
    if (data?.type === 'verification-form' || data?.type === 'verification-heard') received.push(data);
  });
  return received;
}

/** Dispatches a message as the browser would: jsdom accepts only real windows as its source. */
function post({ data, origin, source }: { data: unknown; origin: string; source: unknown }) {
  window.dispatchEvent(Object.defineProperty(new MessageEvent('message', { data, origin }), 'source', { value: source }));
}
