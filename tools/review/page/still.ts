/**
 * Runs in the page before anything else: freezes the clock, random numbers and long timers, so that a story always
 * looks the same. `restartRandom` restarts the random numbers; `pendingTimers` counts pending short timers, idle
 * callbacks and immediates; `evaluatedModules` has the URLs of the modules that `settle` awaited.
 */
export function holdStill(): void {
  const now = Date.parse('2026-11-26T03:00:00.000Z');
  /** Countdowns, automatic slides and retries take at least this long; a story renders in less. */
  const longTimerMs = 1_000;
  /** Shorter timers run this many times as fast: in the same order, with less waiting. */
  const speed = 10;
  const RealDate = Date;
  let seed = 1;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return (seed - 1) / 2_147_483_646;
  };
  const FixedDate = function (...args: unknown[]): unknown {
    return new.target
      ? Reflect.construct(RealDate, args.length === 0 ? [now] : args, new.target)
      : new RealDate(now).toString();
  };
  Object.setPrototypeOf(FixedDate, RealDate);
  Object.assign(FixedDate, { prototype: RealDate.prototype, now: () => now });
  const setRealTimeout = window.setTimeout.bind(window);
  const clearRealTimeout = window.clearTimeout.bind(window);
  const setRealInterval = window.setInterval.bind(window);
  const notScheduled = 0;
  const pending = new Set<number>();
  const setShortTimeout = (handler: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
    if ((ms ?? 0) >= longTimerMs) return notScheduled;
    const id = setRealTimeout(
      () => {
        pending.delete(id);
        handler(...args);
      },
      (ms ?? 0) / speed,
    );
    pending.add(id);
    return id;
  };
  // More than the 250 entries that a browser keeps by default.
  performance.setResourceTimingBufferSize(5_000);
  Object.assign(window, {
    evaluatedModules: new Set<string>(),
    Date: FixedDate,
    restartRandom: () => {
      seed = 1;
    },
    pendingTimers: () => pending.size,
    setTimeout: setShortTimeout,
    clearTimeout: (id?: number) => {
      pending.delete(id ?? notScheduled);
      clearRealTimeout(id);
    },
    // React schedules with it if it exists, so that a render in several slices is a pending timer.
    setImmediate: (handler: () => void) => setShortTimeout(handler),
    requestIdleCallback: (handler: IdleRequestCallback) =>
      setShortTimeout(() => handler({ didTimeout: true, timeRemaining: () => 0 })),
    cancelIdleCallback: (id: number) => window.clearTimeout(id),
    setInterval: (handler: () => void, ms?: number, ...args: unknown[]) =>
      (ms ?? 0) < longTimerMs ? setRealInterval(handler, (ms ?? 0) / speed, ...args) : notScheduled,
  });
  Math.random = random;
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (const index of bytes.keys()) bytes[index] = Math.floor(random() * 256);
    return array;
  };
  crypto.randomUUID = () =>
    `00000000-0000-4000-8000-${Math.floor(random() * 1e12)
      .toString()
      .padStart(12, '0')}`;
}

/**
 * Ends animations at once, keeps the caret from blinking (forced colours replace its colour), and renders content that
 * is lazily laid out.
 */
export const stillStyle = `
*, *::before, *::after {
  animation-duration: 0s !important; animation-delay: 0s !important; animation-iteration-count: 1 !important;
  transition-duration: 0s !important; transition-delay: 0s !important;
  caret-color: transparent !important; caret-animation: manual !important; scroll-behavior: auto !important; content-visibility: visible !important;
}
details:not([open])::details-content { display: none !important; }
::-webkit-scrollbar { display: none !important; }
`;
