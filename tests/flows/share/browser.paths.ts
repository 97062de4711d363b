import { flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { heldPromises } from '../browser/held-promises.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';

const underWay: Readonly<Record<string, string>> = {
  'kakao.chosen': 'sendingByKakao',
  'sheet.chosen': 'openingSheet',
  'copy.chosen': 'copying',
};

/** A pending action cannot be clicked again. */
const onScreen: typeof flow.onMachine = {
  ...flow.onMachine,
  isEventPossible: (state, { type }) => !(type in underWay && state.matches({ open: underWay[type] } as never)),
};

describeBrowserPaths({ ...flow, onScreen }, atOffer);

async function atOffer({ page }: BrowserStage): Promise<Gestures> {
  const held = await heldPromises(page, 'share', 'clipboard.writeText');
  await page
    .context()
    .route('https://twitter.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>X</title>' }));
  await openInspected(page, '/specialoffer/package/101');
  return {
    'share.toggled': () => page.getByRole('button', { name: '공유하기' }).click(),
    'share.closed': () => page.keyboard.press('Escape'),
    async 'link.followed'() {
      const opened = page.waitForEvent('popup');
      await page.getByRole('link', { name: 'X 새 창' }).click();
      await (await opened).close();
    },
    'kakao.chosen': () => page.getByRole('button', { name: '카카오톡' }).click(),
    'sheet.chosen': () => page.getByRole('button', { name: '다른 앱으로 공유' }).click(),
    'copy.chosen': () => page.getByRole('button', { name: '링크 복사' }).click(),
    // The site is built without a key: the messenger is reached by the share sheet, or else by the clipboard.
    async 'xstate.done.actor.sendByKakao'({ output }) {
      if (output === 'shared') return held.resolve();
      await held.reject(output === 'dismissed' ? 'AbortError' : 'NotAllowedError');
      if (output === 'copied') await held.resolve();
    },
    async 'xstate.error.actor.sendByKakao'() {
      await held.reject('NotAllowedError');
      await held.reject('NotAllowedError');
    },
    'xstate.done.actor.openSheet': ({ output }) => (output === 'shared' ? held.resolve() : held.reject('AbortError')),
    'xstate.error.actor.openSheet': () => held.reject('NotAllowedError'),
    'xstate.done.actor.copyLink': () => held.resolve(),
    'xstate.error.actor.copyLink': () => held.reject('NotAllowedError'),
  };
}
