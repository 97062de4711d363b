/** Lets lru-cache read our clock, each time that it is asked: a test moves it. */
export const cacheClock = (now: () => Date) => ({ perf: { now: () => now().getTime() }, ttlResolution: 0 });
