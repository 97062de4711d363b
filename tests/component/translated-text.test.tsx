import { act } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { tolerateTranslation } from '#src/app/boot/translated-text.ts';

const fontElement = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');

/** Translates as Google Translate does: two font elements replace each text node. */
function translate(container: Element): void {
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const textNodes: Text[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node instanceof Text && !node.parentElement?.closest('font')) textNodes.push(node);
  for (const text of textNodes) {
    const inner = fontElement();
    inner.textContent = `<${text.data}>`;
    const outer = fontElement();
    outer.append(inner);
    text.replaceWith(outer);
  }
}

const container = document.createElement('div');
let root: Root;
const renderNow = (isOpen: boolean, count: number, order: readonly string[] = []) =>
  root.render(
    <p>
      {isOpen && '열림'}
      {isOpen && <b>더</b>}총 {count}건{order.map((word) => [word])}
    </p>,
  );
const renderText = (...args: Parameters<typeof renderNow>) => act(async () => renderNow(...args));

const { appendChild, insertBefore, removeChild } = Node.prototype;
const isGuarded = () =>
  [appendChild, insertBefore, removeChild].map(
    (native, index) =>
      native !== [Node.prototype.appendChild, Node.prototype.insertBefore, Node.prototype.removeChild][index],
  );
const [guarded, native] = [
  [true, true, true],
  [false, false, false],
];

beforeAll(tolerateTranslation);
beforeEach(() => {
  document.body.replaceChildren(container);
  root = createRoot(container);
});
afterEach(() => act(() => root.unmount()));

test('a text that changes is shown and can be translated again', async () => {
  await renderText(false, 1);
  await act(async () => translate(container));
  await renderText(false, 2);
  expect(container.textContent).toBe('<총 >2<건>');
  await act(async () => translate(container));
  await renderText(false, 3);
  expect(container.textContent).toBe('<총 >3<건>');
});

test('a text that changes, is removed or gets content before it in the task in which it is translated again is right', async () => {
  await renderText(true, 1);
  await act(async () => translate(container));
  await act(async () => {
    translate(container);
    flushSync(() => renderNow(false, 2));
    translate(container);
    flushSync(() => renderNow(true, 2));
  });
  expect(container.textContent).toBe('열림더<총 >2<건>');
});

test('a removed text disappears', async () => {
  await renderText(true, 1);
  await act(async () => translate(container));
  await renderText(false, 1);
  expect(container.textContent).toBe('<총 ><1><건>');
});

test('content before a translated text is before it', async () => {
  await renderText(false, 1);
  await act(async () => translate(container));
  await renderText(true, 1);
  expect(container.textContent).toBe('열림더<총 ><1><건>');
});

test('content that a page removes itself is removed, and unmounting leaves nothing', async () => {
  await renderText(true, 1, ['갑', '을']);
  await act(async () => translate(container));
  act(() => root.render(null));
  expect(container.textContent).toBe('');
});

test('the methods of nodes are replaced while a page is translated, and are the native ones again after it shows its own texts', async () => {
  await renderText(true, 1);
  expect(isGuarded()).toEqual(native);
  const before = new Map([...container.querySelectorAll('p, b')].map((element) => [element, [...element.childNodes]]));
  await act(async () => translate(container));
  expect(isGuarded()).toEqual(guarded);
  await act(async () => before.forEach((nodes, element) => element.replaceChildren(...nodes)));
  expect([isGuarded(), container.textContent]).toEqual([native, '열림더총 1건']);
  await renderText(false, 2);
  expect(container.textContent).toBe('총 2건');
});

test('they are replaced as soon as Chrome marks the document as translated, and for as long', async () => {
  await act(async () => document.documentElement.classList.add('translated-ltr'));
  expect(isGuarded()).toEqual(guarded);
  await act(async () => document.documentElement.classList.remove('translated-ltr'));
  expect(isGuarded()).toEqual(native);
});

test.each([false, true])(
  'every other error of the browser is thrown, on a page that is translated: %s',
  async (isTranslated) => {
    await renderText(true, 1);
    if (isTranslated) await act(async () => translate(container));
    expect(isGuarded()).toEqual(isTranslated ? guarded : native);
    const [stranger, child, text] = [
      document.createElement('i'),
      document.createElement('i'),
      document.createTextNode('글'),
    ];
    const errorOf = (operation: () => void) => {
      try {
        operation();
      } catch (error) {
        return error instanceof DOMException && error.name;
      }
      return undefined;
    };
    expect([
      errorOf(() => container.removeChild(stranger)),
      errorOf(() => container.removeChild(text)),
      errorOf(() => container.insertBefore(child, stranger)),
      errorOf(() => container.insertBefore(child, text)),
      errorOf(() => child.appendChild(document)),
      errorOf(() => stranger.appendChild(stranger)),
      child.parentNode,
    ]).toEqual([
      'NotFoundError',
      'NotFoundError',
      'NotFoundError',
      'NotFoundError',
      'HierarchyRequestError',
      'HierarchyRequestError',
      null,
    ]);
  },
);
