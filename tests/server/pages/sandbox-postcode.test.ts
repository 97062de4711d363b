import { beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../lib/app.ts';
import { startApp } from '../lib/app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'");

async function search(q: string) {
  const response = await app.get(`/sandbox/postcode/search?${new URLSearchParams({ q }).toString()}`);
  const html = await response.text();
  const results = [...html.matchAll(/data-address="(.*?)"/g)].map(([, json]): unknown =>
    JSON.parse(unescaped(json ?? '')),
  );
  return {
    response,
    html,
    results,
    status: /role="status">(.*?)</.exec(html)?.[1],
    more: /<p>(처음 .*?)<\/p>/.exec(html)?.[1],
  };
}

const found = {
  zonecode: '26304',
  address: '강원특별자치도 원주시 치악숲로 210',
  addressType: 'R',
  roadAddress: '강원특별자치도 원주시 치악숲로 210',
  jibunAddress: '강원특별자치도 원주시 무실동 977',
  autoRoadAddress: '',
  bname: '무실동',
  buildingName: '무실 가람뜰아파트',
  apartment: 'Y',
  sido: '강원특별자치도',
  sigungu: '원주시',
  roadname: '치악숲로',
};

describe('the postcode search', () => {
  test.each(['치악숲로 210', '무실동 977', '가람뜰아파트 무실', '26304 치악숲로', '치악숲로 210'.normalize('NFD')])(
    'for %j returns the address as road and as lot number',
    async (q) => {
      const { results } = await search(q);
      expect(results.slice(0, 2)).toEqual([
        { ...found, userSelectedType: 'R', query: q },
        { ...found, userSelectedType: 'J', query: q },
      ]);
    },
  );

  test('returns the number of matches, and the first fifty', async () => {
    const { results, status, more } = await search('로');
    expect(results).toHaveLength(100);
    expect(status).toMatch(/^검색 결과 \d{2,3}건$/);
    expect(more).toBe('처음 50건입니다. 검색어를 더 자세히 입력해 주세요.');
  });

  test('has a message if all matches are listed', async () => {
    const { results, status, more } = await search('치악숲로 210');
    expect([results.length / 2, more]).toEqual([Number(/\d+/.exec(status ?? '')?.[0]), undefined]);
  });

  test('has a message if there are none', async () => {
    expect(await search('달나라')).toMatchObject({ results: [], status: '검색 결과가 없습니다.', more: undefined });
  });

  test('waits for a query', async () => {
    expect(await search(' ')).toMatchObject({ results: [], status: undefined });
  });

  test('escapes the user’s input', async () => {
    expect((await search('<img src=x>')).html).not.toContain('<img');
  });

  test('may be framed by this site, unlike all else', async () => {
    const policies = [(await search('')).response, await app.get('/sandbox/assets/sandbox.css')].map(({ headers }) =>
      headers.get('Content-Security-Policy'),
    );
    expect(policies.map((policy) => /frame-ancestors ([^;]*)/.exec(policy ?? '')?.[1])).toEqual(["'self'", "'none'"]);
  });

  test('has a script that redirects and loads its core from a second URL', async () => {
    const script = await app.get('/sandbox/postcode/postcode.v2.js');
    expect([script.status, script.headers.get('Location')]).toEqual([
      302,
      '/sandbox/postcode/loader/postcode-loader.js',
    ]);
    expect(await (await app.get('/sandbox/postcode/loader/postcode-loader.js')).text()).toContain(
      '/sandbox/postcode/core/postcode-core.js',
    );
    expect((await app.get('/sandbox/postcode/core/postcode-core.js')).status).toBe(200);
  });

  test('is absent when the sandbox is off', async () => {
    const withoutSandbox = await startApp({ env: { SANDBOX: 'off' } });
    const statuses = ['/sandbox/postcode/search', '/sandbox/postcode/postcode.v2.js'].map(
      async (path) => (await withoutSandbox.get(path)).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404]);
  });
});
