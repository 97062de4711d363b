import { paths } from '#contract/site/site-paths.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { heldTraversals } from '../browser/held-traversals.ts';
import { reloadInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';
import { flow } from './flow.ts';

/** The sign-up has one entry besides the page's own, and stays at Back, which asks whether to leave. */
const onScreen: typeof flow.onMachine = {
  ...flow.onMachine,
  isEventPossible(state, event) {
    const { depth, entry } = state.context;
    if (event.type === 'page.left') return false;
    if (event.type === 'step.back') return event.depth === 1;
    if (event.type === 'step.changed') return event.depth < 2 && event.depth !== depth;
    return state.matches('returning') ? event.entry === 0 : entry === 0 && event.entry === 1;
  },
};

describeBrowserPaths({ ...flow, onScreen }, inSignUp);

/**
 * The sign-up goes on and back before the recording, so that the browser's history has an entry ahead from the start.
 */
async function inSignUp({ page, person, joiner }: BrowserStage): Promise<Gestures> {
  const back = page.getByRole('button', { name: '이전 단계' });
  const choose = () => joiner.choose('개인(분양)회원');
  await page.goto(paths.join);
  await choose();
  await back.click();
  await page.waitForFunction(() => window.history.state.idx === 0);
  const traversals = await heldTraversals(page);
  await reloadInspected(page);
  return {
    'step.changed': ({ depth }) => (depth === 1 ? choose() : back.click()),
    async 'step.back'() {
      await traversals.go(-1);
      await person.cancel();
    },
    async 'entry.reached'() {
      if (!(await traversals.release())) await traversals.go(1);
    },
  };
}
