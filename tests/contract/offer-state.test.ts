import { expect, test } from 'vitest';
import { offerStateNames, offerStateOf } from '#contract/news/offer-state.ts';

test.each([
  ['2026-11-19', '예정'],
  ['2026-11-20', '진행 중'],
  ['2026-11-25', '진행 중'],
  ['2026-11-30', '진행 중'],
  ['2026-12-01', '종료'],
])('an offer from 20 to 30 November is on %s %s', (today, name) => {
  expect(offerStateNames[offerStateOf({ startDate: '2026-11-20', endDate: '2026-11-30' }, today)]).toBe(name);
});

test('an offer of one day runs on that day only', () => {
  const offer = { startDate: '2026-12-25', endDate: '2026-12-25' };
  expect(['2026-12-24', '2026-12-25', '2026-12-26'].map((today) => offerStateOf(offer, today))).toEqual([
    'coming',
    'running',
    'over',
  ]);
});
