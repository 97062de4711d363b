import type { Endpoint } from '../http/endpoint.ts';
import type { Permission } from './permissions.ts';

/**
 * Definition of a call of the back office. Its session is a cookie, and no member's token opens it. `personal`: the
 * call reads or changes personal data or accounts, and its service writes to the audit log.
 */
export type StaffEndpoint = Pick<Endpoint, 'id' | 'summary' | 'params' | 'query' | 'body' | 'result'> & {
  readonly method: 'GET' | 'POST';
  readonly path: `/admin/api/${string}`;
  /** `anyone`: requires no session. `staff`: requires a session of any role. */
  readonly access: 'anyone' | 'staff' | Permission;
  /** Limits the calls of one address per minute, as for the endpoints of members. */
  readonly limit?: 'credentials';
  readonly audited?: true;
  /** Returns 401 unless the session began within the last ten minutes: the login is asked for again. */
  readonly fresh?: true;
  /** The body is a file instead of JSON. */
  readonly upload?: true;
};

/** Declares a call of the back office and preserves its exact types. */
export const staffEndpoint = <const E extends StaffEndpoint>(declared: E): E => declared;
