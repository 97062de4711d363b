import { Button } from '#src/ui/actions/Button.tsx';
import { DateField } from '#src/ui/forms/DateField.tsx';
import { FieldGroup, InlineMark } from '#src/ui/forms/FieldGroup.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';

export const ranges = [
  { key: 'month', label: '1개월' },
  { key: 'quarter', label: '3개월' },
  { key: 'half', label: '6개월' },
  { key: 'year', label: '1년' },
  { key: 'ahead', label: '예정' },
];

const optionsOf = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

const noop = () => undefined;

export function BookingFields({ error, isDisabled = false }: { error?: string; isDisabled?: boolean }) {
  return (
    <>
      <FieldGroup label="기간" error={error}>
        <DateField isLabelHidden label="시작일" value="2026-10-20" isDisabled={isDisabled} onChange={noop} />
        <InlineMark>–</InlineMark>
        <DateField isLabelHidden label="종료일" value="2026-11-20" isDisabled={isDisabled} onChange={noop} />
      </FieldGroup>
      <SelectField label="코스" items={optionsOf('전체', '오크밸리', '오크크릭(월송리)')} isDisabled={isDisabled} />
      <SelectField label="회원권" items={optionsOf('보유 회원권 전체', '정회원만')} isDisabled={isDisabled} />
      <SelectField label="상태" items={optionsOf('전체', '예약', '내장', '노쇼')} isDisabled={isDisabled} />
    </>
  );
}

/** Shows the two days, each with its own label. */
export function SeparateDates() {
  return (
    <>
      <DateField label="시작일" value="2026-10-20" onChange={noop} />
      <DateField label="종료일" value="" error="날짜를 선택해 주세요." onChange={noop} />
      <SelectField label="코스" items={optionsOf('전체', '오크밸리', '오크크릭(월송리)')} />
      <SelectField label="회원권" items={optionsOf('보유 회원권 전체', '정회원만')} />
      <SelectField label="상태" items={optionsOf('전체', '예약', '내장', '노쇼')} />
    </>
  );
}

export const findButton = (
  <Button type="submit" isWide>
    조회
  </Button>
);

export const findingButton = (
  <Button type="submit" isWide isPending>
    조회
  </Button>
);
