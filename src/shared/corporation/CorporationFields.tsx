import { useState, type FocusEvent } from 'react';
import { registrationParts } from '#contract/account/registration-number.ts';
import { DigitBoxes } from '#src/ui/forms/DigitBoxes.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { useAfterPress } from '#src/ui/hooks/use-after-press.ts';
import { partsProblem, type EnteredCorporation } from './entered-corporation.ts';

export type CorporationFieldsProps = {
  entered: EnteredCorporation;
  errors: { companyName?: string; registrationNumber?: string };
  onChange: (entered: EnteredCorporation) => void;
};

const names = ['registrationNumber', 'registrationNumber2', 'registrationNumber3'];

/**
 * Company name and registration number. Once the focus has left the boxes, an incomplete one shows how many digits it
 * needs.
 */
export function CorporationFields({ entered, errors, onChange }: CorporationFieldsProps) {
  const [isBlurred, setBlurred] = useState(false);
  const afterPress = useAfterPress();
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isOutside = !currentTarget.contains(relatedTarget);
    afterPress(() => setBlurred(isOutside));
  };
  return (
    <>
      <TextField
        label="회사명"
        name="companyName"
        autoComplete="organization"
        isRequired
        value={entered.companyName}
        error={errors.companyName}
        onChange={(companyName) => onChange({ ...entered, companyName })}
      />
      <div onBlur={onBlur}>
        <DigitBoxes
          label="사업자등록번호"
          parts={registrationParts}
          names={names}
          isRequired
          value={entered.parts}
          error={errors.registrationNumber ?? (isBlurred ? partsProblem(entered.parts) : undefined)}
          onChange={(parts) => onChange({ ...entered, parts })}
        />
      </div>
    </>
  );
}
