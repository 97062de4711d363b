import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dehydratedQueriesId } from '#contract/http/dehydrated-queries.ts';
import { bannersQuery } from '#src/api/frame.ts';
import { createQueryClient, staleTimeMs } from '#src/api/query-client.ts';
import { hydrateStaleQueries } from '#src/api/read.ts';
import { startPrefetching } from '#src/app/prefetch/start-prefetching.ts';
import { onLinkIntent } from '#src/app/prefetch/on-link-intent.ts';
import { throttlePrefetch } from '#src/app/prefetch/throttle-prefetch.ts';
import { prefetchableUrl } from '#src/app/prefetch/prefetchable-url.ts';
import type { NetworkInformation } from '#src/lib/save-data.ts';
import { dehydrated, jsonScript } from './lib/dehydrated.ts';

const currentUrl = 'https://golf.example/notice?page=2';

describe('the target of a link is prefetched', () => {
  const prefetchedUrl = (
    href: string,
    more: { target?: string; download?: string } = {},
    network?: NetworkInformation,
  ) => prefetchableUrl({ href, target: '', download: '', ...more }, currentUrl, network)?.href ?? null;

  test.each([
    ['https://golf.example/about/story'],
    ['https://golf.example/notice?page=3'],
    ['https://golf.example/notice'],
  ])('%s', (href) => {
    expect(prefetchedUrl(href)).toBe(href);
  });

  test.each([
    ['the current page', 'https://golf.example/notice?page=2', {}, undefined],
    ['a hash of the current page', 'https://golf.example/Notice/?page=2#end', {}, undefined],
    ['another site', 'https://resort.example/notice', {}, undefined],
    ['a telephone number', 'tel:0337303500', {}, undefined],
    ['an empty URL', '', {}, undefined],
    ['a link that opens a new window', 'https://golf.example/faq', { target: '_blank' }, undefined],
    ['a download', 'https://golf.example/faq', { download: 'faq.csv' }, undefined],
    ['a network with data saver', 'https://golf.example/faq', {}, { saveData: true, effectiveType: '4g' }],
    ['a slow network', 'https://golf.example/faq', {}, { saveData: false, effectiveType: '2g' }],
    ['a very slow network', 'https://golf.example/faq', {}, { saveData: false, effectiveType: 'slow-2g' }],
  ])('except %s', (_, href, more, network) => {
    expect(prefetchedUrl(href, more, network)).toBeNull();
  });
});

describe('a link is likely to be followed', () => {
  const reported: string[] = [];
  const testDocument = document.implementation.createHTMLDocument();
  onLinkIntent(testDocument, (link) => reported.push(link.pathname));
  const event = (type: string, pointerType: string) =>
    Object.assign(new Event(type, { bubbles: true }), { pointerType });
  const elementAt = (selector: string) => testDocument.querySelector(selector) ?? testDocument.body;
  beforeEach(() => {
    vi.useFakeTimers();
    reported.length = 0;
    testDocument.body.innerHTML =
      '<a href="http://localhost/faq"><b>질문</b></a><a id="other" href="http://localhost/qna">문의</a><p>글</p>';
  });

  test('when a pointer has rested on it for 65 ms', () => {
    elementAt('b').dispatchEvent(event('pointerover', 'mouse'));
    vi.advanceTimersByTime(64);
    expect(reported).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(reported).toEqual(['/faq']);
  });

  test('not when a pointer passes over it, nor if there is none', () => {
    elementAt('b').dispatchEvent(event('pointerover', 'mouse'));
    elementAt('b').dispatchEvent(event('pointerout', 'mouse'));
    vi.runAllTimers();
    elementAt('p').dispatchEvent(event('pointerover', 'mouse'));
    vi.runAllTimers();
    expect(reported).toEqual([]);
  });

  test('at once when it is touched, and once only', () => {
    elementAt('b').dispatchEvent(event('pointerover', 'touch'));
    elementAt('b').dispatchEvent(event('pointerdown', 'touch'));
    expect(reported).toEqual(['/faq']);
    vi.runAllTimers();
    expect(reported).toEqual(['/faq']);
  });
});

describe('prefetching is throttled', () => {
  const controlledFetch = () => {
    const ends: (() => void)[] = [];
    const run = vi.fn<(url: string) => Promise<void>>(() => new Promise((resolve) => ends.push(resolve)));
    return { run, endFirst: () => ends.shift()?.() };
  };

  test('no more than two at a time', async () => {
    const { run, endFirst } = controlledFetch();
    const fetchPage = throttlePrefetch(run);
    const first = fetchPage('/a');
    void fetchPage('/b');
    await fetchPage('/c');
    endFirst();
    await first;
    void fetchPage('/c');
    expect(run.mock.calls).toEqual([['/a'], ['/b'], ['/c']]);
  });

  test('once a minute for a URL, also after a failure', async () => {
    let time = 0;
    const run = vi.fn<(url: string) => Promise<void>>(() => Promise.reject(new Error('cut off')));
    const fetchPage = throttlePrefetch(run, () => time);
    await fetchPage('/a');
    time = 59_999;
    await fetchPage('/a');
    expect(run).toHaveBeenCalledTimes(1);
    time = 60_000;
    await fetchPage('/a');
    expect(run).toHaveBeenCalledTimes(2);
  });
});

describe('prefetched queries', () => {
  const { queryKey } = bannersQuery(() => Promise.reject(new Error('This is fetched.')));
  const banner = (title: string) => ({ title, linkUrl: '' });
  const hydratePrefetched = (queryClient: QueryClient) =>
    hydrateStaleQueries(queryClient, JSON.parse(dehydrated({ id: 'banners', data: [banner('prefetched')] })));

  test('are hydrated where there is no data, or stale data, and are fresh then', () => {
    const queryClient = createQueryClient();
    hydratePrefetched(queryClient);
    expect([
      queryClient.getQueryData(queryKey),
      queryClient.getQueryCache().find({ queryKey })?.isStaleByTime(staleTimeMs),
    ]).toEqual([[banner('prefetched')], false]);
    queryClient.setQueryData(queryKey, [], { updatedAt: Date.now() - staleTimeMs });
    hydratePrefetched(queryClient);
    expect(queryClient.getQueryData(queryKey)).toEqual([banner('prefetched')]);
  });

  test('replace neither fresh data nor a fetch in progress', () => {
    const queryClient = createQueryClient();
    queryClient.setQueryData(queryKey, [banner('cached')], { updatedAt: Date.now() - staleTimeMs + 1_000 });
    hydratePrefetched(queryClient);
    expect(queryClient.getQueryData(queryKey)).toEqual([banner('cached')]);
    queryClient.clear();
    void queryClient.query({ queryKey, queryFn: () => new Promise(() => {}) });
    hydratePrefetched(queryClient);
    expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  });
});

test('prefetching a page hydrates its queries', async () => {
  const html = `<p>id="${dehydratedQueriesId}"&gt;[]</p>${jsonScript(dehydratedQueriesId, dehydrated({ id: 'faqs', data: '</script>' }))}</body>`;
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(html)));
  const queries = createQueryClient();
  startPrefetching(queries);
  document.body.innerHTML =
    '<a id="public" href="/notice/faq">자주 묻는 질문</a><a id="member" href="/mypage">마이페이지</a><a id="none" href="/assets/a.txt">파일</a>';
  for (const link of document.querySelectorAll('a'))
    link.dispatchEvent(Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' }));
  await vi.waitFor(() => expect(queries.getQueryData(['read', 'faqs', {}])).toBe('</script>'));
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/notice/faq']);
});
