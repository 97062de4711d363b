import { fromPromise } from 'xstate';
import { shareMachine, type Shared, type SheetOutcome } from '#machines/share.machine.ts';
import { loadKakao } from './kakao.ts';
import { wholeAddress } from './share-addresses.ts';

/** The share control bound to the messenger of that key, to the system's share sheet and to the clipboard. */
export const provideShare = (key: string | null) =>
  shareMachine.provide({
    actors: {
      sendByKakao: fromPromise<void, Shared>(async ({ input }) => {
        if (key === null) throw new Error('There is no key for the messenger');
        const kakao = await loadKakao(key);
        kakao.Share.sendScrap({ requestUrl: wholeAddress(input.url) });
      }),
      openSheet: fromPromise<SheetOutcome, Shared>(async ({ input: { title, url } }) => {
        try {
          await navigator.share({ title, url: wholeAddress(url) });
          return 'shared';
        } catch (error) {
          if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
          throw error;
        }
      }),
      copyLink: fromPromise<void, Shared>(async ({ input }) => navigator.clipboard.writeText(wholeAddress(input.url))),
    },
  });
