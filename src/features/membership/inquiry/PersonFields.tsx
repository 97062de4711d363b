import { inquiryMessages } from '#contract/membership/inquiry-messages.ts';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import type { FieldsProps } from './fields-props.ts';

/** The user's name and how to reply. */
export function PersonFields({ entered, errors, onChange }: FieldsProps) {
  return (
    <FormSection title="신청하시는 분" remark={inquiryMessages.requiredMark} level="h3">
      <TextField
        label="이름"
        name="name"
        autoComplete="name"
        isRequired
        value={entered.name}
        error={errors.name}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        label="이메일"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck="false"
        value={entered.email}
        error={errors.email}
        onChange={(email) => onChange({ email })}
      />
      <TextField
        label="연락처"
        name="contact"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        isRequired
        value={entered.contact}
        error={errors.contact}
        onChange={(contact) => onChange({ contact })}
      />
    </FormSection>
  );
}
