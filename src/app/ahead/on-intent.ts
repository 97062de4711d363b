/** For how many milliseconds a pointer, or the focus of who uses keys, rests on what one means to follow. */
const restingTime = 65;

/** Tells of each link that somebody seems about to follow: it is touched, or a pointer or the focus rests on it. */
export function onIntent(root: Document, tell: (link: HTMLAnchorElement) => void): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const leave = () => clearTimeout(resting);
  const rest = ({ target }: Event) => {
    leave();
    const link = linkAt(target);
    if (link) resting = setTimeout(() => tell(link), restingTime);
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
