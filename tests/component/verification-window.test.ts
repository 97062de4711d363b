import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { windowBlockedMessage, windowReadyMessage } from '#contract/account/verification.ts';
import { postTo } from '#src/shared/verification/channel.ts';

const script = readFileSync('public/assets/verification-window.6.js', 'utf8');
const siteOrigin = window.location.origin;
const form = {
  type: 'verification-form',
  requestNumber: 'request-1',
  action: 'https://provider.example/check',
  fields: { m: 'service', enc_data: 'sealed' },
};

let controller: AbortController;
let submitted: unknown[];

beforeEach(() => {
  document.body.innerHTML = '<div data-moving></div><div data-blocked hidden></div><div data-direct hidden></div>';
  window.sessionStorage.clear();
  window.name = '';
  controller = new AbortController();
  submitted = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    submitted.push({
      method: this.method,
      action: this.action,
      target: this.target,
      fields: Object.fromEntries(new FormData(this)),
    });
  });
  const { addEventListener } = window;
  const { addEventListener: addToDocument } = document;
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) =>
      addToDocument.call(document, type, listener, { signal: controller.signal }),
  );
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) =>
      addEventListener.call(window, type, listener, { signal: controller.signal }),
  );
});
afterEach(() => {
  controller.abort();
  channels.splice(0).forEach((each) => each.close());
});

const channels: BroadcastChannel[] = [];

/** Returns the channel of a request; all channels, including those of the page, are closed after the test. */
function channelOf(requestNumber: string): BroadcastChannel {
  const Channel = BroadcastChannel;
  vi.stubGlobal('BroadcastChannel', function (name: string) {
    const channel = new Channel(name);
    channels.push(channel);
    return channel;
  });
  return new BroadcastChannel(`verification:${requestNumber}`);
}

test('notifies its opener on this site, and no other, that it is ready', () => {
  const opener = runScript();
  expect(opener.postMessage.mock.calls).toEqual([[{ type: 'verification-window' }, siteOrigin]]);
  expect(windowReadyMessage.safeParse(opener.postMessage.mock.calls[0]?.[0]).success).toBe(true);
});

test('posts the form to the provider, in this window', () => {
  const opener = runScript();
  dispatchMessage({ source: opener });
  expect(submitted).toEqual([{ method: 'post', action: form.action, target: '', fields: form.fields }]);
});

test('posts the form once the page has loaded, so that Back returns to the page rather than to the form of the provider', async () => {
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  dispatchMessage({ source: runScript() });
  expect(submitted).toEqual([]);
  readyState.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  await expect.poll(() => submitted.length).toBe(1);
});

test('stores the number of the request, and nothing else', () => {
  dispatchMessage({ source: runScript() });
  expect([Object.entries(window.sessionStorage), window.localStorage.length, window.name]).toEqual([
    [['verification-window', 'request-1']],
    0,
    '',
  ]);
});

test('posts the form if storage is forbidden, too', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  dispatchMessage({ source: runScript() });
  expect(submitted.length).toBe(1);
});

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another window', { source: window }],
  ['no window', { source: null }],
  ['a message of another type', { data: { ...form, type: 'verification' } }],
  ['a message without content', { data: null }],
])('posts nothing for %s', (_, other) => {
  dispatchMessage({ source: runScript(), ...other });
  expect(submitted).toEqual([]);
});

test('whose form the policy blocks, says so and tells its opener', () => {
  const { postMessage } = runScript();
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'img-src' }));
  expect([shown(), postMessage.mock.calls.length]).toEqual([['moving'], 1]);
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'form-action' }));
  expect([shown(), postMessage.mock.calls.at(-1)]).toEqual([
    ['blocked'],
    [{ type: 'verification-blocked' }, siteOrigin],
  ]);
  expect(windowBlockedMessage.safeParse(postMessage.mock.calls.at(-1)?.[0]).success).toBe(true);
});

test('requests the form again when restored from the back/forward cache', () => {
  const { postMessage } = runScript();
  window.dispatchEvent(Object.defineProperty(new Event('pageshow'), 'persisted', { value: false }));
  expect(postMessage.mock.calls.length).toBe(1);
  window.dispatchEvent(Object.defineProperty(new Event('pageshow'), 'persisted', { value: true }));
  expect(postMessage.mock.calls.length).toBe(2);
});

test('if no window can be opened, posts the form that the page has left in the tab, once', () => {
  const stored = { path: '/account/join', requestNumber: 'request-1', stored: null };
  const { action, fields } = form;
  window.sessionStorage.setItem('verification', JSON.stringify({ ...stored, form: { action, fields } }));
  runScript(null);
  expect([submitted, window.sessionStorage.getItem('verification'), shown()]).toEqual([
    [{ method: 'post', action: form.action, target: '', fields: form.fields }],
    JSON.stringify(stored),
    ['moving'],
  ]);
});

test.each(['not json', '[]', '{"path":null}'])('a tab with %s has no form from a page', (record) => {
  window.sessionStorage.setItem('verification', record);
  runScript(null);
  expect([shown(), submitted]).toEqual([['direct'], []]);
});

test('shows a loading state', () => {
  runScript();
  expect(shown()).toEqual(['moving']);
});

test('cut off from its opener, requests the form over the channel of its request, and posts it', async () => {
  window.sessionStorage.setItem('verification-window', 'request-1');
  const channel = channelOf('request-1');
  const received: unknown[] = [];
  channel.addEventListener('message', ({ data }) => received.push(data));
  runScript(null);
  await expect.poll(() => received).toEqual([{ type: 'verification-window' }]);
  for (const message of [{ ...form, type: 'verification' }, form]) postTo(channel, message);
  await expect
    .poll(() => submitted)
    .toEqual([{ method: 'post', action: form.action, target: '', fields: form.fields }]);
  expect(shown()).toEqual(['moving']);
});

test.each([
  ['no page', null],
  ['a page of another origin', { location: { origin: 'https://evil.example' }, postMessage: vi.fn() }],
  [
    'a page that may not be read',
    {
      get location(): never {
        throw new DOMException('Blocked', 'SecurityError');
      },
      postMessage: vi.fn(),
    },
  ],
])('opened by %s, it shows that the access is invalid, and neither sends nor posts anything', (_, opener) => {
  runScript(opener);
  dispatchMessage({ source: opener });
  expect([shown(), submitted, opener?.postMessage.mock.calls ?? []]).toEqual([['direct'], [], []]);
});

/** Runs the page's script in a window opened by `opener`. */
function runScript<Opener extends { postMessage: unknown } | null>(...[opener]: [Opener] | []) {
  const openerWindow = opener === undefined ? { location: { origin: siteOrigin }, postMessage: vi.fn() } : opener;
  vi.stubGlobal('opener', openerWindow);
  // oxlint-disable-next-line typescript/no-implied-eval -- the file as the page loads it
  new Function(script)();
  return openerWindow as { postMessage: ReturnType<typeof vi.fn> };
}

/** Dispatches a message as the browser would: jsdom accepts only real windows as its source. */
function dispatchMessage({
  data = form,
  origin = siteOrigin,
  source,
}: {
  data?: unknown;
  origin?: string;
  source: unknown;
}) {
  window.dispatchEvent(
    Object.defineProperty(new MessageEvent('message', { data, origin }), 'source', { value: source }),
  );
}

const shown = () =>
  [...document.querySelectorAll('div:not([hidden])')].flatMap((part) => Object.keys((part as HTMLElement).dataset));
