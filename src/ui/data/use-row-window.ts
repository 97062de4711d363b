import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Rows above and below the window that are there too, so that a turn of the wheel meets no gap. */
const overscan = 4;

/** Assumed row height before the first row is measured. */
const firstGuess = 64;

/** Which of many rows are in the window, and how tall those before and after them are. */
export function useRowWindow<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const body = useRef<HTMLTableSectionElement>(null);
  const top = useTopInPage(body);
  const usual = useRef<number>(undefined);
  const measureElement = useCallback((row: HTMLTableRowElement) => {
    usual.current ??= usualHeight(row);
    return heightOf(row);
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- only plain values of this render leave the hook
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: items.length,
    getItemKey: useCallback((index: number) => keyOf(items[index]!), [items, keyOf]),
    estimateSize: () => usual.current ?? firstGuess,
    measureElement,
    scrollMargin: top ?? 0,
    enabled: top !== undefined,
    overscan,
  });
  const rows = virtualizer.getVirtualItems();
  const { scrollMargin } = virtualizer.options;
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    body,
    rows: rows.map(({ key, index }) => ({ key: String(key), index, item: items[index]! })),
    before: first ? first.start - scrollMargin : 0,
    after: last ? virtualizer.getTotalSize() - last.end + scrollMargin : 0,
    measure: virtualizer.measureElement,
  };
}

/** Distance of an element from the top of the page, once it is mounted; it changes when content above it grows. */
function useTopInPage(element: { current: HTMLElement | null }): number | undefined {
  const [top, setTop] = useState<number>();
  useLayoutEffect(() => {
    const look = () => setTop((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}

const heightOf = (row: Element) => row.getBoundingClientRect().height;

/** Median height of the rendered rows: the estimate for rows that have never been visible. */
function usualHeight(row: HTMLTableRowElement): number {
  const heights = [...(row.parentElement?.querySelectorAll('[role="row"]') ?? [row])]
    .map(heightOf)
    .sort((one, other) => one - other);
  return heights[Math.floor(heights.length / 2)] ?? firstGuess;
}
