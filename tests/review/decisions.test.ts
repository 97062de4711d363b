import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptedCommit, decisionsIn, writeAccepted, writeDecision, type Decision } from '../../scripts/review/decisions.ts';
import { serveReport } from '../../scripts/review/serve.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'decisions-'));
const hash = 'a'.repeat(64);
const made: Decision = { story: 'flows-login--alerting', verdict: 'refused', comment: '버튼이 너무 낮습니다.', pictures: { '360': hash, forced: null }, at: '2026-11-26T03:00:00.000Z' };

describe('decisions', () => {
  test('are stored as separate files, and can be read again', () => {
    const kept = folder();
    writeDecision(kept, made);
    writeDecision(kept, { ...made, story: 'ui-button--primary' });
    expect(readdirSync(kept)).toEqual(['flows-login--alerting.json', 'ui-button--primary.json']);
    expect(decisionsIn(kept)).toEqual([made, { ...made, story: 'ui-button--primary' }]);
  });

  test('in an exported file count, too; of several on one story the latest is used', () => {
    const kept = folder();
    const later = { ...made, verdict: 'accepted', at: '2026-11-27T03:00:00.000Z' };
    writeFileSync(join(kept, 'decisions-2026-11-27.json'), JSON.stringify([later]));
    writeDecision(kept, made);
    expect(decisionsIn(kept)).toEqual([later]);
  });

  test('that cannot be parsed are listed', () => {
    const kept = folder();
    writeFileSync(join(kept, 'broken.json'), '{');
    expect(() => decisionsIn(kept)).toThrow('broken.json is not valid JSON.');
    writeFileSync(join(kept, 'broken.json'), '{"story":"one"}');
    expect(() => decisionsIn(kept)).toThrow('broken.json is not a decision that npm run review can read.');
  });

  test('are empty without a folder, and the accepted commit is not a decision', () => {
    const kept = folder();
    expect([decisionsIn(join(kept, 'nowhere')), acceptedCommit(kept)]).toEqual([[], null]);
    writeAccepted(kept, 'b'.repeat(40));
    expect([decisionsIn(kept), acceptedCommit(kept)]).toEqual([[], 'b'.repeat(40)]);
  });
});

describe('the server of the report', () => {
  const kept = folder();
  let url = '';
  let close = () => {};
  beforeAll(async () => {
    ({ url, close } = await serveReport(folder(), kept, 0));
  });
  afterAll(() => close());

  const put = async (body: string, headers: Record<string, string> = {}) =>
    (await fetch(`${url}/decisions`, { method: 'PUT', body, headers: { Origin: url, 'Content-Type': 'application/json', ...headers } })).status;

  test('writes a decision', async () => {
    expect(await put(JSON.stringify(made))).toBe(204);
    expect(decisionsIn(kept)).toEqual([made]);
  });

  test.each([
    ['a page of another site', { Origin: 'https://elsewhere.example' }, 403],
    ['a form', { 'Content-Type': 'text/plain' }, 403],
  ])('rejects %s', async (_, headers, status) => expect(await put(JSON.stringify(made), headers)).toBe(status));

  test.each(['{', '{}', JSON.stringify({ ...made, story: '../outside' }), JSON.stringify({ ...made, verdict: 'maybe' })])('rejects %s', async (body) => expect(await put(body)).toBe(400));

  test('rejects a body that is too long', async () => expect(await put(JSON.stringify({ ...made, comment: 'x'.repeat(70_000) }))).toBe(413));

  test.each(['/../package.json', '/%2e%2e/package.json', '/%00', '/%', '/nothing.html'])('has no file at %s', async (path) => expect((await fetch(url + path)).status).toBe(404));
});
