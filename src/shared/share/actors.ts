import { fromPromise } from 'xstate';
import { shareMachine, type KakaoOutcome, type Shared, type SheetOutcome } from '#machines/share.machine.ts';
import { loadKakao } from './kakao.ts';
import { absoluteUrl } from './share-urls.ts';

/**
 * The share control bound to the messenger, by its key where there is one, to the system's share sheet and to the
 * clipboard.
 */
export const provideShare = (key: string | null) =>
  shareMachine.provide({
    actors: {
      sendByKakao: fromPromise<KakaoOutcome, Shared>(async ({ input }) => {
        if (key === null) return sendWithoutKey(input);
        const kakao = await loadKakao(key);
        kakao.Share.sendScrap({ requestUrl: absoluteUrl(input.url) });
        return 'shared';
      }),
      openSheet: fromPromise<SheetOutcome, Shared>(({ input }) => openSheet(input)),
      copyLink: fromPromise<void, Shared>(({ input }) => copyLink(input)),
    },
  });

/**
 * The system's share sheet includes the messenger where it is installed; without a sheet, or if it fails to open, the
 * link is copied.
 */
async function sendWithoutKey(shared: Shared): Promise<KakaoOutcome> {
  const outcome = 'share' in navigator ? await openSheet(shared).catch(() => null) : null;
  if (outcome !== null) return outcome;
  await copyLink(shared);
  return 'copied';
}

async function openSheet({ title, url }: Shared): Promise<SheetOutcome> {
  try {
    await navigator.share({ title, url: absoluteUrl(url) });
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    throw error;
  }
}

const copyLink = async ({ url }: Shared): Promise<void> => navigator.clipboard.writeText(absoluteUrl(url));
