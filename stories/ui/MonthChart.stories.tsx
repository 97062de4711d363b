import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MonthChart } from '#src/ui/data/MonthChart.tsx';
import { InForm } from './surfaces.tsx';

const clubs = ['오크밸리', '오크힐스', '성문안', '오크크릭(월송리)', '제휴 구장'];

/** Twelve months from a December on, with a deterministic count for each club. */
const year = (count: number, clubCount: number, valueAt: (month: number, club: number) => number) =>
  Array.from({ length: count }, (_, index) => ({
    key: `${2025 + Math.floor((11 + index) / 12)}.${String(((11 + index) % 12) + 1).padStart(2, '0')}`,
    values: Array.from({ length: clubCount }, (__, club) => valueAt(index, club)),
  }));

const rounds = [1, 0, 0, 2, 4, 5, 3, 2, 1, 4, 6, 3, 2, 0, 1, 2, 5, 3];

const shared = (month: number, club: number) =>
  Math.floor(((rounds[month] ?? 0) + (month % 3 === club % 3 ? 2 : 0)) / (club + 1));

const meta = {
  title: '부품/월별 차트',
  id: 'ui-monthchart',
  component: MonthChart,
  args: {
    title: '월별 내장 횟수',
    note: '2025.12 ~ 2026.11',
    months: year(12, 1, (month) => rounds[month] ?? 0),
    series: ['내장'],
  },
  decorators: [InForm],
} satisfies Meta<typeof MonthChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It has a name and a description. */
export const OneSeries: Story = {
  name: '한 계열 · One Series',
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img', { name: '월별 내장 횟수' });
    await expect(drawing).toHaveAccessibleDescription(
      '2025.12부터 2026.11까지 모두 31회. 가장 많은 달은 2026.10, 6회.',
    );
  },
};

export const ThreeClubs: Story = {
  name: '세 클럽 · Three Clubs',
  args: { months: year(12, 3, shared), series: clubs.slice(0, 3) },
};

export const FiveClubs: Story = {
  name: '다섯 클럽 · Five Clubs',
  args: { months: year(12, 5, shared), series: clubs },
};

/** The same figures as a table. */
export const AsTable: Story = {
  ...ThreeClubs,
  name: '표로 보기 · As Table',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('표로 보기'));
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads).toEqual(['월', '오크밸리', '오크힐스', '성문안', '합계']);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(12);
  },
};

export const EighteenMonths: Story = {
  name: '열여덟 달 · Eighteen Months',
  args: { note: '2025.12 ~ 2027.05', months: year(18, 5, shared), series: clubs },
};

export const OneMonth: Story = {
  name: '한 달 · One Month',
  args: { note: '2025.12', months: year(1, 2, () => 3), series: clubs.slice(0, 2) },
};

export const Empty: Story = { name: '내장 없음 · Empty', args: { months: year(12, 1, () => 0) } };

export const LargeNumbers: Story = {
  name: '큰 수 · Large Numbers',
  args: {
    months: year(12, 2, (month, club) => month * 137 + club * 400),
    series: ['주식회사 오크상사 원주 사업본부 법인', '오크힐스'],
  },
};

export const Phone: Story = { ...OneSeries, name: '휴대폰 · Phone', globals: { viewport: { value: 'phone' } } };

export const FiveClubsPhone: Story = {
  ...FiveClubs,
  name: '다섯 클럽, 휴대폰 · Five Clubs Phone',
  globals: { viewport: { value: 'phone' } },
};

export const EighteenMonthsNarrow: Story = {
  ...EighteenMonths,
  name: '열여덟 달, 좁은 화면 · Eighteen Months Narrow',
  globals: { viewport: { value: 'narrow' } },
};
