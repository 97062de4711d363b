import type { Emulated } from './emulated-media.ts';
import './forced-colors.css';
import { ariaStates, markOf, type PseudoState } from './pseudo-selectors.ts';
import { rewriteRules } from './rewrite-rules.ts';

/** Options selected in the toolbar: text at 200 %, emulated media features, and a pseudo-state such as `:hover`. */
export type ShownAs = { readonly isLarge: boolean; readonly emulated: Emulated; readonly pseudo: PseudoState | null };

const interactive = 'a[href], button, input, select, textarea, label, summary, [role=tab], [role=option], [tabindex="0"]';

/** Applies the options to the story, the pseudo-state to all its interactive elements, including those rendered later. Returns a function that removes them. */
export function showAs({ isLarge, emulated, pseudo }: ShownAs): () => void {
  const root = document.documentElement;
  if (isLarge) root.style.fontSize = `${Number.parseFloat(getComputedStyle(root).fontSize) * 2}px`;
  root.toggleAttribute('data-forced-colors', emulated['forced-colors'] === 'active');
  const apply = () => {
    rewriteRules(emulated, pseudo);
    if (pseudo) for (const element of document.querySelectorAll(interactive)) for (const mark of [markOf(pseudo), ariaStates[pseudo]]) if (element.getAttribute(mark) !== 'true') element.setAttribute(mark, 'true');
  };
  apply();
  const observer = new MutationObserver(apply);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
  return () => {
    observer.disconnect();
    rewriteRules({}, null);
    root.style.removeProperty('font-size');
    root.removeAttribute('data-forced-colors');
    if (pseudo) for (const element of document.querySelectorAll(`[${markOf(pseudo)}]`)) for (const mark of [markOf(pseudo), ariaStates[pseudo]]) element.removeAttribute(mark);
  };
}
