declare global {
  /* oxlint-disable no-var -- what an init script adds to the page */
  var importModule: (url: string) => Promise<unknown>;
  var evaluatedModules: Set<string>;
}

/** The height of a story, and its defects. */
export type Settled = { readonly height: number; readonly defects: readonly string[] };

/**
 * Resolves once nothing changes any more, no timer is pending, and modules, fonts and pictures are loaded. Runs in the
 * page.
 */
export async function settle(): Promise<Settled> {
  const defects = new Set<string>();
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  /** In an iframe of a story, this waits until the iframe has rendered its own story. */
  const isBusy = () =>
    pendingTimers() > 0 || document.readyState !== 'complete' || document.body.matches('.sb-show-preparing-story');

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

  /**
   * Resolves once the modules that were fetched are compiled and evaluated, which takes frames without a change on a
   * busy machine; returns whether there are new ones.
   */
  async function evaluated(): Promise<boolean> {
    const fetched = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.startsWith(location.origin) && name.endsWith('.js') && !evaluatedModules.has(name));
    await Promise.all(fetched.map(({ name }) => importModule(name).catch(() => undefined)));
    for (const { name } of fetched) evaluatedModules.add(name);
    return fetched.length > 0;
  }

  /** Resolves once fonts and pictures are loaded; returns whether any was still loading. */
  async function loaded(): Promise<boolean> {
    for (const image of document.images) image.loading = 'eager';
    const pending = Array.from(document.images).filter(({ complete }) => !complete);
    const wasLoading = pending.length > 0 || document.fonts.status === 'loading';
    await Promise.all(pending.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    return wasLoading;
  }

  /**
   * Ends all animations; returns whether any was running. One that fills forwards would keep a layer, which may be
   * rasterized at the scale of an earlier frame, so its result becomes an inline style.
   */
  function endAnimations(): boolean {
    const running = document.getAnimations().filter(({ playState }) => playState !== 'finished');
    for (const animation of running) animation.finish();
    for (const animation of document.getAnimations()) {
      if (!(animation.effect instanceof KeyframeEffect) || animation.effect.pseudoElement !== null) continue;
      animation.commitStyles();
      animation.cancel();
    }
    return running.length > 0;
  }

  /** Returns whether the page was scrolled. */
  function scrollToTop(): boolean {
    const wasScrolled = scrollX > 0 || scrollY > 0;
    scrollTo(0, 0);
    return wasScrolled;
  }

  // A page may change when an animation ends or when it is scrolled.
  do {
    do await quiet();
    while ((await evaluated()) || (await loaded()));
  } while (endAnimations() || scrollToTop());

  const { scrollWidth, scrollHeight, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) defects.add(`scrolls sideways by ${scrollWidth - clientWidth} px`);
  return { height: Math.max(scrollHeight, innerHeight), defects: [...defects] };
}

/** Resolves once the images in styles, and the last change, are painted. Runs in the page. */
export async function painted(): Promise<void> {
  const urls = new Set<string>();
  for (const element of document.querySelectorAll('*')) {
    for (const pseudo of [null, '::before', '::after']) {
      const { backgroundImage, maskImage, borderImageSource, listStyleImage, content } = getComputedStyle(
        element,
        pseudo,
      );
      for (const [, url = ''] of [backgroundImage, maskImage, borderImageSource, listStyleImage, content]
        .join(' ')
        .matchAll(/url\("([^"#]+)"\)/g))
        urls.add(url);
    }
  }
  const decoded = (url: string) => Object.assign(new Image(), { src: url }).decode();
  await Promise.all([...urls].map((url) => decoded(url).catch(() => undefined)));
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Lets responsive images select their sources again; returns whether there are any. Runs in the page. */
export function reselectSources(): boolean {
  const elements = document.querySelectorAll<HTMLImageElement | HTMLSourceElement>(
    'picture > source[sizes], img[sizes]',
  );
  for (const element of elements) element.setAttribute('sizes', element.sizes);
  return elements.length > 0;
}
