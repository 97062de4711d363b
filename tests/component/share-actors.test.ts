import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { ShareEvent } from '#machines/share.machine.ts';
import { provideShare } from '#src/shared/share/actors.ts';
import { facebookUrl, tweetUrl } from '#src/shared/share/share-urls.ts';

const shared = { title: '달 아래 & 아홉 홀', url: 'https://golf.example/specialoffer/101' };

/** Returns the state after a method was chosen, once nothing is pending. */
async function stateAfter(type: ShareEvent['type'], key: string | null = 'key') {
  const actor = createActor(provideShare(key), { input: shared }).start();
  actor.send({ type: 'share.toggled' });
  actor.send({ type });
  return (await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))).value;
}

describe('the URLs of the networks', () => {
  test('contain the shared one completely', () =>
    expect(facebookUrl(shared.url)).toBe(
      'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fgolf.example%2Fspecialoffer%2F101',
    ));
  test('and the title, if it is required', () => {
    const { origin, pathname, searchParams } = new URL(tweetUrl(shared.title, shared.url));
    expect([origin + pathname, Object.fromEntries(searchParams)]).toEqual([
      'https://twitter.com/intent/tweet',
      { text: shared.title, url: shared.url },
    ]);
  });
});

describe('the messenger', () => {
  let inits: string[];
  let sent: object[];
  let isReady: boolean;
  const kakao = () => ({
    init: (key: string) => void (inits.push(key), (isReady = true)),
    isInitialized: () => isReady,
    Share: { sendScrap: (options: object) => void sent.push(options) },
  });
  const script = () => document.querySelector<HTMLScriptElement>('script[src*="kakao"]');

  beforeEach(() => {
    [inits, sent, isReady] = [[], [], false];
    return () => {
      delete window.Kakao;
      script()?.remove();
    };
  });

  const notAllowed = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  const aborted = () => Promise.reject(new DOMException('', 'AbortError'));

  test.each([
    ['the sheet takes it', async () => {}, async () => {}, 'closed', [[shared], []]],
    ['the sheet is left without sharing', aborted, async () => {}, { open: 'choosing' }, [[shared], []]],
    ['the sheet does not open', notAllowed, async () => {}, { open: 'copiedForKakao' }, [[shared], [shared.url]]],
    ['there is no sheet', null, async () => {}, { open: 'copiedForKakao' }, [[], [shared.url]]],
    ['there is neither sheet nor clipboard', null, notAllowed, { open: 'unavailable' }, [[], [shared.url]]],
  ] as const)(
    'without a key is replaced by the sheet, else by the copied URL, and its script is not loaded: %s',
    async (_, open, copy, state, requests) => {
      const share = vi.fn<(data: ShareData) => Promise<void>>(open ?? (async () => {}));
      const writeText = vi.fn<(text: string) => Promise<void>>(copy);
      vi.stubGlobal('navigator', { clipboard: { writeText }, ...(open && { share }) });
      expect([
        await stateAfter('kakao.chosen', null),
        [share.mock.calls.flat(), writeText.mock.calls.flat()],
        script(),
      ]).toEqual([state, requests, null]);
    },
  );

  test('is unavailable if its script fails to load, which is retried the next time; a ready script gets the URL', async () => {
    const failing = stateAfter('kakao.chosen');
    const { src, integrity, crossOrigin } = script() ?? {};
    expect([src, integrity?.slice(0, 7), crossOrigin]).toEqual([
      'https://t1.kakaocdn.net/kakao_js_sdk/2.7.4/kakao.min.js',
      'sha384-',
      'anonymous',
    ]);
    script()?.dispatchEvent(new Event('error'));
    expect([await failing, script()]).toEqual([{ open: 'unavailable' }, null]);

    const empty = stateAfter('kakao.chosen');
    script()?.dispatchEvent(new Event('load'));
    expect(await empty).toEqual({ open: 'unavailable' });
    script()?.remove();

    const working = stateAfter('kakao.chosen');
    window.Kakao = kakao();
    script()?.dispatchEvent(new Event('load'));
    expect(await working).toBe('closed');
    expect(await stateAfter('kakao.chosen')).toBe('closed');
    expect([inits, sent]).toEqual([['key'], [{ requestUrl: shared.url }, { requestUrl: shared.url }]]);
  });
});

describe('the system’s sheet', () => {
  const mockShare = (share: () => Promise<void>) => {
    const requests = vi.fn<(data: ShareData) => Promise<void>>(share);
    vi.stubGlobal('navigator', { share: requests });
    return requests;
  };

  test('gets title and URL, and closes after sharing', async () => {
    const requests = mockShare(async () => {});
    expect([await stateAfter('sheet.chosen'), requests.mock.calls]).toEqual(['closed', [[shared]]]);
  });

  test.each([
    ['left without sharing leads back to the choice', 'AbortError', { open: 'choosing' }],
    ['that does not open is unavailable', 'NotAllowedError', { open: 'unavailable' }],
  ])('%s', async (_, name, state) => {
    mockShare(async () => Promise.reject(new DOMException('', name)));
    expect(await stateAfter('sheet.chosen')).toEqual(state);
  });
});

describe('the clipboard', () => {
  test('gets the URL', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect([await stateAfter('copy.chosen'), writeText.mock.calls]).toEqual([{ open: 'copied' }, [[shared.url]]]);
  });

  test('that is missing, as on an insecure page, is unavailable', async () => {
    vi.stubGlobal('navigator', {});
    expect(await stateAfter('copy.chosen')).toEqual({ open: 'unavailable' });
  });
});
