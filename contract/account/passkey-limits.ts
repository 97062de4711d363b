/** How long the browser waits for its user, and how long the server waits for the browser. */
export const passkeyLimits = { promptMs: 3 * 60_000, challengeMs: 5 * 60_000, perMember: 10 } as const;
