/** Text nodes and the elements that a translator has replaced them with. */
const replacements = new WeakMap<Node, Element>();

const isFont = (node: Node | null | undefined): node is HTMLElement => node instanceof HTMLElement && node.localName === 'font';

const observer = new MutationObserver(update);

/** Notes the text nodes that were replaced, and puts back those whose text has changed since. */
function update(records: readonly MutationRecord[]): void {
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    if (type === 'characterData') {
      if (!target.isConnected && target instanceof Text) replacements.get(target)?.replaceWith(target);
      continue;
    }
    const font = [addedNodes[0], previousSibling, nextSibling].find(isFont);
    for (const text of font ? removedNodes : []) {
      if (!font || !(text instanceof Text) || text.isConnected) continue;
      replacements.set(text, font);
      observer.observe(text, { characterData: true });
    }
  }
}

/** Returns what a translator has replaced a text node with, if only just now. */
function replacementOf(node: Node): Element | undefined {
  if (node instanceof Text && !node.parentNode) update(observer.takeRecords());
  return replacements.get(node);
}

/** Returns the node that `parent` contains for a node of React: the node itself, or its replacement; null if it contains neither. */
function shownIn(parent: Node, child: Node): Node | null {
  if (child.parentNode === parent) return child;
  const replacement = replacementOf(child);
  return replacement?.parentNode === parent ? replacement : null;
}

/**
 * Browsers translate a page by replacing its text nodes with `<font>` elements, while React continues to update and remove the former nodes and to insert
 * before them: the text would stay unchanged, or the page fail with a NotFoundError (react/issues/11538). So a replaced text node is put back once its text
 * changes, and the translator translates it again; any other operation on it in its parent is applied to its replacement.
 */
export function tolerateTranslation(): void {
  // Texts are observed from the beginning, too: one may change after it is replaced and before the observer is called.
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });

  const { appendChild, insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const shown = shownIn(this, child);
    if (shown) removeChild.call(this, shown);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null): Child {
    replacementOf(child)?.remove();
    insertBefore.call(this, child, next && shownIn(this, next));
    return child;
  };
  Node.prototype.appendChild = function <Child extends Node>(this: Node, child: Child): Child {
    replacementOf(child)?.remove();
    appendChild.call(this, child);
    return child;
  };
}
