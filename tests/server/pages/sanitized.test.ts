import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgCustomColumn, PgTable, PgText } from 'drizzle-orm/pg-core';
import { beforeEach, expect, test } from 'vitest';
import { readChangeOfName } from '#contract/membership/membership-info.ts';
import * as schema from '#server/db/schema.ts';
import * as siteSchema from '#server/db/site-schema.ts';
import { sanitized } from '#server/html/sanitized.ts';
import { startApp, type TestApp } from '../lib/app.ts';
import { answerOf, ok } from '../lib/person.ts';

const hostile =
  '<h2 onclick="run()">글</h2><script>run()</script><a href="javascript:run()" style="x">길</a><img src="x" onerror="run()">';
const harmless = '<h2>글</h2><a>길</a><img>';

const columns = [...Object.values(schema), ...Object.values(siteSchema)]
  .filter((each) => is(each, PgTable))
  .flatMap((table) => Object.entries(getTableColumns(table)).map(([key, column]) => ({ table, key, column })));

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

test('HTML of operators is sanitised in every column that is read', async () => {
  const { db } = app.deps;
  const customColumns = columns.filter(({ column }) => is(column, PgCustomColumn));
  expect(customColumns.length).toBeGreaterThan(10);
  for (const { table, key, column } of customColumns) {
    await db.update(table).set({ [key]: hostile });
    const [row] = await db.select({ column }).from(table).limit(1);
    expect({ key, ...row }).toEqual({ key, column: harmless });
  }
});

test('no other column of a fresh start contains HTML', async () => {
  const { db } = app.deps;
  const columnsWithHtml: string[] = [];
  for (const { table, key, column } of columns.filter((each) => is(each.column, PgText))) {
    const [row] = await db
      .select({ column })
      .from(table)
      .where(sql`${column} ~ '</?[a-z][^>]*>'`)
      .limit(1);
    if (row && column.generated === undefined) columnsWithHtml.push(`${getTableName(table)}.${key}`);
  }
  expect(columnsWithHtml).toEqual([]);
});

test('the texts of a membership transfer contain no executable HTML', async () => {
  const value = { title: '명의 변경', intro: hostile, sections: [{ id: 'steps', title: '절차', contents: hostile }] };
  await app.deps.db.execute(
    sql`update setting set value = ${JSON.stringify(value)}::jsonb where key = ${schema.changeOfNameKey}`,
  );
  expect(await answerOf(await app.get(readChangeOfName.path))).toEqual(
    ok({ title: '명의 변경', intro: harmless, sections: [{ id: 'steps', title: '절차', contents: harmless }] }),
  );
});

test('sanitising is idempotent', () => {
  const texts = Array.from({ length: 20 }, (_, index) => `<p onclick="run()">${index}</p>`);
  const clean = texts.map((_, index) => `<p>${index}</p>`);
  expect([...texts.map(sanitized), ...texts.map(sanitized)]).toEqual([...clean, ...clean]);
});

const preserved = [
  '<h1>가</h1><h2>나</h2><h3>다</h3><h4>라</h4><h5>마</h5><h6>바</h6>',
  '<section><div><p>가<br>나</p><hr><blockquote>다</blockquote></div></section>',
  '<ul><li>가</li></ul><ol start="3"><li>나</li></ol>',
  '<p><strong>가</strong><b>나</b><em>다</em><i>라</i></p>',
  '<figure><img src="/images/kv-dawn.webp" alt="새벽" width="320" height="240"><figcaption>새벽</figcaption></figure>',
  '<p id="pre-check-in">가</p>',
  '<table><caption>요금</caption><thead><tr><th scope="col">요일</th><th colspan="2">요금</th></tr></thead><tbody><tr><th scope="rowgroup" rowspan="2">주중</th><td>가</td><td>나</td></tr><tr><td>다</td><td>라</td></tr></tbody><tfoot><tr><td>마</td></tr></tfoot></table>',
  ...[
    'https://golf.example/a?b#c',
    'http://golf.example',
    'mailto:contact@golf.example',
    'tel:1588-7676',
    '/notice/7',
    '/',
    '#pre-check-in',
  ].map((href) => `<a href="${href}">길</a>`),
];

test.each(preserved)('%s stays as it is written', (html) => expect(sanitized(html)).toBe(html));

test.each([
  '//bad.example',
  '/\\bad.example',
  'javascript:run()',
  'data:text/html,run',
  'ftp://golf.example',
  'notice/7',
])('a link to %s leads nowhere', (href) => {
  expect(sanitized(`<a href="${href}">길</a>`)).toBe('<a>길</a>');
});

test.each([
  'form',
  'select',
  'textarea',
  'button',
  'object',
  'canvas',
  'applet',
  'script',
  'style',
  'iframe',
  'template',
  'noscript',
  'svg',
  'math',
])('an element %s is removed with its content', (tag) => {
  expect(sanitized(`<p>가</p><${tag}>나</${tag}><p>다</p>`)).toBe('<p>가</p><p>다</p>');
});

test.each([
  'class="a"',
  'style="color:red"',
  'onclick="run()"',
  'data-a="b"',
  'aria-hidden="true"',
  'name="a"',
  'target="_blank"',
  'tabindex="0"',
])('the attribute %s is removed', (attribute) => {
  expect(sanitized(`<p ${attribute}>가</p>`)).toBe('<p>가</p>');
});
