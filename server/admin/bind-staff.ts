import type { ResultOf } from '#contract/http/endpoint.ts';
import { okCode } from '#contract/http/envelope.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { isAllowed } from '#contract/staff/permissions.ts';
import type { StaffEndpoint } from '#contract/staff/staff-endpoint.ts';
import { staffMessages } from '#contract/staff/staff-messages.ts';
import { staffLimits } from '#contract/staff/staff.ts';
import type { Deps } from '../deps.ts';
import type { App, Call, Device } from '../http/app-type.ts';
import { originOf } from '../http/origin.ts';
import { readInput, type Read } from '../http/read-input.ts';
import { readPicture } from '../http/read-json.ts';
import { routePath } from '../http/route-path.ts';
import type { StaffSession } from '../services/staff/session.ts';
import { officeEnv } from '../office-env.ts';
import { staffCookie } from './staff-cookie.ts';

/** Input of a handler, validated; `staff` has the permission that the call requires. */
type Received<E extends StaffEndpoint> = {
  readonly body: Read<E, 'body'>;
  readonly query: Read<E, 'query'>;
  readonly params: Read<E, 'params'>;
  /** The body of an upload. */
  readonly file: E extends { readonly upload: true } ? Uint8Array : undefined;
  readonly staff: E['access'] extends 'anyone' ? undefined : StaffSession;
  /** The session of this browser, which a login takes the place of. */
  readonly replaced: StaffSession | undefined;
  readonly device: Device;
  /** Origin at which the staff finds the back office. */
  readonly origin: string;
  /** Sets the cookie of the session; an empty one ends it in the browser. */
  readonly setSession: (token: string) => void;
};

/**
 * Serves a call of the back office: checks session and permission, validates input, and sends no more than the result
 * schema allows.
 */
export function bindStaff<E extends StaffEndpoint>(
  app: App,
  deps: Pick<Deps, 'env' | 'now'>,
  endpoint: E,
  handle: (received: Received<E>) => Promise<ResultOf<E>>,
): void {
  app.on(endpoint.method, routePath(endpoint), async (c) => {
    const staff = requireAccess(c, endpoint, deps);
    const received = {
      ...(await readInput(c, endpoint)),
      file: endpoint.upload && (await readPicture(c)),
      staff,
      replaced: c.var.staff,
      origin: originOf(c, { env: officeEnv(deps.env) }),
      device: c.var.device ?? { cookie: undefined, setCookie: () => {} },
      setSession: (token: string) => staffCookie(c, deps.env).set(token),
    };
    const data = endpoint.result.parse(await handle(asReceived<E>(received)));
    return c.json({ status: { code: okCode, message: '' }, data });
  });
}

/** Throws 401 without a session, or without a fresh one; 403 if its role does not have the permission. */
function requireAccess(
  c: Call,
  { access, fresh }: StaffEndpoint,
  { now }: Pick<Deps, 'now'>,
): StaffSession | undefined {
  if (access === 'anyone') return undefined;
  const { staff } = c.var;
  if (!staff) throw new ApiError('401', staffMessages.sessionEnded);
  if (fresh && now().getTime() - staff.createdAt.getTime() >= staffLimits.freshMs)
    throw new ApiError('401', staffMessages.signInAgain);
  if (access !== 'staff' && !isAllowed(staff.role, access)) throw new ApiError('403', staffMessages.notAllowed);
  return staff;
}

/** The only cast: the endpoint's schemas have just parsed these values. */
const asReceived = <E extends StaffEndpoint>(
  received: Awaited<ReturnType<typeof readInput>> &
    Pick<Received<E>, 'device' | 'origin' | 'replaced' | 'setSession'> & {
      staff: unknown;
      file: unknown;
    },
) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- proved by the parse just before
  received as Received<E>;
