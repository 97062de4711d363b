import { beforeEach, describe, expect, test } from 'vitest';
import { refusalMessages } from '#contract/refusal-messages.ts';
import { session } from '#server/db/schema.ts';
import type { TestApp } from './lib/app.ts';
import { startApp } from './lib/app.ts';
import { dump } from './lib/dump.ts';
import { myPage } from './lib/my.ts';
import { ok } from './lib/person.ts';
import { dataOf, refused, tokenOf } from './lib/read.ts';

const minute = 60_000;
const hour = 60 * minute;
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const signedIn = async (userAgent?: string, serviceId = 'member01') =>
  (await dataOf(await app.signIn(serviceId, undefined, userAgent === undefined ? {} : { 'User-Agent': userAgent }))).access_token;

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 9, minutes)).toISOString();

describe('the sessions', () => {
  test('are told by browser and system, this one first, then the last seen', async () => {
    const phone = await signedIn(safari);
    app.advance(10 * minute);
    await signedIn();
    app.advance(10 * minute);
    const current = await signedIn(chrome);
    app.advance(10 * minute);
    await app.get('/api/v1/users/me', phone);
    expect(await myPage(app, current).get('my/sessions')).toEqual(
      ok([
        { device: 'Chrome · Windows', createdAt: at(20), lastSeenAt: at(30), isCurrent: true },
        { device: 'Safari · iPhone', createdAt: at(0), lastSeenAt: at(30), isCurrent: false },
        { device: '알 수 없는 기기', createdAt: at(10), lastSeenAt: at(10), isCurrent: false },
      ]),
    );
    expect(await myPage(app, phone).get('my/sessions')).toMatchObject({ data: [{ device: 'Safari · iPhone', isCurrent: true }, { isCurrent: false }, { isCurrent: false }] });
  });

  test('that are over are not told, nor are other members’', async () => {
    await signedIn(chrome);
    await signedIn(safari, 'corp0001');
    app.advance(2 * hour);
    const current = await signedIn();
    expect(await myPage(app, current).get('my/sessions')).toEqual(ok([{ device: '알 수 없는 기기', createdAt: at(120), lastSeenAt: at(120), isCurrent: true }]));
  });

  test('keep nothing of the header but the label', async () => {
    await signedIn(`${chrome} Secret/7`);
    const rows = await dump(app.deps.db);
    for (const part of ['Secret', 'Mozilla', 'AppleWebKit', '140.0', 'NT 10']) expect(rows).not.toContain(part);
  });
});

describe('ending the others', () => {
  test('ends each other session of the member, this one and other members’ go on', async () => {
    const [first, second, current, stranger] = [await tokenOf(app), await tokenOf(app), await tokenOf(app), await tokenOf(app, 'corp0001')];
    expect(await myPage(app, current).endOthers()).toEqual(ok({ ended: 2 }));
    const statuses = [first, second, current, stranger].map(async (token) => (await app.get('/api/v1/users/me', token)).status);
    expect(await Promise.all(statuses)).toEqual([401, 401, 200, 200]);
  });

  test('tells none when there are none', async () => {
    expect(await myPage(app, await tokenOf(app)).endOthers()).toEqual(ok({ ended: 0 }));
  });

  test('counts those that were live only, and leaves no row of the others', async () => {
    await tokenOf(app);
    app.advance(2 * hour);
    await tokenOf(app);
    expect(await myPage(app, await tokenOf(app)).endOthers()).toEqual(ok({ ended: 1 }));
    expect(await app.deps.db.$count(session)).toBe(1);
  });

  test('by two at once leaves one of them', async () => {
    const pages = [myPage(app, await tokenOf(app)), myPage(app, await tokenOf(app))];
    const answers = await Promise.all(pages.map((page) => page.endOthers()));
    expect(answers).toEqual(expect.arrayContaining([ok({ ended: 1 }), refused(401, refusalMessages.invalidToken, { error: 'invalid_token' })]));
    expect(await app.deps.db.$count(session)).toBe(1);
  });
});
