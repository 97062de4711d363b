import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BookingSummary, type BookingSummaryProps } from '#src/features/booking/BookingSummary.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { filter, history, noHistory } from '#tests/fixtures/bookings.ts';

const summary = (props: Partial<BookingSummaryProps>) => (
  <UIProvider navigate={() => {}}>
    <BookingSummary list="loaded" history={history} filter={filter} {...props} />
  </UIProvider>
);

const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
const isChartVisible = () => screen.queryAllByRole('img', { name: '월별 내장 횟수' }).length > 0;
const hasRangeLabel = () => screen.queryByText('2026.10 – 2026.11') !== null;

test('shows the counts, and the months of the range with rounds', () => {
  render(summary({}));
  expect([figures(), isChartVisible(), hasRangeLabel()]).toEqual([['1', '1', '1'], true, true]);
});

test('has no chart without a played round', () => {
  render(summary({ history: noHistory }));
  expect([figures(), isChartVisible(), hasRangeLabel()]).toEqual([['0', '0', '0'], false, false]);
});

test('retains the last chart in its place, invisible, while the next is loading, and none after none', () => {
  const { rerender } = render(summary({}));
  rerender(summary({ list: 'loading', history: null, filter: { ...filter, playDateFrom: '2026-01-01' } }));
  expect([figures(), isChartVisible(), hasRangeLabel()]).toEqual([
    ['불러오는 중', '불러오는 중', '불러오는 중'],
    false,
    true,
  ]);
  rerender(summary({ history: noHistory }));
  rerender(summary({ list: 'loading', history: null }));
  expect([isChartVisible(), hasRangeLabel()]).toEqual([false, false]);
});

test('retains the chart of a range while bookings without rounds are shown, and not that of another range', () => {
  const { rerender } = render(summary({}));
  rerender(summary({ history: noHistory, filter: { ...filter, statusCode: 'N' } }));
  expect([figures(), isChartVisible(), hasRangeLabel()]).toEqual([['0', '0', '0'], true, true]);
  rerender(summary({ history: { ...noHistory }, filter: { ...filter, statusCode: 'R', courseCode: '61' } }));
  expect([isChartVisible(), hasRangeLabel()]).toEqual([false, false]);
  rerender(summary({ history: { ...noHistory }, filter: { ...filter, statusCode: 'I' } }));
  expect([isChartVisible(), hasRangeLabel()]).toEqual([false, false]);
});

test('shows no loading state after the counts have failed', () => {
  render(summary({ list: 'failed', history: null }));
  expect([figures(), hasRangeLabel()]).toEqual([['알 수 없음', '알 수 없음', '알 수 없음'], false]);
});

test('names the months that the chart shows of a longer range', () => {
  render(summary({ filter: { ...filter, playDateFrom: '2020-01-01' } }));
  expect(screen.getByText('2025.06 – 2026.11 (마지막 내장까지 18개월)')).toBeTruthy();
});

test('names a range within one month by that month', () => {
  render(summary({ filter: { ...filter, playDateFrom: '2026-11-01' } }));
  expect(screen.getByText('2026.11', { selector: 'span' })).toBeTruthy();
});
