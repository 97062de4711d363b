import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, setup, type AnyEventObject } from 'xstate';
import { accountMessages } from '#contract/account-messages.ts';
import type { PopupEvent } from '#machines/verification.machine.ts';
import { popup } from '#src/shared/verification/popup.ts';
import { verifiedPerson } from '#tests/flows/fixtures/identity.ts';

const request = { requestNumber: 'request-1', action: 'https://provider.example/check', fields: { m: 'service', EncodeData: 'sealed' } };
const verified = { type: 'verification', success: true, message: accountMessages.verified, identity: verifiedPerson };
const ours = window.location.origin;

beforeEach(() => vi.useFakeTimers());

describe('the verification popup', () => {
  test('is opened at once, in the size of the spec', () => {
    const { open } = started(fakeWindow());
    expect(open.mock.calls).toEqual([['', 'verification', 'popup,width=410,height=724']]);
  });

  test.each([['no window', null], ['a window that is closed already', fakeWindow({ closed: true })]])('is blocked when the browser gives %s', (_, given) => {
    expect(started(given).heard).toEqual([{ type: 'popup.blocked' }]);
  });

  test('that the person closes is noticed at the second look', () => {
    const opened = fakeWindow();
    const { heard } = started(opened);
    vi.advanceTimersByTime(499);
    opened.closed = true;
    vi.advanceTimersByTime(500);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual([{ type: 'popup.closed' }]);
  });

  test('that is seen closed before its last words arrive is heard all the same', () => {
    const opened = fakeWindow();
    const { heard } = started(opened);
    opened.closed = true;
    vi.advanceTimersByTime(500);
    post({ data: verified, origin: ours, source: opened });
    expect(heard).toEqual([{ type: 'popup.answered', outcome: { kind: 'verified', identity: verifiedPerson } }]);
  });

  test('keeps its request number and is sent to the provider by a form of ours', () => {
    const opened = fakeWindow();
    const sent: unknown[] = [];
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      sent.push({ method: this.method, action: this.action, target: this.target, fields: Object.fromEntries(new FormData(this)) });
    });
    started(opened).tell({ type: 'form.ready', request });
    expect([opened.kept, sent, document.querySelectorAll('form').length]).toEqual([
      { verificationRequest: 'request-1' },
      [{ method: 'post', action: request.action, target: 'verification', fields: request.fields }],
      0,
    ]);
  });

  test('keeps its request number in its own name where the browser keeps nothing, and is sent by that name', () => {
    const opened = fakeWindow({ keepsNothing: true });
    const targets: string[] = [];
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      targets.push(this.target);
    });
    const { heard, tell } = started(opened);
    tell({ type: 'form.ready', request });
    expect([opened.name, targets, heard]).toEqual(['verificationRequest request-1', ['verificationRequest request-1'], []]);
  });

  test('that an earlier visit left at the provider counts as closed, and nothing is sent', () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    const { heard, tell } = started(fakeWindow({ isForeign: true }));
    tell({ type: 'form.ready', request });
    expect([heard, submit.mock.calls]).toEqual([[{ type: 'popup.closed' }], []]);
  });

  test('that is gone when its request is there is not opened again by it', () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    const opened = fakeWindow();
    const { heard, tell } = started(opened);
    opened.closed = true;
    tell({ type: 'form.ready', request });
    expect([heard, submit.mock.calls, opened.kept]).toEqual([[{ type: 'popup.closed' }], [], {}]);
  });

  test.each([
    ['success', verified],
    ['the success sentence alone', { ...verified, success: false }],
    ['success with another sentence', { ...verified, message: '완료' }],
  ])('that answers with %s and an identity has verified the person', (_, data) => {
    const opened = fakeWindow();
    const { heard } = started(opened);
    post({ data, origin: ours, source: opened });
    expect(heard).toEqual([{ type: 'popup.answered', outcome: { kind: 'verified', identity: verifiedPerson } }]);
  });

  test.each([
    ['a failure', { ...verified, success: false, message: accountMessages.verificationFailed, identity: null }, accountMessages.verificationFailed],
    ['success without an identity', { ...verified, identity: null }, accountMessages.verified],
  ])('that answers with %s has refused', (_, data, message) => {
    const opened = fakeWindow();
    const { heard } = started(opened);
    post({ data, origin: ours, source: opened });
    expect(heard).toEqual([{ type: 'popup.answered', outcome: { kind: 'refused', message } }]);
  });

  test.each([
    ['another origin', { data: verified, origin: 'https://evil.example' }],
    ['another window', { data: verified, source: window }],
    ['no window', { data: verified, source: null }],
    ['a payload of another type', { data: { ...verified, type: 'other' } }],
    ['a payload with half an identity', { data: { ...verified, identity: { name: '오한결' } } }],
    ['a text', { data: accountMessages.verified }],
    ['nothing', { data: null }],
  ])('does not hear a message from or with %s', (_, forged) => {
    const opened = fakeWindow();
    const { heard } = started(opened);
    post({ origin: ours, source: opened, ...forged });
    expect(heard).toEqual([]);
  });

  test('is closed with the flow, and neither looked at nor listened to any more', () => {
    const opened = fakeWindow();
    const { heard, stop } = started(opened);
    stop();
    post({ data: verified, origin: ours, source: opened });
    vi.advanceTimersByTime(1_000);
    expect([opened.closed, heard, vi.getTimerCount()]).toEqual([true, [], 0]);
  });
});

type FakeWindow = { closed: boolean; name: string; kept: Record<string, string>; close: () => void; sessionStorage: { setItem: (key: string, value: string) => void } };

function fakeWindow({ closed = false, isForeign = false, keepsNothing = isForeign }: { closed?: boolean; isForeign?: boolean; keepsNothing?: boolean } = {}): FakeWindow {
  const kept: Record<string, string> = {};
  let name = 'verification';
  return {
    closed,
    kept,
    get name() {
      return name;
    },
    set name(given) {
      if (isForeign) throw new DOMException('Blocked a frame', 'SecurityError');
      name = given;
    },
    close() {
      this.closed = true;
    },
    sessionStorage: {
      setItem(key, value) {
        // An error of that window's own kind.
        if (keepsNothing) throw Object.assign(Object.create(null) as object, { name: 'SecurityError' });
        kept[key] = value;
      },
    },
  };
}

/** The popup's actor within a flow that notes what it says. */
function started(given: FakeWindow | null) {
  const open = vi.spyOn(window, 'open').mockReturnValue(given as Window | null);
  const heard: AnyEventObject[] = [];
  const machine = setup({ types: { events: {} as AnyEventObject }, actors: { popup } }).createMachine({
    invoke: { id: 'popup', src: 'popup' },
    on: { 'popup.*': { actions: ({ event }) => heard.push(event) } },
  });
  const actor = createActor(machine).start();
  return { open, heard, stop: () => actor.stop(), tell: (event: PopupEvent) => actor.getSnapshot().children.popup?.send(event) };
}

/** A message as the browser would deliver it: jsdom's own takes only real windows as its source. */
function post({ data, origin, source }: { data: unknown; origin: string; source: unknown }) {
  window.dispatchEvent(Object.defineProperty(new MessageEvent('message', { data, origin }), 'source', { value: source }));
}
