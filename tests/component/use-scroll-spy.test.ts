import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useScrollSpy } from '#src/features/home/use-scroll-spy.ts';

const heightPx = 1_000;

/** Places sections below each other, 1,000 pixels high each, and a contact block and a footer after them. */
function layOut(ids: readonly string[]) {
  vi.stubGlobal('innerHeight', 1_000);
  document.body.append(...ids.map((id) => Object.assign(document.createElement('section'), { id })));
  let scrolledPx = 0;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return new DOMRect(0, heightPx * (1 + ids.indexOf(this.id)) - scrolledPx, 1_280, heightPx);
  });
  return (toPx: number) =>
    act(async () => {
      scrolledPx = toPx;
      window.dispatchEvent(new Event('scroll'));
      await vi.advanceTimersByTimeAsync(100);
    });
}

test('a section is in view from a little below the middle of the window on, and none is before the first and after the last', async () => {
  vi.useFakeTimers();
  const sections = [{ id: 'story' }, { id: 'clubhouse' }, { id: 'golf' }];
  const scrollTo = layOut(sections.map(({ id }) => id));
  const { result } = renderHook(() => useScrollSpy(sections));
  const seen: (string | null)[] = [result.current.current];
  for (const toPx of [400, 401, 1_400, 1_401, 2_401, 3_400, 3_401, 4_000]) {
    await scrollTo(toPx);
    seen.push(result.current.current);
  }
  expect(seen).toEqual([null, null, 'story', 'story', 'clubhouse', 'golf', 'golf', null, null]);
});
