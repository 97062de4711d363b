/**
 * Changes each text, and each one that is added later, as Google Translate does: two font elements replace the text
 * node. Starts once all islands are hydrated, or as soon as the page is parsed. An init script.
 */
export function translate({ whenHydrated }: { whenHydrated: boolean }): void {
  const isTranslated = 'data-translated';
  const font = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  const translateIn = (place: Node) => {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode())
      if (node instanceof Text) texts.push(node);
    for (const text of texts) {
      if (
        !text.data.trim() ||
        !text.isConnected ||
        text.parentElement?.closest(`script, style, textarea, select, [${isTranslated}]`)
      )
        continue;
      const outer = font();
      const inner = font();
      outer.setAttribute(isTranslated, '');
      inner.append(text.data);
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  };
  const begin = () => {
    translateIn(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        for (const node of type === 'characterData' ? [target] : addedNodes) translateIn(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  // React marks the elements that it has hydrated.
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
  const areHydrated = () =>
    document.querySelector('#root main') &&
    !document.querySelector('[data-ssr]') &&
    [...document.querySelectorAll('#root :is(h1, h2, section, form, button, footer, input)')].every(isHydrated);
  const wait = () => (areHydrated() ? begin() : setTimeout(wait, 20));
  if (whenHydrated) wait();
  else document.addEventListener('readystatechange', begin, { once: true });
}

/**
 * Changes a page as extensions do once it is parsed: attributes on the document, on blocks and fields, nodes and styles
 * beside the page, and, with `inForms`, an icon within each label's field, as password managers add it. An init script.
 */
export function addExtensionNodes({ inForms }: { inForms: boolean }): void {
  const add = (place: Element, name: string, method: 'append' | 'after' | 'prepend' = 'append') => {
    const node = document.createElement(name);
    node.dataset['extension'] = '';
    place[method](node);
    return node;
  };
  const begin = () => {
    document.documentElement.setAttribute('data-extension-installed', '');
    document.body.setAttribute('cz-shortcut-listen', 'true');
    // Extensions add a style, which the page's policy allows them but not this script.
    add(document.head, 'template', 'prepend');
    add(document.body, 'div', 'prepend');
    add(document.body, 'extension-overlay');
    add(document.documentElement, 'extension-root');
    for (const block of document.querySelectorAll('#root div')) block.setAttribute('bis_skin_checked', '1');
    for (const field of document.querySelectorAll<HTMLElement>('#root :is(input, textarea, button)')) {
      field.setAttribute('fdprocessedid', 'a1');
      field.style.setProperty('background-repeat', 'no-repeat');
      if (inForms && field.matches('input:not([type="checkbox"], [type="radio"]), textarea'))
        add(field, 'span', 'after');
    }
  };
  document.addEventListener('readystatechange', begin, { once: true });
}
