import { beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/shared/messages.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { document } from '#server/db/schema.ts';
import content from '#server/db/seed/content/documents.json' with { type: 'json' };
import type { TestApp } from '../lib/app.ts';
import { startApp } from '../lib/app.ts';
import { answerOf, ok } from '../lib/person.ts';
import { refused } from '../lib/read.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const getResult = async (path: string) => answerOf(await app.get(`/api/v1/documents${path}`));
const privacy = content.find(({ type }) => type === 'PRIVACY');

describe('documents', () => {
  test('are all listed, by number', async () => {
    expect(await getResult('')).toEqual(ok(content));
  });

  test('are listed with their terms at sign-up, without their text', async () => {
    const types = content.map(({ content: _, ...listedDocument }) => ({
      document: listedDocument,
      requiredAgree: listedDocument.requiredAgree,
      exposureByJoin: listedDocument.exposureByJoin,
    }));
    expect(await getResult('/types')).toEqual(ok(types));
  });

  test('are found by type and by number', async () => {
    expect(await getResult('/get?type=PRIVACY')).toEqual(ok(privacy));
    expect(await getResult('/get/5')).toEqual(ok(privacy));
  });

  test('are read in their latest version', async () => {
    const [newer, older] = ['2026-12-01', '2020-01-01'].map((version) => ({ ...document5, version, title: version }));
    await app.deps.db.insert(document).values([newer ?? document5, older ?? document5]);
    expect(await getResult('/get?type=PRIVACY')).toEqual(ok(newer));
    expect(await getResult('/get/5')).toEqual(ok(newer));
    expect(await getResult('')).toEqual(ok(content.map((each) => (each.idType === 5 ? newer : each))));
  });

  test.each(['/get/99', '/get/2147483647'])('with an unknown number, %s, are not found', async (path) => {
    expect(await getResult(path)).toEqual(refused(404, messages.notFound));
  });

  test.each(['/get', '/get?type=NONE', '/get/0', '/get/abc', '/get/2147483648', '/get/1.5'])(
    'with an invalid query, %s, are rejected',
    async (path) => {
      expect(await getResult(path)).toEqual(refused(400, refusalMessages.invalidRequest));
    },
  );

  test.each(['', '/types', '/get?type=TERM', '/get/7'])(
    'at %j are cacheable for five minutes and revalidated by ETag',
    async (path) => {
      const first = await app.get(`/api/v1/documents${path}`);
      expect(first.headers.get('Cache-Control')).toBe('public, max-age=300');
      const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
      expect((await app.fetch(`/api/v1/documents${path}`, { headers })).status).toBe(304);
    },
  );
});

const document5 = {
  idType: 5,
  type: 'PRIVACY',
  version: '',
  title: '',
  content: '<p>새 방침</p>',
  requiredAgree: false,
  exposureByJoin: false,
} as const;
