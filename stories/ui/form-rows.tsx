import { FieldGroup, InlineMark } from '#src/ui/forms/FieldGroup.tsx';
import { InlineTextField } from '#src/ui/forms/InlineTextField.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';

const numberOptions = (from: number, to: number, unit: string) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    value: String(from + index),
    label: `${from + index}${unit}`,
  }));

const optionsOf = (...values: string[]) => values.map((value) => ({ value, label: value }));

type RowProps = { error?: string };

export function BirthdayRow({ error }: RowProps) {
  return (
    <FieldGroup label="생년월일" isRequired error={error}>
      <SelectField
        isLabelHidden
        label="태어난 해"
        name="year"
        items={numberOptions(1949, 2012, '년')}
        defaultValue="1990"
      />
      <SelectField isLabelHidden label="태어난 달" name="month" items={numberOptions(1, 12, '월')} />
      <SelectField isLabelHidden label="태어난 날" name="day" items={numberOptions(1, 31, '일')} />
    </FieldGroup>
  );
}

/** Marks only the invalid part. */
export function EmailRow({ error }: RowProps) {
  return (
    <FieldGroup label="이메일" isRequired error={error}>
      <InlineTextField label="이메일 아이디" name="username" defaultValue="haneul.kim" isInvalid={false} />
      <InlineMark>@</InlineMark>
      <InlineTextField label="이메일 도메인" name="domain" defaultValue="oakmail" />
      <SelectField
        isWide
        isLabelHidden
        label="이메일 도메인 선택"
        items={optionsOf('naver.com', '직접입력')}
        defaultValue="직접입력"
        isInvalid={false}
      />
    </FieldGroup>
  );
}

export function MobileRow({ error }: RowProps) {
  return (
    <FieldGroup label="휴대폰번호" isRequired error={error}>
      <SelectField
        isLabelHidden
        label="휴대폰번호 앞자리"
        name="prefix"
        items={optionsOf('010', '011', '016')}
        defaultValue="011"
        isInvalid={false}
      />
      <InlineTextField label="휴대폰번호 가운데 자리" name="front" inputMode="numeric" />
      <InlineTextField label="휴대폰번호 끝자리" name="back" inputMode="numeric" />
    </FieldGroup>
  );
}

export function LandlineRow() {
  return (
    <FieldGroup label="전화번호" hint="세 칸을 모두 채워야 저장됩니다.">
      <SelectField
        isLabelHidden
        label="지역번호"
        name="area"
        items={optionsOf('02', '031', '033')}
        defaultValue="033"
      />
      <InlineTextField label="전화번호 가운데 자리" name="landlineFront" inputMode="numeric" />
      <InlineTextField label="전화번호 끝자리" name="landlineBack" inputMode="numeric" isReadOnly defaultValue="1234" />
    </FieldGroup>
  );
}
