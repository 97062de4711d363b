import type { BrowserContext } from 'playwright/test';

/** Deletes from every page of a context what the oldest supported browsers lack, before any of its scripts runs. */
export const makeOld = (context: BrowserContext): Promise<unknown> => context.addInitScript(deleteYoungFeatures);

/** Runs in the page. */
function deleteYoungFeatures(): void {
  const remove = (owner: object, names: readonly string[]) =>
    names.forEach((name) => Reflect.deleteProperty(owner, name));
  const typedArray: object = Object.getPrototypeOf(Uint8Array.prototype);
  for (const prototype of [Array.prototype, typedArray])
    remove(prototype, ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex']);
  remove(URL, ['canParse', 'parse']);
  remove(Object, ['groupBy']);
  remove(Map, ['groupBy']);
  remove(Array, ['fromAsync']);
  remove(Promise, ['withResolvers', 'try']);
  remove(AbortSignal, ['any', 'timeout']);
  remove(String.prototype, ['isWellFormed', 'toWellFormed']);
  remove(Set.prototype, [
    'union',
    'intersection',
    'difference',
    'symmetricDifference',
    'isSubsetOf',
    'isSupersetOf',
    'isDisjointFrom',
  ]);
  remove(Element.prototype, ['checkVisibility', 'setHTML', 'moveBefore']);
  remove(HTMLElement.prototype, ['inert', 'popover', 'showPopover', 'hidePopover', 'togglePopover']);
  remove(Document.prototype, ['adoptedStyleSheets', 'startViewTransition']);
  remove(ShadowRoot.prototype, ['adoptedStyleSheets']);
  remove(Navigator.prototype, ['connection', 'userAgentData', 'scheduling', 'share']);
  remove(window, ['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation', 'Iterator', 'reportError']);
  const { CSSStyleSheet: Sheet } = window;
  // Safari before 16.4 has the class without a constructor.
  Object.defineProperty(window, 'CSSStyleSheet', {
    value: Object.assign(
      function construct() {
        throw new TypeError('Illegal constructor');
      },
      { prototype: Sheet.prototype },
    ),
  });
}
