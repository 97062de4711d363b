/**
 * Requests the style sheets of the document that have failed to load once more, after the `load` event: without them the
 * page has no layout.
 */
export function retryStyleSheets(): void {
  // Not those that scripts add, which may still be loading then.
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  addEventListener(
    'load',
    () => {
      for (const link of links) {
        // Chromium has an empty one, other browsers none.
        if (!link.sheet?.cssRules.length) link.replaceWith(link.cloneNode());
      }
    },
    { once: true },
  );
}
