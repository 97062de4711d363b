import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { parseDay } from '#contract/shared/calendar.ts';
import { readEmailParts } from '#contract/account/email.ts';
import { endpoints } from '#contract/http/endpoints.ts';
import { staffEndpoints } from '#contract/staff/endpoints.ts';
import { parseNoticeQuery } from '#contract/news/notice-url.ts';
import { parseOffersQuery } from '#contract/news/offers-url.ts';
import { pageInfoOf } from '#contract/site/pages/page-infos.ts';
import { splitPhoneParts, parseMobile } from '#contract/account/phone.ts';
import { pictureOf } from '#contract/site/picture-of.ts';
import { safeReturnPath } from '#contract/account/return-path.ts';
import { canonicalSearch, queryNames } from '#contract/site/page-query.ts';
import { isPublicPage, isRouted } from '#contract/site/routed.ts';
import { isGuestPath, isMemberPath, isReturnPath } from '#contract/site/site-paths.ts';
import { composeLongText } from '#contract/shared/typed-text.ts';
import { sessionOf } from '#contract/http/token.ts';
import { filesIn } from '#tools/files-in.ts';
import { growthOf, hostileTexts, isLinear, times } from '#tests/fixtures/hostile-texts.ts';

/** Functions of the contract that parse text from a URL or a header. */
const readers: Readonly<Record<string, (text: string) => void>> = {
  isRouted,
  isPublicPage,
  isGuestPath,
  isMemberPath,
  isReturnPath,
  queryNames,
  pageInfoOf,
  pictureOf,
  safeReturnPath,
  sessionOf,
  readEmailParts: (text) => readEmailParts({ username: text, domain: text }),
  splitPhoneParts: (text) => splitPhoneParts({ prefix: '', front: text, back: text }, parseMobile),
  parseDay,
  composeLongText,
  parseNoticeQuery: (text) => parseNoticeQuery(new URLSearchParams({ query: text, page: text, category: text })),
  canonicalSearch: (text) =>
    ['/notice', '/specialoffer', '/search', '/oakhills/course', '/oakhills/fee-information'].forEach((path) =>
      ['', 'q=', 'page=', 'query=', 'course=', 'day='].forEach((name) => canonicalSearch(path, `?${name}${text}`)),
    ),
  parseOffersQuery: (text) => parseOffersQuery(new URLSearchParams({ query: text, page: text })),
};

type JsonSchema = {
  type?: string;
  maxLength?: number;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
};

/** Returns a value of the described shape in which every text is `text`. */
function filled({ type, properties, items, anyOf }: JsonSchema, text: string): unknown {
  if (anyOf?.[0]) return filled(anyOf[0], text);
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(properties ?? {}).map(([name, property]) => [name, filled(property, text)]),
    );
  if (type === 'array') return [filled(items ?? {}, text)];
  return text;
}

/** Returns the paths of texts that may have any length. */
function unboundedTexts(
  { type, maxLength, properties = {}, items, anyOf = [], ...rest }: JsonSchema,
  path = '',
): string[] {
  const parts = [
    ...Object.entries(properties),
    ...(items ? [['[]', items] as const] : []),
    ...anyOf.map((each) => ['', each] as const),
  ];
  const isBounded = type !== 'string' || maxLength !== undefined || rest.enum !== undefined || rest.const !== undefined;
  return [...(isBounded ? [] : [path]), ...parts.flatMap(([name, part]) => unboundedTexts(part, `${path}.${name}`))];
}

const schemas = [...endpoints, ...staffEndpoints].flatMap(({ id, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([location, schema]) =>
    schema ? [[`${location} of ${id}`, schema] as const] : [],
  ),
);

const nonLinear = (run: (text: string) => void) =>
  Object.entries(hostileTexts).flatMap(([name, textOf]) => {
    const growth = growthOf(run, textOf);
    return isLinear(growth) ? [] : [`${name}: ${growth.toFixed(1)} times longer for ${times} times the length`];
  });

describe('has linear running time in the length of a text', () => {
  test.each(Object.entries(readers))('%s', (_, read) => expect(nonLinear(read)).toEqual([]));

  test.each(schemas)('the schema of the %s', (_, schema) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the subset of JSON Schema that this test reads
    const jsonSchema = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
    expect(nonLinear((text) => void schema.safeParse(filled(jsonSchema, text)))).toEqual([]);
  });
});

test('quadratic running time is detected', () => {
  const run = (text: string) => void text.replace(/\/+$/, '');
  expect(isLinear(growthOf(run, hostileTexts['slashes']))).toBe(false);
});

test.each(schemas)('every text in the %s has a maximum length', (_, schema) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the subset of JSON Schema that this test reads
  expect(unboundedTexts(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)).toEqual([]);
});

test('texts are normalised by the functions that bound their length only', () => {
  const files = ['contract', 'server', 'machines', 'worker'].flatMap((folder) => filesIn(folder, /\.ts$/));
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('.normalize('))).toEqual([
    'contract/shared/typed-text.ts',
  ]);
});
