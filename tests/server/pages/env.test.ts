import { expect, test } from 'vitest';
import { parseDatabaseEnv, parseEnv, settingProblems } from '#server/env.ts';
import { keyOf, ownSettings, partners, production } from '../lib/production.ts';

test('without any setting the defaults apply', () => {
  expect(parseEnv({})).toEqual({
    PORT: 3000,
    HOST: '127.0.0.1',
    ADMIN: 'on',
    METRICS_HOST: '127.0.0.1',
    DATA_DIR: '.data',
    SITE_DIR: 'dist/site',
    SESSION_IDLE_MINUTES: 120,
    SESSION_ABSOLUTE_HOURS: 24,
    SIGN_IN_RATE_PER_MINUTE: 30,
    LOOKUP_RATE_PER_MINUTE: 60,
    RENDER_RATE_PER_MINUTE: 30,
    TRUST_PROXY: 0,
    SHARED_CACHE_MB: 32,
    REQUEST_TIMEOUT_SECONDS: 15,
    LOG_LEVEL: 'info',
    SANDBOX: 'on',
    SANDBOX_RESERVATION: 'ok',
    SANDBOX_NICE: 'ok',
    SANDBOX_WEATHER: 'ok',
    RESERVATION_LOGIN_URL: '/sandbox/reservation/login',
    TEE_TIMES_URL: '/sandbox/tee-times',
    RESERVATION_ORIGINS: [],
    RESERVATION_SIGNATURE: 'sandbox-signature',
    NICE_URL: '/sandbox/nice/CheckPlusSafeModel/service.cb',
    NICE_API_URL: '/sandbox/nice',
    NICE_CLIENT_ID: 'sandbox-client',
    NICE_CLIENT_SECRET: 'sandbox-secret',
    NICE_PRODUCT_ID: '2101979031',
    IDENTITY_ORIGINS: [],
    POSTCODE_SCRIPT_URL: '/sandbox/postcode/postcode.v2.js',
    POSTCODE_ORIGINS: [],
    WEATHER_URL: '/sandbox/weather',
    WEATHER_KEY: 'sandbox-key',
    MAIL_FROM: '오크 리조트 골프 <no-reply@oakresortgolf.example>',
    OFFLINE_READING: 'on',
    isForThisMachine: true,
  });
});

test('an empty setting counts as absent', () => {
  expect(parseEnv({ PORT: '', DATABASE_URL: ' ' })).toEqual(parseEnv({}));
});

test.each([
  [{ PORT: 'http' }, 'PORT: must be a whole number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT: must be a whole number from 0 to 65535'],
  [{ SESSION_IDLE_MINUTES: '1.5' }, 'SESSION_IDLE_MINUTES: must be a whole number from 1 to 525600'],
  [{ DATABASE_URL: 'mysql://secret@host' }, 'DATABASE_URL: must start with postgres:// or postgresql://'],
  [{ ENCRYPTION_KEY: 'secret' }, 'ENCRYPTION_KEY: must be 64 hexadecimal digits (32 bytes)'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: must be one of info, error, silent'],
  [{ SANDBOX_RESERVATION: 'maybe' }, 'SANDBOX_RESERVATION: must be one of ok, refuse, down, slow, garbage'],
  [{ RESERVATION_LOGIN_URL: '//host/login' }, 'RESERVATION_LOGIN_URL: must be a path of this site or an http(s) URL'],
  [
    { RESERVATION_LOGIN_URL: 'javascript:alert(1)' },
    'RESERVATION_LOGIN_URL: must be a path of this site or an http(s) URL',
  ],
  [{ SANDBOX_NICE: 'maybe' }, 'SANDBOX_NICE: must be one of ok, refuse, down, slow, garbage'],
  [{ NICE_URL: 'nice.example' }, 'NICE_URL: must be a path of this site or an http(s) URL'],
  ...[
    'cdn.example',
    'https://cdn.example/postcode.v2.js',
    'https://a.example https://b.example',
    "https://a.example; script-src 'unsafe-eval'",
    'https://*',
    'https://a.*.example',
    'https://a.example,',
    'data:',
  ].map((POSTCODE_ORIGINS): [{ POSTCODE_ORIGINS: string }, string] => [
    { POSTCODE_ORIGINS },
    'POSTCODE_ORIGINS: must be http(s) origins without a path, separated by commas',
  ]),
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL: must start with smtp:// or smtps://'],
  ...['https://s3.example/bucket', 's3://key:secret@s3.example/bucket', 'https://key:secret@s3.example'].map(
    (PICTURE_STORE): [{ PICTURE_STORE: string }, string] => [
      { PICTURE_STORE },
      'PICTURE_STORE: must be the URL of a bucket, with its keys',
    ],
  ),
  [{ MAIL_FROM: '오크 리조트 골프' }, 'MAIL_FROM: must be an address, or a name and an address in angle brackets'],
  [
    { MAIL_FROM: 'golf@golf.example\r\nBcc: all@golf.example' },
    'MAIL_FROM: must be an address, or a name and an address in angle brackets',
  ],
  [{ SANDBOX_WEATHER: 'rain' }, 'SANDBOX_WEATHER: must be one of ok, refuse, down, slow, garbage'],
  [{ WEATHER_URL: 'ftp://weather.example' }, 'WEATHER_URL: must be a path of this site or an http(s) URL'],
  ...[
    'golf.example',
    'ftp://golf.example',
    'https://golf.example/site',
    'https://golf.example?',
    'https://me@golf.example',
    'https://a b',
    'https://%',
  ].map((SITE_URL): [{ SITE_URL: string }, string] => [
    { SITE_URL },
    'SITE_URL: must be the http(s) origin of the site, without a path',
  ]),
  [{ SANDBOX: 'off' }, 'RESERVATION_LOGIN_URL: with SANDBOX=off it must be an https URL'],
  [
    { SANDBOX: 'off', RESERVATION_LOGIN_URL: 'http://tee.example' },
    'RESERVATION_LOGIN_URL: with SANDBOX=off it must be an https URL',
  ],
])('%j is named, without its value', (source, complaint) => {
  expect(() => parseEnv(source)).toThrow(`Bad setting ${complaint}.`);
});

test.each(['POSTCODE_ORIGINS', 'IDENTITY_ORIGINS', 'RESERVATION_ORIGINS'])(
  '%s is a list of origins and of wildcards for subdomains, with the sandbox off of https ones',
  (name) => {
    expect(parseEnv({ ...production, [name]: ' https://a.example:8443 , https://*.b.example' })).toMatchObject({
      [name]: ['https://a.example:8443', 'https://*.b.example'],
    });
    expect(() => parseEnv({ ...production, [name]: 'https://a.example,http://b.example' })).toThrow(
      `Bad setting ${name}: with SANDBOX=off each must be an https origin.`,
    );
  },
);

test('tee times come from the sandbox or from an https URL, and with the sandbox off from nowhere else', () => {
  const tee = 'https://tee.example/free';
  expect([
    parseEnv({}).TEE_TIMES_URL,
    parseEnv(production).TEE_TIMES_URL,
    parseEnv({ ...production, TEE_TIMES_URL: tee }).TEE_TIMES_URL,
  ]).toEqual(['/sandbox/tee-times', undefined, tee]);
  expect(() => parseEnv({ ...production, TEE_TIMES_URL: 'http://tee.example' })).toThrow(
    'Bad setting TEE_TIMES_URL: with SANDBOX=off it must be an https URL.',
  );
});

const deployments: [string, Record<string, string>][] = [
  ['DATABASE_URL', { DATABASE_URL: 'postgres://db.example/golf' }],
  ...['https://golf.example', 'http://golf.example', 'http://192.0.2.7:3000', 'https://localhost'].map(
    (SITE_URL): [string, { SITE_URL: string }] => ['a SITE_URL other than http on this machine', { SITE_URL }],
  ),
  ['TRUST_PROXY', { TRUST_PROXY: '1' }],
  ...['0.0.0.0', '::', '192.0.2.7'].map((HOST): [string, { HOST: string }] => [
    'a HOST that other machines can reach',
    { HOST },
  ]),
  ['a METRICS_HOST that other machines can reach', { METRICS_HOST: '0.0.0.0' }],
  ['SMTP_URL', { SMTP_URL: 'smtps://mail.example' }],
  ['MAIL_FROM', { MAIL_FROM: 'no-reply@golf.example' }],
  ...['ENCRYPTION_KEY', 'OTHER_ENCRYPTION_KEYS'].map((name): [string, Record<string, string>] => [
    name,
    { [name]: keyOf(name) },
  ]),
  ...['NICE_CLIENT_ID', 'NICE_CLIENT_SECRET', 'RESERVATION_SIGNATURE', 'WEATHER_KEY', 'VITE_KAKAO_KEY'].map(
    (name): [string, Record<string, string>] => [name, { [name]: 'key-of-a-partner' }],
  ),
  ...Object.entries(partners).map(([name, url]): [string, Record<string, string>] => [
    `a ${name} on another machine`,
    { [name]: url },
  ]),
  ['a NICE_URL on another machine', { NICE_URL: 'http://nice.example/service.cb' }],
];

test.each(deployments)('with %s, the sandbox must be set explicitly: %j', (sign, source) => {
  expect(() => parseEnv(source)).toThrow(
    `Bad setting SANDBOX: with ${sign} it must be given: off for a site with real members, on for a trial in which anyone can log in as anyone.`,
  );
  expect(parseEnv({ ...source, SANDBOX: 'on' })).toMatchObject({ SANDBOX: 'on', isForThisMachine: false });
});

test.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])(
  'on %s only, with the URLs of this machine, the sandbox is on by default',
  (HOST) => {
    expect(
      parseEnv({
        HOST,
        METRICS_HOST: HOST,
        SITE_URL: 'http://localhost:3000',
        NICE_URL: 'http://localhost:4000/service.cb',
      }),
    ).toMatchObject({ SANDBOX: 'on', isForThisMachine: true });
  },
);

test.each([
  [{ ADMIN_PORT: '3100' }, 'ADMIN_URL: with SANDBOX=off it must be given beside ADMIN_PORT'],
  [{ ADMIN_PORT: '3100', ADMIN_URL: 'http://staff.example' }, 'ADMIN_URL: with SANDBOX=off it must be an https URL'],
])('with real members, a back office on a port of its own must have an address over HTTPS: %j', (office, problem) => {
  expect(settingProblems({ ...production, ...office })).toEqual([`Bad setting ${problem}.`]);
});

test.each([
  { ADMIN_PORT: '3100', ADMIN_URL: 'https://staff.example' },
  { ADMIN_PORT: '3100', ADMIN_URL: 'http://localhost:3100' },
  { ADMIN_PORT: '3100', ADMIN: 'off' },
  {},
])('with real members, the back office may be at %j', (office) => {
  expect(settingProblems({ ...production, ...office })).toEqual([]);
});

test('all invalid settings are listed at once', () => {
  expect(settingProblems({ PORT: 'http', LOG_LEVEL: 'loud' })).toEqual([
    'Bad setting PORT: must be a whole number from 0 to 65535.',
    'Bad setting LOG_LEVEL: must be one of info, error, silent.',
  ]);
  expect(settingProblems({ SANDBOX: 'off' })).toEqual([
    ...Object.keys(partners).map((name) => `Bad setting ${name}: with SANDBOX=off it must be an https URL.`),
    ...Object.keys(ownSettings).map((name) => `Bad setting ${name}: with SANDBOX=off it must be given.`),
  ]);
});

test('a command beside the server reads the database location, whatever else is set', () => {
  expect(
    parseDatabaseEnv({ DATABASE_URL: 'postgres://db.example/golf', DATA_DIR: 'data', PORT: 'http' }),
  ).toMatchObject({ DATABASE_URL: 'postgres://db.example/golf', DATA_DIR: 'data' });
});
