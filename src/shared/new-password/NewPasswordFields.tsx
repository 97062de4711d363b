import { useId } from 'react';
import { optionalPasswordHint, passwordRules, type NewPasswordErrors } from '#contract/account/password.ts';
import { WholeRow } from '#src/ui/forms/FormSection.tsx';
import { PasswordChecklist } from '#src/ui/forms/PasswordChecklist.tsx';
import { PasswordField } from '#src/ui/forms/PasswordField.tsx';

type NewPassword = { password: string; passwordConfirm: string };

export type NewPasswordFieldsProps = {
  entered: NewPassword;
  errors: NewPasswordErrors;
  label: string;
  /** Whether the old password may stay unchanged; the placeholder of the empty field then says what to do otherwise. */
  isOptional?: boolean;
  onChange: (changed: Partial<NewPassword>) => void;
};

/**
 * Fields for a new password and its confirmation, with a checklist of the password rules that is updated during typing.
 */
export function NewPasswordFields({ entered, errors, label, isOptional = false, onChange }: NewPasswordFieldsProps) {
  const rulesId = useId();
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        isRequired={!isOptional}
        {...(isOptional && { placeholder: optionalPasswordHint })}
        aria-describedby={rulesId}
        value={entered.password}
        error={errors.password}
        onChange={(password) => onChange({ password })}
      />
      <PasswordField
        label={`${label} 확인`}
        name="passwordConfirm"
        autoComplete="new-password"
        isRequired={!isOptional}
        value={entered.passwordConfirm}
        error={errors.passwordConfirm}
        onChange={(passwordConfirm) => onChange({ passwordConfirm })}
      />
      <WholeRow>
        <PasswordChecklist
          id={rulesId}
          rules={passwordRules.map(({ id, label: rule, holds }) => ({
            id,
            label: rule,
            isMet: holds(entered.password),
          }))}
        />
      </WholeRow>
    </>
  );
}
