import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSite } from '#server/ssr/files.ts';
import { startApp } from '../lib/app.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'marked-'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="ko"><head></head><body><div id="root"></div></body></html>',
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['on', true],
  ['off', false],
] as const)('with the sandbox %s, the pages have the mark in their HTML: %s', async (SANDBOX, isSaid) => {
  const app = await startApp({ env: { SANDBOX }, deps: { site: readSite(folder) } });
  const html = await (await app.fetch('/account/login?inspect')).text();
  expect(/<html[^>]*>/.exec(html)?.[0]).toBe(isSaid ? '<html data-sandbox="" lang="ko">' : '<html lang="ko">');
});
