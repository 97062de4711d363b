import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Table, type Column } from '#src/ui/data/Table.tsx';

type Holding = { title: string; number: string; name: string };

const columns: Column<Holding>[] = [
  { key: 'title', header: '회원권', cell: ({ title }) => title, isRowHeader: true },
  { key: 'number', header: '회원번호', cell: ({ number }) => number },
  { key: 'name', header: '회원명', cell: ({ name }) => name },
];

const items: Holding[] = [
  { title: '오크밸리 정회원', number: '51-02-004417', name: '김하늘' },
  { title: '오크힐스 주중회원', number: '61-11-000982', name: '김하늘' },
];

const meta = {
  title: '부품/표',
  id: 'ui-table',
  component: Table<Holding>,
  args: { caption: '나의 회원권', columns, items, keyOf: ({ number }) => number },
} satisfies Meta<typeof Table<Holding>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = { name: '기본 · Regular' };

/** Has a caption; rows are named by their first cell. */
export const Airy: Story = {
  name: '넉넉한 줄 · Airy',
  args: { density: 'airy' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '나의 회원권' })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      '오크밸리 정회원',
      '오크힐스 주중회원',
    ]);
  },
};

export const NumbersAtTheRight: Story = {
  name: '오른쪽에 맞춘 수 · Numbers At The Right',
  args: { columns: columns.map((column) => (column.key === 'number' ? { ...column, align: 'end' } : column)) },
};

const long = [
  {
    title: '오크밸리 골프 클럽 주중 법인 기명 정회원(가족 지정)',
    number: '51-02-004417-0001',
    name: '주식회사 오크상사 원주 사업본부',
  },
];

export const LongValues: Story = { name: '긴 값 · Long Values', args: { items: long } };

/** In the mobile layout a row is a card, and still a table row for screen readers. */
export const Cards: Story = { ...Airy, name: '카드, 휴대폰 · Cards', globals: { viewport: { value: 'phone' } } };

export const LongCards: Story = {
  name: '긴 카드, 좁은 화면 · Long Cards',
  args: { items: long },
  globals: { viewport: { value: 'narrow' } },
};
