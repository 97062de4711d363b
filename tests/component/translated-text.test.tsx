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
  for (let node = texts.nextNode(); node; node = texts.nextNode()) if (node instanceof Text && !node.parentElement?.closest('font')) textNodes.push(node);
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
      {isOpen && <b>더</b>}총 {count}건
      {order.map((word) => [word])}
    </p>,
  );
const renderText = (...args: Parameters<typeof renderNow>) => act(async () => renderNow(...args));

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

test('a text that changes, is removed or gets content before it in the task in which it is translated is right', async () => {
  await renderText(true, 1);
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
