import * as z from 'zod/mini';
import { productionProblems } from './production-rules.ts';
import { chooseSandbox, signsOfDeployment } from './signs-of-deployment.ts';
import { StartupError } from './startup-error.ts';

const sandboxModes = ['ok', 'refuse', 'down', 'slow', 'garbage'] as const;
export const sandboxMode = z.enum(sandboxModes, `must be one of ${sandboxModes.join(', ')}`);

const text = z.string().check(z.trim());

const settings = z.object({
  PORT: integer(0, 65_535, 3000),
  HOST: z._default(text, '127.0.0.1'),
  ADMIN: z._default(oneOf(['on', 'off']), 'on'),
  ADMIN_PORT: optionalInteger(0, 65_535),
  ADMIN_URL: z.optional(
    text.check(z.refine(isOrigin, 'must be the http(s) origin of the back office, without a path')),
  ),
  METRICS_PORT: optionalInteger(0, 65_535),
  METRICS_HOST: z._default(text, '127.0.0.1'),
  DATA_DIR: z._default(text, '.data'),
  DATABASE_URL: z.optional(text.check(z.regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://'))),
  SITE_DIR: z._default(text, 'dist/site'),
  ENCRYPTION_KEY: z.optional(hexKey()),
  OTHER_ENCRYPTION_KEYS: z.optional(hexKeys()),
  SESSION_IDLE_MINUTES: integer(1, 525_600, 120),
  SESSION_ABSOLUTE_HOURS: integer(1, 8_760, 24),
  SIGN_IN_RATE_PER_MINUTE: integer(1, 100_000, 30),
  LOOKUP_RATE_PER_MINUTE: integer(1, 100_000, 60),
  RENDER_RATE_PER_MINUTE: integer(1, 100_000, 30),
  TRUST_PROXY: integer(0, 10, 0),
  SHARED_CACHE_MB: integer(0, 1_024, 32),
  REQUEST_TIMEOUT_SECONDS: integer(1, 600, 15),
  LOG_LEVEL: z._default(oneOf(['info', 'error', 'silent']), 'info'),
  SANDBOX: z.optional(oneOf(['on', 'off'])),
  SANDBOX_RESERVATION: z._default(sandboxMode, 'ok'),
  SANDBOX_NICE: z._default(sandboxMode, 'ok'),
  SANDBOX_WEATHER: z._default(sandboxMode, 'ok'),
  RESERVATION_LOGIN_URL: urlOrPath('/sandbox/reservation/login'),
  RESERVATION_ORIGINS: origins(),
  RESERVATION_SIGNATURE: z._default(text, 'sandbox-signature'),
  TEE_TIMES_URL: urlOrPath('/sandbox/tee-times'),
  NICE_URL: urlOrPath('/sandbox/nice/CheckPlusSafeModel/service.cb'),
  NICE_API_URL: urlOrPath('/sandbox/nice'),
  NICE_CLIENT_ID: z._default(text, 'sandbox-client'),
  NICE_CLIENT_SECRET: z._default(text, 'sandbox-secret'),
  NICE_PRODUCT_ID: z._default(text, '2101979031'),
  IDENTITY_ORIGINS: origins(),
  POSTCODE_SCRIPT_URL: urlOrPath('/sandbox/postcode/postcode.v2.js'),
  POSTCODE_ORIGINS: origins(),
  WEATHER_URL: urlOrPath('/sandbox/weather'),
  WEATHER_KEY: z._default(text, 'sandbox-key'),
  VITE_KAKAO_KEY: z.optional(text),
  SMTP_URL: z.optional(text.check(z.regex(/^smtps?:\/\/\S+$/, 'must start with smtp:// or smtps://'))),
  MAIL_FROM: z._default(
    text.check(
      z.regex(
        /^([^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
        'must be an address, or a name and an address in angle brackets',
      ),
    ),
    '오크 리조트 골프 <no-reply@oakresortgolf.example>',
  ),
  PICTURE_STORE: z.optional(
    text.check(z.regex(/^https?:\/\/[^\s:@/]+:[^\s:@/]+@[^\s/]+\/\S+$/, 'must be the URL of a bucket, with its keys')),
  ),
  OFFLINE_READING: z._default(oneOf(['on', 'off']), 'on'),
  SITE_URL: z.optional(text.check(z.refine(isOrigin, 'must be the http(s) origin of the site, without a path'))),
});

type Settings = z.output<typeof settings>;
type Source = Readonly<Record<string, string | undefined>>;

const serviceUrls = [
  'RESERVATION_LOGIN_URL',
  'NICE_URL',
  'NICE_API_URL',
  'POSTCODE_SCRIPT_URL',
  'WEATHER_URL',
] as const;
/** Services that a site can do without. */
const optionalUrls = ['TEE_TIMES_URL'] as const;
const originLists = ['RESERVATION_ORIGINS', 'IDENTITY_ORIGINS', 'POSTCODE_ORIGINS'] as const;

/** Server settings by environment variable. */
export type Env = Omit<Settings, 'TEE_TIMES_URL'> & {
  /** Undefined if the reservation system has no tee times to show. */
  readonly TEE_TIMES_URL: string | undefined;
  readonly SANDBOX: 'on' | 'off';
  /** Whether SANDBOX is on by default: the server then responds only to requests of this machine. */
  readonly isForThisMachine: boolean;
};

/**
 * Parses all settings; an empty one counts as missing. Throws `StartupError` naming the first invalid one, without its
 * value.
 */
export function parseEnv(source: Source): Env {
  const parsed = readSettings(source);
  const [problem = ''] = problemsOf(parsed);
  if (problem || !parsed.env) throw new StartupError(problem);
  const { SANDBOX = 'on', TEE_TIMES_URL, ...rest } = parsed.env;
  const hasTeeTimes = SANDBOX === 'on' || parsed.given['TEE_TIMES_URL'] !== undefined;
  return {
    ...rest,
    SANDBOX,
    TEE_TIMES_URL: hasTeeTimes ? TEE_TIMES_URL : undefined,
    isForThisMachine: parsed.env.SANDBOX === undefined,
  };
}

/** Returns why the server would not start with these settings: one line each, without values; empty if it would. */
export const settingProblems = (source: Source): string[] => problemsOf(readSettings(source));

type DatabaseEnv = Pick<
  Env,
  'ADMIN_PORT' | 'ADMIN_URL' | 'DATABASE_URL' | 'DATA_DIR' | 'ENCRYPTION_KEY' | 'OTHER_ENCRYPTION_KEYS' | 'SITE_URL'
>;

/**
 * Parses what commands beside the server need: the database, its keys, and the addresses for links.
 * Throws like `parseEnv`.
 */
export function parseDatabaseEnv({
  DATABASE_URL,
  DATA_DIR,
  ENCRYPTION_KEY,
  OTHER_ENCRYPTION_KEYS,
  SITE_URL,
  ADMIN_PORT,
  ADMIN_URL,
}: Source): DatabaseEnv {
  const addresses = { SITE_URL, ADMIN_PORT, ADMIN_URL };
  return parseEnv({ DATABASE_URL, DATA_DIR, ENCRYPTION_KEY, OTHER_ENCRYPTION_KEYS, ...addresses, SANDBOX: 'on' });
}

type ParsedSettings = { readonly given: Source; readonly env?: Settings; readonly issues: readonly z.core.$ZodIssue[] };

function readSettings(source: Source): ParsedSettings {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const { data, error } = settings.safeParse(given);
  return { given, ...(data && { env: data }), issues: error?.issues ?? [] };
}

function problemsOf({ given, env, issues }: ParsedSettings): string[] {
  const bad = (name: string, why: string) => `Bad setting ${name}: ${why}.`;
  const urls = [...serviceUrls, ...optionalUrls.filter((name) => given[name] !== undefined)];
  if (!env) return issues.map(({ path, message }) => bad(path.join('.'), message));
  if (env.SANDBOX === 'off')
    return productionProblems(given, { serviceUrls: urls, originLists }).map(([name, why]) =>
      bad(name, `with SANDBOX=off ${why}`),
    );
  const [sign] = env.SANDBOX === undefined ? signsOfDeployment(env, given, urls) : [];
  return sign === undefined ? [] : [bad('SANDBOX', `with ${sign} it must be given: ${chooseSandbox}`)];
}

/** URL of an external service, or a path of this site, which is the sandbox. */
function urlOrPath(sandbox: string) {
  return z._default(
    text.check(z.regex(/^(\/(?!\/)|https?:\/\/[^/])\S*$/, 'must be a path of this site or an http(s) URL')),
    sandbox,
  );
}

/**
 * Further origins of an external service, separated by commas; `*.` at the start of a host stands for its subdomains,
 * as in a content security policy.
 */
function origins() {
  const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
  const one = `https?://(?:\\*\\.)?${label}(?:\\.${label})*(?::\\d{1,5})?`;
  const list = text.check(
    z.regex(
      new RegExp(`^(?:${one}(?:\\s*,\\s*${one})*)?$`, 'i'),
      'must be http(s) origins without a path, separated by commas',
    ),
  );
  return z.pipe(
    z._default(list, ''),
    z.transform((given) =>
      given
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    ),
  );
}

function isOrigin(given: string): boolean {
  return (
    /^https?:\/\/[^/]+\/?$/.test(given) && URL.canParse(given) && new URL(given).href === `${new URL(given).origin}/`
  );
}

function hexKey() {
  return text.check(z.regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits (32 bytes)'));
}

function hexKeys() {
  const keys = text.check(
    z.regex(/^[0-9a-f]{64}(,[0-9a-f]{64})*$/i, 'must be keys of 64 hexadecimal digits (32 bytes), separated by commas'),
  );
  return z.pipe(
    keys,
    z.transform((list) => list.split(',')),
  );
}

function integer(min: number, max: number, fallback: number) {
  return z._default(integerBetween(min, max), fallback);
}

function optionalInteger(min: number, max: number) {
  return z.optional(integerBetween(min, max));
}

function integerBetween(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number(message).check(z.int(message), z.gte(min, message), z.lte(max, message));
}

function oneOf<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values, `must be one of ${values.join(', ')}`);
}
