/** Payload of the events below: a story, an error or a list of errors. */
type Payload = {
  readonly storyId?: string;
  readonly message?: string;
  readonly title?: string;
  readonly 0?: { readonly message?: string };
};

type Channel = {
  on: (event: string, listener: (payload: Payload) => void) => void;
  off: (event: string, listener: (payload: Payload) => void) => void;
  emit: (event: string, value: unknown) => void;
};

declare global {
  /* oxlint-disable no-var -- what Storybook and `holdStill` add to the page */
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
  var restartRandom: () => void;
  var pendingTimers: () => number;
  var __STORYBOOK_PREVIEW__: {
    storyStoreValue?: {
      loadStory: (story: { storyId: string }) => Promise<{ storyGlobals?: { viewport?: { value?: string } } }>;
    };
    currentSelection?: { storyId: string };
  };
}

/**
 * Turns off the accessibility tests that Storybook runs after each story, which no screenshot shows. The URL could do
 * so only together with a story. Runs in the page.
 */
export function skipAccessibilityTests(): void {
  __STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } });
}

/** Returns the viewport that a story sets for itself; null if it is shown at any width. Runs in the page. */
export async function ownViewport(storyId: string): Promise<string | null> {
  const story = await __STORYBOOK_PREVIEW__.storyStoreValue?.loadStory({ storyId });
  return story?.storyGlobals?.viewport?.value ?? null;
}

/**
 * Resets focus, selection, storage and scroll position between widths, and the focus modality to the keyboard, as in a
 * page that was just opened. Runs in the page.
 */
export async function resetPage(): Promise<void> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  getSelection()?.removeAllRanges();
  for (const type of ['keydown', 'keyup'])
    document.body.dispatchEvent(new KeyboardEvent(type, { key: 'Tab', bubbles: true }));
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
  for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/**
 * Shows a story, even if it is the current one, and resolves with its defects once its play function has ended. Runs in
 * the page.
 */
export async function showStory(storyId: string): Promise<string[]> {
  const channel = __STORYBOOK_ADDONS_CHANNEL__;
  const defects = new Set<string>();
  const firstLine = ({ message = '', title = '' }: Payload) =>
    `${title} ${message}`.trim().split('\n')[0]?.slice(0, 300) ?? '';
  restartRandom();
  await new Promise<void>((resolve) => {
    const failed = (kind: string, ends: boolean) => (payload: Payload) => {
      defects.add(`${kind}: ${firstLine(payload)}`);
      if (ends) finish();
    };
    const listeners = {
      storyFinished: (payload: Payload) => {
        if (payload.storyId === storyId) finish();
      },
      playFunctionThrewException: failed('play function failed', false),
      unhandledErrorsWhilePlaying: (payload: Payload) => failed('unhandled error', false)(payload[0] ?? {}),
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
  return [...defects];
}
