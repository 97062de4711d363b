import type { MiddlewareHandler } from 'hono';
import { staffLimits } from '#contract/staff/staff.ts';
import type { Deps } from '../deps.ts';
import type { AppEnv, Call } from '../http/app-type.ts';
import { hostCookie } from '../http/host-cookie.ts';
import { findStaffSession } from '../services/staff/session.ts';
import { officeEnv } from '../office-env.ts';

const maxAgeSeconds = staffLimits.absoluteMs / 1_000;

/**
 * Returns the cookie of the session. Scripts cannot read it, and no other site can make a browser send it along; calls
 * that change something take JSON, which no form of another site can send.
 */
export const staffCookie = (c: Call, env: Deps['env']) =>
  hostCookie(c, officeEnv(env), { name: 'staff', maxAgeSeconds, sameSite: 'Strict' });

/** Sets the staff member of a live session. A member's token is not looked at. */
export function authenticateStaff(deps: Deps): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const token = staffCookie(c, deps.env).value;
    if (token) c.set('staff', await findStaffSession(deps, token));
    await next();
  };
}
