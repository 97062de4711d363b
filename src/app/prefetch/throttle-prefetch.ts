const maxConcurrent = 2;
/** As long as the server caches a page. */
const intervalMs = 60_000;

/**
 * Throttles `run`: at most once a minute for each URL, and at most two at a time. Errors are ignored, since the user
 * has not requested anything.
 */
export function throttlePrefetch(
  run: (url: string) => Promise<unknown>,
  now: () => number = Date.now,
): (url: string) => Promise<void> {
  const startedAt = new Map<string, number>();
  let running = 0;
  return async (url) => {
    if (running >= maxConcurrent || now() - (startedAt.get(url) ?? -Infinity) < intervalMs) return;
    startedAt.set(url, now());
    running += 1;
    await run(url).catch(() => undefined);
    running -= 1;
  };
}
