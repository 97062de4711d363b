import { flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';

/** After leaving, the browser is on another page, which asks no question. */
const onScreen: typeof flow.onMachine = {
  ...flow.onMachine,
  isEventPossible: (_, __, last) => last?.includes('leave.confirmed') !== true,
};

describeBrowserPaths({ ...flow, onScreen }, inSignUp);

async function inSignUp({ page, person, joiner }: BrowserStage): Promise<Gestures> {
  await openInspected(page, '/account/join');
  await joiner.choose('개인(분양)회원');
  return {
    'leave.requested': () => page.getByRole('link', { name: '홈으로' }).click(),
    'leave.confirmed': () => person.confirm(),
    'leave.cancelled': () => person.cancel(),
  };
}
