let lockCount = 0;

/**
 * Prevents the page behind a modal dialog from scrolling, also by touch on iOS; the width of the scroll bar is
 * reserved. Returns a function that releases the lock. With several dialogs, the page scrolls again once all locks are
 * released.
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const scrollBar = window.innerWidth - clientWidth;
  lockCount += 1;
  if (lockCount === 1) {
    style.overflow = 'hidden';
    if (scrollBar > 0) style.paddingRight = `${scrollBar}px`;
  }
  return () => {
    lockCount -= 1;
    if (lockCount > 0) return;
    style.removeProperty('overflow');
    style.removeProperty('padding-right');
  };
}
