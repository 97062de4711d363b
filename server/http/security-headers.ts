import { createHash } from 'node:crypto';
import type { Env } from '../env.ts';

type Places = Pick<Env, 'RESERVATION_LOGIN_URL' | 'NICE_URL' | 'IPIN_URL' | 'POSTCODE_SCRIPT_URL' | 'POSTCODE_FRAME_URL'>;

/**
 * Style elements that react-aria adds while it runs: on press, and on scroll lock in iOS. Allowed by hash instead of a
 * nonce, so that the built page stays one static, cacheable file.
 */
export const runtimeStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
] as const;

/** Where a video that a visitor asks for is played: its frame is there only after a press. */
const videoPlayer = 'https://www.youtube-nocookie.com';

/** The security headers of every answer that sets none of its own. */
export function securityHeaders(env: Places, https: boolean): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(env),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** The policy: this site, the video player, and of the outside systems the origins that the settings name. */
export function contentSecurityPolicy(env: Places, frameAncestors: `'none'` | `'self'` = `'none'`): string {
  return [
    `default-src 'self'`,
    directive('script-src', env.POSTCODE_SCRIPT_URL),
    `style-src 'self' ${runtimeStyles.map(hashSource).join(' ')}`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    directive('connect-src', env.RESERVATION_LOGIN_URL),
    directive('frame-src', videoPlayer, env.POSTCODE_FRAME_URL),
    directive('form-action', env.NICE_URL, env.IPIN_URL),
    `frame-ancestors ${frameAncestors}`,
    `base-uri 'none'`,
    `object-src 'none'`,
  ].join('; ');
}

function directive(name: string, ...places: readonly string[]): string {
  const origins = places.filter((place) => !place.startsWith('/')).map((place) => new URL(place).origin);
  return [name, `'self'`, ...new Set(origins)].join(' ');
}

const hashSource = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
