/** The height of a story, and its defects. */
export type Settled = { readonly height: number; readonly defects: readonly string[] };

/** Resolves once nothing changes any more, no timer is pending, and fonts and pictures are loaded. Runs in the page. */
export async function settle(): Promise<Settled> {
  const defects = new Set<string>();
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  /** In an iframe of a story, this waits until the iframe has rendered its own story. */
  const isBusy = () => pendingTimers() > 0 || document.readyState !== 'complete' || document.body.matches('.sb-show-preparing-story');

  /** Resolves after some frames without a change. */
  async function quiet(): Promise<void> {
    let quietFrames = 0;
    const observer = new MutationObserver(() => {
      quietFrames = 0;
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    for (let frames = 0; quietFrames < 2 && frames < 120; frames += 1) {
      await frame();
      quietFrames = isBusy() ? 0 : quietFrames + 1;
    }
    observer.disconnect();
    if (quietFrames < 2) defects.add('never comes to rest');
  }

  /** Resolves once fonts and pictures are loaded; returns whether any was still loading. */
  async function loaded(): Promise<boolean> {
    for (const image of document.images) image.loading = 'eager';
    const coming = Array.from(document.images).filter(({ complete }) => !complete);
    const isLate = coming.length > 0 || document.fonts.status === 'loading';
    await Promise.all(coming.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    return isLate;
  }

  do await quiet();
  while (await loaded());
  for (const animation of document.getAnimations()) animation.finish();
  scrollTo(0, 0);

  const { scrollWidth, scrollHeight, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) defects.add(`scrolls sideways by ${scrollWidth - clientWidth} px`);
  return { height: Math.max(scrollHeight, innerHeight), defects: [...defects] };
}

/** Resolves once the images in styles, and the last change, are painted. Runs in the page. */
export async function painted(): Promise<void> {
  const addresses = new Set<string>();
  for (const element of document.querySelectorAll('*')) {
    for (const pseudo of [null, '::before', '::after']) {
      const { backgroundImage, maskImage, borderImageSource, listStyleImage, content } = getComputedStyle(element, pseudo);
      for (const [, address = ''] of [backgroundImage, maskImage, borderImageSource, listStyleImage, content].join(' ').matchAll(/url\("([^"#]+)"\)/g)) addresses.add(address);
    }
  }
  const decoded = (address: string) => Object.assign(new Image(), { src: address }).decode();
  await Promise.all([...addresses].map((address) => decoded(address).catch(() => undefined)));
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}
