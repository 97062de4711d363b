import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgCustomColumn, PgTable, PgText } from 'drizzle-orm/pg-core';
import { beforeEach, expect, test } from 'vitest';
import { readChangeOfName } from '#contract/membership/membership-info.ts';
import * as schema from '#server/db/schema.ts';
import * as siteSchema from '#server/db/site-schema.ts';
import { sanitized } from '#server/html/sanitized.ts';
import { startApp, type TestApp } from './lib/app.ts';
import { answerOf, ok } from './lib/person.ts';

const hostile = '<h2 onclick="run()">글</h2><script>run()</script><a href="javascript:run()" style="x">길</a><img src="x" onerror="run()">';
const harmless = '<h2>글</h2><a>길</a><img>';

const columns = [...Object.values(schema), ...Object.values(siteSchema)].filter((each) => is(each, PgTable)).flatMap((table) => Object.entries(getTableColumns(table)).map(([key, column]) => ({ table, key, column })));

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

test('HTML of operators is sanitised in every column that is read', async () => {
  const { db } = app.deps;
  const written = columns.filter(({ column }) => is(column, PgCustomColumn));
  expect(written.length).toBeGreaterThan(10);
  for (const { table, key, column } of written) {
    await db.update(table).set({ [key]: hostile });
    const [row] = await db.select({ column }).from(table).limit(1);
    expect({ key, ...row }).toEqual({ key, column: harmless });
  }
});

test('no other column of a fresh start contains HTML', async () => {
  const { db } = app.deps;
  const holding: string[] = [];
  for (const { table, key, column } of columns.filter((each) => is(each.column, PgText))) {
    const [found] = await db.select({ column }).from(table).where(sql`${column} ~ '</?[a-z][^>]*>'`).limit(1);
    if (found && column.generated === undefined) holding.push(`${getTableName(table)}.${key}`);
  }
  expect(holding).toEqual([]);
});

test('the texts of a membership transfer contain no executable HTML', async () => {
  const value = { title: '명의 변경', intro: hostile, sections: [{ id: 'steps', title: '절차', contents: hostile }] };
  await app.deps.db.execute(sql`update setting set value = ${JSON.stringify(value)}::jsonb where key = ${schema.changeOfNameKey}`);
  expect(await answerOf(await app.get(readChangeOfName.path))).toEqual(ok({ title: '명의 변경', intro: harmless, sections: [{ id: 'steps', title: '절차', contents: harmless }] }));
});

test('sanitising is idempotent', () => {
  const texts = Array.from({ length: 20 }, (_, index) => `<p onclick="run()">${index}</p>`);
  const clean = texts.map((_, index) => `<p>${index}</p>`);
  expect([...texts.map(sanitized), ...texts.map(sanitized)]).toEqual([...clean, ...clean]);
});
