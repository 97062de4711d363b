const maxConcurrent = 2;
/** As long as the server caches a page. */
const intervalMs = 60_000;

/** Throttles `run`: at most once a minute for each URL, and at most two at a time. Errors are ignored, since the user has not requested anything. */
export function throttlePrefetch(run: (address: string) => Promise<unknown>, now: () => number = Date.now): (address: string) => Promise<void> {
  const begun = new Map<string, number>();
  let running = 0;
  return async (address) => {
    if (running >= maxConcurrent || now() - (begun.get(address) ?? -Infinity) < intervalMs) return;
    begun.set(address, now());
    running += 1;
    await run(address).catch(() => undefined);
    running -= 1;
  };
}
