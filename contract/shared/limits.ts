/** Constants of spec 001 §9 and of `docs/decisions`; durations in milliseconds unless the name says otherwise. */
const minuteMs = 60_000;

export const supportPhone = '1588-7676';

export const loginLock = { failures: 5, durationMs: 30 * minuteMs } as const;

/** Maximum lengths of credential fields; no stored credential is longer. */
export const credentialLength = { serviceId: 64, password: 128 } as const;

/** How long a logout waits for the server's response before it completes without it. */
export const signOutTimeoutMs = 3_000;
