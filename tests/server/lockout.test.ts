import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/messages.ts';
import { loginLockedMessage } from '#contract/refusal-messages.ts';
import { loginLock } from '#server/db/schema.ts';
import type { TestApp } from './lib/app.ts';
import { password, secondApp, startApp } from './lib/app.ts';
import { refusalOf, refused } from './lib/read.ts';

const minute = 60_000;
const locked = (retryAfter: number) => refused(423, loginLockedMessage(retryAfter), { retryAfter });
const wrong = refused(400, messages.wrongCredentials);

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

async function guess(times: number, serviceId = 'locked01', on = app) {
  const answers = [];
  for (let count = 0; count < times; count += 1) answers.push(await refusalOf(await on.signIn(serviceId, 'wrong')));
  return answers;
}

describe.each(['locked01', 'nobody01'])('the id %s', (id) => {
  test('is locked by the fifth wrong password, for 30 minutes', async () => {
    expect(await guess(6, id)).toEqual([wrong, wrong, wrong, wrong, locked(1800), locked(1800)]);
  });

  test('is not checked while it is locked', async () => {
    await guess(5, id);
    expect(await refusalOf(await app.signIn(id))).toEqual(locked(1800));
    expect(app.seen.verified).toHaveLength(5);
  });

  test('starts a new count after the lock', async () => {
    await guess(5, id);
    app.advance(30 * minute);
    expect(await guess(5, id)).toEqual([wrong, wrong, wrong, wrong, locked(1800)]);
  });

  test('is locked however it is spelt', async () => {
    await guess(5, id);
    expect(await guess(1, id.toUpperCase())).toEqual([locked(1800)]);
  });
});

describe('the lock', () => {
  test('says how long is left, in the body and in Retry-After', async () => {
    await guess(5);
    app.advance(55_000 + 12 * minute);
    const response = await app.signIn('locked01');
    expect(response.headers.get('Retry-After')).toBe('1025');
    expect(await refusalOf(response)).toEqual(locked(1025));
    expect(loginLockedMessage(1025)).toContain('17분 5초');
  });

  test('ends to the second', async () => {
    await guess(5);
    app.advance(30 * minute - 1);
    expect(await refusalOf(await app.signIn('locked01'))).toEqual(locked(1));
    app.advance(1);
    expect((await app.signIn('locked01')).status).toBe(200);
  });

  test('does not grow by tries during it', async () => {
    await guess(5);
    app.advance(29 * minute);
    expect(await guess(1)).toEqual([locked(60)]);
  });

  test('leaves other ids alone', async () => {
    await guess(5);
    expect((await app.signIn('member01')).status).toBe(200);
  });

  test('holds in every process of the database', async () => {
    const other = secondApp(app.deps);
    await guess(3);
    expect(await guess(2, 'locked01', other)).toEqual([wrong, locked(1800)]);
    expect(await refusalOf(await app.signIn('locked01'))).toEqual(locked(1800));
  });

  test('keeps nothing of what was typed', async () => {
    await guess(1, 'Secret-Typed');
    const rows = JSON.stringify(await app.deps.db.select().from(loginLock));
    expect(rows.toLowerCase()).not.toContain('secret');
  });
});

describe('the count', () => {
  test('is cleared by the right password', async () => {
    await guess(4);
    expect((await app.signIn('locked01')).status).toBe(200);
    expect(await guess(5)).toEqual([wrong, wrong, wrong, wrong, locked(1800)]);
  });

  test('lets the right password in at the fifth try', async () => {
    await guess(4);
    expect((await app.signIn('locked01', password)).status).toBe(200);
  });

  test('allows twenty parallel wrong passwords only five checks', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, async () => refusalOf(await app.signIn('locked01', 'wrong'))));
    expect(app.seen.verified).toHaveLength(5);
    expect(answers.filter(({ http }) => http === 400)).toEqual([wrong, wrong, wrong, wrong]);
    expect(answers.filter(({ http }) => http === 423)).toHaveLength(16);
  });
});
