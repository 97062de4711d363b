import { ApiError } from '#contract/http/api-error.ts';
import { messages } from '#contract/shared/messages.ts';
import { currentStaff } from '#contract/staff/staff.ts';
import { NetworkError } from '#src/api/network-error.ts';
import type { StaffClient } from '../api/call.ts';
import type { StaffSession } from './session.ts';

/** Asks the server who is logged in, and tells the session. */
export async function askSession(client: StaffClient, session: StaffSession): Promise<void> {
  try {
    session.signedIn(await client(currentStaff, {}));
  } catch (error) {
    if (error instanceof ApiError && error.code === '401') return session.signedOut();
    if (error instanceof ApiError || error instanceof NetworkError) return session.failed(error.message);
    session.failed(messages.unexpected);
    throw error;
  }
}
