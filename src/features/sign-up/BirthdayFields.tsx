import { accountMessages } from '#contract/account/account-messages.ts';
import { clampedBirthday, daysInMonth, isOfAge, selectableYears, type Birthday } from '#contract/account/birthday.ts';
import { FieldGroup } from '#src/ui/forms/FieldGroup.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';

export type BirthdayFieldsProps = { today: Date; birthday: Birthday; onChange: (birthday: Birthday) => void };

const months = upTo(12);

/**
 * A day that the selected month does not have becomes its last day (spec 001 §4). The listed years extend slightly
 * beyond the ages that may join.
 */
export function BirthdayFields({ today, birthday, onChange }: BirthdayFieldsProps) {
  const { year, month, day } = birthday;
  const change = (changed: Partial<Birthday>) => onChange(clampedBirthday({ ...birthday, ...changed }));
  return (
    <FieldGroup label="생년월일" isRequired error={isOfAge(today, birthday) ? undefined : accountMessages.underage}>
      <SelectField
        isLabelHidden
        label="태어난 해"
        name="birthYear"
        autoComplete="bday-year"
        items={items(yearsWith(today, year), '년')}
        value={`${year}`}
        onChange={(value) => change({ year: Number(value) })}
      />
      <SelectField
        isLabelHidden
        label="태어난 달"
        name="birthMonth"
        autoComplete="bday-month"
        items={items(months, '월')}
        value={`${month}`}
        onChange={(value) => change({ month: Number(value) })}
      />
      <SelectField
        isLabelHidden
        label="태어난 날"
        name="birthDay"
        autoComplete="bday-day"
        items={items(upTo(daysInMonth(year, month)), '일')}
        value={`${day}`}
        onChange={(value) => change({ day: Number(value) })}
      />
    </FieldGroup>
  );
}

/** A user who turns 78 later this year was born before the listed years, and is still of age. */
function yearsWith(today: Date, year: number): number[] {
  const years = selectableYears(today);
  return years.includes(year) ? years : [...years, year];
}

const items = (numbers: readonly number[], unit: string) =>
  numbers.map((number) => ({ value: String(number), label: `${number}${unit}` }));

function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}
