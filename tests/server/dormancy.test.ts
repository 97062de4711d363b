import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { modifyPassword } from '#contract/account/find.ts';
import { member } from '#server/db/schema.ts';
import { updateDormancy } from '#server/services/dormancy/update.ts';
import { post, secondApp, startApp, startOfTest, type TestApp } from './lib/app.ts';
import { queuedMails } from './lib/mails.ts';
import { myPage } from './lib/my.ts';
import { personNamed, verified } from './lib/person.ts';
import { dataOf, tokenOf } from './lib/read.ts';

const day = 24 * 3_600_000;
const fresh = 'Maple-27!gate';
const subject = '[오크 리조트 골프] 휴면 계정 전환 예정 안내';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
  // The other members have just logged in.
  await app.deps.db.update(member).set({ lastSignInAt: new Date(startOfTest.getTime() + 3_000 * day) });
  await app.deps.db.update(member).set({ lastSignInAt: startOfTest }).where(eq(member.serviceId, 'member01'));
});

const mails = async () => (await queuedMails(app)).map((mail) => [mail?.to, mail?.subject]);
const isDormant = async () => (await dataOf(await app.signIn('member01'))).dormant;
const dormantIds = async () =>
  (await app.deps.db.select({ id: member.serviceId }).from(member).where(eq(member.dormant, true)))
    .map(({ id }) => id)
    .toSorted();

async function afterDays(days: number) {
  app.advance(days * day);
  await updateDormancy(app.deps);
}

test('a member is mailed once, 30 days before a year without a login ends, with the day on which the account becomes dormant', async () => {
  await afterDays(334);
  expect(await mails()).toEqual([]);
  await afterDays(1);
  await afterDays(1);
  expect(await mails()).toEqual([['haneul.kim@naver.example', subject]]);
  const [mail] = await queuedMails(app);
  expect(mail?.text).toContain('2027.11.20에 회원님의 계정이 휴면 상태로 전환될 예정입니다.');
});

test('the account becomes dormant 30 days after the mail, not a day earlier', async () => {
  await afterDays(335);
  await afterDays(29);
  expect(await dormantIds()).toEqual(['sleeper01']);
  await afterDays(1);
  expect(await dormantIds()).toEqual(['member01', 'sleeper01']);
  expect(await mails()).toHaveLength(1);
});

test('a member mailed late, because no job ran, still has 30 days from the mail', async () => {
  await afterDays(500);
  expect([await dormantIds(), await mails()]).toEqual([['sleeper01'], [['haneul.kim@naver.example', subject]]]);
  await afterDays(30);
  expect(await dormantIds()).toEqual(['member01', 'sleeper01']);
});

test('a login before that day restarts the year', async () => {
  await afterDays(340);
  await tokenOf(app);
  await afterDays(30);
  expect(await dormantIds()).toEqual(['sleeper01']);
  await afterDays(307);
  expect(await mails()).toHaveLength(2);
});

test('two processes mail each member once', async () => {
  app.advance(340 * day);
  const otherApp = secondApp(app.deps);
  otherApp.advance(340 * day);
  await Promise.all([updateDormancy(app.deps), updateDormancy(otherApp.deps)]);
  expect(await mails()).toHaveLength(1);
});

test('a dormant account is active again after a new password, set in the profile or after a verification', async () => {
  await afterDays(335);
  await afterDays(30);
  expect(await isDormant()).toBe(true);
  const page = myPage(app, await tokenOf(app));
  await page.change({ password: fresh });
  expect(await dormantIds()).toEqual(['sleeper01']);
  await app.deps.db.update(member).set({ dormant: true }).where(eq(member.serviceId, 'member01'));
  const { ci, di, proof } = await verified(app, personNamed('김하늘'));
  expect(
    (
      await app.fetch(
        modifyPassword.path,
        post({ serviceId: 'member01', password: `${fresh}2`, ci, di, proof, userType: 'PERSONAL' }),
      )
    ).status,
  ).toBe(200);
  expect(await dormantIds()).toEqual(['sleeper01']);
});
