/** Elements that appear later are ignored: scrolling to them would interrupt a user who is reading. */
const timeoutMs = 10_000;

/**
 * Calls `callback` with the element of this id once it is in the document, unless the user scrolls first; returns a
 * function that cancels it.
 */
export function whenElementExists(id: string, callback: (element: HTMLElement) => void): () => void {
  const found = document.getElementById(id);
  if (found) {
    callback(found);
    return () => {};
  }
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    gestures.forEach((gesture) => window.removeEventListener(gesture, stop));
  };
  const observer = new MutationObserver(() => {
    const element = document.getElementById(id);
    if (!element) return;
    stop();
    callback(element);
  });
  const timer = setTimeout(stop, timeoutMs);
  observer.observe(document.body, { childList: true, subtree: true });
  gestures.forEach((gesture) => window.addEventListener(gesture, stop, { passive: true }));
  return stop;
}

const gestures = ['wheel', 'touchmove', 'keydown'] as const;
