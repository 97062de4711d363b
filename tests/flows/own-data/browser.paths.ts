import { ownData } from '#contract/account/own-data.ts';
import { limits } from '#tools/browsers/limits.ts';
import { editorAt } from '#tests/e2e/lib/editor.ts';
import { password } from '#tests/e2e/lib/person.ts';
import { expect } from '#tests/e2e/lib/test.ts';
import { ownDataExample } from '#tests/fixtures/own-data.ts';
import { flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { heldCalls, refused, succeeded, unreadable } from '../browser/held-calls.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';

/** The buttons exist only while the password check is valid. */
const onScreen: typeof flow.onMachine = { ...flow.onMachine, isEventPossible: (_, __, last) => last?.includes('[isUnconfirmed]') !== true };

describeBrowserPaths({ ...flow, onScreen }, inProfile);

async function inProfile({ page, engine, person, expectConsoleError }: BrowserStage): Promise<Gestures> {
  const calls = await heldCalls(page, `**${ownData.path}`, expectConsoleError);
  let format = '';
  await person.arriveAs('member01');
  await openInspected(page, '/mypage/editing');
  await editorAt(page).unlock(password);
  await page.getByText('내 정보 내려받기', { exact: true }).click();
  return {
    async 'download.requested'(event) {
      format = event['format'];
      await page.getByRole('button', { name: `(${format.toUpperCase()})` }).click();
    },
    'alert.dismissed': () => person.dismiss(),
    async 'xstate.done.actor.saveOwnData'({ output }) {
      if (output.kind === 'saved') {
        const name = `oakgolf-my-data-2026-11-26.${format}`;
        const download = 'downloads of blobs' in limits[engine] ? null : page.waitForEvent('download');
        await calls.answer(succeeded(ownDataExample));
        expect((await download)?.suggestedFilename() ?? name).toBe(name);
        return expect(page.getByText(`내려받았습니다: ${name}`)).toHaveRole('status');
      }
      const code = output.kind === 'unconfirmed' ? '403' : '503';
      return calls.answer(refused(code, output.message), Number(code));
    },
    'xstate.error.actor.saveOwnData': () => calls.answer(unreadable),
  };
}
