import { beforeEach, describe, expect, test } from 'vitest';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { sessionOf } from '#contract/http/token.ts';
import { session } from '#server/db/schema.ts';
import { endAllSessions } from '#server/services/session/end-all.ts';
import type { TestApp } from './lib/app.ts';
import { startApp } from './lib/app.ts';
import { dump } from './lib/dump.ts';
import { myPage, unchanged } from './lib/my.ts';
import { ok } from './lib/person.ts';
import { dataOf, refused, tokenOf } from './lib/read.ts';

const minute = 60_000;
const hour = 60 * minute;
const unchecked = refused(403, myPageMessages.passwordCheckRequired);
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const signIn = async (userAgent?: string, serviceId = 'member01') =>
  (await dataOf(await app.signIn(serviceId, undefined, userAgent === undefined ? {} : { 'User-Agent': userAgent })))
    .access_token;

const timeAt = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 9, minutes)).toISOString();

describe('the sessions', () => {
  test('are listed by browser and system, this one first, then by last use', async () => {
    const phone = await signIn(safari);
    app.advance(10 * minute);
    const unknown = await signIn();
    app.advance(10 * minute);
    const current = await signIn(chrome);
    app.advance(10 * minute);
    await app.get('/api/v1/users/me', phone);
    expect(await myPage(app, current).get('my/sessions')).toEqual(
      ok([
        {
          id: sessionOf(current),
          device: 'Chrome · Windows',
          createdAt: timeAt(20),
          lastSeenAt: timeAt(30),
          isCurrent: true,
        },
        {
          id: sessionOf(phone),
          device: 'Safari · iPhone',
          createdAt: timeAt(0),
          lastSeenAt: timeAt(30),
          isCurrent: false,
        },
        {
          id: sessionOf(unknown),
          device: '알 수 없는 기기',
          createdAt: timeAt(10),
          lastSeenAt: timeAt(10),
          isCurrent: false,
        },
      ]),
    );
    expect(await myPage(app, phone).get('my/sessions')).toMatchObject({
      data: [{ device: 'Safari · iPhone', isCurrent: true }, { isCurrent: false }, { isCurrent: false }],
    });
  });

  test('that have ended are not listed, nor are other members’', async () => {
    await signIn(chrome);
    await signIn(safari, 'corp0001');
    app.advance(2 * hour);
    const current = await signIn();
    expect(await myPage(app, current).get('my/sessions')).toEqual(
      ok([
        {
          id: sessionOf(current),
          device: '알 수 없는 기기',
          createdAt: timeAt(120),
          lastSeenAt: timeAt(120),
          isCurrent: true,
        },
      ]),
    );
  });

  test('store nothing of the header except the label', async () => {
    await signIn(`${chrome} Secret/7`);
    const rows = await dump(app.deps.db);
    for (const detail of ['Secret', 'Mozilla', 'AppleWebKit', '140.0', 'NT 10']) expect(rows).not.toContain(detail);
  });
});

/** The calls of the member with this token, after a password check. */
async function pageAfterPasswordCheck(token: string) {
  const page = myPage(app, token);
  await page.checkPassword();
  return page;
}

const statusesOf = (...tokens: string[]) =>
  Promise.all(tokens.map(async (token) => (await app.get('/api/v1/users/me', token)).status));

describe('ending one', () => {
  test('ends the session of this id, and no other', async () => {
    const [first, second, current] = [await tokenOf(app), await tokenOf(app), await tokenOf(app)];
    const page = await pageAfterPasswordCheck(current);
    const sessions = await page.get('my/sessions');
    expect(sessions).toMatchObject({ data: [{ id: sessionOf(current) }, {}, {}] });
    expect(await page.endOne(sessionOf(first))).toEqual(ok(null));
    expect(await statusesOf(first, second, page.token())).toEqual([401, 200, 200]);
  });

  test('that has already ended changes nothing', async () => {
    const [first, current] = [await tokenOf(app), await tokenOf(app)];
    const page = await pageAfterPasswordCheck(current);
    expect([await page.endOne(sessionOf(first)), await page.endOne(sessionOf(first))]).toEqual([ok(null), ok(null)]);
    expect(await app.deps.db.$count(session)).toBe(1);
  });

  test('of another member ends nothing', async () => {
    const [otherMemberToken, current] = [await tokenOf(app, 'corp0001'), await tokenOf(app)];
    expect(await (await pageAfterPasswordCheck(current)).endOne(sessionOf(otherMemberToken))).toEqual(ok(null));
    expect(await statusesOf(otherMemberToken)).toEqual([200]);
  });

  test.each(['', 'x', `${'x'.repeat(42)}!`, 'x'.repeat(44)])('by an invalid id, %j, is rejected', async (id) => {
    expect(await (await pageAfterPasswordCheck(await tokenOf(app))).endOne(id)).toEqual(
      refused(400, refusalMessages.invalidRequest),
    );
  });

  test('without the password is rejected and ends nothing', async () => {
    const [first, current] = [await tokenOf(app), await tokenOf(app)];
    expect(await myPage(app, current).endOne(sessionOf(first))).toEqual(unchecked);
    expect(await statusesOf(first)).toEqual([200]);
  });

  test('leaves the password check valid for the next call', async () => {
    const [first, second, current] = [await tokenOf(app), await tokenOf(app), await tokenOf(app)];
    const page = await pageAfterPasswordCheck(current);
    expect([
      await page.endOne(sessionOf(first)),
      await page.endOne(sessionOf(second)),
      await page.modify(unchanged),
    ]).toEqual([ok(null), ok(null), ok(null)]);
  });
});

describe('ending the others', () => {
  test('ends each other session of the member, not this one and not other members’', async () => {
    const [first, second, current, otherMemberToken] = [
      await tokenOf(app),
      await tokenOf(app),
      await tokenOf(app),
      await tokenOf(app, 'corp0001'),
    ];
    const page = await pageAfterPasswordCheck(current);
    expect(await page.endOthers()).toEqual(ok({ ended: 2 }));
    expect(await statusesOf(first, second, page.token(), otherMemberToken)).toEqual([401, 401, 200, 200]);
  });

  test('without the password, or ten minutes after it, is rejected and ends nothing', async () => {
    const [first, current] = [await tokenOf(app), await tokenOf(app)];
    expect(await myPage(app, current).endOthers()).toEqual(unchecked);
    const page = await pageAfterPasswordCheck(current);
    app.advance(10 * minute);
    expect(await page.endOthers()).toEqual(unchecked);
    expect(await statusesOf(first)).toEqual([200]);
  });

  test('reports none if there are none', async () => {
    expect(await (await pageAfterPasswordCheck(await tokenOf(app))).endOthers()).toEqual(ok({ ended: 0 }));
  });

  test('counts only those that were live, and deletes all the other rows', async () => {
    await tokenOf(app);
    app.advance(2 * hour);
    await tokenOf(app);
    expect(await (await pageAfterPasswordCheck(await tokenOf(app))).endOthers()).toEqual(ok({ ended: 1 }));
    expect(await app.deps.db.$count(session)).toBe(1);
  });

  test('by two at once leaves one of them', async () => {
    const pages = [await pageAfterPasswordCheck(await tokenOf(app)), await pageAfterPasswordCheck(await tokenOf(app))];
    const responses = await Promise.all(pages.map((page) => page.endOthers()));
    expect(responses).toEqual(
      expect.arrayContaining([
        ok({ ended: 1 }),
        refused(401, refusalMessages.invalidToken, { error: 'invalid_token' }),
      ]),
    );
    expect(await app.deps.db.$count(session)).toBe(1);
  });
});

describe('ending by the operator', () => {
  test('ends all sessions of one member, and of no one else', async () => {
    const [first, second, otherMemberToken] = [await tokenOf(app), await tokenOf(app), await tokenOf(app, 'corp0001')];
    expect(await endAllSessions(app.deps, 'Member01')).toBe(2);
    expect(await statusesOf(first, second, otherMemberToken)).toEqual([401, 401, 200]);
  });

  test('ends all sessions of all members', async () => {
    const tokens = [await tokenOf(app), await tokenOf(app, 'corp0001')];
    expect(await endAllSessions(app.deps, null)).toBe(2);
    expect(await statusesOf(...tokens)).toEqual([401, 401]);
  });

  test('of an unknown id ends none', async () => {
    const token = await tokenOf(app);
    expect(await endAllSessions(app.deps, 'nobody99')).toBe(undefined);
    expect(await statusesOf(token)).toEqual([200]);
  });
});
