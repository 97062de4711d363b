import type { Emulated } from './emulated-media.ts';
import { ariaStates, markOf, type PseudoState } from './pseudo-selectors.ts';
import { rewriteRules } from './rewrite-rules.ts';

/** Options selected in the toolbar: text at 200 %, emulated media features, and a pseudo-state such as `:hover`. */
export type ShownAs = { readonly isLarge: boolean; readonly emulated: Emulated; readonly pseudo: PseudoState | null };

const interactive =
  'a[href], button, input, select, textarea, label, summary, [role=tab], [role=option], [tabindex="0"]';

/**
 * Applies the options to the story, the pseudo-state to all its interactive elements, including those rendered later.
 * Returns a function that removes them.
 */
export function showAs({ isLarge, emulated, pseudo }: ShownAs): () => void {
  const root = document.documentElement;
  if (isLarge) root.style.fontSize = `${Number.parseFloat(getComputedStyle(root).fontSize) * 2}px`;
  // System colours are then those of a dark theme.
  if (emulated['forced-colors'] === 'active') root.style.colorScheme = 'dark';
  const apply = () => {
    rewriteRules(emulated, pseudo);
    if (pseudo)
      for (const element of document.querySelectorAll(interactive))
        for (const mark of marksOf(element, pseudo))
          if (element.getAttribute(mark) !== 'true') element.setAttribute(mark, 'true');
  };
  apply();
  const observer = new MutationObserver(apply);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
  return () => {
    observer.disconnect();
    rewriteRules({}, null);
    for (const property of ['font-size', 'color-scheme']) root.style.removeProperty(property);
    if (pseudo)
      for (const element of document.querySelectorAll(interactive))
        for (const mark of marksOf(element, pseudo)) element.removeAttribute(mark);
  };
}

/** A label is never focused, but react-aria marks the one of a focused control. */
const marksOf = (element: Element, pseudo: PseudoState): readonly string[] =>
  pseudo === 'focus' && element.matches('label') ? [ariaStates.focus] : [markOf(pseudo), ariaStates[pseudo]];
