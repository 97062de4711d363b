import { readFile } from 'node:fs/promises';
import { signIn } from '#contract/account/member.ts';
import { scenario } from '#tools/flows/inspect/scenario.ts';
import { password } from '#tests/e2e/lib/person.ts';
import { expect, test } from '#tests/e2e/lib/test.ts';
import { openWithPanel, stepsOf } from './recorded.ts';

const beginsSession = ({ machine, from }: { machine: string; from: string | null }): boolean => machine === 'session' && from === null;

test('a member logs in and visits several pages with a reload; the export contains no id, password, name or token', async ({ page, person }) => {
  const response = page.waitForResponse(`**${signIn.path}`);
  await openWithPanel(page, '/account/login');
  await person.signIn('member01');
  const { access_token, member } = signIn.result.parse((await (await response).json()).data);
  await expect(person.menu).toHaveText('김하늘 님');
  await page.reload();
  await expect.poll(async () => (await stepsOf(page)).filter(beginsSession), 'the session begins once more, when the page is idle').toHaveLength(2);
  const saved = page.waitForEvent('download');
  await page.getByRole('complementary', { name: '여정 기록' }).getByRole('button', { name: '내보내기' }).click();
  const file = await saved;
  const text = await readFile(await file.path(), 'utf8');
  const { path, steps } = scenario.parse(JSON.parse(text));
  expect(file.suggestedFilename()).toMatch(/^scenario-\d{4}-\d\d-\d\d-\d{4}\.json$/);
  expect([path, steps.filter(({ machine }) => machine === 'login').map(({ event }) => event)]).toEqual([
    '/account/login', ['xstate.init', 'form.submitted', 'xstate.done.actor.checkReservation', 'xstate.done.actor.signIn'],
  ]);
  expect(steps.filter(beginsSession)).toHaveLength(2);
  expect([password, access_token, member.serviceId, member.name, member.email, member.mobile].filter((personal) => personal && text.includes(personal))).toEqual([]);
});

test('nothing is recorded without ?record, nor on later pages after the recorder is closed', async ({ page }) => {
  const panel = page.getByRole('complementary', { name: '여정 기록' });
  await page.goto('/account/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(panel).toHaveCount(0);
  await openWithPanel(page, '/account/login');
  await panel.getByRole('button', { name: '닫기' }).click();
  await expect(panel).toHaveCount(0);
  await page.goto('/account/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(panel).toHaveCount(0);
});
