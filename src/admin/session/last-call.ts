const key = 'staff-last-call';

let inThisTab = 0;

/** Notes that a call has extended the session, for all tabs of this browser. */
export function noteCall(at: number): void {
  inThisTab = at;
  try {
    localStorage.setItem(key, String(at));
  } catch {
    // Without storage each tab counts its own calls.
  }
}

/** Returns when the session was last extended, in this tab or in another. */
export function lastCall(): number {
  try {
    return Math.max(inThisTab, Number(localStorage.getItem(key) ?? 0));
  } catch {
    return inThisTab;
  }
}
