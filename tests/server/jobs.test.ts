import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mail, member, withdrawnId } from '#server/db/schema.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { queueMail } from '#server/services/mail/queue.ts';
import { startApp, startOfTest, type TestApp } from './lib/app.ts';

const second = 1_000;
const minute = 60 * second;
const letter = { to: 'haneul.kim@naver.example', subject: '[오크 리조트 골프] 안내', text: '안녕하세요.\n' };

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

const start = (SMTP_URL: string | undefined) => (stop = startJobs({ ...app.deps, env: { ...app.deps.env, SMTP_URL } }));
const ids = () => app.deps.db.$count(withdrawnId);
const expired = () => app.deps.db.insert(withdrawnId).values({ idHash: `id ${app.deps.now().getTime()}`, until: app.deps.now() });
const notified = () => app.deps.db.$count(member, eq(member.dormancyNoticedAt, app.deps.now()));
const sent = async () => (await app.deps.db.select({ sentAt: mail.sentAt }).from(mail)).map(({ sentAt }) => sentAt);

/** Waits without `expect.poll`, which advances faked timers. */
async function until(isSo: () => Promise<boolean>) {
  while (!(await isSo())) await new Promise(setImmediate);
}

/** Advances both clocks. */
async function after(milliseconds: number) {
  app.advance(milliseconds);
  await vi.advanceTimersByTimeAsync(milliseconds);
}

describe('the jobs', () => {
  test('send a queued mail within ten seconds', async () => {
    start(url);
    await queueMail(app.deps, letter);
    await after(10 * second - 1);
    expect(received).toEqual([]);
    await after(1);
    await until(async () => (await sent())[0] !== null);
    expect([received, await sent()]).toEqual([[letter.to], [app.deps.now()]]);
  });

  test('delete expired data when they start, and every five minutes', async () => {
    await expired();
    start(undefined);
    await until(async () => (await ids()) === 0);
    await expired();
    await after(5 * minute - 1);
    expect(await ids()).toBe(1);
    await after(1);
    await until(async () => (await ids()) === 0);
  });

  test('notify members whose accounts become dormant when they start, and every hour', async () => {
    const lastSignInAt = new Date(startOfTest.getTime() - 350 * 24 * 60 * minute);
    await app.deps.db.update(member).set({ lastSignInAt: startOfTest, dormancyNoticedAt: null });
    await app.deps.db.update(member).set({ lastSignInAt }).where(eq(member.serviceId, 'member01'));
    start(undefined);
    await until(async () => (await notified()) === 1);
    await app.deps.db.update(member).set({ lastSignInAt }).where(eq(member.serviceId, 'normal01'));
    await after(60 * minute - 1);
    expect(await notified()).toBe(0);
    await after(1);
    await until(async () => (await notified()) === 1);
  });

  test('leave mails in the queue without a mail server', async () => {
    start(undefined);
    await queueMail(app.deps, letter);
    await after(60 * minute);
    expect([await sent(), received]).toEqual([[null], []]);
  });

  test('end when the mail that is being sent has been accepted', async () => {
    let resolve = () => {};
    accept = new Promise((accepted) => (resolve = accepted));
    await queueMail(app.deps, letter);
    start(url);
    await until(async () => received.length > 0);
    let isEnded = false;
    const ending = stop().then(() => (isEnded = true));
    await new Promise(setImmediate);
    expect([isEnded, await sent()]).toEqual([false, [null]]);
    resolve();
    expect([await ending, await sent()]).toEqual([true, [app.deps.now()]]);
  });
});
