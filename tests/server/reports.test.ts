import { beforeEach, describe, expect, test } from 'vitest';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { readPolicyReport } from '#server/http/policy-report.ts';
import type { TestApp } from './lib/app.ts';
import { post, startApp } from './lib/app.ts';
import { refusalOf, refused } from './lib/read.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const violation = {
  'document-uri': 'https://golf.example/account/join?name=kim',
  referrer: 'https://golf.example/?name=kim',
  'effective-directive': 'script-src-elem',
  'blocked-uri': 'https://moved.example/postcode.js?name=kim',
  'script-sample': 'name=kim',
};
const report = (body: string, query = '?page=postcode') =>
  app.fetch(`/policy-reports${query}`, { method: 'POST', body, headers: { 'Content-Type': 'application/csp-report' } });
const invalid = refused(400, refusalMessages.invalidRequest);

describe('a violation of the policy', () => {
  test('is logged with its page, its directive and the blocked origin, and nothing else', async () => {
    expect((await report(JSON.stringify({ 'csp-report': violation }))).status).toBe(204);
    const lines = app.observed.lines
      .filter((line) => line.includes('policy violation'))
      .map((line): unknown => JSON.parse(line));
    expect(lines).toEqual([
      {
        level: 'info',
        time: expect.any(String),
        page: 'postcode',
        directive: 'script-src',
        blocked: 'https://moved.example',
        message: 'policy violation',
      },
    ]);
    expect(app.observed.lines.join('\n')).not.toContain('kim');
  });

  test.each([
    ['inline', 'inline'],
    ['trusted-types-sink', 'trusted-types-sink'],
    ['chrome-extension://abcdef/script.js', 'other'],
    ['https://', 'other'],
    [`https://${'a'.repeat(200)}.example/`, 'other'],
    ['', 'other'],
  ])('of %j has the blocked origin %j', (uri, blocked) => {
    expect(
      readPolicyReport(
        JSON.stringify({ 'csp-report': { 'violated-directive': "form-action 'self'", 'blocked-uri': uri } }),
      ),
    ).toEqual({ directive: 'form-action', blocked });
  });

  test.each([
    ['no JSON', 'page', '?page=site'],
    ['another JSON', '{"csp-report":1}', '?page=site'],
    [
      'too long a URL',
      JSON.stringify({ 'csp-report': { 'blocked-uri': `https://a.example/${'a'.repeat(2_500)}` } }),
      '?page=site',
    ],
    ['another page', JSON.stringify({ 'csp-report': violation }), '?page=typed-by-someone'],
    ['no page', JSON.stringify({ 'csp-report': violation }), ''],
  ])('with %s is rejected', async (_, body, query) => {
    expect(await refusalOf(await report(body, query))).toEqual(invalid);
  });

  test('of more than 10 kB is rejected', async () => {
    expect((await report('x'.repeat(10_001))).status).toBe(413);
  });

  test('counts ten times in a minute from one address, and a hundred times from all; more are ignored without an error', async () => {
    const body = JSON.stringify({ 'csp-report': violation });
    const send = async (count: number) =>
      (await Promise.all(Array.from({ length: count }, () => report(body)))).map(({ status }) => status);
    const counted = () => app.observed.lines.filter((line) => line.includes('policy violation')).length;
    expect(await send(11)).toEqual(Array.from({ length: 11 }, () => 204));
    expect(counted()).toBe(10);
    for (let host = 1; host <= 9; host += 1) {
      app.moveTo(`198.51.100.${host}`);
      await send(10);
    }
    app.moveTo('198.51.100.99');
    expect([await send(1), counted()]).toEqual([[204], 100]);
    app.advance(60_000);
    expect([await send(1), counted()]).toEqual([[204], 101]);
  });
});

describe('a failure of an external service', () => {
  test('is logged', async () => {
    expect((await app.fetch('/api/v1/partner-failures', post({ partner: 'postcode', reason: 'silent' }))).status).toBe(
      200,
    );
    const line = app.observed.lines.find((each) => each.includes('partner failure')) ?? '';
    expect(JSON.parse(line)).toEqual({
      level: 'info',
      time: expect.any(String),
      partner: 'postcode',
      reason: 'silent',
      message: 'partner failure',
    });
  });

  test('of an unknown service is rejected', async () => {
    expect(
      (await app.fetch('/api/v1/partner-failures', post({ partner: 'typed-by-someone', reason: 'silent' }))).status,
    ).toBe(400);
  });
});
