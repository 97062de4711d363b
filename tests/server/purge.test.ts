import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { subYears } from 'date-fns';
import { dayInKorea } from '#contract/shared/day.ts';
import {
  accessRecord,
  booking,
  loginLock,
  mail,
  passwordGrant,
  rateWindow,
  session,
  verification,
  withdrawal,
  withdrawnConsent,
  withdrawnId,
} from '#server/db/schema.ts';
import { describeDefect } from '#server/log.ts';
import { repeat } from '#server/jobs/repeat.ts';
import { purge } from '#server/services/purge.ts';
import type { TestApp } from './lib/app.ts';
import { bearer, password, post, startApp, startOfTest } from './lib/app.ts';
import { myPage } from './lib/my.ts';
import { startVerification } from './lib/person.ts';
import { tokenOf } from './lib/read.ts';

const minute = 60_000;
const purging = (deps: TestApp['deps']) => ({
  intervalMs: 5 * minute,
  run: () => purge(deps),
  onError: (error: unknown) => deps.log.error('purge failed', describeDefect(error)),
});
const hour = 60 * minute;

async function remaining({ deps }: TestApp) {
  await purge(deps);
  const counts = [session, loginLock, rateWindow].map(async (table) => (await deps.db.select().from(table)).length);
  const [sessions, locks, windows] = await Promise.all(counts);
  return { sessions, locks, windows };
}

test('unexpired rows remain', async () => {
  const app = await startApp();
  await tokenOf(app);
  await app.signIn('nobody01', 'wrong');
  app.advance(minute - 1);
  expect(await remaining(app)).toEqual({ sessions: 1, locks: 1, windows: 1 });
});

test('rate windows are deleted after their minute, idle sessions after two hours, wrong-password counts after a day', async () => {
  const app = await startApp();
  await tokenOf(app);
  await app.signIn('nobody01', 'wrong');
  app.advance(minute);
  expect(await remaining(app)).toEqual({ sessions: 1, locks: 1, windows: 0 });
  app.advance(2 * hour - minute);
  expect(await remaining(app)).toEqual({ sessions: 0, locks: 1, windows: 0 });
  app.advance(22 * hour);
  expect(await remaining(app)).toEqual({ sessions: 0, locks: 1, windows: 0 });
  app.advance(1);
  expect(await remaining(app)).toEqual({ sessions: 0, locks: 0, windows: 0 });
});

test('a wrong-password count is deleted a day after its last failure, and a lock is in force until its end', async () => {
  const app = await startApp();
  await app.signIn('locked01', 'wrong');
  app.advance(23 * hour);
  await app.signIn('locked01', 'wrong');
  app.advance(23 * hour);
  expect(await remaining(app)).toMatchObject({ locks: 1 });
  for (let count = 0; count < 3; count += 1) await app.signIn('locked01', 'wrong');
  expect(await remaining(app)).toMatchObject({ locks: 1 });
  expect((await app.signIn('locked01')).status).toBe(423);
  app.advance(24 * hour + 1);
  expect(await remaining(app)).toMatchObject({ locks: 0 });
});

test('a busy session is deleted after its 24 hours', async () => {
  const app = await startApp();
  const token = await tokenOf(app);
  for (let hours = 0; hours < 23; hours += 1) {
    app.advance(hour);
    await app.fetch('/api/v1/users/me', { headers: bearer(token) });
  }
  expect(await remaining(app)).toMatchObject({ sessions: 1 });
  app.advance(hour);
  expect(await remaining(app)).toMatchObject({ sessions: 0 });
});

test('password checks are deleted after their ten minutes, before their session', async () => {
  const app = await startApp();
  await app.fetch('/api/v1/users/password-check', post({ password }, bearer(await tokenOf(app))));
  const stored = async () => {
    const { sessions } = await remaining(app);
    return [await app.deps.db.$count(passwordGrant), sessions];
  };
  app.advance(10 * minute - 1);
  expect(await stored()).toEqual([1, 1]);
  app.advance(1);
  expect(await stored()).toEqual([0, 1]);
});

test('verifications are deleted after their ten minutes, withdrawn ids after their time', async () => {
  const app = await startApp();
  await startVerification(app);
  const expiresAt = new Date(app.deps.now().getTime() + 20 * minute);
  await app.deps.db.insert(withdrawnId).values({ idHash: 'hash', until: expiresAt });
  const stored = async () => {
    await purge(app.deps);
    return [await app.deps.db.$count(verification), await app.deps.db.$count(withdrawnId)];
  };
  app.advance(10 * minute - 1);
  expect(await stored()).toEqual([1, 1]);
  app.advance(1);
  expect(await stored()).toEqual([0, 1]);
  app.advance(10 * minute);
  expect(await stored()).toEqual([0, 0]);
});

test('access records are deleted after a year, bookings after five, consents of withdrawn members after three, mails after 30 days', async () => {
  const app = await startApp();
  const day = 24 * hour;
  const page = myPage(app, await tokenOf(app));
  await page.change({ mobile: '01098765432' });
  await page.leave();
  const { db } = app.deps;
  await db.delete(booking);
  const memberId = 2;
  const [stored, expiredDay] = [
    dayInKorea(subYears(startOfTest, 5)),
    dayInKorea(new Date(subYears(startOfTest, 5).getTime() - day)),
  ];
  await db.insert(booking).values(
    [stored, expiredDay].map((playDate) => ({
      memberId,
      guestName: '',
      propertyNo: '41',
      playDate,
      playTime: '0730',
      holes: '18',
      status: 'I' as const,
    })),
  );
  const counts = async () => {
    await purge(app.deps);
    return Promise.all([mail, accessRecord, booking, withdrawal, withdrawnConsent].map((table) => db.$count(table)));
  };
  expect(await counts()).toEqual([2, 3, 1, 1, 4]);
  app.advance(30 * day);
  expect(await counts()).toEqual([0, 3, 0, 1, 4]);
  app.advance(336 * day);
  expect(await counts()).toEqual([0, 0, 0, 1, 4]);
  app.advance(729 * day);
  expect(await counts()).toEqual([0, 0, 0, 1, 4]);
  app.advance(2 * day);
  expect(await counts()).toEqual([0, 0, 0, 0, 0]);
});

describe('the repeated purge', () => {
  /** Starts the application on a database whose deletions are mocked. */
  async function setUpPurge(deleteRows: () => Promise<void>) {
    const { deps, observed } = await startApp();
    const db = new Proxy(deps.db, {
      get: (target, name): unknown => (name === 'delete' ? () => ({ where: deleteRows }) : Reflect.get(target, name)),
    });
    const started = vi.fn(deps.now);
    return { deps: { ...deps, db, now: started }, started, observed };
  }

  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  test('runs at once and every five minutes, and not after its end', async () => {
    const { deps, started } = await setUpPurge(async () => {});
    const stop = repeat(purging(deps));
    await vi.advanceTimersByTimeAsync(5 * minute - 1);
    expect(started).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toHaveBeenCalledTimes(2);
    await stop();
    await vi.advanceTimersByTimeAsync(hour);
    expect(started).toHaveBeenCalledTimes(2);
  });

  test('is awaited if it is ended during a run', async () => {
    let resolve = () => {};
    const deleted = new Promise<void>((done) => (resolve = done));
    const { deps } = await setUpPurge(() => deleted);
    let isEnded = false;
    const ending = repeat(purging(deps))().then(() => (isEnded = true));
    await new Promise(setImmediate);
    expect(isEnded).toBe(false);
    resolve();
    expect(await ending).toBe(true);
  });

  test('that fails is logged, and runs again five minutes later', async () => {
    const { deps, started, observed } = await setUpPurge(() =>
      Promise.reject(new TypeError('the connection of 김하늘 broke')),
    );
    const stop = repeat(purging(deps));
    await vi.advanceTimersByTimeAsync(5 * minute);
    await stop();
    const lines = observed.lines.map((line): unknown => JSON.parse(line));
    const line = {
      time: startOfTest.toISOString(),
      level: 'error',
      message: 'purge failed',
      defect: 'TypeError',
      code: '',
      at: expect.any(String),
    };
    expect([started.mock.calls.length, lines]).toEqual([2, [line, line]]);
  });
});
