import { emulatedMedia, type Emulated } from './emulated-media.ts';
import { setForcedColors } from './force-colors.ts';
import { withMark, type PseudoState } from './pseudo-selectors.ts';

const originals = new WeakMap<CSSRule, string>();

type FoundRule = {
  readonly rule: CSSRule;
  /** Whether it applies to forced colours only. */ readonly isForForcedColors: boolean;
};

/** Every rule of the document, those within media queries included. */
function* allRules(rules: Iterable<CSSRule> = sheetRules(), isForForcedColors = false): Generator<FoundRule> {
  for (const rule of rules) {
    yield { rule, isForForcedColors };
    if (rule instanceof CSSGroupingRule) yield* allRules(rule.cssRules, isForForcedColors || isForcedColorsQuery(rule));
  }
}

const isForcedColorsQuery = (rule: CSSRule): boolean =>
  rule instanceof CSSMediaRule && original(rule, rule.media.mediaText).includes('forced-colors: active');

function* sheetRules(): Generator<CSSRule> {
  for (const { cssRules } of [...document.styleSheets, ...document.adoptedStyleSheets]) yield* cssRules;
}

/** Rewrites the style rules for what the toolbar emulates; with nothing emulated, restores the original rules. */
export function rewriteRules(emulated: Emulated, pseudo: PseudoState | null): void {
  for (const { rule, isForForcedColors } of allRules()) {
    if (rule instanceof CSSMediaRule)
      setIfOther(rule.media, 'mediaText', emulatedMedia(original(rule, rule.media.mediaText), emulated));
    if (rule instanceof CSSStyleRule) {
      const selector = original(rule, rule.selectorText);
      setIfOther(rule, 'selectorText', (pseudo && withMark(selector, pseudo)) ?? selector);
      setForcedColors(rule, emulated['forced-colors'] === 'active' && !isForForcedColors);
    }
  }
}

function original(rule: CSSRule, now: string): string {
  const known = originals.get(rule) ?? now;
  originals.set(rule, known);
  return known;
}

function setIfOther<Key extends string>(object: Record<Key, string>, key: Key, value: string): void {
  if (object[key] !== value) object[key] = value;
}
