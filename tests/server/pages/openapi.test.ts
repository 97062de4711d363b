import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '#contract/http/endpoints.ts';
import { startApp } from '../lib/app.ts';

const operation = z.object({
  operationId: z.string(),
  security: z.optional(z.array(z.object({ session: z.array(z.string()) }))),
  parameters: z.optional(
    z.array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean(),
        schema: z.object({ type: z.optional(z.string()) }),
      }),
    ),
  ),
  requestBody: z.optional(z.unknown()),
  responses: z.record(z.string(), z.unknown()),
});
const described = z.object({ openapi: z.string(), paths: z.record(z.string(), z.record(z.string(), operation)) });

let raw: Record<string, unknown>;
let document: z.output<typeof described>;
beforeAll(async () => {
  const app = await startApp();
  raw = z.record(z.string(), z.unknown()).parse(await (await app.get('/api/openapi.json')).json());
  document = described.parse(raw);
});

test('the document is valid OpenAPI 3.1', async () => {
  expect(await new Validator().validate(raw)).toEqual({ valid: true });
  expect(document.openapi).toBe('3.1.0');
});

test('it lists every call of the contract and no other', () => {
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${operationId}: ${method.toUpperCase()} ${path}`),
  );
  const lists = ['package', 'dining', 'etc'].map((type) => `specialOffers_${type}: GET /api/v1/special-offers/${type}`);
  const otherEndpoints = endpoints
    .filter(({ id }) => id !== 'specialOffers')
    .map(({ id, method, path }) => `${id}: ${method} ${path}`);
  expect(documented.toSorted()).toEqual([...lists, ...otherEndpoints].toSorted());
});

test('a list of offers is described at the path of each category, beside that of one offer', () => {
  const parametersOf = (path: string) =>
    document.paths[path]?.get?.parameters?.map((each) => `${each.in} ${each.name}`);
  expect(['package', 'dining', 'etc', '{id}'].map((value) => parametersOf(`/api/v1/special-offers/${value}`))).toEqual([
    ...Array.from({ length: 3 }, () => ['query page', 'query size', 'query query', 'query searchType']),
    ['path id'],
  ]);
});

test('the consultation requires its key, the redemption of a verification its secret, and no other call a header', () => {
  const operations = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId, parameters = [] }) =>
      parameters.filter((each) => each.in === 'header').map((parameter) => ({ operationId, parameter })),
    ),
  );
  const required = (name: string) => ({ name, in: 'header', required: true, schema: { type: 'string' } });
  expect(Object.fromEntries(operations.map(({ operationId, parameter }) => [operationId, parameter]))).toEqual({
    niceSuccess: required('Verification-Secret'),
    ipinResult: required('Verification-Secret'),
    sendInquiry: required('Idempotency-Key'),
  });
});

test('member calls require the session token, public ones do not', () => {
  const operations = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).filter(({ security }) => security),
  );
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
    endpoints
      .filter(({ access }) => access === 'member')
      .map(({ id }) => id)
      .toSorted(),
  );
});

test('sign-in documents its success and each of its failures', () => {
  const responses = document.paths['/api/v1/users/sign-in']?.post?.responses ?? {};
  expect(Object.keys(responses)).toEqual(['200', '400', '401', '413', '415', '423', '429', '500', '503']);
  expect(responses[423]).toMatchObject({
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  });
});

test('path placeholders and query fields are parameters', () => {
  expect(document.paths['/api/v1/documents/get/{id}']?.get?.parameters).toEqual([
    { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
  ]);
  expect(document.paths['/api/v1/documents/get']?.get?.parameters).toEqual([
    { name: 'type', in: 'query', required: true, schema: { type: 'string' } },
  ]);
});

test('the club of a list and the page of a key visual are parameters', () => {
  const parametersOf = (path: string) => document.paths[path]?.get?.parameters;
  for (const path of [
    '/api/v1/courses',
    '/api/v1/fee',
    '/api/v1/booking',
    '/api/v1/booking/schedule-table',
    '/api/v1/guest-info',
    '/api/v1/terms',
  ]) {
    expect(parametersOf(path)).toEqual([
      { name: 'idGolfCC', in: 'query', required: true, schema: { type: 'integer' } },
    ]);
  }
  expect(parametersOf('/api/v1/key-visuals')).toEqual([
    { name: 'pageType', in: 'query', required: true, schema: { type: 'string' } },
  ]);
});

test('rate-limited calls document 429, and public look-ups 404', () => {
  const failuresOf = (path: string, method: string) => Object.keys(document.paths[path]?.[method]?.responses ?? {});
  expect(failuresOf('/api/v1/users/sign-up', 'post')).toEqual(['200', '400', '401', '413', '415', '429', '500', '503']);
  expect(failuresOf('/api/v1/my/booking', 'get')).toEqual(['200', '400', '401', '414', '500', '503']);
  expect(failuresOf('/api/v1/my/leave', 'put')).toEqual([
    '200',
    '400',
    '401',
    '413',
    '415',
    '423',
    '429',
    '500',
    '503',
  ]);
  expect(failuresOf('/api/v1/documents/get/{id}', 'get')).toEqual(['200', '400', '401', '404', '414', '500', '503']);
  expect(failuresOf('/api/v1/courses/{id}', 'get')).toEqual(['200', '400', '401', '404', '414', '500', '503']);
});

test('a list may be empty, never missing', () => {
  const missing = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).filter(({ responses }) => '404' in responses),
  );
  expect(missing.map(({ operationId }) => operationId).toSorted()).toEqual([
    'clubForecast',
    'clubTeeTimes',
    'courseById',
    'directions',
    'documentById',
    'documentByType',
    'noticeById',
    'specialOfferById',
  ]);
});

test('calls with a key, and no others, document 422', () => {
  const keyed = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).filter(({ responses }) => '422' in responses),
  );
  expect(keyed.map(({ operationId }) => operationId)).toEqual(['sendInquiry']);
});

test('calls that require the password check, and no others, document 403', () => {
  const forbidden = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).filter(({ responses }) => '403' in responses),
  );
  expect(forbidden.map(({ operationId }) => operationId)).toEqual([
    'modifyProfile',
    'endSession',
    'endOtherSessions',
    'offerPasskey',
    'renamePasskey',
    'removePasskey',
    'ownData',
  ]);
});
