import { useEffect, useRef, useState } from 'react';
import { quickRanges, type BookingFilter } from '#contract/booking/booking.ts';
import { parseDay } from '#contract/shared/calendar.ts';
import { courseChoices } from '#contract/site/club-code.ts';
import type { Day } from '#contract/shared/day.ts';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { useDraft } from '#src/shared/form/use-draft.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { DateField } from '#src/ui/forms/DateField.tsx';
import { FieldGroup, InlineMark } from '#src/ui/forms/FieldGroup.tsx';
import { FilterBand } from '#src/ui/forms/FilterBand.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { ToggleRow } from '#src/ui/actions/ToggleRow.tsx';
import { courseIn, scopeIn, statusIn } from './filter-search.ts';

export type FilterFormProps = {
  /** The applied filter. Changes are a draft, which is dropped when another filter is applied. */
  filter: BookingFilter;
  rangeError: string | null;
  today: Day;
  onChange: () => void;
  onSubmit: (filter: BookingFilter) => void;
};

const scopes = [
  { value: 'b', label: '보유 회원권 전체' },
  { value: 'a', label: '정회원 회원권만' },
];

const statuses = [
  { value: '', label: '전체' },
  { value: 'R', label: '예약' },
  { value: 'I', label: '내장' },
  { value: 'N', label: '노쇼' },
];

export function FilterForm({ filter, rangeError, today, onChange, onSubmit }: FilterFormProps) {
  const [attempts, setAttempts] = useState(0);
  const { draft, change: changeDraft, send } = useDraft(filter, onChange);
  const form = useRef<HTMLDivElement>(null);
  const error = rangeError ?? undefined;
  useEffect(() => {
    if (attempts > 0 && error !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error, attempts]);

  const isDateInvalid = (date: string) =>
    rangeError === myPageMessages.dateRequired ? date === '' : rangeError !== null;
  const change = (changed: Partial<BookingFilter>) => {
    changeDraft(changed);
    onChange();
  };
  const submit = () => {
    setAttempts(attempts + 1);
    apply(draft);
  };
  const apply = (next: BookingFilter) => {
    send(next);
    onSubmit(next);
  };

  const ranges = quickRanges(today);
  const current = ranges.find(
    ({ playDateFrom, playDateTo }) => playDateFrom === filter.playDateFrom && playDateTo === filter.playDateTo,
  );
  const choose = (chosen: string) => {
    const range = ranges.find(({ label }) => label === chosen);
    if (range) apply({ ...draft, playDateFrom: range.playDateFrom, playDateTo: range.playDateTo });
  };
  return (
    <div ref={form}>
      <FilterBand
        label="예약 조회"
        onSubmit={submit}
        quick={
          <ToggleRow
            label="기간 바로 선택"
            items={ranges.map(({ label }) => ({ key: label, label }))}
            current={current?.label ?? null}
            onChoose={choose}
          />
        }
        submit={
          <Button type="submit" isWide>
            조회
          </Button>
        }
      >
        <FieldGroup label="이용일" error={error}>
          <DateField
            label="시작일"
            isLabelHidden
            name="playDateFrom"
            isInvalid={isDateInvalid(draft.playDateFrom)}
            value={draft.playDateFrom}
            max={maxDate}
            parsePasted={parseDay}
            onChange={(playDateFrom) => change({ playDateFrom })}
          />
          <InlineMark>–</InlineMark>
          <DateField
            label="종료일"
            isLabelHidden
            name="playDateTo"
            isInvalid={isDateInvalid(draft.playDateTo)}
            value={draft.playDateTo}
            max={maxDate}
            parsePasted={parseDay}
            onChange={(playDateTo) => change({ playDateTo })}
          />
        </FieldGroup>
        <SelectField
          label="코스"
          name="courseCode"
          items={courseChoices}
          value={draft.courseCode}
          onChange={(code) => change({ courseCode: courseIn(code) ?? draft.courseCode })}
        />
        <SelectField
          label="회원권"
          name="membNo"
          items={scopes}
          value={draft.membNo}
          onChange={(scope) => change({ membNo: scopeIn(scope) ?? draft.membNo })}
        />
        <SelectField
          label="상태"
          name="statusCode"
          items={statuses}
          value={draft.statusCode ?? ''}
          onChange={(status) => change({ statusCode: statusIn(status) })}
        />
      </FilterBand>
    </div>
  );
}

/** Limits a year to four digits while it is typed. */
const maxDate: Day = '2999-12-31';
