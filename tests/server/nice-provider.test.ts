import { assert, constantFrom, nat, property, record } from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { identityProviderMessages } from '#contract/account/identity-provider-messages.ts';
import { providerToken, verification } from '#server/db/schema.ts';
import type { FetchUrl } from '#server/deps.ts';
import type { ProviderAnswer } from '#server/verification/identity-provider.ts';
import { decrypt, encrypt } from '#server/verification/nice/cipher.ts';
import { gatewayCodes } from '#server/verification/nice/gateway-codes.ts';
import { deriveKeys } from '#server/verification/nice/keys.ts';
import { niceProvider } from '#server/verification/nice/nice-provider.ts';
import vectors from '#tests/fixtures/nice-vectors.json' with { type: 'json' };
import type { TestApp } from './lib/app.ts';
import { secondApp, startApp, startOfTest } from './lib/app.ts';
import { answerOf } from './lib/person.ts';
import { refused } from './lib/read.ts';

const env = {
  NICE_API_URL: 'https://api.nice.example/',
  NICE_URL: 'https://nice.example/service.cb',
  NICE_CLIENT_ID: 'client-1',
  NICE_CLIENT_SECRET: 'secret-1',
  NICE_PRODUCT_ID: 'product-1',
};
const organisationPath = '/digital/niceid/oauth/oauth/token';
const cryptoPath = '/digital/niceid/api/v1.0/common/crypto/token';
const request = { requestNumber: 'request-1', authType: 'NICE', returnUrl: 'https://golf.example/back' } as const;
const cryptoToken = {
  rsp_cd: 'P000',
  result_cd: '0000',
  site_code: 'SITE',
  token_version_id: 'version-1',
  token_val: 'value-1',
  period: 3_600,
};

type Reply = () => Response | Promise<Response>;
const succeeds =
  (dataBody: object): Reply =>
  () =>
    Response.json({ dataHeader: { GW_RSLT_CD: '1200', GW_RSLT_MSG: '' }, dataBody });
const fails =
  (code: string, init: ResponseInit = {}): Reply =>
  () =>
    Response.json({ dataHeader: { GW_RSLT_CD: code, GW_RSLT_MSG: 'secret-1' } }, init);

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

/** A provider whose gateway gives these replies in turn, the last one repeatedly; with its calls. */
function withGateway(organisation: readonly Reply[], crypto: readonly Reply[], target = app) {
  const calls: { path: string; init: Parameters<FetchUrl>[1] }[] = [];
  const remaining: Record<string, Reply[]> = { [organisationPath]: [...organisation], [cryptoPath]: [...crypto] };
  const fetchExternal: FetchUrl = async (url, init) => {
    const path = url.replace('https://api.nice.example', '');
    calls.push({ path, init });
    const queue = remaining[path] ?? [];
    const reply = queue.length > 1 ? queue.shift() : queue[0];
    if (!reply) throw new Error(`No call is expected of ${url}.`);
    return reply();
  };
  const deps = { ...target.deps, env, fetchExternal, timeoutMs: 50 };
  return { provider: niceProvider(deps), calls, pathsOf: () => calls.map(({ path }) => path), fetchExternal };
}

const token = (access_token: string) =>
  succeeds({ access_token, token_type: 'bearer', expires_in: 1, scope: 'default' });
const authorization = ({ init }: { init: Parameters<FetchUrl>[1] }) => {
  const [scheme, encoded = ''] = (init.headers?.['Authorization'] ?? '').split(' ');
  return [scheme, Buffer.from(encoded, 'base64').toString()];
};

describe('a request', () => {
  test('is encrypted with a crypto token of its own', async () => {
    const { provider, calls } = withGateway([token('token-1')], [succeeds(cryptoToken)]);
    const { fields, kept, ...prepared } = await provider.prepare(request);
    expect(prepared).toEqual({
      action: 'https://nice.example/service.cb',
      encoded: fields['enc_data'],
      validForMs: 3_600_000,
    });
    expect([Object.keys(fields), fields['m'], fields['token_version_id']]).toEqual([
      ['m', 'token_version_id', 'enc_data', 'integrity_value'],
      'service',
      'version-1',
    ]);
    // 9:00 UTC is 18:00 in Korea.
    const keys = deriveKeys({ reqDtim: '20261120180000', reqNo: 'request-1', tokenVal: 'value-1' });
    const text = decrypt(keys, {
      encData: fields['enc_data'] ?? '',
      integrityValue: fields['integrity_value'] ?? '',
    });
    expect(JSON.parse(String(text))).toEqual({
      requestno: 'request-1',
      returnurl: 'https://golf.example/back',
      sitecode: 'SITE',
      methodtype: 'get',
      popupyn: 'Y',
      authtype: 'M',
      receivedata: '',
    });
    expect(JSON.parse(kept)).toEqual({ reqDtim: '20261120180000', tokenVersionId: 'version-1', tokenVal: 'value-1' });
    expect(calls.map(({ path, init }) => [path, init.method, init.body])).toEqual([
      [organisationPath, 'POST', 'grant_type=client_credentials&scope=default'],
      [
        cryptoPath,
        'POST',
        JSON.stringify({
          dataHeader: { CNTY_CD: 'ko' },
          dataBody: { req_dtim: '20261120180000', req_no: 'request-1', enc_mode: '1' },
        }),
      ],
    ]);
    expect(calls.map(authorization)).toEqual([
      ['Basic', 'client-1:secret-1'],
      ['bearer', `token-1:${startOfTest.getTime() / 1000}:client-1`],
    ]);
    expect(calls[1]?.init.headers?.['productID']).toBe('product-1');
  });

  test('by i-PIN has its authtype', async () => {
    const { provider } = withGateway([token('token-1')], [succeeds(cryptoToken)]);
    const { fields } = await provider.prepare({ ...request, authType: 'IPIN' });
    const keys = deriveKeys({ reqDtim: '20261120180000', reqNo: 'request-1', tokenVal: 'value-1' });
    const text = decrypt(keys, { encData: fields['enc_data'] ?? '', integrityValue: fields['integrity_value'] ?? '' });
    expect(JSON.parse(String(text))).toMatchObject({ authtype: 'X' });
  });
});

describe('the organisation token', () => {
  test('is requested once, for all processes, and stored sealed', async () => {
    const first = withGateway([token('token-1')], [succeeds(cryptoToken)]);
    await first.provider.prepare(request);
    const second = withGateway([], [succeeds(cryptoToken)], secondApp(app.deps));
    await second.provider.prepare(request);
    await first.provider.prepare(request);
    expect([first.pathsOf(), second.pathsOf()]).toEqual([[organisationPath, cryptoPath, cryptoPath], [cryptoPath]]);
    const rows = await app.deps.db.select().from(providerToken);
    expect(rows).toEqual([
      { id: expect.stringMatching(/^[\w-]{43}$/), tokenSealed: expect.stringMatching(/^[\w-]{8}\.[\w-]+$/) },
    ]);
    expect(JSON.stringify(rows)).not.toContain('token-1');
  });

  test('is requested once for fifty requests that start together', async () => {
    const { provider, pathsOf } = withGateway([token('token-1')], [succeeds(cryptoToken)]);
    await Promise.all(Array.from({ length: 50 }, () => provider.prepare(request)));
    expect(pathsOf().filter((path) => path === organisationPath)).toHaveLength(1);
  });

  test('is renewed when a call says that it is invalid', async () => {
    const { provider, calls } = withGateway(
      [token('token-1'), token('token-2')],
      [succeeds(cryptoToken), fails('1800'), succeeds(cryptoToken)],
    );
    await provider.prepare(request);
    await provider.prepare(request);
    await provider.prepare(request);
    expect(calls.map((call) => authorization(call)[1]?.split(':')[0])).toEqual([
      'client-1',
      'token-1',
      'token-1',
      'client-1',
      'token-2',
      'token-2',
    ]);
  });

  test('that another process has renewed meanwhile is used', async () => {
    const first = withGateway([token('token-1'), token('token-2')], [succeeds(cryptoToken)]);
    await first.provider.prepare(request);
    const second = withGateway(
      [],
      [
        async () => {
          await renewing.provider.prepare(request);
          return fails('1800')();
        },
        succeeds(cryptoToken),
      ],
    );
    const renewing = withGateway([token('token-2')], [fails('1800'), succeeds(cryptoToken)]);
    await second.provider.prepare(request);
    expect(second.calls.map((call) => authorization(call)[1]?.split(':')[0])).toEqual(['token-1', 'token-2']);
  });

  test('is renewed once only', async () => {
    const { provider, pathsOf } = withGateway([token('token-1'), token('token-2')], [fails('1800')]);
    await expect(provider.prepare(request)).rejects.toMatchObject({ reason: 'token', code: '1800' });
    expect(pathsOf()).toEqual([organisationPath, cryptoPath, organisationPath, cryptoPath]);
  });
});

const unavailable = refused(503, identityProviderMessages.unavailable);
const refusedByProvider = refused(503, identityProviderMessages.refused);
const never: Reply = () => new Promise(() => undefined);
const unreachable: Reply = () =>
  Promise.reject(
    Object.assign(new TypeError('fetch failed: secret-1'), {
      cause: Object.assign(new Error('secret-1'), { code: 'ECONNREFUSED' }),
    }),
  );
const late = new Date(startOfTest.getTime() - 200_000).toUTCString();

describe('a failure of the provider has a sentence for the user, and a line in the log', () => {
  test.each<[string, Reply, Reply, object, string, string]>([
    ['no response', never, never, unavailable, 'timeout', 'organisationToken: no response within 3 s'],
    ['no connection', unreachable, unreachable, unavailable, 'network', 'organisationToken: ECONNREFUSED'],
    [
      'an error page',
      () => new Response('secret-1', { status: 502 }),
      never,
      unavailable,
      'down',
      'organisationToken: HTTP status 502',
    ],
    [
      'a page of another service',
      () => new Response('secret-1', { status: 404 }),
      never,
      refusedByProvider,
      'settings',
      'organisationToken: HTTP status 404',
    ],
    [
      'garbage',
      () => new Response('<!doctype html>'),
      never,
      unavailable,
      'garbage',
      'organisationToken: the response is not that of NICE',
    ],
    ['a success without a token', succeeds({}), never, unavailable, 'garbage', 'a successful response lacks a value'],
    [
      'wrong credentials',
      fails('1801', { status: 401 }),
      never,
      refusedByProvider,
      'settings',
      'organisationToken 1801: wrong client: check NICE_CLIENT_ID and NICE_CLIENT_SECRET',
    ],
    [
      'an address that is not registered',
      token('token-1'),
      fails('1702'),
      refusedByProvider,
      'settings',
      'cryptoToken 1702: the address of this server is not registered with NICE for this client',
    ],
    [
      'a clock that is ahead',
      token('token-1'),
      fails('1800', { headers: { Date: late } }),
      refusedByProvider,
      'clock',
      'cryptoToken 1800: this server’s clock is 200 s ahead of the provider’s',
    ],
    [
      'a token that stays invalid',
      token('token-1'),
      fails('1800', { headers: { Date: startOfTest.toUTCString() } }),
      refusedByProvider,
      'token',
      'cryptoToken 1800: the organisation token is invalid',
    ],
    ['too many calls', token('token-1'), fails('1905'), unavailable, 'busy', 'cryptoToken 1905: too much traffic'],
    [
      'an unknown code',
      token('token-1'),
      fails('toString'),
      unavailable,
      'down',
      'cryptoToken toString: unknown result',
    ],
    [
      'a crypto token that is refused',
      token('token-1'),
      succeeds({ rsp_cd: 'E998' }),
      refusedByProvider,
      'settings',
      'crypto token E998: no permission for this service',
    ],
    [
      'a crypto token without success',
      token('token-1'),
      succeeds({ ...cryptoToken, result_cd: '0003' }),
      refusedByProvider,
      'settings',
      'crypto token 0003: this client may not be issued crypto tokens',
    ],
    [
      'a crypto token without a value',
      token('token-1'),
      succeeds({ ...cryptoToken, token_val: '' }),
      unavailable,
      'garbage',
      'a successful response lacks a value',
    ],
    [
      'a crypto token that has ended',
      token('token-1'),
      succeeds({ ...cryptoToken, period: 0 }),
      unavailable,
      'garbage',
      'a successful response lacks a value',
    ],
  ])('%s', async (_, organisation, crypto, expected, reason, detail) => {
    const { fetchExternal } = withGateway([organisation], [crypto]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const site = secondApp(app.deps, { env, deps: { fetchExternal } });
    const response = site.get('/api/v1/nice/check');
    for (let waits = 0; waits < 20; waits += 1) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(3_000);
    vi.useRealTimers();
    expect(await answerOf(await response)).toEqual(expected);
    const lines = site.observed.lines.map((line): unknown => JSON.parse(line));
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'identity provider failed', reason, detail }),
    );
    expect(site.observed.lines.join('')).not.toContain('secret-1');
  });

  test('each known code of the gateway has a reason and a meaning', () => {
    expect(Object.entries(gatewayCodes).filter(([, [, meaning]]) => meaning.length < 5)).toEqual([]);
  });
});

test('a request is accepted no longer than the provider’s token is valid', async () => {
  const { fetchExternal } = withGateway([token('token-1')], [succeeds({ ...cryptoToken, period: '60' })]);
  const site = secondApp(app.deps, { env, deps: { fetchExternal } });
  await site.get('/api/v1/nice/check');
  const [row] = await app.deps.db.select().from(verification);
  expect(row?.expiresAt).toEqual(new Date(startOfTest.getTime() + 60_000));
});

describe('an answer', () => {
  const { provider } = niceAnswers();

  test('of each vector is read', () => {
    expect(vectors.map((_, index) => provider.read(...answerOfVector(index)))).toEqual(
      vectors.map((): ProviderAnswer => ({ kind: 'verified', person })),
    );
  });

  test('with another token than that of its request comes too late', () => {
    const [asked, fields] = answerOfVector(0);
    expect(provider.read(asked, { ...fields, token_version_id: 'version-2' })).toEqual({ kind: 'ended' });
  });

  test.each(['token_version_id', 'enc_data', 'integrity_value'])('without %s is rejected', (name) => {
    const [asked, { [name]: _, ...others }] = answerOfVector(0);
    expect(provider.read(asked, others)).toBeUndefined();
  });

  test.each(['token_version_id', 'enc_data', 'integrity_value'] as const)(
    'is not accepted after any of 10,000 random changes of its %s',
    (name) => {
      let changes = 0;
      assert(
        property(
          record({ vector: nat(vectors.length - 1), how: constantFrom(...edits), at: nat(), with: nat() }),
          ({ vector, how, at, with: other }) => {
            const [asked, fields] = answerOfVector(vector);
            const text = fields[name] ?? '';
            const changed = how(text, at, other);
            // A space stands for a plus, as in a URL.
            if (changed.replaceAll(' ', '+') === text) return true;
            changes += 1;
            const read = provider.read(asked, { ...fields, [name]: changed });
            return read === undefined || (name === 'token_version_id' && read.kind === 'ended');
          },
        ),
        { numRuns: 12_000, seed: 20_261_129 },
      );
      expect(changes).toBeGreaterThanOrEqual(10_000);
    },
  );

  test('is not accepted for any other request', () => {
    const accepted = vectors.flatMap((_, from) =>
      vectors.filter((__, to) => {
        const [asked] = answerOfVector(to);
        const [, fields] = answerOfVector(from);
        return from !== to && provider.read(asked, { ...fields, token_version_id: `version-${to}` }) !== undefined;
      }),
    );
    expect(accepted).toEqual([]);
  });
});

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=-_ %\n\0가';
const letter = (index: number) => alphabet[index % alphabet.length] ?? '';

/** Ways to change a text, at a place and with a letter or another vector. */
const edits: readonly ((text: string, at: number, other: number) => string)[] = [
  (text, at, other) => replaced(text, at, 1, letter(other)),
  (text, at, other) => replaced(text, at, 0, letter(other)),
  (text, at) => replaced(text, at, 1, ''),
  (text, at, other) => replaced(text, at, other % 8, ''),
  (text, at) => text.slice(0, at % (text.length + 1)),
  (text, at) => text.slice(at % (text.length + 1)),
  (text, at) => text.slice(at % text.length) + text.slice(0, at % text.length),
  (text, at) => replaced(text, at, 1, swapCase(text[at % text.length] ?? '')),
  (text, _, other) => text + letter(other),
  (text, at, other) => (at % 2 ? text.toLowerCase() : text.toUpperCase()) + letter(other).repeat(other % 2),
  (_, at, other) => vectors[other % vectors.length]?.[at % 2 ? 'encData' : 'integrityValue'] ?? '',
  (text) => Buffer.from(text, 'base64').toString('base64url'),
];

function replaced(text: string, at: number, length: number, by: string): string {
  const place = at % text.length;
  return text.slice(0, place) + by + text.slice(place + length);
}

const swapCase = (text: string) => (text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase());

const person = {
  name: '김하늘',
  birthdate: '19850412',
  gender: '0',
  nationalinfo: '0',
  mobileno: '01000001001',
  ci: 'C',
  di: 'D',
};

/** Returns a request with the keys of a vector, and the fields of an answer to it. */
function answerOfVector(index: number) {
  const { reqDtim, reqNo, tokenVal } = vectors[index] ?? { reqDtim: '', reqNo: '', tokenVal: '' };
  const tokenVersionId = `version-${index}`;
  const answer = { resultcode: '0000', requestno: reqNo, authtype: 'M', ...person };
  const { encData, integrityValue } = encrypt(deriveKeys({ reqDtim, reqNo, tokenVal }), JSON.stringify(answer));
  return [
    { requestNumber: reqNo, authType: 'NICE', kept: JSON.stringify({ reqDtim, tokenVersionId, tokenVal }) },
    { token_version_id: tokenVersionId, enc_data: encData, integrity_value: integrityValue } as Record<string, string>,
  ] as const;
}

/** A provider that makes no calls. */
function niceAnswers() {
  return {
    provider: {
      read: (...given: Parameters<ReturnType<typeof niceProvider>['read']>) =>
        niceProvider({ ...app.deps, env, fetchExternal: () => Promise.reject(new Error()), timeoutMs: 1 }).read(
          ...given,
        ),
    },
  };
}
