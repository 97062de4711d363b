import { expect, test } from 'vitest';
import { loginLock, passwordGrant, rateWindow, session, verification, withdrawnId } from '#server/db/schema.ts';
import { purge } from '#server/services/purge.ts';
import type { TestApp } from './lib/app.ts';
import { bearer, password, post, startApp } from './lib/app.ts';
import { asked } from './lib/person.ts';
import { tokenOf } from './lib/read.ts';

const minute = 60_000;
const hour = 60 * minute;

async function left({ deps }: TestApp) {
  await purge(deps);
  const counts = [session, loginLock, rateWindow].map(async (table) => (await deps.db.select().from(table)).length);
  const [sessions, locks, windows] = await Promise.all(counts);
  return { sessions, locks, windows };
}

test('what is still in force is kept', async () => {
  const app = await startApp();
  await tokenOf(app);
  await app.signIn('nobody01', 'wrong');
  app.advance(minute - 1);
  expect(await left(app)).toEqual({ sessions: 1, locks: 1, windows: 1 });
});

test('rate windows go after their minute, idle sessions after two hours, wrong-password counts after a day', async () => {
  const app = await startApp();
  await tokenOf(app);
  await app.signIn('nobody01', 'wrong');
  app.advance(minute);
  expect(await left(app)).toEqual({ sessions: 1, locks: 1, windows: 0 });
  app.advance(2 * hour - minute);
  expect(await left(app)).toEqual({ sessions: 0, locks: 1, windows: 0 });
  app.advance(22 * hour);
  expect(await left(app)).toEqual({ sessions: 0, locks: 1, windows: 0 });
  app.advance(1);
  expect(await left(app)).toEqual({ sessions: 0, locks: 0, windows: 0 });
});

test('a busy session goes after its 24 hours', async () => {
  const app = await startApp();
  const token = await tokenOf(app);
  for (let hours = 0; hours < 23; hours += 1) {
    app.advance(hour);
    await app.fetch('/api/v1/users/me', { headers: bearer(token) });
  }
  expect(await left(app)).toMatchObject({ sessions: 1 });
  app.advance(hour);
  expect(await left(app)).toMatchObject({ sessions: 0 });
});

test('password checks go after their ten minutes, before their session', async () => {
  const app = await startApp();
  await app.fetch('/api/v1/users/password-check', post({ password }, bearer(await tokenOf(app))));
  const kept = async () => {
    const { sessions } = await left(app);
    return [await app.deps.db.$count(passwordGrant), sessions];
  };
  app.advance(10 * minute - 1);
  expect(await kept()).toEqual([1, 1]);
  app.advance(1);
  expect(await kept()).toEqual([0, 1]);
});

test('verifications go after their ten minutes, withdrawn ids after their time', async () => {
  const app = await startApp();
  await asked(app);
  const until = new Date(app.deps.now().getTime() + 20 * minute);
  await app.deps.db.insert(withdrawnId).values({ idHash: 'hash', until });
  const kept = async () => {
    await purge(app.deps);
    return [await app.deps.db.$count(verification), await app.deps.db.$count(withdrawnId)];
  };
  app.advance(10 * minute - 1);
  expect(await kept()).toEqual([1, 1]);
  app.advance(1);
  expect(await kept()).toEqual([0, 1]);
  app.advance(10 * minute);
  expect(await kept()).toEqual([0, 0]);
});
