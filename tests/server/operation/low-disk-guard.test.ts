import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages } from '#contract/shared/messages.ts';
import { startLowDiskGuard } from '#server/db/low-disk-guard.ts';
import { createLog } from '#server/log.ts';
import { startApp, type TestApp } from '../lib/app.ts';
import { refusalOf, refused, tokenOf } from '../lib/read.ts';

const megabyte = 1_024 * 1_024;
const second = 1_000;
const log = createLog('info', { write: (line) => lines.push(line) }, () => new Date(0));
const refusedWrite = refused(503, messages.unavailable);

let app: TestApp;
let free: () => Promise<number>;
let lines: string[];
let stopGuard: () => Promise<void>;
beforeEach(async () => {
  app = await startApp();
  free = () => Promise.resolve(65 * megabyte);
  lines = [];
  vi.useFakeTimers();
  stopGuard = await startLowDiskGuard(app.deps.db, () => free(), log);
});
afterEach(async () => {
  await stopGuard();
  vi.useRealTimers();
  await app.deps.db.execute(sql`set default_transaction_read_only = off`);
});

/** Advances the clock by the second between disk checks, and waits for the result of one. */
async function checkDiskWith(bytes: number): Promise<void> {
  await checkDisk(() => Promise.resolve(bytes));
}

async function checkDisk(freeBytes: () => Promise<number>): Promise<void> {
  free = freeBytes;
  await vi.advanceTimersByTimeAsync(second);
  await app.deps.db.execute(sql`select 1`);
}

test('below the free-space reserve writes are rejected with a message and reads succeed; with free space writes succeed again', async () => {
  const token = await tokenOf(app);
  await checkDiskWith(63 * megabyte);
  expect(await refusalOf(await app.signIn('member01'))).toEqual(refusedWrite);
  expect((await app.get('/api/v1/notices')).status).toBe(200);
  await checkDiskWith(64 * megabyte);
  expect((await app.signIn('member01')).status).toBe(200);
  expect((await app.get('/api/v1/users/me', token)).status).toBe(200);
});

test('a session is valid although its last use cannot be recorded', async () => {
  const token = await tokenOf(app);
  await checkDiskWith(0);
  app.advance(2 * 60 * second);
  expect((await app.get('/api/v1/users/me', token)).status).toBe(200);
});

test('a disk that is full from the start is not written to', async () => {
  await stopGuard();
  stopGuard = await startLowDiskGuard(app.deps.db, () => Promise.resolve(0), log);
  expect(await refusalOf(await app.signIn('member01'))).toEqual(refusedWrite);
});

test('a nearly full disk is logged once, and so is its recovery', async () => {
  await checkDiskWith(63 * megabyte);
  await checkDiskWith(62 * megabyte);
  await checkDiskWith(64 * megabyte);
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    { time: '1970-01-01T00:00:00.000Z', level: 'error', message: 'disk nearly full', freeBytes: 63 * megabyte },
    { time: '1970-01-01T00:00:00.000Z', level: 'info', message: 'disk has room', freeBytes: 64 * megabyte },
  ]);
});

test('a failing disk check is logged and changes nothing, and the next one counts', async () => {
  await checkDisk(() => Promise.reject(Object.assign(new Error('no such folder'), { code: 'ENOENT' })));
  expect((await app.signIn('member01')).status).toBe(200);
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 'error', message: 'disk check failed', defect: 'Error', code: 'ENOENT' }),
  ]);
  await checkDiskWith(0);
  expect(await refusalOf(await app.signIn('member01'))).toEqual(refusedWrite);
});

test('stopping waits for a check in progress', async () => {
  let resolveFree = (_: number) => {};
  await checkDisk(() => new Promise((resolve) => (resolveFree = resolve)));
  let isEnded = false;
  const ending = stopGuard().then(() => (isEnded = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(isEnded).toBe(false);
  resolveFree(65 * megabyte);
  expect(await ending).toBe(true);
});
