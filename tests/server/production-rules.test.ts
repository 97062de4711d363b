import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parseEnv } from '#server/env.ts';
import { deploymentProblems } from '../../scripts/ops/deployment-problems.ts';
import { keyOf, ownSettings, partners, production } from './lib/production.ts';

const folder = mkdtempSync(join(tmpdir(), 'rules-'));
mkdirSync(join(folder, 'site'));
writeFileSync(join(folder, 'site/index.html'), '');
afterAll(() => rmSync(folder, { recursive: true }));
const installation = { DATA_DIR: join(folder, 'data'), SITE_DIR: join(folder, 'site') };

const countedUp = Buffer.from(Array.from({ length: 32 }, (_, index) => index)).toString('hex');
const mistake = 'it must be random, such as the output of openssl rand -hex 32';
const published = 'it must be the one of the partner, not a published or guessable one';

type Row = readonly [rule: string, name: string, value: string | undefined, why: string];

const rules: readonly Row[] = [
  ...Object.keys(ownSettings).flatMap((name): Row[] => [
    ['a missing setting', name, undefined, 'it must be given'],
    ['an empty setting', name, ' ', 'it must be given'],
  ]),
  ...Object.keys(partners).flatMap((name): Row[] => [
    ['no partner', name, undefined, 'it must be an https URL'],
    ['the sandbox as a path', name, '/sandbox/nice', 'it must be an https URL'],
    [
      'the sandbox of this site',
      name,
      'https://golf.example/sandbox/nice',
      'it must not be on this site, which has no sandbox then',
    ],
    ['a partner over plain http', name, 'http://partner.example/', 'it must be an https URL'],
    ['a partner on this machine', name, 'https://localhost:4000/', 'it must not be on this machine'],
  ]),
  ['a site over plain http', 'SITE_URL', 'http://golf.example', 'it must be an https URL'],
  ['a site on this machine', 'SITE_URL', 'https://localhost', 'it must not be on this machine'],
  ['a site on this machine', 'SITE_URL', 'https://127.0.0.1:3000', 'it must not be on this machine'],
  ...['ENCRYPTION_KEY'].flatMap((name): Row[] => [
    ['a zero key', name, '0'.repeat(64), mistake],
    ['a repeated key', name, 'a1'.repeat(32), mistake],
    ['a repeated half', name, keyOf(name).slice(32).repeat(2), mistake],
    ['a typed pattern', name, '0123456789abcdef'.repeat(4), mistake],
    ['decimal digits', name, '3141592653589793238462643383279502884197169399375105820974944592', mistake],
    ['a counted key', name, countedUp, mistake],
    ['a text', name, Buffer.from('This is the key of the golf site').toString('hex'), mistake],
  ]),
  ['an equal key', 'NICE_CLIENT_SECRET', ownSettings.ENCRYPTION_KEY, 'it must not be equal to ENCRYPTION_KEY'],
  [
    'an equal key in capitals',
    'NICE_CLIENT_SECRET',
    ownSettings.ENCRYPTION_KEY.toUpperCase(),
    'it must not be equal to ENCRYPTION_KEY',
  ],
  [
    'an equal key of a partner',
    'RESERVATION_SIGNATURE',
    ownSettings.NICE_CLIENT_SECRET,
    'it must not be equal to NICE_CLIENT_SECRET',
  ],
  [
    'equal keys of partners',
    'WEATHER_KEY',
    ownSettings.RESERVATION_SIGNATURE,
    'it must not be equal to RESERVATION_SIGNATURE',
  ],
  [
    'an earlier key that is the current one',
    'OTHER_ENCRYPTION_KEYS',
    `${keyOf('earlier')},${ownSettings.ENCRYPTION_KEY}`,
    'it must not be equal to ENCRYPTION_KEY',
  ],
  [
    'two equal earlier keys',
    'OTHER_ENCRYPTION_KEYS',
    `${keyOf('earlier')},${keyOf('earlier')}`,
    'it must not be equal to another of them',
  ],
  ['a published key', 'RESERVATION_SIGNATURE', 'sandbox-signature', published],
  ['a published key', 'NICE_CLIENT_SECRET', 'sandbox-secret', published],
  ['a published key', 'WEATHER_KEY', 'sandbox-key', published],
  ['a short key', 'WEATHER_KEY', 'key', published],
  ['a monotonous key', 'RESERVATION_SIGNATURE', 'abababababab', published],
  [
    'unencrypted mail',
    'SMTP_URL',
    'smtp://user:password@mail.example',
    'it must be encrypted: smtps://, or smtp:// with ?requireTLS=true',
  ],
  [
    'mail that may be unencrypted',
    'SMTP_URL',
    'smtp://mail.example?requireTLS=false',
    'it must be encrypted: smtps://, or smtp:// with ?requireTLS=true',
  ],
  [
    'mail to any certificate',
    'SMTP_URL',
    'smtps://mail.example?tls.rejectUnauthorized=0',
    'it must verify the certificate of the mail server',
  ],
  ['an unencrypted store of pictures', 'PICTURE_STORE', 'http://key:secret@s3.example/golf', 'it must be an https URL'],
  ['any certificate', 'NODE_TLS_REJECT_UNAUTHORIZED', '0', 'it must not be 0, which accepts any certificate'],
];

describe('with SANDBOX=off, the start and npm run doctor refuse', () => {
  test.each(rules)('%s: %s=%j', async (_, name, value, why) => {
    const settings = { ...production, ...installation, [name]: value };
    const problem = `Bad setting ${name}: with SANDBOX=off ${why}.`;
    expect(() => parseEnv(settings)).toThrow(problem);
    expect(await deploymentProblems({ ...settings, SANDBOX: undefined })).toEqual([problem]);
  });
});

describe('with SANDBOX=off, the start and npm run doctor accept', () => {
  test.each([
    ['all keys and URLs', {}],
    ['no trusted proxy, if that is said', { TRUST_PROXY: '0' }],
    ['an earlier key that is guessable, for the rotation away from it', { OTHER_ENCRYPTION_KEYS: '0'.repeat(64) }],
    ['mail by STARTTLS', { SMTP_URL: 'smtp://user:password@mail.example:587?requireTLS=true' }],
    ['mail to this machine', { SMTP_URL: 'smtp://localhost:25' }],
    ['a store of pictures on this machine', { PICTURE_STORE: 'http://key:secret@localhost:9000/golf' }],
    ['partners at one origin', { NICE_API_URL: 'https://nice.example' }],
  ])('%s: %j', async (_, others) => {
    const settings = { ...production, ...installation, ...others };
    expect(parseEnv(settings)).toMatchObject({ SANDBOX: 'off', isForThisMachine: false });
    expect(await deploymentProblems(settings)).toEqual([]);
  });
});
