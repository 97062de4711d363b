import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { endpoints } from '#contract/endpoints.ts';
import type { FirstRead } from '#contract/first-read.ts';
import { course, popup } from '#server/db/site-schema.ts';
import { setting } from '#server/db/schema.ts';
import { readSite } from '#server/site/files.ts';
import { startApp, type TestApp } from './lib/app.ts';

let folder: string;
let app: TestApp;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'reads-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  app = await startApp({ deps: { site: readSite(folder) } });
});

async function readsOf(path: string): Promise<FirstRead[]> {
  const html = await (await app.get(path)).text();
  return JSON.parse(/id="first-reads">(.*?)<\/script>/s.exec(html)?.[1] ?? '[]') as FirstRead[];
}

/** The address of the call that a read stands for. */
function addressOf({ id, params = {}, query = {} }: FirstRead): string {
  const path = endpoints.find((endpoint) => endpoint.id === id)?.path ?? '';
  const search = new URLSearchParams(Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]))).toString();
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name])) + (search && `?${search}`);
}

describe('a page carries the reads that its first screen begins with', () => {
  test.each([
    ['/', ['banners', 'clubs', 'getSetting', 'keyVisuals']],
    ['/account/login', ['banners', 'getSetting']],
    ['/oakvalley/course', ['banners', 'clubs', 'courseById', 'courses', 'getSetting', 'keyVisuals']],
    ['/oakvalley/fee-information', ['banners', 'fees', 'getSetting', 'keyVisuals']],
    ['/oakvalley/booking-information', ['banners', 'bookingInfo', 'getSetting', 'keyVisuals', 'scheduleTables']],
    ['/oakvalley/guest-information', ['banners', 'getSetting', 'guestInfo', 'keyVisuals']],
    ['/oakvalley/terms-of-use', ['banners', 'getSetting', 'keyVisuals', 'terms']],
    ['/oakvalley/facilities', ['banners', 'clubs', 'getSetting', 'keyVisuals']],
    ['/oakvalley/terms-of-club', ['banners', 'getSetting', 'keyVisuals']],
    ['/driving-range', ['banners', 'drivingRange', 'drivingRangeBooking', 'drivingRangeCourses', 'drivingRangeFees', 'getSetting', 'keyVisuals']],
    ['/privacy-policy', ['banners', 'documentByType', 'getSetting']],
    ['/mypage', ['banners', 'getSetting']],
  ])('%s: %j', async (path, ids) => {
    const reads = await readsOf(path);
    expect(reads.map(({ id }) => id).toSorted()).toEqual(ids);
    for (const read of reads) {
      const { data } = (await (await app.get(addressOf(read))).json()) as { data: unknown };
      expect(data).toEqual(read.data);
    }
  });

  test('and nothing that is shown later or to members only', async () => {
    await app.deps.db.delete(popup);
    expect((await readsOf('/')).some(({ id }) => ['popups', 'currentWeather', 'me'].includes(id))).toBe(false);
  });

  test('but for one that fails, which is logged without what it was about', async () => {
    await app.deps.db.delete(course).where(eq(course.clubId, 133));
    expect((await readsOf('/oakvalley/course')).map(({ id }) => id).toSorted()).toEqual(['banners', 'clubs', 'courses', 'getSetting', 'keyVisuals']);
    expect(app.seen.lines.filter((line) => line.includes('page read failed')).map((line) => (JSON.parse(line) as { defect: string }).defect)).toEqual(['Error']);
  });
});

describe('a page is kept', () => {
  const name = async (host = 'golf.example') => /<title>(.*?)<\/title>/.exec(await (await app.fetch(`http://${host}/notice`)).text())?.[1];
  const rename = (value: string) => app.deps.db.update(setting).set({ value }).where(eq(setting.key, 'groupName'));

  test('for a minute, then made anew', async () => {
    const before = await name();
    await rename('새 이름');
    app.advance(59_999);
    expect(await name()).toBe(before);
    app.advance(1);
    expect(await name()).toBe('공지사항 | 새 이름');
  });

  test('by each of the hosts that it is asked for under', async () => {
    const canonical = async (host: string) => /rel="canonical" href="(.*?)"/.exec(await (await app.fetch(`http://${host}/notice`)).text())?.[1];
    expect([await canonical('a.example'), await canonical('b.example'), await canonical('a.example')]).toEqual(['http://a.example/notice', 'http://b.example/notice', 'http://a.example/notice']);
  });

  test('and sent compressed to who takes it, by one tag', async () => {
    const get = (coding: string) => app.fetch('/notice', { headers: { 'Accept-Encoding': coding } });
    const [plain, br, gz] = [await get(''), await get('br, gzip'), await get('gzip')];
    const text = await plain.text();
    expect([brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString(), gunzipSync(Buffer.from(await gz.arrayBuffer())).toString()]).toEqual([text, text]);
    expect([br.headers.get('Content-Encoding'), gz.headers.get('Content-Encoding'), br.headers.get('ETag') === plain.headers.get('ETag')]).toEqual(['br', 'gzip', true]);
  });
});

test('what the API answers asks not to be found', async () => {
  expect((await app.get('/api/v1/setting')).headers.get('X-Robots-Tag')).toBe('noindex');
});

test('Oak Hills misspelled is moved for good, with all that was asked', async () => {
  const moved = await app.get('/oakhils/course?course=1342');
  expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/oakhills/course?course=1342']);
});
