// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LongTable } from '#src/ui/data/LongTable.tsx';

afterEach(cleanup);

vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

const rows = Array.from({ length: 250 }, (_, index) => `예약 ${index + 1}`);
const keyOf = (name: string) => name;

test('a long list is printed with every row; on the screen its row count includes the rows that are not rendered', () => {
  render(
    <LongTable
      caption="예약 내역"
      columns={[{ key: 'name', header: '이름', isRowHeader: true, cell: (name: string) => name }]}
      items={rows}
      keyOf={keyOf}
    />,
  );
  const shown = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
  const table = screen.getByRole('table', { name: '예약 내역' });
  const rowCount = () => table.getAttribute('aria-rowcount');
  expect(rowCount()).toBe('251');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect([shown(), rowCount()]).toEqual([rows, null]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(rowCount()).toBe('251');
});
