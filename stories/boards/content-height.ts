/**
 * Calls back with the height of an iframe's content, now and after each change of its elements. Returns a function that
 * stops it.
 */
export function watchContentHeight(iframeDocument: Document, onHeight: (height: number) => void): () => void {
  const measure = () =>
    onHeight(
      Math.ceil(
        Math.max(
          0,
          ...Array.from(
            iframeDocument.body.querySelectorAll(
              '#storybook-root *, body > [data-rac], body > div:not([id], [class^="sb-"]) *',
            ),
            (element) => element.getBoundingClientRect().bottom,
          ),
        ),
      ),
    );
  const observer = new MutationObserver(measure);
  observer.observe(iframeDocument.body, { childList: true, subtree: true });
  iframeDocument.fonts.ready.then(measure, () => undefined);
  measure();
  return () => observer.disconnect();
}
