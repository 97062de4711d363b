/** How long an element that an address names is waited for: what comes later would tear away who has begun to read. */
const patience = 10_000;

/** Calls with the element of that id as soon as the document has it, unless the visitor scrolls first; answers how to call it off. */
export function whenThere(id: string, call: (element: HTMLElement) => void): () => void {
  const found = document.getElementById(id);
  if (found) {
    call(found);
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
    call(element);
  });
  const timer = setTimeout(stop, patience);
  observer.observe(document.body, { childList: true, subtree: true });
  gestures.forEach((gesture) => window.addEventListener(gesture, stop, { passive: true }));
  return stop;
}

const gestures = ['wheel', 'touchmove', 'keydown'] as const;
