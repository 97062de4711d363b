const mostAtOnce = 2;
/** As long as the server keeps a page. */
const pause = 60_000;

/**
 * Runs `run` for an address, unless it did so in the last minute or is busy with two others. That it fails is nobody's concern: nobody
 * has asked for it.
 */
export function sparingly(run: (address: string) => Promise<unknown>, now: () => number = Date.now): (address: string) => Promise<void> {
  const begun = new Map<string, number>();
  let running = 0;
  return async (address) => {
    if (running >= mostAtOnce || now() - (begun.get(address) ?? -Infinity) < pause) return;
    begun.set(address, now());
    running += 1;
    await run(address).catch(() => undefined);
    running -= 1;
  };
}
