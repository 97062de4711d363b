/** How long the code of the site waits for what is seen first, in milliseconds: a picture may be large, or never come. */
const patience = 2_000;

/**
 * Resolves as soon as what the server has written is seen, its first picture too, which then had the line for itself; a tab that nobody
 * looks at paints nothing, and is not waited for.
 */
export async function firstSight(root: HTMLElement): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  const seen = painted().then(() => pictured(root));
  await Promise.race([seen, new Promise((resolve) => setTimeout(resolve, patience))]);
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
