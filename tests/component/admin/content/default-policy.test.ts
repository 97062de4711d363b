import { beforeEach, expect, test, vi } from 'vitest';

type Rules = { createHTML: (html: string) => string; createScript?: unknown; createScriptURL?: unknown };

const policies: [name: string, rules: Rules][] = [];

beforeEach(() => {
  policies.length = 0;
  vi.resetModules();
  vi.stubGlobal('trustedTypes', { createPolicy: (...policy: [string, Rules]) => policies.push(policy) });
});

test('there is one policy, the default one, with which no text becomes a script or its URL', async () => {
  (await import('#src/admin/content/editor/purified.ts')).installPolicy();
  expect(policies.map(([name, rules]) => [name, Object.keys(rules)])).toEqual([['default', ['createHTML']]]);
});

test('all HTML that a library parses is purified first; what the editor has copied stays usable', async () => {
  (await import('#src/admin/content/editor/purified.ts')).installPolicy();
  const createHtml = (html: string) => policies[0]?.[1].createHTML(html);
  expect(createHtml('<p onclick="run()">글<img src="x" onerror="run()"><script>run()</script></p>')).toBe(
    '<p>글<img></p>',
  );
  expect(createHtml('<p data-pm-slice="1 1 []" data-x="1">글</p>')).toBe('<p data-pm-slice="1 1 []">글</p>');
});

test('a document is parsed as it is only while it is purified', async () => {
  const { installPolicy, purified } = await import('#src/admin/content/editor/purified.ts');
  installPolicy();
  const createHtml = () => policies[0]?.[1].createHTML('<b onclick="run()">글</b>');
  const { parseFromString } = DOMParser.prototype;
  const during: unknown[] = [];
  vi.spyOn(DOMParser.prototype, 'parseFromString').mockImplementation(function parse(this: DOMParser, ...source) {
    during.push(createHtml());
    return parseFromString.apply(this, source);
  });
  purified('<p>글</p>');
  vi.restoreAllMocks();
  expect([during, createHtml()]).toEqual([['<b onclick="run()">글</b>'], '<b>글</b>']);
});
