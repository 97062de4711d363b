import { signIn } from '#contract/account/member.ts';
import { password } from '#tests/e2e/lib/person.ts';
import { expect, test } from '#tests/e2e/lib/test.ts';
import { openInspected, stepsOf } from './inspected.ts';

const beginsSession = ({ machine, from }: { machine: string; from: string | null }): boolean =>
  machine === 'session' && from === null;

test('the inspection of a login continues after a reload; it contains no id, password, name or token', async ({
  page,
  person,
}) => {
  const response = page.waitForResponse(`**${signIn.path}`);
  await openInspected(page, '/account/login');
  await person.signIn('member01');
  const { access_token, member } = signIn.result.parse((await (await response).json()).data);
  await expect(person.menu).toHaveText('김하늘 님');
  await page.reload();
  await expect
    .poll(
      async () => (await stepsOf(page)).filter(beginsSession),
      'the session begins once more, when the page is idle',
    )
    .toHaveLength(2);
  const steps = await stepsOf(page);
  expect(steps.filter(({ machine }) => machine === 'login').map(({ event }) => event)).toEqual([
    'xstate.init',
    'form.submitted',
    'xstate.done.actor.checkReservation',
    'xstate.done.actor.signIn',
  ]);
  const text = JSON.stringify(steps);
  expect(
    [password, access_token, member.serviceId, member.name, member.email, member.mobile].filter(
      (personal) => personal && text.includes(personal),
    ),
  ).toEqual([]);
});

test('nothing is inspected without ?inspect', async ({ page }) => {
  await page.goto('/account/login');
  await expect(page.locator('#root')).not.toHaveAttribute('data-ssr');
  expect(await page.evaluate(() => [window.__flows, window.sessionStorage.getItem('inspection')])).toEqual([
    undefined,
    null,
  ]);
});
