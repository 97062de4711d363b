import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/shared/messages.ts';
import changeOfName from '#server/db/seed/content/change-of-name.json' with { type: 'json' };
import builtinFaqs from '#contract/news/builtin-faqs.json' with { type: 'json' };
import faqContent from '#server/db/seed/content/faqs.json' with { type: 'json' };
import infoContent from '#server/db/seed/content/membership-infos.json' with { type: 'json' };
import { setting } from '#server/db/schema.ts';
import { faq, membershipInfo } from '#server/db/site-schema.ts';
import type { TestApp } from './lib/app.ts';
import { startApp } from './lib/app.ts';
import { answerOf, ok } from './lib/person.ts';
import { refused } from './lib/read.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const getResult = async (path: string) => answerOf(await app.get(`/api/v1/${path}`));

describe.each([
  ['questions', 'faqs', [...faqContent, ...builtinFaqs], faq],
  ['kinds of membership', 'membership-infos', infoContent, membershipInfo],
] as const)('%s', (_, path, content, table) => {
  const numbered = content.map((each, index) => ({ ...each, id: index + 1 }));

  test('are those of the content, complete and in its order', async () => {
    expect(await getResult(path)).toEqual(ok(numbered));
  });

  test('are in the order that an operator sets, without hidden ones', async () => {
    await app.deps.db.update(table).set({ position: 99 }).where(eq(table.id, 1));
    await app.deps.db.update(table).set({ exposure: false }).where(eq(table.id, 2));
    const [first, , ...rest] = numbered;
    expect(await getResult(path)).toEqual(ok([...rest, first]));
  });

  test('may be empty', async () => {
    await app.deps.db.delete(table);
    expect(await getResult(path)).toEqual(ok([]));
  });
});

describe('the membership transfer guide', () => {
  test('is the text of the content', async () => {
    expect(await getResult('membership-infos/change-of-name')).toEqual(ok(changeOfName));
  });

  test('is the text that an operator wrote', async () => {
    const storedText = { title: '새 안내', intro: '<p>새로</p>', sections: [] };
    await app.deps.db.update(setting).set({ value: storedText }).where(eq(setting.key, 'changeOfName'));
    expect(await getResult('membership-infos/change-of-name')).toEqual(ok(storedText));
  });

  test('with an invalid stored value is an unexpected error, not a response', async () => {
    await app.deps.db.update(setting).set({ value: 'text' }).where(eq(setting.key, 'changeOfName'));
    expect(await getResult('membership-infos/change-of-name')).toEqual(refused(500, messages.unexpected));
  });
});
