import { beforeEach, expect, test, vi } from 'vitest';
import type { PolicyRules } from '#src/shared/trusted/one-policy.ts';

const policies: [name: string, rules: PolicyRules][] = [];
const load = async () => import('#src/shared/trusted/one-policy.ts');

beforeEach(() => {
  policies.length = 0;
  vi.resetModules();
  vi.stubGlobal('trustedTypes', { createPolicy: (...policy: [string, PolicyRules]) => policies.push(policy) });
});

test('there is one policy, the default one, for all HTML', async () => {
  await load();
  expect(policies.map(([name]) => name)).toEqual(['default']);
});

test('HTML may be parsed while served HTML is read, not before, not after, and not after a failure', async () => {
  const { whileParsing } = await load();
  const createHtml = () => policies[0]?.[1].createHTML('<p>글</p>');
  const results = [createHtml(), whileParsing(createHtml), createHtml()];
  expect(() =>
    whileParsing(() => {
      throw new Error('broken');
    }),
  ).toThrow('broken');
  expect([...results, createHtml()]).toEqual([null, '<p>글</p>', null, null]);
});

test('a script may come from the requested origins, at any of their URLs, and from no other', async () => {
  const { trustScriptsOf } = await load();
  const urls = [
    'https://postcode.example/a.js',
    '//postcode.example/b.js',
    'https://postcode.example:8443/a.js',
    'https://other.example/a.js',
    '/own.js',
    'data:text/javascript,1',
  ];
  const allowedUrls = () => urls.filter((url) => policies[0]?.[1].createScriptURL(url) === url);
  expect(allowedUrls()).toEqual([]);
  trustScriptsOf('https://postcode.example/postcode.v2.js');
  expect(allowedUrls()).toEqual(location.protocol === 'https:' ? urls.slice(0, 2) : urls.slice(0, 1));
  trustScriptsOf('/sandbox/postcode.v2.js');
  expect(allowedUrls()).toContain('/own.js');
});

test('the script of a worker may be set while it is registered, with its one URL, not after, and not after a failure', async () => {
  const { whileRegistering } = await load();
  const createScriptUrls = () => ['/sw.js', '/own.js'].map((url) => policies[0]?.[1].createScriptURL(url));
  const results = [createScriptUrls(), whileRegistering('/sw.js', createScriptUrls), createScriptUrls()];
  expect(() =>
    whileRegistering('/sw.js', () => {
      throw new Error('broken');
    }),
  ).toThrow('broken');
  expect([...results, createScriptUrls()]).toEqual([
    [null, null],
    ['/sw.js', null],
    [null, null],
    [null, null],
  ]);
});

test('a browser without trusted types reads and loads as before', async () => {
  vi.stubGlobal('trustedTypes', undefined);
  const { whileParsing, whileRegistering, trustScriptsOf } = await load();
  expect(whileParsing(() => 1)).toBe(1);
  expect(whileRegistering('/sw.js', (url) => url)).toBe('/sw.js');
  expect(() => trustScriptsOf('/a.js')).not.toThrow();
});
