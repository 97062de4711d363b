/** A picture may be large, or never arrive: the scripts wait for it no longer than this. */
const timeoutMs = 2_000;

/** Resolves after the first paint and the decoding of the LCP image, so that scripts do not compete for bandwidth. Resolves at once in a hidden tab. */
export async function firstSight(root: HTMLElement): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  const seen = painted().then(() => pictured(root));
  await Promise.race([seen, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
}

const painted = () =>
  new Promise<void>((resolve) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });

async function pictured(root: HTMLElement): Promise<void> {
  await root.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.decode().catch(() => undefined);
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}
