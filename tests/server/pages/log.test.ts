import { beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import type { TestApp } from '../lib/app.ts';
import { plainPasswords, post, secondApp, startApp } from '../lib/app.ts';
import { registrationOf, signUp, verified } from '../lib/person.ts';
import { tokenOf } from '../lib/read.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const linesOf = ({ observed }: TestApp): unknown[] => observed.lines.map((line): unknown => JSON.parse(line));

const loggedRequest = (fields: object) => ({
  time: '2026-11-20T09:00:00.000Z',
  level: 'info',
  message: 'request',
  id: expect.any(String),
  ms: expect.any(Number),
  ...fields,
});

describe('the log', () => {
  test('has one line per request, with the route and the id of the response', async () => {
    const response = await app.get('/api/v1/setting?keyword=typed');
    const id = response.headers.get('X-Request-Id');
    expect(linesOf(app)).toEqual([loggedRequest({ id, method: 'GET', path: '/api/v1/setting', status: 200 })]);
  });

  test('contains no URL that is not a route', async () => {
    await app.get('/api/v1/typed-by-someone');
    expect(linesOf(app)).toEqual([loggedRequest({ method: 'GET', path: '*', status: 404 })]);
  });

  test('of sign-ins, failed or not, contains no id, password, token or address', async () => {
    await app.signIn('Member01', 'Wrong-Password');
    const token = await tokenOf(app);
    await app.get('/api/v1/users/me', token);
    await app.get('/api/v1/users/me', 'dead-token');
    const text = app.observed.lines.join('').toLowerCase();
    for (const secret of [
      'member01',
      'wrong-password',
      'golf2026',
      token.toLowerCase(),
      'dead-token',
      '203.0.113.7',
      '김하늘',
    ]) {
      expect(text).not.toContain(secret);
    }
    expect(app.observed.lines).toHaveLength(4);
  });

  test('of a sign-up and the lookups around it contains no personal data', async () => {
    const body = registrationOf(await verified(app));
    await app.fetch('/api/v1/users/valid-id', post({ serviceId: body.serviceId }));
    await app.fetch('/api/v1/users/me/di', post(body));
    await signUp(app, body);
    await signUp(app, body);
    await app.get(`/api/v1/find/id-check?serviceId=${body.serviceId}&userType=PERSONAL`);
    const text = app.observed.lines.join('');
    for (const secret of [body.serviceId, body.password, body.name, body.mobile, body.email, body.ci, body.di])
      expect(text).not.toContain(secret);
    expect(app.observed.lines).toHaveLength(13);
  });

  test('of an unexpected error contains its kind and location, not its message', async () => {
    const broken = { ...plainPasswords, verify: () => Promise.reject(new TypeError('secret member01')) };
    const failing = secondApp(app.deps, { deps: { passwords: broken } });
    await failing.signIn('member01');
    expect(failing.observed.lines[0]).toMatch(/^\{"level":"error".*"message":"defect"\}$/m);
    expect(failing.observed.lines[0]).toContain('"defect":"TypeError"');
    expect(failing.observed.lines[0]).toContain('log.test.ts');
    expect(failing.observed.lines.join('')).not.toContain('member01');
  });

  test.each([
    ['info', ['info', 'error']],
    ['error', ['error']],
    ['silent', []],
  ] as const)('at level %s writes %j', (level, expected) => {
    const lines: string[] = [];
    const log = createLog(level, { write: (text) => lines.push(text) }, () => new Date(0));
    log.info('one');
    log.error('two', { code: 'x' });
    expect(lines.map((text): unknown => JSON.parse(text))).toMatchObject(
      expected.map((severity) => ({ level: severity })),
    );
  });

  test('has the time of each line, to the millisecond', () => {
    let time = 0;
    const lines: string[] = [];
    const log = createLog('info', { write: (text) => lines.push(text) }, () => new Date(time));
    for (const [message, at] of Object.entries({ one: 7, two: 7, three: 8, four: 6 })) {
      time = at;
      log.info(message);
    }
    const timeAt = (millisecond: number) => `1970-01-01T00:00:00.00${millisecond}Z`;
    expect(lines.map((text): unknown => JSON.parse(text))).toEqual([
      { time: timeAt(7), level: 'info', message: 'one' },
      { time: timeAt(7), level: 'info', message: 'two' },
      { time: timeAt(8), level: 'info', message: 'three' },
      { time: timeAt(6), level: 'info', message: 'four' },
    ]);
  });
});
