import { expect, test } from 'vitest';
import type { FetchUrl } from '#server/deps.ts';
import { identityProblems } from '../../scripts/ops/identity-problems.ts';

const settings = {
  NICE_API_URL: 'https://api.nice.example',
  NICE_CLIENT_ID: 'client-1',
  NICE_CLIENT_SECRET: 'secret-1',
};

const gateway =
  (...bodies: readonly object[]): FetchUrl =>
  async (url) =>
    Response.json(bodies[url.endsWith('/crypto/token') ? 1 : 0]);
const success = { GW_RSLT_CD: '1200' };
const organisation = { dataHeader: success, dataBody: { access_token: 'token-1' } };
const crypto = {
  dataHeader: success,
  dataBody: { rsp_cd: 'P000', site_code: 'S', token_version_id: 'V', token_val: 'T', period: 3_600 },
};

test('nothing is wrong if NICE issues both tokens', async () => {
  expect(await identityProblems(settings, gateway(organisation, crypto))).toEqual([]);
});

test.each([
  [
    'wrong credentials',
    gateway({ dataHeader: { GW_RSLT_CD: '1801' } }),
    'NICE does not take part (settings): organisationToken 1801: wrong client: check NICE_CLIENT_ID and NICE_CLIENT_SECRET.',
  ],
  [
    'an address that is not registered',
    gateway(organisation, { dataHeader: { GW_RSLT_CD: '1702' } }),
    'NICE does not take part (settings): cryptoToken 1702: the address of this server is not registered with NICE for this client.',
  ],
  [
    'no connection',
    () => Promise.reject(Object.assign(new Error('secret-1'), { code: 'ENOTFOUND' })),
    'NICE does not take part (network): organisationToken: ENOTFOUND.',
  ],
] as const)('%s is named, without credentials', async (_, fetchExternal, problem) => {
  expect(await identityProblems(settings, fetchExternal)).toEqual([problem]);
});

test('without its URL, NICE is not called', async () => {
  expect(await identityProblems({}, gateway())).toEqual(['NICE was not called: NICE_API_URL is not set.']);
});
