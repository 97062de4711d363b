import { ownData } from '#contract/account/own-data.ts';
import { limits } from '#tools/browsers/limits.ts';
import { editorAt } from '#tests/e2e/lib/editor.ts';
import { newMember } from '#tests/e2e/lib/new-member.ts';
import { newPassword } from '#tests/e2e/lib/new-person.ts';
import { expect } from '#tests/e2e/lib/test.ts';
import { useUpCheck } from '#tests/e2e/lib/use-up-check.ts';
import { flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { heldCalls, refused, unreadable } from '../browser/held-calls.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';

/** The buttons exist only while the password check is valid. */
const onScreen: typeof flow.onMachine = {
  ...flow.onMachine,
  isEventPossible: (_, __, last) => last?.includes('[isUnconfirmed]') !== true,
};

describeBrowserPaths({ ...flow, onScreen }, inProfile);

async function inProfile({ page, engine, person, expectConsoleError }: BrowserStage): Promise<Gestures> {
  const calls = await heldCalls(page, `**${ownData.path}`, expectConsoleError);
  let format = '';
  const { serviceId } = await newMember(page.request);
  await person.arriveAs(serviceId, newPassword);
  await openInspected(page, '/mypage/editing');
  await editorAt(page).unlock();
  await page.getByText('내 정보 내려받기', { exact: true }).click();
  return {
    async 'download.requested'(event) {
      format = event['format'];
      await page.getByRole('button', { name: `(${format.toUpperCase()})` }).click();
    },
    'alert.dismissed': () => person.dismiss(),
    async 'xstate.done.actor.saveOwnData'({ output }) {
      if (output.kind === 'refused') return calls.answer(refused('503', output.message), 503);
      if (output.kind === 'unconfirmed') {
        await useUpCheck(page, await person.token());
        return calls.pass();
      }
      const download = 'downloads of blobs' in limits[engine] ? null : page.waitForEvent('download');
      await calls.pass();
      const saved = page
        .getByRole('status')
        .filter({ hasText: new RegExp(`^내려받았습니다: oakgolf-my-data-[-\\d]{10}\\.${format}$`) });
      await expect(saved).toBeVisible();
      const name = (await download)?.suggestedFilename();
      if (name !== undefined) await expect(saved).toContainText(name);
    },
    'xstate.error.actor.saveOwnData': () => calls.answer(unreadable),
  };
}
