/** Rules whose colours are replaced, with their original declarations. */
const forced = new Map<CSSStyleRule, string>();

const isColor = (property: string): boolean => property === 'color' || property.endsWith('-color');
const isShadow = (property: string): boolean => property.endsWith('-shadow');

/** Forces the colours of a rule, or restores them. */
export function setForcedColors(rule: CSSStyleRule, isForced: boolean): void {
  const original = forced.get(rule);
  if (isForced === (original !== undefined)) return;
  if (original === undefined) {
    forced.set(rule, rule.style.cssText);
    forceColors(rule);
  } else {
    forced.delete(rule);
    rule.style.cssText = original;
  }
}

/**
 * Replaces the colours of a rule by those of the browser, as forced colours do; a transparent background stays
 * transparent.
 */
function forceColors({ style }: CSSStyleRule): void {
  if (style.getPropertyValue('forced-color-adjust') === 'none') return;
  const isPainted = isOpaque(style.background || style.backgroundColor);
  for (const property of Array.from(style)) {
    const priority = style.getPropertyPriority(property);
    if (property === 'background-color') {
      if (isPainted) style.setProperty(property, 'Canvas', priority);
    } else if (isColor(property)) style.setProperty(property, 'revert', priority);
    else if (isShadow(property)) style.setProperty(property, 'none', priority);
  }
}

const isOpaque = (background: string): boolean =>
  !/transparent|none|gradient\(|url\(|rgba\(|\/ ?[\d.]/.test(withTokens(background));

function withTokens(value: string): string {
  const root = getComputedStyle(document.documentElement);
  return value.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => root.getPropertyValue(name));
}
