import type { SignedInStaff } from '#contract/staff/staff.ts';
import { staffPageMessages } from '#contract/staff/staff-page-messages.ts';
import { noteCall } from './last-call.ts';

/**
 * `asking`: the server has not said yet who is logged in. `ended`: the session ended while its pages were in use; they
 * stay, below the login, which says why.
 */
export type SessionState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'signedIn'; readonly staff: SignedInStaff }
  | { readonly kind: 'ended'; readonly staff: SignedInStaff; readonly reason: string };

type Login = { readonly staff: SignedInStaff };

export type StaffSession = ReturnType<typeof createSession>;

/** Creates the session of this page. The cookie itself is out of reach of scripts: this is what the server said of it. */
export function createSession() {
  let state: SessionState = { kind: 'asking' };
  let login: Login | null = null;
  const listeners = new Set<() => void>();
  const change = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    asked: () => change({ kind: 'asking' }),
    failed: (message: string) => change({ kind: 'failed', message }),
    signedOut() {
      login = null;
      change({ kind: 'signedOut' });
    },
    signedIn(staff: SignedInStaff) {
      noteCall(Date.now());
      login = { staff };
      change({ kind: 'signedIn', staff });
    },
    /** Ends the session of the staff member whose pages are shown. */
    idled() {
      if (state.kind === 'signedIn') change({ kind: 'ended', staff: state.staff, reason: staffPageMessages.ended });
    },
    /** Returns the login that a call is made with, so that it can be told apart from later ones. */
    currentLogin: () => login,
    /**
     * Resolves after the server has refused a call made with this login, for a reason that the login shows: to true once
     * the same person has logged in again, to false if nobody had logged in, if it is somebody else, or if the call is
     * aborted.
     */
    async renewed(refused: Login | null, reason: string, signal?: AbortSignal): Promise<boolean> {
      if (!refused) return false;
      if (refused === login && state.kind === 'signedIn') change({ kind: 'ended', staff: refused.staff, reason });
      if (state.kind === 'ended' && !(await left('ended', signal))) return false;
      return state.kind === 'signedIn' && state.staff.id === refused.staff.id;
    },
  };

  /** Resolves to true once the state is another one, to false when the signal is aborted. */
  function left(kind: SessionState['kind'], signal: AbortSignal | undefined): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (result: boolean) => {
        listeners.delete(listen);
        signal?.removeEventListener('abort', abort);
        resolve(result);
      };
      const listen = () => state.kind !== kind && settle(true);
      const abort = () => settle(false);
      listeners.add(listen);
      signal?.addEventListener('abort', abort);
      if (signal?.aborted) abort();
    });
  }
}
