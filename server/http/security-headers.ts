import { createHash } from 'node:crypto';
import type { Env } from '../env.ts';
import { policyReportPath, type PolicyPage } from './policy-report.ts';

type ServiceUrls = Pick<Env, 'RESERVATION_LOGIN_URL' | 'RESERVATION_ORIGINS' | 'VITE_KAKAO_KEY'>;
type ProviderUrls = Pick<Env, 'NICE_URL' | 'IDENTITY_ORIGINS'>;
type PostcodeUrls = Pick<Env, 'POSTCODE_SCRIPT_URL' | 'POSTCODE_ORIGINS'>;

/**
 * Style element that react-aria adds at run time, where the page must not scroll on iOS. Allowed by hash instead of a
 * nonce, so that the built page stays one static, cacheable file.
 */
export const runtimeStyle = '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}';

/**
 * Style element of the back office in browsers without constructed style sheets, which Stitches fills with rules
 * (`src/ui/foundation/style-root.ts`). A script may add rules to it, as to any style sheet; HTML may not.
 */
export const insertedStyle = '/* filled by a script */';

/**
 * The only style attribute that react-aria renders on the server: it visually hides a native checkbox or radio. Allowed
 * by hash, which attributes require to be enabled (`'unsafe-hashes'`); no other attribute is allowed.
 */
export const renderedStyle =
  'border:0;clip:rect(0 0 0 0);clip-path:inset(50%);height:1px;margin:-1px;overflow:hidden;padding:0;position:absolute;width:1px;white-space:nowrap';

/** Origin of the video player; its iframe is created only after a press. */
const videoPlayer = 'https://www.youtube-nocookie.com';

/** Origins of KakaoTalk's script, of its API, and of the window that shares a page; only for a site that has a key. */
const messenger = {
  script: 'https://t1.kakaocdn.net',
  api: 'https://kapi.kakao.com',
  window: 'https://sharer.kakao.com',
} as const;

/** Policy of API responses: opened as a page, they load, run and submit nothing, and cannot be framed. */
export const apiPolicy = `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Returns the default security headers, for responses that set none of their own. */
export function securityHeaders(env: ServiceUrls, https: boolean): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(env),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}

/**
 * Returns the Content Security Policy: this site, the video player, and the origins of the external services in the
 * settings. Text becomes HTML or a script URL only where `src/shared/trusted/` allows it.
 */
export function contentSecurityPolicy(env: ServiceUrls, frameAncestors: `'none'` | `'self'` = `'none'`): string {
  const kakao = env.VITE_KAKAO_KEY === undefined ? null : messenger;
  return [
    `default-src 'self'`,
    directive('script-src', kakao?.script),
    `style-src 'self' 'unsafe-hashes' ${[runtimeStyle, renderedStyle].map(hashSource).join(' ')}`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    directive('connect-src', env.RESERVATION_LOGIN_URL, ...env.RESERVATION_ORIGINS, kakao?.api),
    directive('frame-src', videoPlayer),
    directive('form-action', kakao?.window),
    `frame-ancestors ${frameAncestors}`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types default`,
    reportTo('site'),
  ].join('; ');
}

/**
 * Returns the policy of the verification window's first page, which runs one script and posts one form. `form-action`
 * includes `'self'`, since a provider may redirect that form straight back. In the tab of the site, the way on after a
 * blocked window, the form may lead to any site.
 */
export function verificationWindowPolicy(
  { NICE_URL, IDENTITY_ORIGINS }: ProviderUrls,
  style: string,
  place: 'window' | 'tab' = 'window',
): string {
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src ${hashSource(style)}`,
    `img-src 'self'`,
    place === 'tab' ? 'form-action *' : directive('form-action', NICE_URL, ...IDENTITY_ORIGINS),
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
    reportTo('identity'),
  ].join('; ');
}

/**
 * Returns the policy of the page that runs the vendor's postcode script, which loads further scripts and fills an empty
 * frame of its own with inline code. It inherits this policy; the page itself contains nothing that a user typed.
 */
export function postcodeFramePolicy({ POSTCODE_SCRIPT_URL, POSTCODE_ORIGINS }: PostcodeUrls): string {
  const vendor = (name: string, ...more: readonly string[]) =>
    directive(name, ...more, POSTCODE_SCRIPT_URL, ...POSTCODE_ORIGINS);
  return [
    `default-src 'none'`,
    vendor('script-src', `'unsafe-inline'`),
    vendor('style-src', `'unsafe-inline'`),
    vendor('img-src', 'data:'),
    vendor('font-src'),
    vendor('connect-src'),
    vendor('frame-src'),
    vendor('form-action'),
    `frame-ancestors 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    reportTo('postcode'),
  ].join('; ');
}

/**
 * Policy of the back office: files of this site only. No text becomes a script, and only purified HTML is parsed
 * (`src/admin/content/editor/purified.ts`).
 */
export const adminPolicy = [
  `default-src 'self'`,
  `style-src 'self' 'unsafe-hashes' ${[runtimeStyle, insertedStyle, renderedStyle].map(hashSource).join(' ')}`,
  `img-src 'self' data:`,
  `frame-ancestors 'none'`,
  `form-action 'none'`,
  `base-uri 'none'`,
  `object-src 'none'`,
  `require-trusted-types-for 'script'`,
  `trusted-types default`,
].join('; ');

/** Policy of a page of the site that the back office shows in a frame: its scripts do not run. */
export const previewPolicy = [
  `default-src 'none'`,
  `style-src 'self' 'unsafe-hashes' ${[runtimeStyle, renderedStyle].map(hashSource).join(' ')}`,
  `img-src 'self' data:`,
  `font-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'self'`,
  'sandbox allow-same-origin',
].join('; ');

/** Returns the policy of the page of an error, which shows a text and an icon. */
export const failurePagePolicy = (style: string): string =>
  `default-src 'none'; style-src ${hashSource(style)}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const reportTo = (page: PolicyPage) => `report-uri ${policyReportPath}?page=${page}`;

/** Returns a directive that allows this site, keywords, schemes, and the origins of URLs; a path is of this site. */
function directive(name: string, ...sources: readonly (string | undefined)[]): string {
  const origins = sources.flatMap((source) =>
    source === undefined || source.startsWith('/')
      ? []
      : [/^https?:\/\/[^*]/.test(source) ? new URL(source).origin : source],
  );
  return [name, `'self'`, ...new Set(origins)].join(' ');
}

function hashSource(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
}
