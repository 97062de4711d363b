import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';

/** The body of the page as rendered, the text of each element, and that of the open dialog. */
export type Markup = {
  readonly html: string;
  readonly texts: ReadonlySet<string>;
  readonly dialog: string | undefined;
};

/**
 * Renders a screen as in Storybook, reads its markup and removes it. Generated ids are numbered; values of fields are
 * part of the markup.
 */
export async function markupOf(screen: ReactElement): Promise<Markup> {
  render(<UIProvider navigate={() => undefined}>{screen}</UIProvider>);
  await act(async () => {});
  const markup = {
    html: withoutFocusRing(numberIds(document.body.innerHTML + fieldsIn(document.body))),
    texts: textsIn(document.body),
    dialog: dialogIn(document.body),
  };
  cleanup();
  document.body.replaceChildren();
  return markup;
}

/**
 * Renders a screen until its chunks and the data that it requests after its first paint are loaded, so that it never
 * suspends afterwards.
 */
export async function loadFor(screen: ReactElement): Promise<void> {
  render(<UIProvider navigate={() => undefined}>{screen}</UIProvider>);
  await vi.dynamicImportSettled();
  await act(async () => {});
  await vi.dynamicImportSettled();
  await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  cleanup();
  document.body.replaceChildren();
}

const dialogIn = (body: HTMLElement): string | undefined => body.querySelector('[role=alertdialog] p[id]')?.textContent;

const textsIn = (body: HTMLElement): ReadonlySet<string> =>
  new Set(Array.from(body.querySelectorAll('*'), ({ textContent }) => textContent));

const fieldsIn = (body: HTMLElement): string => {
  const selected = Array.from(body.querySelectorAll('select'), ({ value }) => value);
  const entered = Array.from(body.querySelectorAll('input'), ({ value, checked }) => `${value} ${checked}`);
  return [...selected, ...entered, ...Array.from(body.querySelectorAll('textarea'), ({ value }) => value)].join('\n');
};

/**
 * After a click without a pointer, as in tests, react-aria focuses a field one frame later. So an earlier test decides
 * whether a field is marked as focused here.
 */
const withoutFocusRing = (html: string): string =>
  html
    .replaceAll(' data-focus-visible="true"', '')
    .replaceAll(/(?<=<(?:input|textarea|select)\b[^>]*) data-focused="true"/g, '');

function numberIds(html: string): string {
  const numbers = new Map<string, number>();
  return html.replaceAll(/react-aria[-\w]+|_r_\w+_/g, (id) => {
    const number = numbers.get(id) ?? numbers.size;
    numbers.set(id, number);
    return `id-${number}`;
  });
}
