/** Measurements and defects of a rendered story. */
export type Shown = {
  readonly height: number;
  readonly defects: string[];
};

/** Payload of the events below: a story, an error or a list of errors. */
type Said = { readonly storyId?: string; readonly message?: string; readonly title?: string; readonly 0?: { readonly message?: string } };

type Channel = {
  on: (event: string, listener: (said: Said) => void) => void;
  off: (event: string, listener: (said: Said) => void) => void;
  emit: (event: string, value: unknown) => void;
};

declare global {
  /* oxlint-disable no-var -- what Storybook and `holdStill` add to the page */
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
  var restartRandom: () => void;
  var __STORYBOOK_PREVIEW__: { storyStoreValue?: { loadStory: (story: { storyId: string }) => Promise<{ storyGlobals?: { viewport?: { value?: string } } }> }; currentSelection?: { storyId: string } };
}

/** Runs in the page: returns the name of the viewport that a story demands for itself; null if it is shown at any width. */
export async function ownViewport(storyId: string): Promise<string | null> {
  const story = await __STORYBOOK_PREVIEW__.storyStoreValue?.loadStory({ storyId });
  return story?.storyGlobals?.viewport?.value ?? null;
}

/** Runs in the page: resolves once a change of the media features has been drawn. */
export async function redrawn(): Promise<void> {
  for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  for (const animation of document.getAnimations()) animation.finish();
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Runs in the page: shows a story, also one that is shown already, and waits until it does not change any more. */
export async function showStory(storyId: string): Promise<Shown> {
  const channel = __STORYBOOK_ADDONS_CHANNEL__;
  const defects = new Set<string>();
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const firstLine = ({ message = '', title = '' }: Said) => `${title} ${message}`.trim().split('\n')[0]?.slice(0, 300) ?? '';

  function rendered(): Promise<void> {
    return new Promise((resolve) => {
      const failed = (kind: string, ends: boolean) => (said: Said) => {
        defects.add(`${kind}: ${firstLine(said)}`);
        if (ends) finish();
      };
      const listeners = {
        storyFinished: (said: Said) => {
          if (said.storyId === storyId) finish();
        },
        playFunctionThrewException: failed('play function failed', false),
        unhandledErrorsWhilePlaying: (said: Said) => failed('unhandled error', false)(said[0] ?? {}),
        storyThrewException: failed('story failed', true),
        storyErrored: failed('story failed', true),
        storyMissing: failed('story is missing', true),
      };
      const finish = () => {
        for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
        resolve();
      };
      for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
      if (__STORYBOOK_PREVIEW__.currentSelection?.storyId === storyId) channel.emit('forceRemount', { storyId });
      else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    });
  }

  /** Resolves once nothing has changed for some frames. */
  async function settled(): Promise<void> {
    let quietFrames = 0;
    const observer = new MutationObserver(() => {
      quietFrames = 0;
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    for (let frames = 0; quietFrames < 3 && frames < 120; frames += 1) {
      quietFrames += 1;
      await frame();
    }
    observer.disconnect();
    if (quietFrames < 3) defects.add('never comes to rest');
  }

  async function loaded(): Promise<void> {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  }

  localStorage.clear();
  sessionStorage.clear();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  getSelection()?.removeAllRanges();
  restartRandom();
  scrollTo(0, 0);
  await rendered();
  await settled();
  await loaded();
  await settled();
  for (const animation of document.getAnimations()) animation.finish();
  scrollTo(0, 0);
  await frame();

  const { scrollWidth, scrollHeight, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) defects.add(`scrolls sideways by ${scrollWidth - clientWidth} px`);
  return { height: Math.max(scrollHeight, innerHeight), defects: [...defects] };
}
