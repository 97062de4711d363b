/** Requests the style sheets that have failed to load once more: without them the page has no layout. */
export function retryStyleSheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    // Chromium has an empty one, other browsers none.
    if (!link.sheet?.cssRules.length) link.replaceWith(link.cloneNode());
  }
}
