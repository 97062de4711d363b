import { createHash } from 'node:crypto';

type Site = {
  /** Where the browser posts the reservation pre-check: a path of this site or another origin's URL. */
  readonly reservationLoginUrl: string;
  readonly https: boolean;
};

/**
 * Style elements that react-aria adds while it runs: on press, and on scroll lock in iOS. Allowed by hash instead of a
 * nonce, so that the built page stays one static, cacheable file.
 */
export const runtimeStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
] as const;

/** The security headers of every answer. */
export function securityHeaders({ reservationLoginUrl, https }: Site): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(reservationLoginUrl),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}

function contentSecurityPolicy(reservationLoginUrl: string): string {
  const reservation = reservationLoginUrl.startsWith('/') ? [] : [new URL(reservationLoginUrl).origin];
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' ${runtimeStyles.map(hashSource).join(' ')}`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    ['connect-src', `'self'`, ...reservation].join(' '),
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `object-src 'none'`,
  ].join('; ');
}

const hashSource = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
