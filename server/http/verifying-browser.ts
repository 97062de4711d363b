import type { MiddlewareHandler } from 'hono';
import { verificationLimits } from '#contract/account/verification.ts';
import type { Deps } from '../deps.ts';
import type { AppEnv } from './app-type.ts';
import { hostCookie } from './host-cookie.ts';
import { originOf } from './origin.ts';

/** Until the answer, and again until it is used. Stated in the privacy policy. */
export const verifyingForMinutes = (2 * verificationLimits.durationMs) / 60_000;

const wellFormed = /^[\w-]{43}$/;

/**
 * Identifies the browser that verifies a person by a cookie, to which the provider's answer is bound. `Lax`: a browser
 * sends it when the provider redirects back by GET, but not with a form that the provider posts (decision 95).
 */
export function verifyingBrowser({ env }: Pick<Deps, 'env'>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { value, set } = hostCookie(c, env, {
      name: 'verification',
      maxAgeSeconds: verifyingForMinutes * 60,
      sameSite: 'Lax',
    });
    c.set('browser', {
      id: value !== undefined && wellFormed.test(value) ? value : undefined,
      setId: set,
      origin: originOf(c, { env }),
    });
    await next();
  };
}
