import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { after, basic, page, startWorker } from './lib/fake-worker.ts';

const offline = new TypeError('Failed to fetch');
const pages = 'pages new';
const files = 'files new';

let worker: Awaited<ReturnType<typeof startWorker>>;

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T03:00:00.500Z') });
  worker = await startWorker();
});

afterEach(() => void vi.useRealTimers());

type Dispatched = { readonly response: Promise<Response> | undefined; readonly done: () => Promise<void> };

/** Returns the text of a response after all its side effects are done; null for a network error. */
async function textOf(dispatched: Dispatched): Promise<string | null> {
  const response = await dispatched.response;
  await dispatched.done();
  return !response || response.type === 'error' ? null : response.text();
}

/** Returns the pages that the offline page links to: path and title. */
const listed = (html: string) =>
  [...html.matchAll(/<li><a href="([^"]+)">([^<]+)/g)].map(([, path, title]) => [path, title]);

const opened = (url: string) => textOf(worker.open(url));
const requested = (url: string, headers: Record<string, string> = {}) => textOf(worker.request(url, { headers }));

describe('installing', () => {
  test('caches the styles of the offline page', async () => {
    worker.network.set('/assets/offline.css', basic('css'));
    await worker.install();
    expect(worker.caches.content()).toEqual({ [files]: ['/assets/offline.css'] });
  });

  test('fails without them', async () => {
    await expect(worker.install()).rejects.toThrow('/assets/offline.css could not be fetched');
  });
});

test('activating deletes all releases but this one and the last, and takes control of the open pages', async () => {
  for (const name of ['files older', 'pages older', 'files old', 'pages old', 'reads']) await worker.caches.open(name);
  await worker.activate();
  expect([await worker.caches.keys(), worker.windows.claimed]).toEqual([['files old', 'pages old', 'reads', pages], 1]);
});

test.each([
  ['a form that is posted', '/api/v1/users/sign-in', { method: 'POST' }],
  ['another origin', 'https://map.example/', { mode: 'navigate' }],
  ['the sandbox', '/sandbox/nice', { mode: 'navigate' }],
  ['the return from a provider', '/auth/answer/1?enc_data=x', { mode: 'navigate' }],
  ['the page after it', '/auth/loading?handle=x', { mode: 'navigate' }],
  ['a text that is searched for', '/api/v1/notices?query=%EA%B9%80', {}],
] as const)('%s goes to the network without the worker', (_, url, options) => {
  expect(worker.request(url, options).response).toBeUndefined();
});

describe('a page', () => {
  const old = () => page('옛 글');

  test('is fetched from the network, and offline from the cache, with a mark', async () => {
    worker.network.set('/notice', page('둘째 글', { ETag: '"2"', 'Content-Encoding': 'br', 'Content-Length': '9' }));
    expect(await opened('/notice')).toContain('<html><title>둘째 글');
    worker.network.set('/notice', offline);
    const response = await worker.open('/notice').response;
    expect([...new Headers(response?.headers).keys()]).toEqual(['content-type', 'date']);
    expect(await response?.text()).toContain('<html data-cached><title>둘째 글');
  });

  test('with a query string does not replace the one without', async () => {
    worker.network.set('/notice', page('첫째 쪽')).set('/notice?page=2', page('둘째 쪽'));
    await opened('/notice');
    expect(await opened('/notice?page=2')).toContain('둘째 쪽');
    expect(worker.caches.content()).toEqual({ [pages]: ['/notice'] });
    worker.network.set('/notice', offline);
    expect(await opened('/notice')).toContain('첫째 쪽');
  });

  test('with a query string alone is not cached', async () => {
    worker.network.set('/specialoffer?package=2', page('둘째 쪽'));
    await opened('/specialoffer?package=2');
    expect(worker.caches.content()).toEqual({});
  });

  test.each([
    [4_999, '<html><title>새 글'],
    [5_001, '<html data-cached><title>옛 글'],
  ])('with a response after %i ms is shown as "%s" if an older one is cached', async (ms, shown) => {
    worker.network.set('/notice', old());
    await opened('/notice');
    worker.network.set('/notice', after(ms, page('새 글')));
    const { response } = worker.open('/notice');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await (await response)?.text()).toContain(shown);
  });

  test.each([502, 503, 504])(
    'with the status %i of a proxy is served from the cache; without a cached one, with that status',
    async (status) => {
      const unavailable = basic('<h1>Bad Gateway</h1>', { status });
      worker.network.set('/notice', old());
      await opened('/notice');
      worker.network.set('/notice', unavailable).set('/membership', unavailable);
      expect(await opened('/notice')).toContain('<html data-cached><title>옛 글');
      expect(await opened('/membership')).toBe('<h1>Bad Gateway</h1>');
      worker.network.set('/notice', offline);
      expect(await opened('/notice')).toContain('옛 글');
    },
  );

  test('that arrives too late is cached for the next time', async () => {
    worker.network.set('/notice', old());
    await opened('/notice');
    worker.network.set('/notice', after(9_000, page('새 글')));
    const { done } = worker.open('/notice');
    await vi.advanceTimersByTimeAsync(9_000);
    await done();
    worker.network.set('/notice', offline);
    expect(await opened('/notice')).toContain('새 글');
  });

  test('that is not cached is awaited without a timeout', async () => {
    worker.network.set('/notice', after(60_000, page('글')));
    const { response } = worker.open('/notice');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await (await response)?.text()).toContain('<html><title>글');
  });

  test('that is neither cached nor reachable is replaced by the offline page, which lists the cached ones, most recently used first', async () => {
    for (const [path, title] of [
      ['/notice', '공지사항'],
      ['/about/story', '이야기'],
    ] as const) {
      worker.network.set(path, page(title));
      await opened(path);
    }
    worker.network.set('/membership', offline);
    const response = await worker.open('/membership').response;
    const html = (await response?.text()) ?? '';
    expect([
      response?.status,
      response?.headers.get('Content-Type'),
      response?.headers.get('Content-Security-Policy')?.startsWith("default-src 'none'"),
    ]).toEqual([503, 'text/html; charset=utf-8', true]);
    expect(html).toContain('<h1>인터넷에 연결되어 있지 않습니다</h1>');
    expect(listed(html)).toEqual([
      ['/about/story', '이야기'],
      ['/notice', '공지사항'],
    ]);
  });

  test('of the previous release is listed after those of this one, and once if it was cached again', async () => {
    const former = await worker.caches.open('pages old');
    for (const [path, title] of [
      ['/notice', '공지사항'],
      ['/membership', '멤버십'],
      ['/about/story', '이야기'],
    ] as const)
      await former.put(path, page(title));
    worker.network.set('/notice', page('새 공지사항'));
    await opened('/notice');
    worker.network.set('/driving-range', offline);
    expect(listed((await opened('/driving-range')) ?? '')).toEqual([
      ['/notice', '새 공지사항'],
      ['/about/story', '이야기'],
      ['/membership', '멤버십'],
    ]);
  });

  test.each([
    [30, '글'],
    [31, '인터넷에 연결되어 있지 않습니다'],
  ])('that was cached %i days ago is shown offline as "%s"', async (days, shown) => {
    vi.setSystemTime('2026-11-25T03:00:00Z');
    worker.network.set('/notice', page('글'));
    await opened('/notice');
    worker.network.set('/notice', offline);
    vi.setSystemTime(Date.parse('2026-11-25T03:00:00Z') + days * 24 * 3_600_000);
    expect(await opened('/notice')).toContain(`<title>${shown} `);
  });

  test('of the previous release is served if this one has none', async () => {
    await (await worker.caches.open('pages old')).put('/notice', old());
    worker.network.set('/notice', offline);
    expect(await opened('/notice')).toContain('<html data-cached><title>옛 글');
  });

  test('is served if the caches cannot be read or written', async () => {
    worker.network.set('/notice', page('글'));
    worker.caches.breakDown(new DOMException('', 'QuotaExceededError'));
    expect(await opened('/notice')).toContain('<html><title>글');
    worker.network.set('/notice', offline);
    expect(await opened('/notice')).toContain('<h1>인터넷에 연결되어 있지 않습니다</h1>');
  });
});

describe('a page for members, or of a login or sign-up', () => {
  test.each(['/mypage/booking?page=2', '/account/login'])(
    '%s is never cached, and offline replaced by the offline page',
    async (path) => {
      worker.network.set(path, page('김하늘'));
      expect(await opened(path)).toContain('김하늘');
      expect(worker.caches.content()).toEqual({});
      worker.network.set(path, offline);
      expect(await opened(path)).toContain('<h1>인터넷에 연결되어 있지 않습니다</h1>');
    },
  );
});

describe('a file', () => {
  test('is fetched once', async () => {
    worker.network.set('/assets/a.js', basic('a'));
    expect([await requested('/assets/a.js'), await requested('/assets/a.js')]).toEqual(['a', 'a']);
    expect([worker.sent.length, worker.caches.content()]).toEqual([1, { [files]: ['/assets/a.js'] }]);
  });

  test.each([
    ['not found', basic('none', { status: 404 }), 'none'],
    ['not reachable', offline, null],
  ])('that is %s is not cached', async (_, served, text) => {
    worker.network.set('/assets/gone.js', served);
    expect([await requested('/assets/gone.js'), worker.caches.content()]).toEqual([text, {}]);
  });
});

describe('a picture', () => {
  test('is served from the cache and fetched again for the next time', async () => {
    worker.network.set('/images/a.avif', basic('first'));
    expect(await requested('/images/a.avif')).toBe('first');
    worker.network.set('/images/a.avif', basic('second'));
    expect([await requested('/images/a.avif'), await requested('/images/a.avif')]).toEqual(['first', 'second']);
    worker.network.set('/images/a.avif', offline);
    expect(await requested('/images/a.avif')).toBe('second');
  });

  test.each([
    ['not found', basic('none', { status: 404 }), 'none'],
    ['not reachable', offline, null],
  ])('that is %s is not cached', async (_, served, text) => {
    worker.network.set('/images/gone.avif', served);
    expect([await requested('/images/gone.avif'), worker.caches.content()['pictures'] ?? []]).toEqual([text, []]);
  });
});

describe('an API response', () => {
  const shared = (text: string) =>
    basic(text, { headers: { 'Cache-Control': 'public, max-age=60', Date: new Date().toUTCString() } });
  const readsIn = () => worker.caches.content()['reads'] ?? [];

  test('is fetched from the network, and offline from the cache, by its full URL', async () => {
    worker.network.set('/api/v1/notices?page=1', shared('1')).set('/api/v1/notices?page=2', shared('2'));
    expect([await requested('/api/v1/notices?page=1'), await requested('/api/v1/notices?page=2')]).toEqual(['1', '2']);
    worker.network.set('/api/v1/notices?page=1', offline).set('/api/v1/notices?page=3', offline);
    expect([await requested('/api/v1/notices?page=1'), await requested('/api/v1/notices?page=3')]).toEqual(['1', null]);
    worker.network.set('/api/v1/notices?page=1', basic('', { status: 502 }));
    expect(await requested('/api/v1/notices?page=1')).toBe('1');
  });

  test.each([
    ['with a token', { Authorization: 'Bearer token' }, shared('글')],
    ['that is private', {}, basic('글', { headers: { 'Cache-Control': 'private' } })],
    ['that failed', {}, basic('글', { status: 503, headers: { 'Cache-Control': 'public' } })],
  ])('%s is not cached', async (_, headers, served) => {
    worker.network.set('/api/v1/cc', served);
    expect([await requested('/api/v1/cc', headers), readsIn()]).toEqual(['글', []]);
  });

  test('that takes more than five seconds is served from the cache', async () => {
    worker.network.set('/api/v1/cc', shared('old'));
    await requested('/api/v1/cc');
    worker.network.set('/api/v1/cc', after(5_001, shared('new')));
    const { response } = worker.request('/api/v1/cc');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await (await response)?.text()).toBe('old');
  });

  test('that was cached more than a month ago is not served', async () => {
    worker.network.set('/api/v1/cc', shared('글'));
    await requested('/api/v1/cc');
    worker.network.set('/api/v1/cc', offline);
    vi.setSystemTime(Date.now() + 31 * 24 * 3_600_000);
    expect(await requested('/api/v1/cc')).toBeNull();
  });
});

describe('the list of resources that a page has loaded', () => {
  const seen = { type: 'page.seen', path: '/notice', loaded: [], savesData: true } as const;

  test('is cached, fetched without credentials, if public', async () => {
    const loaded = ['/assets/a.js', '/images/a.avif', '/api/v1/my/booking', 'https://map.example/a.png'].map(
      (path) => new URL(path, 'https://golf.example').href,
    );
    worker.network.set('/notice', page('글')).set('/assets/a.js', basic('a')).set('/images/a.avif', basic('picture'));
    await worker.sendMessage({ ...seen, loaded });
    expect(worker.caches.content()).toEqual({
      [pages]: ['/notice'],
      [files]: ['/assets/a.js'],
      pictures: ['/images/a.avif'],
    });
    expect(worker.sent.filter(({ path }) => path !== '/assets/a.js')).toEqual([
      { path: '/notice', credentials: 'omit' },
      { path: '/images/a.avif', credentials: 'omit' },
    ]);
    await worker.sendMessage({ ...seen, loaded });
    expect(worker.sent.length).toBe(3);
  });

  test('is not fetched if the page is a member’s', async () => {
    await worker.sendMessage({ ...seen, path: '/mypage' });
    expect(worker.sent).toEqual([]);
  });

  test('is followed after five seconds by all code of the release, unless the user saves data', async () => {
    for (const path of ['/assets/a.js', '/assets/b.js']) worker.network.set(path, basic('js'));
    worker.network.set('/notice', page('글'));
    await worker.sendMessage(seen);
    expect(worker.caches.content()[files]).toBeUndefined();
    const reported = worker.sendMessage({ ...seen, savesData: false });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(worker.caches.content()[files]).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await reported;
    expect(worker.caches.content()[files]).toEqual(['/assets/a.js', '/assets/b.js']);
  });

  test('is ignored without an error if the network fails', async () => {
    worker.network.set('/notice', offline);
    await expect(worker.sendMessage(seen)).resolves.toBeUndefined();
  });
});

describe('a new release', () => {
  const started = { type: 'page.begun', files: ['/assets/a.js'] } as const;
  const reported = async (message: Parameters<typeof worker.sendMessage>[0]) => {
    const done = worker.sendMessage(message);
    await vi.advanceTimersByTimeAsync(7_500);
    await done;
    return worker.skipWaiting.mock.calls.length;
  };

  test('activates if the one open page uses its files', async () => {
    expect(await reported(started)).toBe(1);
  });

  test.each([
    ['is made of another release’s files', { ...started, files: ['/assets/a.js', '/assets/former.js'] }, 1],
    ['names no files', { ...started, files: [] }, 1],
    ['is not the only one', started, 2],
  ] as const)('waits if the page %s', async (_, message, open) => {
    worker.windows.open = open;
    expect(await reported(message)).toBe(0);
  });
});

describe('the worker that switches offline reading off', () => {
  test('starts at once, deletes every cache and unregisters itself', async () => {
    worker = await startWorker('self-destroying');
    for (const name of ['files old', 'pages old', 'reads', 'pictures']) await worker.caches.open(name);
    await worker.install();
    await worker.activate();
    expect([
      worker.skipWaiting.mock.calls.length,
      await worker.caches.keys(),
      worker.unregister.mock.calls.length,
    ]).toEqual([1, [], 1]);
  });
});
