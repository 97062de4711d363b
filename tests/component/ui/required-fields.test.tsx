// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DateField } from '#src/ui/forms/DateField.tsx';
import { DigitBoxes } from '#src/ui/forms/DigitBoxes.tsx';
import { FieldGroup } from '#src/ui/forms/FieldGroup.tsx';
import { InlineTextField } from '#src/ui/forms/InlineTextField.tsx';
import { PasswordField } from '#src/ui/forms/PasswordField.tsx';
import { RadioGroup } from '#src/ui/forms/RadioGroup.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { TextAreaField } from '#src/ui/forms/TextAreaField.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';

afterEach(cleanup);

const noop = () => undefined;
const items = [
  { value: '010', label: '010' },
  { value: '011', label: '011' },
];

const fields: readonly [name: string, field: (isRequired: boolean) => ReactElement, required: readonly string[]][] = [
  ['a text field', (isRequired) => <TextField label="이름" name="name" isRequired={isRequired} />, ['name']],
  [
    'a password field',
    (isRequired) => <PasswordField label="비밀번호" name="password" isRequired={isRequired} />,
    ['password'],
  ],
  [
    'a text area',
    (isRequired) => <TextAreaField label="내용" name="contents" value="" isRequired={isRequired} onChange={noop} />,
    ['contents'],
  ],
  [
    'a select field',
    (isRequired) => <SelectField label="번호" name="prefix" items={items} isRequired={isRequired} />,
    ['prefix'],
  ],
  [
    'a date field',
    (isRequired) => <DateField label="날짜" name="day" value="" isRequired={isRequired} onChange={noop} />,
    ['day'],
  ],
  ['a radio group', (isRequired) => <RadioGroup label="구분" items={items} isRequired={isRequired} />, ['radiogroup']],
  [
    'a number in boxes',
    (isRequired) => (
      <DigitBoxes
        label="번호"
        parts={[3, 2]}
        names={['first', 'second']}
        value={['', '']}
        isRequired={isRequired}
        onChange={noop}
      />
    ),
    ['first', 'second'],
  ],
  [
    'a group of controls',
    (isRequired) => (
      <FieldGroup label="휴대폰번호" isRequired={isRequired}>
        <SelectField isLabelHidden label="앞자리" name="prefix" items={items} />
        <InlineTextField label="가운데 자리" name="front" />
        <InlineTextField label="끝자리" name="back" />
      </FieldGroup>
    ),
    ['prefix', 'front', 'back'],
  ],
];

const requiredControls = () =>
  Array.from(
    document.querySelectorAll('[aria-required="true"]'),
    (control) => control.getAttribute('name') ?? control.getAttribute('role'),
  );
const asterisks = () =>
  Array.from(document.querySelectorAll('[aria-hidden="true"]'), ({ textContent }) => textContent).filter(
    (text) => text === '*',
  ).length;

test.each(fields)(
  '%s is required for everyone: by an asterisk that is not read, and by `aria-required`',
  (_, field, required) => {
    const shown = render(field(true));
    expect([asterisks(), requiredControls()]).toEqual([1, required]);
    shown.rerender(field(false));
    expect([asterisks(), requiredControls()]).toEqual([0, []]);
  },
);
