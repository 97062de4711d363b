/** A hover or keyboard focus shorter than this is not taken as intent. */
const intentDelayMs = 65;

/** Calls `listener` for each link that the user is about to follow: touched, hovered or focused by keyboard. */
export function onLinkIntent(root: Document, listener: (link: HTMLAnchorElement) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const schedule = ({ target }: Event) => {
    cancel();
    const link = linkAt(target);
    if (link) timer = setTimeout(() => listener(link), intentDelayMs);
  };
  root.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'touch') schedule(event);
  });
  root.addEventListener('pointerout', cancel);
  root.addEventListener('focusin', (event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) schedule(event);
  });
  root.addEventListener('focusout', cancel);
  root.addEventListener('pointerdown', ({ pointerType, target }) => {
    const link = linkAt(target);
    if (link && pointerType === 'touch') listener(link);
  });
}

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
