/** Text nodes that a translator has taken out, and the elements that it has put in their places. */
const replacements = new WeakMap<Node, Element>();
/** Replacements in the document. */
const shownReplacements = new Set<Element>();

const isFont = (node: Node | null | undefined): node is HTMLElement =>
  node instanceof HTMLElement && node.localName === 'font';

const observer = new MutationObserver(update);

/**
 * Records the text nodes that were replaced, puts back those whose text has changed since, and guards the page for as
 * long as it is translated.
 */
function update(records: readonly MutationRecord[]): void {
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    if (type === 'characterData') {
      if (!target.isConnected && target instanceof Text) putBack(target);
      continue;
    }
    const font = [addedNodes[0], previousSibling, nextSibling].find(isFont);
    for (const text of font ? removedNodes : []) {
      if (!font || !(text instanceof Text) || text.isConnected) continue;
      replacements.set(text, font);
      shownReplacements.add(font);
      observer.observe(text, { characterData: true });
    }
  }
  for (const font of shownReplacements) if (!font.isConnected) shownReplacements.delete(font);
  if (shownReplacements.size > 0 || isMarkedTranslated()) guard();
  else unguard();
}

function putBack(text: Text): void {
  replacements.get(text)?.replaceWith(text);
  replacements.delete(text);
}

/** Whether Chrome has marked the document: by the class `translated-ltr` or `translated-rtl`. */
const isMarkedTranslated = () => /(?:^|\s)translated-(?:ltr|rtl)(?:\s|$)/.test(document.documentElement.className);

/** Returns what a translator has replaced a text node with, if only just now. */
function replacementOf(node: Node | null): Element | undefined {
  if (!(node instanceof Text) || node.parentNode) return undefined;
  update(observer.takeRecords());
  return replacements.get(node);
}

type Guarded = Pick<Node, 'appendChild' | 'insertBefore' | 'removeChild'>;
/** The browser's methods, while others are in their places. */
let native: Guarded | null = null;

/**
 * Applies operations on a replaced text node to its replacement. All other operations, and their errors, stay those of
 * the browser.
 */
function guard(): void {
  if (native) return;
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  native = { appendChild, insertBefore, removeChild };
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const replacement = replacementOf(child);
    if (!replacement) removeChild.call(this, child);
    // The translator may have removed it.
    else if (replacement.isConnected) removeChild.call(this, replacement);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null): Child {
    const [replacement, nextReplacement] = [replacementOf(child), replacementOf(next)];
    insertBefore.call(this, child, nextReplacement?.isConnected === false ? null : (nextReplacement ?? next));
    replacement?.remove();
    return child;
  };
  Node.prototype.appendChild = function <Child extends Node>(this: Node, child: Child): Child {
    const replacement = replacementOf(child);
    appendChild.call(this, child);
    replacement?.remove();
    return child;
  };
}

function unguard(): void {
  if (native) Object.assign(Node.prototype, native);
  native = null;
}

/**
 * Browsers translate a page by replacing its text nodes with `<font>` elements, while React continues to update and
 * remove the former nodes and to insert before them: the text would stay unchanged, or the page fail with a
 * NotFoundError (react/issues/11538). So a replaced text node is put back once its text changes, and the translator
 * translates it again; any other operation on it in its parent is applied to its replacement. The methods of `Node` are
 * replaced only while the page is translated.
 */
export function tolerateTranslation(): void {
  // Texts are observed from the beginning, too: one may change after it is replaced and before the observer is called.
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  update([]);
}
