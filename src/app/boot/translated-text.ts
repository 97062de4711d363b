/** Text nodes and the elements that a translator has replaced them with. */
const replacements = new WeakMap<Node, Element>();

const isFont = (node: Node | null | undefined): node is HTMLElement => node instanceof HTMLElement && node.localName === 'font';

/** Where `parent` now shows a child of React's: the node itself, or what replaced it; null where neither is there. */
function shownIn(parent: Node, child: Node): Node | null {
  if (child.parentNode === parent) return child;
  const replacement = replacements.get(child);
  return replacement?.parentNode === parent ? replacement : null;
}

/**
 * Browsers translate a page by putting `<font>` elements in the place of its text nodes, which React goes on to update, to remove and to insert before:
 * the text would stay as it was, or the page end in a NotFoundError (react/issues/11538). So a replaced text node is put back once its text changes, and
 * translated again by the translator; and what is done to it in its parent is done to its replacement.
 */
export function tolerateTranslation(): void {
  const observer = new MutationObserver((records) => {
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
  });
  observer.observe(document.body, { childList: true, subtree: true });

  const { appendChild, insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const shown = shownIn(this, child);
    if (shown) removeChild.call(this, shown);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null): Child {
    replacements.get(child)?.remove();
    insertBefore.call(this, child, next && shownIn(this, next));
    return child;
  };
  Node.prototype.appendChild = function <Child extends Node>(this: Node, child: Child): Child {
    replacements.get(child)?.remove();
    appendChild.call(this, child);
    return child;
  };
}
