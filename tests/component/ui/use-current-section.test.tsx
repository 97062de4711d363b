// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCurrentSection } from '#src/ui/hooks/use-current-section.ts';

const ids = ['first', 'second', 'third'] as const;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Mocks the page scrolled to `scrollY`, in a window 900 px high, with its sections at these positions. */
function scrollTo(scrollY: number, tops: readonly number[]): void {
  vi.stubGlobal('innerHeight', 900);
  vi.stubGlobal('scrollY', scrollY);
  for (const [index, id] of ids.entries()) {
    const section = document.getElementById(id);
    if (section) section.getBoundingClientRect = () => new DOMRect(0, (tops[index] ?? 0) - scrollY, 100, 10);
  }
  act(() => void window.dispatchEvent(new Event('scroll')));
}

test.each([
  ['is not scrolled', 0, [100, 200, 250], 'first'],
  ['has no part in its upper third yet', 1, [400, 1_000, 2_000], 'first'],
  ['has its second part just below the upper third', 700, [400, 1_000, 2_000], 'first'],
  ['has its second part in the upper third', 701, [400, 1_000, 2_000], 'second'],
  ['has two parts in the upper third', 901, [400, 1_000, 1_200], 'third'],
  ['is scrolled past all of them', 5_000, [400, 1_000, 2_000], 'third'],
])('of a page that %s the current section is marked', (_, scrollY, tops, expected) => {
  render(<Sections />);
  scrollTo(scrollY, tops);
  expect(screen.getByRole('status').textContent).toBe(expected);
});

test('at the top again the first section is the current one', () => {
  render(<Sections />);
  scrollTo(5_000, [100, 200, 250]);
  expect(screen.getByRole('status').textContent).toBe('third');
  scrollTo(0, [100, 200, 250]);
  expect(screen.getByRole('status').textContent).toBe('first');
});

function Sections() {
  const current = useCurrentSection(ids);
  return (
    <>
      <output>{current}</output>
      {ids.map((id) => (
        <section key={id} id={id} />
      ))}
    </>
  );
}
