import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { ownData } from '#contract/account/own-data.ts';
import { success } from '#contract/http/envelope.ts';
import { booking, member, membership } from '#server/db/schema.ts';
import { bearer, startApp, startOfTest, type TestApp } from './lib/app.ts';
import { myPage, unchanged } from './lib/my.ts';
import { ok } from './lib/person.ts';
import { refusalOf, refused, tokenOf } from './lib/read.ts';

const chrome = {
  'User-Agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
};

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const requestOwnData = (token: string) => app.fetch(ownData.path, { headers: { ...bearer(token), ...chrome } });
const getOwnData = async (token: string) =>
  success(ownData.result).parse(await (await requestOwnData(token)).json()).data;

/** Returns the token of a member who has just passed the password check. */
async function confirmed(serviceId = 'member01') {
  const page = myPage(app, await tokenOf(app, serviceId));
  await page.checkPassword();
  return page.token();
}

test('the member gets all personal data that the site has, and the download is recorded', async () => {
  const data = await getOwnData(await confirmed());
  const at = startOfTest.toISOString();
  const [row] = await app.deps.db.select().from(member).where(eq(member.serviceId, 'member01'));
  expect(data.account).toEqual({
    name: '김하늘',
    serviceId: 'member01',
    email: unchanged.email,
    mobile: unchanged.mobile,
    userType: 'PERSONAL',
    corporation: null,
    termsAgree: { emailRcv: true, smsRcv: true, emailRcvDate: at, smsRcvDate: at },
    address: unchanged.address,
    birthdate: '1985-04-12',
    gender: 'FEMALE',
    ci: app.deps.keys.open('identifier across services', row?.ciSealed ?? ''),
    di: row?.di,
    isDormant: false,
    joinedAt: at,
    lastSignInAt: at,
  });
  expect(data.createdAt).toBe(at);
  expect(data.consents).toHaveLength(4);
  expect(data.memberships.map(({ MEMB_NO }) => MEMB_NO)).toEqual(['51-02-004417', '61-11-000982']);
  expect(data.bookings).toHaveLength(await app.deps.db.$count(booking, eq(booking.memberId, row?.id ?? 0)));
  expect(data.sessions).toEqual([{ device: '알 수 없는 기기', createdAt: at, lastSeenAt: at }]);
  expect(data.contactChanges).toEqual([]);
  expect(data.closedAccounts).toEqual([]);
  expect(data.accessRecords).toEqual([
    { at, action: 'DATA_DOWNLOAD', address: '203.0.113.7', device: 'Chrome · Windows' },
    { at, action: 'SIGN_IN', address: '203.0.113.7', device: '알 수 없는 기기' },
  ]);
});

test('the data contains nothing of another member', async () => {
  const { bookings, memberships, account } = await getOwnData(await confirmed('corp0001'));
  const [row] = await app.deps.db.select().from(member).where(eq(member.serviceId, 'corp0001'));
  expect(account.corporation).toEqual({
    companyName: '오크상사',
    registrationNumber: '1234567891',
    approval: 'APPROVED',
  });
  expect(bookings).toHaveLength(await app.deps.db.$count(booking, eq(booking.memberId, row?.id ?? 0)));
  expect(memberships).toHaveLength(await app.deps.db.$count(membership, eq(membership.memberId, row?.id ?? 0)));
});

test('without a recent password check the data is refused, and nothing is recorded', async () => {
  const token = await tokenOf(app);
  expect(await refusalOf(await requestOwnData(token))).toEqual(refused(403, myPageMessages.passwordCheckRequired));
  expect((await getOwnData(await confirmed())).accessRecords.map(({ action }) => action)).toEqual([
    'DATA_DOWNLOAD',
    'SIGN_IN',
    'SIGN_IN',
  ]);
});

test('the password check remains valid for a profile change', async () => {
  const page = myPage(app, await tokenOf(app));
  await page.checkPassword();
  await getOwnData(page.token());
  expect(await page.modify({ ...unchanged, mobile: '01098765432' })).toEqual(ok(null));
  await page.checkPassword();
  expect((await getOwnData(page.token())).accessRecords.map(({ action }) => action)).toEqual([
    'DATA_DOWNLOAD',
    'PROFILE_CHANGE',
    'DATA_DOWNLOAD',
    'SIGN_IN',
  ]);
});
