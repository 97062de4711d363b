// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useNearViewport } from '#src/ui/hooks/use-near-viewport.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['is far', 'far', [[false]]],
  ['moves near', 'near', [[false], [true]]],
  ['moves near before the observer has reported it as far', 'near', [[false, true]]],
  ['was near for a moment while the page was busy', 'near', [[false, true, false]]],
  ['moves away again', 'near', [[true], [false]]],
])('an element that %s counts as %s', (_, expected, reported) => {
  let notify: (frames: { isIntersecting: boolean }[]) => void = () => undefined;
  const Observer = vi.fn(function observer(this: object, callback: typeof notify) {
    notify = callback;
    return { observe: () => undefined, disconnect: () => undefined };
  });
  vi.stubGlobal('IntersectionObserver', Observer);
  render(<Probe />);
  for (const frames of reported) act(() => notify(frames.map((isIntersecting) => ({ isIntersecting }))));
  expect(screen.getByRole('status').textContent).toBe(expected);
});

function Probe() {
  const [ref, isNear] = useNearViewport<HTMLOutputElement>(false);
  return <output ref={ref}>{isNear ? 'near' : 'far'}</output>;
}
