/** A hover or keyboard focus shorter than this is not taken as intent. */
const intentDelayMs = 65;

/** Calls `tell` for each link that the user is about to follow: touched, hovered or focused by keyboard. */
export function onLinkIntent(root: Document, tell: (link: HTMLAnchorElement) => void): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const leave = () => clearTimeout(resting);
  const rest = ({ target }: Event) => {
    leave();
    const link = linkAt(target);
    if (link) resting = setTimeout(() => tell(link), intentDelayMs);
  };
  root.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'touch') rest(event);
  });
  root.addEventListener('pointerout', leave);
  root.addEventListener('focusin', (event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) rest(event);
  });
  root.addEventListener('focusout', leave);
  root.addEventListener('pointerdown', ({ pointerType, target }) => {
    const link = linkAt(target);
    if (link && pointerType === 'touch') tell(link);
  });
}

const linkAt = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null);
