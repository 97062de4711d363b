import type { ResultOf } from '#contract/http/endpoint.ts';
import type { StaffEndpoint } from '#contract/staff/staff-endpoint.ts';
import { call } from '#src/api/call.ts';
import type { CallOptions, TokenHolder } from '#src/api/call-options.ts';

export type StaffClient = <E extends StaffEndpoint>(endpoint: E, options: CallOptions<E>) => Promise<ResultOf<E>>;

/** The session is a cookie: no call has a token. */
const noToken: TokenHolder = { current: () => null, issued: () => {}, rejected: () => {} };

/**
 * The client of the back office. Resolves to the call's parsed result; rejects with `ApiError` (the server said no),
 * `NetworkError`, or an unexpected error.
 */
export const createStaffClient =
  (baseURL = ''): StaffClient =>
  (endpoint, options) =>
    call({ session: noToken, baseURL }, endpoint, options);
