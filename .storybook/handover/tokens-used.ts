const scales = {
  colors: '색',
  fonts: '글꼴',
  fontSizes: '글자 크기',
  lineHeights: '줄 간격',
  letterSpacings: '자간',
  space: '간격',
  sizes: '크기',
  shadows: '그림자',
  transitions: '움직임',
} as const;

const token = new RegExp(String.raw`var\(--(${Object.keys(scales).join('|')})-([\w-]+)\)`, 'g');

/** Returns the tokens in a style, by the Korean name of their scale. */
export function tokensIn(styles: readonly string[]): [scale: string, names: string[]][] {
  const found = new Map<string, Set<string>>();
  for (const [, scale = '', name = ''] of styles.flatMap((style) => [...style.matchAll(token)]))
    found.set(scale, (found.get(scale) ?? new Set()).add(name));
  return Object.entries(scales).flatMap(([scale, label]) =>
    found.has(scale) ? [[label, [...(found.get(scale) ?? [])].toSorted()]] : [],
  );
}

/** Returns the style rules of a document that apply to what it shows. */
export function appliedStyles(document: Document): string[] {
  return [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(({ cssRules }) =>
    applied(cssRules, document),
  );
}

function applied(rules: CSSRuleList, document: Document): string[] {
  return Array.from(rules).flatMap((rule) => {
    if (isStyle(rule)) return document.querySelector(rule.selectorText) ? [rule.cssText] : [];
    if (isMedia(rule) && !document.defaultView?.matchMedia(rule.media.mediaText).matches) return [];
    return isGroup(rule) ? applied(rule.cssRules, document) : [];
  });
}

/** The rules are those of another window, whose classes are not ours. */
const isStyle = (rule: CSSRule): rule is CSSStyleRule => 'selectorText' in rule;
const isMedia = (rule: CSSRule): rule is CSSMediaRule => 'media' in rule;
const isGroup = (rule: CSSRule): rule is CSSGroupingRule => 'cssRules' in rule && !('selectorText' in rule);
