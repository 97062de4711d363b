/** A picture may be large, or never arrive: the scripts wait for it no longer than this. */
const timeoutMs = 2_000;

/** Resolves after the first paint and the decoding of the LCP image, so that scripts do not compete for bandwidth. Resolves at once in a hidden tab. */
export async function largestPaint(root: HTMLElement): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  const isPainted = firstPaint().then(() => imageDecoded(root));
  await Promise.race([isPainted, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
}

const firstPaint = () =>
  new Promise<void>((resolve) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });

async function imageDecoded(root: HTMLElement): Promise<void> {
  await root.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.decode().catch(() => undefined);
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}
