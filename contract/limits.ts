/** Constants of spec 001 §9 and of `docs/decisions`; durations in milliseconds unless the name says otherwise. */
const minute = 60_000;

export const supportPhone = '1588-7676';

export const loginLock = { failures: 5, duration: 30 * minute } as const;

/** The longest values that a credential field takes; beyond them no stored credential can match. */
export const credentialLength = { serviceId: 64, password: 128 } as const;

/** How long the goodbye to the server may take before a logout goes on without it. */
export const signOutTimeout = 3_000;
