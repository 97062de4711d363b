import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '#src/ui/actions/Button.tsx';
import { Container } from '#src/ui/foundation/layout.ts';
import { LongTable } from '#src/ui/data/LongTable.tsx';
import type { TableProps } from '#src/ui/data/Table.tsx';
import { Note } from '#src/ui/foundation/text.ts';
import { styled } from '#src/ui/foundation/theme.ts';
import { bookingColumns, bookingRows, type BookingRow } from './booking-rows.tsx';

const meta = {
  title: '부품/긴 표',
  id: 'ui-longtable',
  component: LongTable<BookingRow>,
  parameters: { layout: 'fullscreen' },
  args: {
    caption: '나의 예약',
    columns: bookingColumns,
    items: bookingRows(3),
    keyOf: ({ id }) => id,
    look: 'records',
  },
  decorators: [
    (Story) => (
      <Container>
        <Story />
        <Note>예약 변경과 취소는 이용일 5일 전까지, 예약 사이트에서 할 수 있습니다.</Note>
      </Container>
    ),
  ],
} satisfies Meta<typeof LongTable<BookingRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = { name: '세 줄 · Three' };

export const One: Story = { name: '한 줄 · One', args: { items: bookingRows(1) } };

export const None: Story = { name: '내역 없음 · None', args: { items: [] } };

/** All rows are in the DOM, to be found and printed. */
export const Hundred: Story = {
  name: '백 줄 · Hundred',
  args: { items: bookingRows(100) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(100);
    await expect(canvas.getByRole('table')).not.toHaveAttribute('aria-rowcount');
  },
};

/** Only a few rows are in the DOM; each has its row index, and the page has the height of all rows. */
export const TenThousand: Story = {
  name: '만 줄 · Ten Thousand',
  args: { items: bookingRows(10_000) },
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: '나의 예약' });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await expect(rowIndexesOf(table).slice(0, 3)).toEqual([1, 2, 3]);
    const widths = columnsOf(table);
    await expect(table.offsetHeight).toBeGreaterThan(10_000 * 60);
    window.scrollTo(0, canvasElement.ownerDocument.documentElement.scrollHeight);
    await waitFor(() => expect(rowIndexesOf(table).at(-1)).toBe(10_001));
    await expect(rowIndexesOf(table).length).toBeLessThan(60);
    await expect(columnsOf(table)).toEqual(widths);
    window.scrollTo(0, 0);
    await waitFor(() => expect(rowIndexesOf(table)[1]).toBe(2));
  },
};

export const Cards: Story = {
  name: '카드, 휴대폰 · Cards',
  args: { items: bookingRows(7) },
  globals: { viewport: { value: 'phone' } },
};

export const TenThousandCards: Story = {
  ...TenThousand,
  name: '만 장의 카드, 휴대폰 · Ten Thousand Cards',
  globals: { viewport: { value: 'phone' } },
};

export const Narrow: Story = {
  name: '좁은 화면 · Narrow',
  args: { items: bookingRows(7) },
  globals: { viewport: { value: 'narrow' } },
};

/** Far down, the visible rows stay in place when content above grows, and when the list becomes shorter. */
export const Changing: Story = {
  name: '바뀌는 내용 · Changing',
  args: { items: bookingRows(10_000) },
  render: (args) => <Filtered {...args} />,
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table');
    window.scrollTo(0, 200_000);
    await waitFor(() => expect(visibleRowIndex(table)).toBeGreaterThan(1_000));
    await userEvent.click(canvas.getByRole('button', { name: '안내 펼치기' }));
    await waitFor(() => expect(visibleRowIndex(table)).toBeGreaterThan(1_000));
    await userEvent.click(canvas.getByRole('button', { name: '셋만' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(3));
    await userEvent.click(canvas.getByRole('button', { name: '모두' }));
    await waitFor(() => expect(rowIndexesOf(canvas.getByRole('table')).slice(0, 2)).toEqual([1, 2]));
  },
};

/** With names in serif and a label on each line of a card, as the short table has them. */
export const Titles: Story = { name: '제목 표 · Titles', args: { look: 'titles' } };

const rowIndexesOf = (table: HTMLElement) =>
  [...table.querySelectorAll('[aria-rowindex]')].map((row) => Number(row.getAttribute('aria-rowindex')));

/** Returns the widths of the columns; cards have none. */
const columnsOf = (table: HTMLElement) =>
  getComputedStyle(table).display === 'table'
    ? [...table.querySelectorAll('th[scope="col"]')].map((cell) => cell.getBoundingClientRect().width)
    : [];

/** Returns the index of the row in the middle of the viewport, or 0. */
function visibleRowIndex(table: HTMLElement): number {
  const rows = [...table.querySelectorAll('tbody [aria-rowindex]')];
  const middle = window.innerHeight / 2;
  const visibleRow = rows.find(
    (row) => row.getBoundingClientRect().top <= middle && row.getBoundingClientRect().bottom > middle,
  );
  return Number(visibleRow?.getAttribute('aria-rowindex') ?? 0);
}

function Filtered({ items, ...props }: TableProps<BookingRow>) {
  const [count, setCount] = useState(items.length);
  const [isReported, setReported] = useState(false);
  return (
    <>
      <Above>
        <Button size="small" onPress={() => setReported(true)}>
          안내 펼치기
        </Button>
        <Button size="small" onPress={() => setCount(3)}>
          셋만
        </Button>
        <Button size="small" onPress={() => setCount(items.length)}>
          모두
        </Button>
      </Above>
      {isReported && <Guide />}
      <LongTable {...props} items={items.slice(0, count)} />
    </>
  );
}

const Above = styled('div', {
  position: 'fixed',
  zIndex: '$menu',
  right: '$4',
  bottom: '$4',
  display: 'flex',
  gap: '$2',
});

const Guide = styled('div', { height: '40rem', backgroundColor: '$hanji' });
