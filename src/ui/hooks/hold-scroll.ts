let holders = 0;

/**
 * Keeps the page behind a modal dialog from scrolling, also by touch on iOS; the scroll bar's room stays. Returns what releases it: with several
 * dialogs over each other, the last one to close does.
 */
export function holdScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const scrollBar = window.innerWidth - clientWidth;
  holders += 1;
  if (holders === 1) {
    style.overflow = 'hidden';
    if (scrollBar > 0) style.paddingRight = `${scrollBar}px`;
  }
  return () => {
    holders -= 1;
    if (holders > 0) return;
    style.removeProperty('overflow');
    style.removeProperty('padding-right');
  };
}
