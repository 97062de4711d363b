/**
 * Returns the value of an element's property that the style sheets declare for every window, the last one winning.
 * jsdom's cascade ignores rules in groups, which Stitches always uses.
 */
export function declared(element: Element, property: string): string | undefined {
  const groups = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText === '');
  const rules = groups.flatMap((group) => [...(group as CSSMediaRule).cssRules]) as CSSStyleRule[];
  return rules
    .filter(({ selectorText }) => selectorText !== undefined && element.matches(selectorText))
    .map(({ style }) => style.getPropertyValue(property))
    .findLast((value) => value !== '');
}
