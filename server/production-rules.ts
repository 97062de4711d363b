import { isLoopbackUrl } from './loopback.ts';
import { isGuessableKey, isGuessableText } from './weak-key.ts';

type Given = Readonly<Record<string, string | undefined>>;
/** Name of a setting, and why its value does not suit a site with real members. */
type Problem = readonly [name: string, why: string];

/** Settings without a default that suits a site with real members. */
const required = [
  'SITE_URL',
  'TRUST_PROXY',
  'ENCRYPTION_KEY',
  'NICE_CLIENT_ID',
  'NICE_CLIENT_SECRET',
  'RESERVATION_SIGNATURE',
  'POSTCODE_ORIGINS',
  'WEATHER_KEY',
  'SMTP_URL',
  'MAIL_FROM',
] as const;
const ownKey = 'ENCRYPTION_KEY';
const keysOfPartners = ['NICE_CLIENT_SECRET', 'RESERVATION_SIGNATURE', 'WEATHER_KEY'] as const;

/**
 * Returns what `SANDBOX=off` refuses, for the start and for `npm run doctor`. Reads the given values of valid settings:
 * a default is never right here. Keys that only decrypt may be guessable, since a rotation away from them needs them.
 */
export function productionProblems(
  given: Given,
  { serviceUrls, originLists }: { serviceUrls: readonly string[]; originLists: readonly string[] },
): Problem[] {
  return [
    ...partnerProblems(given, serviceUrls),
    ...originProblems(given, originLists),
    ...required.filter((name) => given[name] === undefined).map((name): Problem => [name, 'it must be given']),
    ...siteProblems(given),
    ...officeProblems(given),
    ...keyProblems(given),
    ...mailProblems(given),
    ...storeProblems(given),
    ...runtimeProblems(given),
  ];
}

function partnerProblems(given: Given, serviceUrls: readonly string[]): Problem[] {
  const site = originOf(given['SITE_URL']);
  return serviceUrls.flatMap((name): Problem[] => {
    const url = given[name]?.trim() ?? '';
    if (!url.startsWith('https://')) return [[name, 'it must be an https URL']];
    if (isLoopbackUrl(url)) return [[name, 'it must not be on this machine']];
    return originOf(url) === site ? [[name, 'it must not be on this site, which has no sandbox then']] : [];
  });
}

const originProblems = (given: Given, originLists: readonly string[]): Problem[] =>
  originLists
    .filter((name) => /http:/i.test(given[name] ?? ''))
    .map((name): Problem => [name, 'each must be an https origin']);

function siteProblems({ SITE_URL = '' }: Given): Problem[] {
  if (SITE_URL === '') return [];
  if (!SITE_URL.trim().startsWith('https://')) return [['SITE_URL', 'it must be an https URL']];
  return isLoopbackUrl(SITE_URL) ? [['SITE_URL', 'it must not be on this machine']] : [];
}

/** The staff may reach it over HTTP on this machine only, as by an SSH tunnel. */
function officeProblems({ ADMIN, ADMIN_PORT = '', ADMIN_URL = '' }: Given): Problem[] {
  if (ADMIN?.trim() === 'off' || ADMIN_PORT === '') return [];
  if (ADMIN_URL === '') return [['ADMIN_URL', 'it must be given beside ADMIN_PORT']];
  return ADMIN_URL.trim().startsWith('https://') || isLoopbackUrl(ADMIN_URL)
    ? []
    : [['ADMIN_URL', 'it must be an https URL']];
}

function keyProblems(given: Given): Problem[] {
  const valuesOf = (name: string) => (given[name]?.trim() ?? '').toLowerCase().split(',').filter(Boolean);
  const keys = [ownKey, 'OTHER_ENCRYPTION_KEYS', ...keysOfPartners].flatMap((name) =>
    valuesOf(name).map((value) => ({ name, value })),
  );
  const repeated = keys.flatMap(({ name, value }, index): Problem[] => {
    const first = keys.slice(0, index).find((earlier) => earlier.value === value);
    return first ? [[name, `it must not be equal to ${first.name === name ? 'another of them' : first.name}`]] : [];
  });
  return [
    ...valuesOf(ownKey)
      .filter(isGuessableKey)
      .map((): Problem => [ownKey, 'it must be random, such as the output of openssl rand -hex 32']),
    ...keysOfPartners
      .filter((name) => valuesOf(name).some(isGuessableText))
      .map((name): Problem => [name, 'it must be the one of the partner, not a published or guessable one']),
    ...repeated,
  ];
}

/** Mails contain names and addresses, and the connection the mail account's password. */
function mailProblems({ SMTP_URL = '' }: Given): Problem[] {
  if (!URL.canParse(SMTP_URL.trim()) || isLoopbackUrl(SMTP_URL)) return [];
  const { protocol, searchParams } = new URL(SMTP_URL.trim());
  if (protocol !== 'smtps:' && searchParams.get('requireTLS') !== 'true')
    return [['SMTP_URL', 'it must be encrypted: smtps://, or smtp:// with ?requireTLS=true']];
  return (searchParams.get('tls.rejectUnauthorized') ?? 'true') === 'true'
    ? []
    : [['SMTP_URL', 'it must verify the certificate of the mail server']];
}

const storeProblems = ({ PICTURE_STORE = '' }: Given): Problem[] =>
  /^http:/i.test(PICTURE_STORE.trim()) && !isLoopbackUrl(PICTURE_STORE)
    ? [['PICTURE_STORE', 'it must be an https URL']]
    : [];

/** Node accepts any certificate of a partner with this variable. */
function runtimeProblems({ NODE_TLS_REJECT_UNAUTHORIZED }: Given): Problem[] {
  return NODE_TLS_REJECT_UNAUTHORIZED?.trim() === '0'
    ? [['NODE_TLS_REJECT_UNAUTHORIZED', 'it must not be 0, which accepts any certificate']]
    : [];
}

const originOf = (url = '') => (URL.canParse(url) ? new URL(url).origin : '');
