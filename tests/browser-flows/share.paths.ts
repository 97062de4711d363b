import { shareFlow } from '#tests/flows/share.flow.ts';
import { describeBrowserPaths, type BrowserStage, type Gestures } from './lib/describe-browser-paths.ts';
import { heldPromises } from './lib/held-promises.ts';
import { openRecorded } from './lib/recorded.ts';

const underWay: Readonly<Record<string, string>> = { 'sheet.chosen': 'openingSheet', 'copy.chosen': 'copying' };

/** What is under way cannot be pressed again; and without its key there is no messenger. */
const onScreen: typeof shareFlow = {
  ...shareFlow,
  offers: (state, { type }) => type !== 'kakao.chosen' && !(type in underWay && state.matches({ open: underWay[type] } as never)),
};

describeBrowserPaths(onScreen, atOffer);

async function atOffer({ page }: BrowserStage): Promise<Gestures> {
  const held = await heldPromises(page, 'share', 'clipboard.writeText');
  await page.context().route('https://twitter.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>X</title>' }));
  await openRecorded(page, '/specialoffer/package/101');
  return {
    'share.toggled': () => page.getByRole('button', { name: '공유하기' }).click(),
    'share.closed': () => page.keyboard.press('Escape'),
    async 'link.followed'() {
      const opened = page.waitForEvent('popup');
      await page.getByRole('link', { name: 'X 새 창' }).click();
      await (await opened).close();
    },
    'sheet.chosen': () => page.getByRole('button', { name: '다른 앱으로 공유' }).click(),
    'copy.chosen': () => page.getByRole('button', { name: '링크 복사' }).click(),
    'xstate.done.actor.openSheet': ({ output }) => (output === 'shared' ? held.resolve() : held.reject('AbortError')),
    'xstate.error.actor.openSheet': () => held.reject('NotAllowedError'),
    'xstate.done.actor.copyLink': () => held.resolve(),
    'xstate.error.actor.copyLink': () => held.reject('NotAllowedError'),
  };
}
