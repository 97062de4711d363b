// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LongTable } from '#src/ui/LongTable.tsx';

afterEach(cleanup);

vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} });

const rows = Array.from({ length: 250 }, (_, index) => `예약 ${index + 1}`);
const keyOf = (name: string) => name;

test('paper has every row of a long list, the screen those in sight again', () => {
  render(<LongTable caption="예약 내역" columns={[{ key: 'name', header: '이름', isRowHeader: true, cell: (name: string) => name }]} items={rows} keyOf={keyOf} />);
  const shown = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
  const table = screen.getByRole('table', { name: '예약 내역' });
  const onScreen = () => [shown().length < 100, table.getAttribute('aria-rowcount')];
  expect(onScreen()).toEqual([true, '251']);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect([shown(), table.getAttribute('aria-rowcount')]).toEqual([rows, null]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(onScreen()).toEqual([true, '251']);
});
