/** Returns options that make lru-cache read the injected clock on every access, so that tests can move time. */
export const cacheClock = (now: () => Date) => ({ perf: { now: () => now().getTime() }, ttlResolution: 0 });
