import { ApiError } from '#contract/http/api-error.ts';
import { staffMessages } from '#contract/staff/staff-messages.ts';
import { staffPageMessages } from '#contract/staff/staff-page-messages.ts';
import { noteCall } from '../session/last-call.ts';
import type { StaffSession } from '../session/session.ts';
import type { StaffClient } from './call.ts';

/**
 * Returns a client that survives the end of the session. A call that the server refuses with 401 had no effect: it
 * waits until the same person has logged in again, and is then repeated, so that the page that made it notices nothing.
 * The server also refuses so what needs a login of just before.
 */
export const renewingClient =
  (client: StaffClient, session: StaffSession): StaffClient =>
  async (endpoint, options) => {
    for (;;) {
      const login = session.currentLogin();
      try {
        const result = await client(endpoint, options);
        noteCall(Date.now());
        return result;
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== '401') throw error;
        if (!(await session.renewed(login, reasonOf(error), options.signal))) throw error;
      }
    }
  };

const reasonOf = ({ message }: ApiError): string =>
  message === staffMessages.signInAgain ? message : staffPageMessages.ended;
