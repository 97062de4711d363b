/** The value that the style sheets give a property of an element in every window, the last one counting. The cascade of jsdom leaves out rules in groups, and those of Stitches all are. */
export function declared(element: Element, property: string): string | undefined {
  const groups = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText === '');
  const rules = groups.flatMap((group) => [...(group as CSSMediaRule).cssRules]) as CSSStyleRule[];
  return rules.filter(({ selectorText }) => selectorText !== undefined && element.matches(selectorText)).map(({ style }) => style.getPropertyValue(property)).findLast((value) => value !== '');
}
