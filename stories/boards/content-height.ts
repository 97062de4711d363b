/** Calls back with how far down a framed document has content, now and whenever elements come or go. Returns a function that ends it. */
export function watchContentHeight(shown: Document, tell: (height: number) => void): () => void {
  const measure = () => tell(Math.ceil(Math.max(0, ...Array.from(shown.body.querySelectorAll('#storybook-root *, body > [data-rac], body > div:not([id], [class^="sb-"]) *'), (element) => element.getBoundingClientRect().bottom))));
  const observer = new MutationObserver(measure);
  observer.observe(shown.body, { childList: true, subtree: true });
  shown.fonts.ready.then(measure, () => undefined);
  measure();
  return () => observer.disconnect();
}
