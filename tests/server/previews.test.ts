import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contentKindKeys, type ContentKind } from '#contract/staff/content-kinds.ts';
import { contentEntries } from '#contract/staff/publication.ts';
import { staffMessages } from '#contract/staff/staff-messages.ts';
import { publicationMessages } from '#contract/staff/publication-messages.ts';
import { publication } from '#server/db/staff-schema.ts';
import { createPublication, savePublication } from '#server/services/publication/write.ts';
import { readSite } from '#server/ssr/files.ts';
import { secondApp, startApp, type TestApp } from './lib/app.ts';
import { answerIn, operator, signedInStaff, type StaffCaller } from './lib/staff.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'previews-'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="ko"><head><meta name="font-files" content="/assets/fonts.css /assets/a.woff2"></head><body><div id="root"></div></body></html>',
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

let app: TestApp;
let kim: StaffCaller;
beforeEach(async () => {
  const first = await startApp();
  // Instead of the rendered page, its path with the data that it is rendered from.
  const render: TestApp['deps']['render'] = async (path, data) => ({
    html: `<p>${path}</p>${data}`,
    parts: [],
    day: '',
  });
  app = secondApp(first.deps, { deps: { site: readSite(folder), render } });
  kim = await signedInStaff(app, 'CONTENT', 'kim', '김하나');
});

const acting = () => ({ by: operator, editor: { id: kim.id, mayPublish: true } });
const firstEntry = async (kind: ContentKind) =>
  contentEntries.result.parse(await answerIn(await kim.get(`/admin/api/content/${kind}`))).rows[0];
/** Returns the number of a draft in which each text that names the entry is another one. */
async function changed(kind: ContentKind): Promise<number> {
  const { id, draft, version } = await createPublication(
    app.deps,
    { kind, targetId: (await firstEntry(kind))?.id ?? null },
    acting(),
  );
  const name = 'title' in draft.values ? 'title' : 'storyTitle';
  const values = { ...draft.values, [name]: '아직 없는 제목', ...(kind === 'document' && { version: '2027-01-01' }) };
  await savePublication(app.deps, id, { version, content: { kind, values }, publishAt: null, endAt: null }, acting());
  return id;
}
const preview = async (id: number, caller = kim) => {
  const response = await caller.get(`/admin/preview/${id}`);
  return {
    status: response.status,
    policy: response.headers.get('Content-Security-Policy'),
    html: await response.text(),
  };
};

/** The home page shows popups once its script has run; the back office shows the popup by itself. */
const rendered = contentKindKeys.filter((kind) => kind !== 'popup');

test.each(rendered)('of the kind %s is the page that shows it, and nothing of it is kept', async (kind) => {
  const before = await firstEntry(kind);
  const { status, html } = await preview(await changed(kind));
  expect([status, html.includes('아직 없는 제목')]).toEqual([200, true]);
  expect((await firstEntry(kind))?.title).toBe(before?.title);
});

test('runs no script, and is shown by the back office only', async () => {
  const { policy, html } = await preview(await changed('notice'));
  expect(policy).toContain(`default-src 'none'`);
  expect(policy).toContain(`frame-ancestors 'self'`);
  expect(policy).toContain('sandbox allow-same-origin');
  expect(policy).not.toMatch(/script-src|allow-scripts/);
  expect(html).not.toMatch(/<noscript|<script|as="script"/);
  expect(html).toContain('<link rel="stylesheet" href="/assets/fonts.css">');
});

test('of an unfinished draft says what is to be done', async () => {
  const { id } = await createPublication(app.deps, { kind: 'notice', targetId: null }, acting());
  const { status, html } = await preview(id);
  expect([status, html.includes(publicationMessages.incomplete)]).toEqual([409, true]);
});

test('is for those who may read drafts', async () => {
  const id = await changed('notice');
  const consultant = await signedInStaff(app, 'CONSULTATION');
  const viewer = await signedInStaff(app, 'VIEWER');
  const refused = await preview(id, consultant);
  expect([refused.status, refused.html.includes(staffMessages.notAllowed)]).toEqual([403, true]);
  expect((await preview(id, viewer)).status).toBe(200);
  expect((await app.get(`/admin/preview/${id}`)).status).toBe(401);
  expect(await app.deps.db.$count(publication)).toBe(1);
});

test.each(['0', '99', 'x'])('of the number %s is not found', async (id) => {
  expect((await kim.get(`/admin/preview/${id}`)).status).toBe(404);
});

test('asks the connection of its transaction one thing at a time', async () => {
  const warnings: string[] = [];
  const note = ({ message }: Error) => void warnings.push(message);
  process.on('warning', note);
  for (const kind of ['notice', 'course', 'drivingRange'] as const)
    expect((await preview(await changed(kind))).status).toBe(200);
  process.off('warning', note);
  expect(warnings).toEqual([]);
});
