import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, type AnyEventObject } from 'xstate';
import { createClient } from '#src/api/client.ts';
import { providePostcode } from '#src/shared/postcode/actors.ts';
import { fakeServer } from './api/fake-server.ts';

const clientOf = (origin: string) =>
  createClient({ current: () => null, issued: () => {}, rejected: () => {} }, origin);
const selection = {
  zonecode: '26304',
  roadAddress: '강원특별자치도 원주시 치악숲로 210',
  jibunAddress: '강원특별자치도 원주시 행구동 1',
  userSelectedType: 'R',
  bname: '행구동',
  buildingName: '숲마을',
  apartment: 'Y',
};
const silence = [[], { open: 'loading' }];

let element: HTMLElement;
beforeEach(() => {
  element = document.createElement('div');
  document.body.append(element);
});
afterEach(() => element.remove());

/** Opens the search, bound to a server that records the calls. */
function openSearch(site = 'https://site.example') {
  const requests = fakeServer();
  const actor = createActor(providePostcode(clientOf(site), { current: element }));
  const found: AnyEventObject[] = [];
  actor.on('address.found', (event) => void found.push(event));
  actor.start().send({ type: 'search.opened' });
  const frame = element.querySelector('iframe');
  if (!frame) throw new Error('no frame');
  const post = (message: { data?: unknown; origin?: string; source?: unknown }) => {
    const { data, origin = window.location.origin, source = frame.contentWindow } = message;
    window.dispatchEvent(
      Object.defineProperty(new MessageEvent('message', { data, origin }), 'source', { value: source }),
    );
  };
  return { actor, requests, frame, post, outcome: () => [found, actor.getSnapshot().value] };
}

const message = (event: string, data?: unknown) => ({ data: { type: 'postcode-search', event, data } });

describe('the postcode search', () => {
  test('is a page of this site in a sandboxed frame, which goes with the search', () => {
    const { actor, frame } = openSearch();
    expect([frame.getAttribute('src'), frame.title, frame.getAttribute('sandbox')]).toEqual([
      '/postcode/search',
      '우편번호 찾기',
      'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
    ]);
    actor.send({ type: 'search.closed' });
    expect(element.childElementCount).toBe(0);
  });

  test.each([
    ['ready', { open: 'searching' }],
    ['blocked', { open: 'silent' }],
    ['closed', 'closed'],
    ['failed', 'alerting'],
  ])('that says that it is %s is in the state %j', (event, state) => {
    const { outcome, post } = openSearch();
    post(message(event));
    expect(outcome()).toEqual([[], state]);
  });

  test('returns the selected address', () => {
    const { outcome, post } = openSearch();
    post(message('chosen', selection));
    expect(outcome()).toEqual([
      [
        {
          type: 'address.found',
          address: { postCode: '26304', address1: '강원특별자치도 원주시 치악숲로 210 (행구동, 숲마을)' },
        },
      ],
      'closed',
    ]);
  });

  test('that passes on something else than an address has failed', () => {
    const { outcome, post } = openSearch();
    post(message('chosen', { zonecode: 26_304 }));
    expect(outcome()).toEqual([[], 'alerting']);
  });

  test.each([
    ['another origin', { ...message('chosen', selection), origin: 'https://evil.example' }],
    ['another window', { ...message('chosen', selection), source: window }],
    ['no window', { ...message('chosen', selection), source: null }],
    ['the frame, of another type', { data: { type: 'sandbox-postcode', event: 'chosen', data: selection } }],
    ['the frame, without content', { data: null }],
  ])('ignores a message of %s', (_, given) => {
    const { outcome, post } = openSearch();
    post(given);
    expect(outcome()).toEqual(silence);
  });

  test('reports a failure to the server, and goes on if that fails, too', async () => {
    const { actor, requests, post } = openSearch('https://reported.example');
    post(message('failed'));
    const reported = () =>
      requests.filter(({ url }) => url.startsWith('https://reported.example/')).map(({ url, body }) => [url, body]);
    await vi.waitFor(() =>
      expect(reported()).toEqual([
        ['https://reported.example/api/v1/partner-failures', { partner: 'postcode', reason: 'failed' }],
      ]),
    );
    expect(actor.getSnapshot().value).toBe('alerting');
  });
});
