import { useState } from 'react';
import { directInput, emailDomains, readEmailParts } from '#contract/account/email.ts';
import { FieldGroup, InlineMark } from '#src/ui/forms/FieldGroup.tsx';
import { InlineTextField } from '#src/ui/forms/InlineTextField.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import type { ContactFieldsProps } from './contact-fields.ts';

const choices = [...emailDomains, directInput].map((value) => ({ value, label: value }));

/**
 * The domain is typed only after 직접입력; a listed one fills and locks it (spec 001 §4). A complete address typed into one
 * of the fields is split when the field loses focus.
 */
export function EmailFields({ values: { emailUsername, emailDomain }, errors, onChange }: ContactFieldsProps) {
  const [choice, setChoice] = useState<string>(
    () => emailDomains.find((domain) => domain === emailDomain) ?? directInput,
  );
  const choose = (domain: string) => {
    setChoice(domain);
    onChange({ emailDomain: domain === directInput ? '' : domain });
  };
  const splitAddress = () => {
    const { username, domain } = readEmailParts({ username: emailUsername, domain: emailDomain });
    if (domain !== emailDomain) setChoice(emailDomains.find((listed) => listed === domain) ?? directInput);
    if (username !== emailUsername || domain !== emailDomain)
      onChange({ emailUsername: username, emailDomain: domain });
  };
  return (
    <FieldGroup label="이메일" isRequired error={errors.emailUsername ?? errors.emailDomain}>
      <InlineTextField
        label="이메일 아이디"
        name="emailUsername"
        autoComplete="email"
        inputMode="email"
        spellCheck="false"
        isInvalid={errors.emailUsername !== undefined}
        value={emailUsername}
        onChange={(username) => onChange({ emailUsername: username })}
        onBlur={splitAddress}
      />
      <InlineMark>@</InlineMark>
      <InlineTextField
        label="이메일 도메인"
        name="emailDomain"
        autoComplete="off"
        inputMode="url"
        spellCheck="false"
        isInvalid={errors.emailDomain !== undefined}
        isReadOnly={choice !== directInput}
        value={emailDomain}
        onChange={(domain) => onChange({ emailDomain: domain })}
        onBlur={splitAddress}
      />
      <SelectField
        isWide
        isLabelHidden
        label="이메일 도메인 선택"
        name="emailDomainChoice"
        items={choices}
        value={choice}
        isInvalid={false}
        onChange={choose}
      />
    </FieldGroup>
  );
}
