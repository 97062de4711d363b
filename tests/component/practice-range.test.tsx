import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PracticeRangeScreen } from '#src/features/driving-range/PracticeRangeScreen.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';

const rowsOf = (table: RegExp) => {
  render(
    <UIProvider navigate={() => {}}>
      <PracticeRangeScreen />
    </UIProvider>,
  );
  return within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));
};

test('the three holes add up to par 10', () => {
  expect(rowsOf(/^홀 구성/)).toEqual([
    ['홀', '이름', '파', '거리'],
    ['1번', '솔씨', '3', '118'],
    ['2번', '어린 소나무', '4', '262'],
    ['3번', '솔방울 셋', '3', '96'],
    ['합계', '3홀', '10', '476'],
  ]);
});

test('a hole for four players and an hour has the price of spec 000 §9', () => {
  expect(rowsOf(/^홀당 요금/)).toEqual([
    ['시간대', 'A 회원', 'B 투숙객', 'C 일반'],
    ['주중'],
    ['07:00~09:00', '70,000', '70,000', '100,000'],
    ['09:00~14:00', '80,000', '80,000', '120,000'],
    ['14:00~16:00', '80,000', '80,000', '120,000'],
    ['주말·공휴일'],
    ['07:00~09:00', '80,000', '80,000', '120,000'],
    ['09:00~14:00', '100,000', '100,000', '140,000'],
    ['14:00~16:00', '100,000', '100,000', '140,000'],
  ]);
});

test('a locker with a shower costs 9,000 won, a coin locker nothing', () => {
  expect(rowsOf(/^락커/).map((row) => [row[0], row.at(-1)])).toEqual([
    ['항목', '요금'],
    ['샤워 포함 락커', '9,000'],
    ['코인 락커', '무료'],
  ]);
});

test('at most three carts are rented out, and five players or more must phone first', () => {
  rowsOf(/^락커/);
  expect(screen.getByText(/대여 카트는 최대 3대입니다\. 다섯 분 이상이면/)).toBeDefined();
  expect(screen.getByRole('link', { name: '전화 문의 1588-7676' }).getAttribute('href')).toBe('tel:1588-7676');
});
