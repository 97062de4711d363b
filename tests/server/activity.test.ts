import { eq, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { activity, type ActivityPage } from '#contract/account/activity.ts';
import { success } from '#contract/http/envelope.ts';
import { accessRecord, member } from '#server/db/schema.ts';
import { coarseOrigin } from '#server/services/access/activity.ts';
import { recordFailedSignIn } from '#server/services/access/record.ts';
import { purge } from '#server/services/purge.ts';
import { secondApp, startApp, startOfTest, type TestApp } from './lib/app.ts';
import { myPage } from './lib/my.ts';
import { personNamed, registrationOf, signUp, verified } from './lib/person.ts';
import { dataOf, tokenOf } from './lib/read.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const chrome = {
  'User-Agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
};

const client = { address: '203.0.113.7', device: 'Chrome · Windows' };

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const read = async (token: string, page = 1): Promise<ActivityPage> =>
  success(activity.result).parse(await (await app.get(`${activity.path}?page=${page}`, token)).json()).data;
const actionsOf = async (token: string) => (await read(token)).content.map(({ action }) => action);
const fail = (serviceId: string, headers = {}) => app.signIn(serviceId, 'wrong', headers);
const countRecords = () => app.deps.db.$count(accessRecord);
const timeAt = (minutes: number) => new Date(startOfTest.getTime() + minutes * minute).toISOString();

describe('the activity of a member', () => {
  test('has logins, failed logins, changes and downloads, newest first, each with time, device and shortened address', async () => {
    await fail('member01', chrome);
    app.advance(minute);
    app.moveTo('2001:db8:1:2::9');
    const page = myPage(app, await tokenOf(app));
    app.advance(minute);
    await page.change({ password: 'Maple-27!gate' });
    app.advance(minute);
    await page.checkPassword('Maple-27!gate');
    await page.get('my/data');
    const at = { device: '알 수 없는 기기', origin: '2001:db8:*' };
    expect(await read(page.token())).toEqual({
      content: [
        { at: timeAt(3), action: 'DATA_DOWNLOAD', ...at },
        { at: timeAt(2), action: 'PASSWORD_CHANGE', ...at },
        { at: timeAt(1), action: 'SIGN_IN', ...at },
        { at: timeAt(0), action: 'SIGN_IN_FAILED', device: 'Chrome · Windows', origin: '203.0.*' },
      ],
      page: { number: 1, size: 20, totalPages: 1, totalElements: 4 },
    });
  });

  test('has twenty entries a page; a page beyond the end is the last one', async () => {
    const token = await tokenOf(app);
    for (let count = 0; count < 24; count += 1) {
      app.advance(minute);
      await app.signIn('member01');
    }
    const [first, last] = [await read(token), await read(token, 9)];
    expect([first.page, last.page]).toEqual([
      { number: 1, size: 20, totalPages: 2, totalElements: 25 },
      { number: 2, size: 20, totalPages: 2, totalElements: 25 },
    ]);
    expect([...first.content, ...last.content].map(({ at }) => at)).toEqual(
      Array.from({ length: 25 }, (_, index) => timeAt(24 - index)),
    );
  });

  test('ends after 90 days, though the records are stored for a year', async () => {
    await tokenOf(app);
    app.advance(90 * day);
    expect(await actionsOf(await tokenOf(app))).toEqual(['SIGN_IN', 'SIGN_IN']);
    app.advance(1);
    await purge(app.deps);
    expect(await actionsOf(await tokenOf(app))).toEqual(['SIGN_IN', 'SIGN_IN']);
    expect(await countRecords()).toBe(3);
  });

  test('has nothing of another member, nor of an earlier account of the same person', async () => {
    await tokenOf(app, 'normal01');
    const page = myPage(app, await tokenOf(app));
    await page.leave();
    app.advance(31 * day);
    const registration = registrationOf(await verified(app, personNamed('김하늘')));
    await signUp(app, { ...registration, serviceId: 'member77' });
    const token = (await dataOf(await app.signIn('member77', registration.password))).access_token;
    expect(await read(token)).toMatchObject({ content: [{ action: 'SIGN_IN' }], page: { totalElements: 1 } });
  });

  test.each([['?page=0'], ['?page=-1'], ['?page=x'], ['?page=1e99']])('%s is refused with 400', async (query) => {
    expect((await app.get(`${activity.path}${query}`, await tokenOf(app))).status).toBe(400);
  });
});

describe('a failed login', () => {
  test('is recorded ten times a day, from any number of addresses and processes', async () => {
    for (let count = 0; count < 10; count += 1) {
      app.moveTo(`198.51.100.${count}`);
      for (let attempt = 0; attempt < 5; attempt += 1) await fail('member01');
      app.advance(31 * minute);
    }
    expect(await countRecords()).toBe(10);
    const otherApp = secondApp(app.deps);
    otherApp.advance(app.deps.now().getTime() - startOfTest.getTime());
    await otherApp.signIn('member01', 'wrong');
    expect(await countRecords()).toBe(10);
    await fail('normal01');
    app.advance(day);
    await fail('member01');
    expect(await countRecords()).toBe(12);
  });

  test('of a locked id is not checked, and so not recorded', async () => {
    for (let attempt = 0; attempt < 8; attempt += 1) await fail('member01');
    expect(await countRecords()).toBe(5);
  });

  test('on a device that has logged in before is recorded, too', async () => {
    const cookie = (await app.signIn('member01')).headers.get('Set-Cookie')?.split(';', 1)[0] ?? '';
    await fail('member01', { Cookie: cookie });
    expect(await actionsOf(await tokenOf(app))).toEqual(['SIGN_IN', 'SIGN_IN_FAILED', 'SIGN_IN']);
  });

  test('of an unknown id has the same answer, and is not recorded', async () => {
    const answers = [await fail('member01'), await fail('nobody99')];
    const [known, unknown] = await Promise.all(answers.map(async (answer) => [answer.status, await answer.json()]));
    expect(unknown).toEqual(known);
    expect(await countRecords()).toBe(1);
  });

  test('runs one and the same statement, whether or not the id exists', async () => {
    const execute = vi.spyOn(app.deps.db, 'execute');
    const [account] = await app.deps.db.select().from(member).where(eq(member.serviceId, 'member01'));
    for (const owner of [account, undefined]) await recordFailedSignIn(app.deps, owner, client);
    const statements = execute.mock.calls.map(([statement]) => new PgDialect().sqlToQuery(statement as SQL).sql);
    execute.mockRestore();
    expect(statements).toEqual([expect.stringContaining('access_record'), statements[0]]);
    expect(await countRecords()).toBe(1);
  });

  test('stores nothing that was typed', async () => {
    await app.signIn('Member01', 'my-secret-guess');
    const [row] = await app.deps.db.select().from(accessRecord);
    const [account] = await app.deps.db.select().from(member).where(eq(member.serviceId, 'member01'));
    expect(
      JSON.stringify({ ...row, address: app.deps.keys.open('client address', row?.addressSealed ?? '') }),
    ).not.toMatch(new RegExp(`my-secret-guess|member01|${account?.name}`, 'i'));
  });
});

test.each([
  ['203.0.113.7', '203.0.*'],
  ['2001:db8:0:1', '2001:db8:*'],
  ['unknown', ''],
  ['', ''],
])('the origin of the address %j is %j', (address, origin) => {
  expect(coarseOrigin(address)).toBe(origin);
});
