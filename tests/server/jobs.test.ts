import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { and, eq, isNotNull } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { consent, mail, member, withdrawnId } from '#server/db/schema.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { queueMail } from '#server/services/mail/queue.ts';
import { startApp, startOfTest, type TestApp } from './lib/app.ts';

const second = 1_000;
const minute = 60 * second;
const testMail = { to: 'haneul.kim@naver.example', subject: '[오크 리조트 골프] 안내', text: '안녕하세요.\n' };

let app: TestApp;
let stop: () => Promise<void>;
let server: SMTPServer;
let url: string;
/** Recipients of the mails that the mail server has received so far. */
let received: string[];
/** Ends the mail server's response to each of them. */
let accept: Promise<void>;

beforeEach(async () => {
  app = await startApp();
  received = [];
  accept = Promise.resolve();
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      stream.resume().on('end', () => {
        received.push(...envelope.rcptTo.map(({ address }) => address));
        void accept.then(() => done());
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a TCP server has a port
  url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await stop();
  await new Promise<void>((resolve) => server.close(resolve));
});

const start = (SMTP_URL: string | undefined) =>
  (stop = startJobs({ ...app.deps, env: { ...app.deps.env, SMTP_URL } }, async () => {}));
const countWithdrawnIds = () => app.deps.db.$count(withdrawnId);
const addExpiredId = () =>
  app.deps.db.insert(withdrawnId).values({ idHash: `id ${app.deps.now().getTime()}`, until: app.deps.now() });
const countNotified = () => app.deps.db.$count(member, isNotNull(member.dormancyNoticedAt));
const sentTimes = async () =>
  (await app.deps.db.select({ sentAt: mail.sentAt }).from(mail)).map(({ sentAt }) => sentAt);

/** Returns whether a condition becomes true while the clock stands still. `expect.poll` would advance fake timers. */
async function becomesTrue(condition: () => Promise<boolean>): Promise<boolean> {
  for (let attempts = 0; attempts < 200; attempts += 1) {
    if (await condition()) return true;
    await delay(10);
  }
  return false;
}

/**
 * Returns whether a condition becomes true at the next interval, or at the one after it: a running job is not started
 * again.
 */
async function becomesTrueWithin(interval: number, condition: () => Promise<boolean>): Promise<boolean> {
  for (let ticks = 0; ticks < 2; ticks += 1) {
    await advance(interval);
    if (await becomesTrue(condition)) return true;
  }
  return false;
}

/** Advances both clocks. */
async function advance(milliseconds: number) {
  app.advance(milliseconds);
  await vi.advanceTimersByTimeAsync(milliseconds);
}

describe('the jobs', () => {
  test('send queued mails every ten seconds', async () => {
    start(url);
    await queueMail(app.deps, testMail);
    expect(await becomesTrueWithin(10 * second, async () => (await sentTimes())[0] !== null)).toBe(true);
    expect(received).toEqual([testMail.to]);
  });

  test('delete expired data when they start, and every five minutes', async () => {
    await addExpiredId();
    start(undefined);
    expect(await becomesTrue(async () => (await countWithdrawnIds()) === 0)).toBe(true);
    await addExpiredId();
    await advance(5 * minute - 1);
    expect(await countWithdrawnIds()).toBe(1);
    expect(await becomesTrueWithin(5 * minute, async () => (await countWithdrawnIds()) === 0)).toBe(true);
  });

  test('notify members whose accounts become dormant when they start, and every hour', async () => {
    const lastSignInAt = new Date(startOfTest.getTime() - 350 * 24 * 60 * minute);
    await app.deps.db.update(member).set({ lastSignInAt: startOfTest, dormancyNoticedAt: null });
    await app.deps.db.update(member).set({ lastSignInAt }).where(eq(member.serviceId, 'member01'));
    start(undefined);
    expect(await becomesTrue(async () => (await countNotified()) === 1)).toBe(true);
    await app.deps.db.update(member).set({ lastSignInAt }).where(eq(member.serviceId, 'normal01'));
    await advance(60 * minute - 1);
    expect(await countNotified()).toBe(1);
    expect(await becomesTrueWithin(60 * minute, async () => (await countNotified()) === 2)).toBe(true);
  });

  test('confirm consents to advertising when they start, and every hour', async () => {
    const { db } = app.deps;
    const countConfirmed = () => db.$count(consent, isNotNull(consent.confirmedAt));
    const agreedAt = new Date(startOfTest.getTime() - 2 * 365 * 24 * 60 * minute);
    const givenBy = (memberId: number) => and(eq(consent.memberId, memberId), eq(consent.kind, 'EMAIL'));
    await db.update(consent).set({ agreedAt: startOfTest });
    await db.update(consent).set({ agreedAt }).where(givenBy(1));
    start(undefined);
    expect(await becomesTrue(async () => (await countConfirmed()) === 1)).toBe(true);
    await db.update(consent).set({ agreedAt, confirmedAt: null }).where(givenBy(1));
    await advance(60 * minute - 1);
    expect(await countConfirmed()).toBe(0);
    expect(await becomesTrueWithin(60 * minute, async () => (await countConfirmed()) === 1)).toBe(true);
  });

  test('leave mails in the queue without a mail server', async () => {
    start(undefined);
    await queueMail(app.deps, testMail);
    await advance(60 * minute);
    expect([await sentTimes(), received]).toEqual([[null], []]);
  });

  test('end when the mail that is being sent has been accepted', async () => {
    let resolve = () => {};
    accept = new Promise((accepted) => (resolve = accepted));
    await queueMail(app.deps, testMail);
    start(url);
    expect(await becomesTrue(() => Promise.resolve(received.length > 0))).toBe(true);
    let isEnded = false;
    const ending = stop().then(() => (isEnded = true));
    await new Promise(setImmediate);
    expect([isEnded, await sentTimes()]).toEqual([false, [null]]);
    resolve();
    expect([await ending, await sentTimes()]).toEqual([true, [app.deps.now()]]);
  });
});
