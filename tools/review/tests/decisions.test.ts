import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptedCommit, decisionsIn, writeAccepted, writeDecision, type Decision } from '../decisions.ts';
import { serveReport } from '../serve.ts';

const createFolder = () => mkdtempSync(join(tmpdir(), 'decisions-'));
const hash = 'a'.repeat(64);
const decision: Decision = {
  story: 'flows-login--alerting',
  verdict: 'refused',
  comment: '버튼이 너무 낮습니다.',
  pictures: { '360': hash, forced: null },
  at: '2026-11-26T03:00:00.000Z',
};

describe('decisions', () => {
  test('are stored as separate files, and can be read again', () => {
    const folder = createFolder();
    writeDecision(folder, decision);
    writeDecision(folder, { ...decision, story: 'ui-button--primary' });
    expect(readdirSync(folder)).toEqual(['flows-login--alerting.json', 'ui-button--primary.json']);
    expect(decisionsIn(folder)).toEqual([decision, { ...decision, story: 'ui-button--primary' }]);
  });

  test('in an exported file count, too; of several on one story the latest is used', () => {
    const folder = createFolder();
    const later = { ...decision, verdict: 'accepted', at: '2026-11-27T03:00:00.000Z' };
    writeFileSync(join(folder, 'decisions-2026-11-27.json'), JSON.stringify([later]));
    writeDecision(folder, decision);
    expect(decisionsIn(folder)).toEqual([later]);
  });

  test('that cannot be parsed are listed', () => {
    const folder = createFolder();
    writeFileSync(join(folder, 'broken.json'), '{');
    expect(() => decisionsIn(folder)).toThrow('broken.json is not valid JSON.');
    writeFileSync(join(folder, 'broken.json'), '{"story":"one"}');
    expect(() => decisionsIn(folder)).toThrow('broken.json is not a decision that npm run review can read.');
  });

  test('are empty without a folder, and the accepted commit is not a decision', () => {
    const folder = createFolder();
    expect([decisionsIn(join(folder, 'nowhere')), acceptedCommit(folder)]).toEqual([[], null]);
    writeAccepted(folder, 'b'.repeat(40));
    expect([decisionsIn(folder), acceptedCommit(folder)]).toEqual([[], 'b'.repeat(40)]);
  });
});

describe('the server of the report', () => {
  const folder = createFolder();
  let url = '';
  let close = () => {};
  beforeAll(async () => {
    ({ url, close } = await serveReport(createFolder(), folder, 0));
  });
  afterAll(() => close());

  const put = async (body: string, headers: Record<string, string> = {}) =>
    (
      await fetch(`${url}/decisions`, {
        method: 'PUT',
        body,
        headers: { Origin: url, 'Content-Type': 'application/json', ...headers },
      })
    ).status;

  test('writes a decision', async () => {
    expect(await put(JSON.stringify(decision))).toBe(204);
    expect(decisionsIn(folder)).toEqual([decision]);
  });

  test.each([
    ['a page of another site', { Origin: 'https://elsewhere.example' }, 403],
    ['a form', { 'Content-Type': 'text/plain' }, 403],
  ])('rejects %s', async (_, headers, status) => expect(await put(JSON.stringify(decision), headers)).toBe(status));

  test.each([
    '{',
    '{}',
    JSON.stringify({ ...decision, story: '../outside' }),
    JSON.stringify({ ...decision, verdict: 'maybe' }),
  ])('rejects %s', async (body) => expect(await put(body)).toBe(400));

  test('rejects a body that is too long', async () =>
    expect(await put(JSON.stringify({ ...decision, comment: 'x'.repeat(70_000) }))).toBe(413));

  test.each(['/../package.json', '/%2e%2e/package.json', '/%00', '/%', '/nothing.html'])(
    'has no file at %s',
    async (path) => expect((await fetch(url + path)).status).toBe(404),
  );
});
