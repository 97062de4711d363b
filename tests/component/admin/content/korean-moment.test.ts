import { expect, test } from 'vitest';
import { localOf, momentOf } from '#src/admin/ui/korean-moment.ts';

test('a moment is entered as date and time in Korea, nine hours ahead of UTC', () => {
  expect(['2027-01-01T00:00', '2026-12-31T23:59', '2028-02-29T08:30', '2026-12-01T09:00:30'].map(momentOf)).toEqual([
    '2026-12-31T15:00:00.000Z',
    '2026-12-31T14:59:00.000Z',
    '2028-02-28T23:30:00.000Z',
    '2026-12-01T00:00:00.000Z',
  ]);
});

test('what is shown is what was entered', () =>
  expect(['2027-01-01T00:00', '2026-06-30T23:59'].map((local) => localOf(momentOf(local)))).toEqual([
    '2027-01-01T00:00',
    '2026-06-30T23:59',
  ]));

test('nothing, and a time that is not complete, are no moment', () =>
  expect([localOf(null), ...['', '2027-01-01', '2027-13-01T00:00', '날짜'].map(momentOf)]).toEqual([
    '',
    null,
    null,
    null,
    null,
  ]));
