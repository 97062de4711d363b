import type { AnyEventObject } from 'xstate';
import { addPasskey, offerPasskey, passkeys, removePasskey, renamePasskey } from '#contract/account/passkey.ts';
import { editorAt } from '#tests/e2e/lib/editor.ts';
import { newMember } from '#tests/e2e/lib/new-member.ts';
import { newPasskey, virtualAuthenticator } from '#tests/e2e/lib/passkeys.ts';
import { newPassword } from '#tests/e2e/lib/new-person.ts';
import { useUpCheck } from '#tests/e2e/lib/use-up-check.ts';
import { flow } from './flow.ts';
import { describeBrowserPaths } from '../browser/describe-browser-paths.ts';
import { heldCalls, refused, unreadable } from '../browser/held-calls.ts';
import { openInspected } from '../browser/inspected.ts';
import type { BrowserStage, Gestures } from '../browser/stage.ts';

/** Only Chromium has an authenticator for tests. */
const isInEveryEngine = ({ type }: AnyEventObject) => type !== 'adding.requested';

describeBrowserPaths(flow, inProfile, undefined, isInEveryEngine);

async function inProfile({ page, engine, person, expectConsoleError }: BrowserStage): Promise<Gestures> {
  const lists = await heldCalls(page, `**${passkeys.path}`, expectConsoleError);
  const offers = await heldCalls(page, `**${offerPasskey.path}`, expectConsoleError);
  const adding = await heldCalls(page, `**${addPasskey.path}`, expectConsoleError);
  const renaming = await heldCalls(page, `**${renamePasskey.path}`, expectConsoleError);
  const removing = await heldCalls(page, `**${removePasskey.path}`, expectConsoleError);
  const { serviceId } = await newMember(page.request);
  const removals = new Map<string, () => Promise<void>>();
  let renamed = '';
  await person.arriveAs(serviceId, newPassword);
  if (engine === 'chromium') await virtualAuthenticator(page);
  await openInspected(page, '/mypage/editing');
  await editorAt(page).unlock();
  await page.getByText('패스키', { exact: true }).click();
  const name = page.getByLabel('패스키 이름', { exact: true });
  return {
    'list.retried': () => page.getByRole('button', { name: '다시 불러오기' }).click(),
    'adding.requested': () => page.getByRole('button', { name: '패스키 추가' }).click(),
    async 'renaming.requested'({ passkey }) {
      renamed = passkey.name;
      await page.getByRole('button', { name: `${passkey.name} 이름 변경` }).click();
    },
    async 'name.submitted'(event) {
      await name.fill(event['name']);
      await page.getByRole('button', { name: /^(?:패스키 만들기|이름 저장)/ }).click();
    },
    'name.changed': async () => name.fill(`${await name.inputValue()}x`),
    'naming.cancelled': () => page.getByRole('button', { name: '취소' }).click(),
    'removal.requested': ({ passkey }) => page.getByRole('button', { name: `${passkey.name} 삭제` }).click(),
    'removal.confirmed': () => person.confirm(),
    'removal.cancelled': () => person.cancel(),
    'alert.dismissed': () => person.dismiss(),
    async 'xstate.done.actor.loadPasskeys'({ output }) {
      for (const { name: each } of output) {
        const { remove } = await newPasskey(page.request, { serviceId }, each);
        removals.set(each, remove);
      }
      await lists.pass();
    },
    'xstate.error.actor.loadPasskeys': () => lists.answer(unreadable),
    async 'xstate.done.actor.addPasskey'({ output }) {
      if (output.kind === 'unconfirmed') {
        await useUpCheck(page, await person.token());
        return offers.pass();
      }
      await offers.pass();
      await adding.arrived();
      if (output.kind === 'refused') await replaceOffer();
      return adding.pass();
    },
    'xstate.error.actor.addPasskey': () => offers.answer(unreadable),
    async 'xstate.done.actor.renamePasskey'({ output }) {
      if (output.kind === 'refused') await removals.get(renamed)?.();
      if (output.kind === 'unconfirmed') await useUpCheck(page, await person.token());
      return renaming.pass();
    },
    'xstate.error.actor.renamePasskey': () => renaming.answer(unreadable),
    async 'xstate.done.actor.removePasskey'({ output }) {
      if (output.kind === 'refused') return removing.answer(refused('503', output.message), 503);
      if (output.kind === 'unconfirmed') await useUpCheck(page, await person.token());
      return removing.pass();
    },
    'xstate.error.actor.removePasskey': () => removing.answer(unreadable),
  };

  /** Starts to add another passkey in the same session, which voids the first challenge. */
  async function replaceOffer() {
    const headers = { Authorization: `Bearer ${await person.token()}` };
    await page.request.post(offerPasskey.path, { headers, data: {} });
  }
}
