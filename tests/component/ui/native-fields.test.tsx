// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '#src/ui/actions/Button.tsx';
import { DateField } from '#src/ui/forms/DateField.tsx';
import { FieldGroup } from '#src/ui/forms/FieldGroup.tsx';
import { FigureList } from '#src/ui/data/FigureList.tsx';
import { FilterBand } from '#src/ui/forms/FilterBand.tsx';

afterEach(cleanup);

test('a date has the format of the input, and its bounds are the input’s own', () => {
  const onChange = vi.fn();
  render(
    <DateField label="시작일" name="from" value="2026-10-20" min="2026-01-01" max="2026-12-31" onChange={onChange} />,
  );
  const input = screen.getByLabelText('시작일');
  fireEvent.change(input, { target: { value: '2026-11-20' } });
  expect(onChange.mock.calls).toEqual([['2026-11-20']]);
  expect(['type', 'name', 'min', 'max'].map((name) => input.getAttribute(name))).toEqual([
    'date',
    'from',
    '2026-01-01',
    '2026-12-31',
  ]);
});

test('in a group a date inherits its error, unless it is marked valid', () => {
  render(
    <FieldGroup label="기간" error="기간을 확인해주세요.">
      <DateField label="시작일" value="" isInvalid={false} onChange={() => undefined} />
      <DateField label="종료일" value="" onChange={() => undefined} />
    </FieldGroup>,
  );
  const inputs = [screen.getByLabelText('시작일'), screen.getByLabelText('종료일')];
  expect(inputs.map((input) => input.getAttribute('aria-invalid'))).toEqual([null, 'true']);
  const described = inputs.map(
    (input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect(described).toEqual(['기간을 확인해주세요.', '기간을 확인해주세요.']);
});

test('a filter is submitted without a navigation or a browser message about bounds', () => {
  const onSubmit = vi.fn();
  render(
    <FilterBand label="예약 조회" submit={<Button type="submit">조회</Button>} onSubmit={onSubmit}>
      <DateField label="시작일" value="2026-10-20" min="2026-11-01" onChange={() => undefined} />
    </FilterBand>,
  );
  const isLeaving = fireEvent.submit(screen.getByRole('form', { name: '예약 조회' }));
  expect([isLeaving, onSubmit.mock.calls.length]).toEqual([false, 1]);
  fireEvent.click(screen.getByRole('button', { name: '조회' }));
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('counts are grouped by thousands, and have a text while they load', () => {
  render(
    <FigureList
      items={[
        { label: '예약', value: 12_345 },
        { label: '내장', value: undefined },
        { label: '노쇼', value: 0 },
      ]}
    />,
  );
  const shown = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect([screen.getAllByRole('term').map(({ textContent }) => textContent), shown]).toEqual([
    ['예약', '내장', '노쇼'],
    ['12,345', '불러오는 중', '0'],
  ]);
});
