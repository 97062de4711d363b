import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { DataTable, type DataTableProps, type TableColumn } from '#src/admin/table/DataTable.tsx';
import { AdminUI } from '#src/admin/ui/AdminUI.tsx';
import { press } from '../lib/screen.ts';

type Person = { id: number; name: string; age: number };

const people: readonly Person[] = [
  { id: 1, name: '나', age: 9 },
  { id: 2, name: '가', age: 30 },
  { id: 3, name: '다', age: 10 },
];

const columns: readonly TableColumn<Person>[] = [
  { key: 'name', header: '이름', cell: ({ name }) => name, sortBy: ({ name }) => name, isRowHeader: true },
  { key: 'age', header: '나이', cell: ({ age }) => `${age}세`, sortBy: ({ age }) => age },
  { key: 'id', header: '번호', cell: ({ id }) => id },
];

function Sorted(props: Partial<DataTableProps<Person>>) {
  const [sort, setSort] = useState(props.sort ?? '');
  return (
    <AdminUI>
      <DataTable
        caption="사람"
        columns={columns}
        items={people}
        keyOf={({ id }) => String(id)}
        empty="없습니다."
        {...props}
        sort={sort}
        onSort={setSort}
      />
    </AdminUI>
  );
}

const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
const sorts = () => screen.getAllByRole('columnheader').map((header) => header.getAttribute('aria-sort'));

test('it is a named table, with a row header in each row', () => {
  render(<Sorted />);
  expect(screen.getByRole('table', { name: '사람' }).tagName).toBe('TABLE');
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    '이름나이번호',
    '나9세1',
    '가30세2',
    '다10세3',
  ]);
});

test('the buttons in the headers sort, and turn the order around; only columns that sort say so', () => {
  render(<Sorted />);
  expect([names(), sorts()]).toEqual([
    ['나', '가', '다'],
    ['none', 'none', null],
  ]);
  press('이름');
  expect([names(), sorts()]).toEqual([
    ['가', '나', '다'],
    ['ascending', 'none', null],
  ]);
  press('이름');
  expect([names(), sorts()]).toEqual([
    ['다', '나', '가'],
    ['descending', 'none', null],
  ]);
});

test('numbers are sorted by their size', () => {
  render(<Sorted sort="age" />);
  expect([names(), sorts()]).toEqual([
    ['나', '다', '가'],
    ['none', 'ascending', null],
  ]);
});

test('rows that the server has sorted keep its order', () => {
  render(<Sorted sort="-name" isSortedByServer />);
  expect([names(), sorts()]).toEqual([
    ['나', '가', '다'],
    ['descending', 'none', null],
  ]);
});

test('while the rows are loading, it says so', () => {
  render(<Sorted items={undefined} />);
  expect([names(), screen.getByRole('status').textContent]).toEqual([[], '불러오는 중']);
});

test('without rows, it says so', () => {
  render(<Sorted items={[]} />);
  expect(screen.getByText('없습니다.').getAttribute('role')).toBe('status');
});

test('a failure is shown with a button that tries again, and the focus stays', () => {
  const onRetry = vi.fn();
  render(<Sorted items={undefined} failure="실패했습니다." onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toBe('실패했습니다.');
  fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
  expect(onRetry.mock.calls.length).toBe(1);
  expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true);
});
