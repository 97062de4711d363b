/** Lets responsive images select their sources again; returns whether there are any. Runs in the page. */
export function reselectSources(): boolean {
  const elements = document.querySelectorAll<HTMLImageElement | HTMLSourceElement>('picture > source[sizes], img[sizes]');
  for (const element of elements) element.setAttribute('sizes', element.sizes);
  return elements.length > 0;
}
