import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { blockOf } from '#contract/shared/page-number.ts';
import { Pagination } from '#src/ui/data/Pagination.tsx';

const pageArgs = (current: number, total: number) => ({ current, total, numbers: blockOf(current, total) });

const meta = {
  title: '부품/쪽 번호',
  id: 'ui-pagination',
  component: Pagination,
  args: { label: '공지사항', hrefOf: (page: number) => `/notice?page=${page}`, ...pageArgs(1, 15) },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The labels of the disabled links, and the current page. */
const linksOf = (canvas: Canvas) => [
  canvas
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-disabled') === 'true')
    .map((link) => link.getAttribute('aria-label')),
  canvas.getByRole('link', { current: 'page' }).textContent,
];

/** With links to the first and the last page; the mobile layout has none. */
const onDesktop: Story = { globals: { viewport: { value: 'laptop' } } };

/** Nothing precedes the first page. */
export const First: Story = {
  ...onDesktop,
  name: '첫 쪽 · First',
  play: async ({ canvas }) => expect(linksOf(canvas)).toEqual([['첫 쪽', '이전 쪽'], '1쪽']),
};
export const Between: Story = {
  ...onDesktop,
  name: '가운데 쪽 · Between',
  args: pageArgs(7, 15),
  play: async ({ canvas }) => expect(linksOf(canvas)).toEqual([[], '7쪽']),
};
/** The second block has the remaining pages; nothing follows the last one. */
export const Last: Story = {
  ...onDesktop,
  name: '마지막 쪽 · Last',
  args: pageArgs(15, 15),
  play: async ({ canvas }) => expect(linksOf(canvas)).toEqual([['다음 쪽', '마지막 쪽'], '15쪽']),
};
export const LongList: Story = { name: '긴 목록 · Long List', args: pageArgs(99_999, 100_000) };
export const Narrow: Story = {
  ...Between,
  name: '좁은 화면 · Narrow',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      '첫 쪽',
      '이전 쪽',
      '다음 쪽',
      '마지막 쪽',
    ]),
};
export const LongListNarrow: Story = {
  ...LongList,
  name: '긴 목록, 좁은 화면 · Long List Narrow',
  globals: { viewport: { value: 'narrow' } },
};
