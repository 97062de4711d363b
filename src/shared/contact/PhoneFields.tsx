import type { PhoneParts } from '#contract/phone.ts';
import { FieldGroup } from '#src/ui/FieldGroup.tsx';
import { InlineTextField } from '#src/ui/InlineTextField.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';

export type PhoneFieldsProps = {
  label: string;
  /** The form name of the middle part; the others are named after it. */
  name: string;
  prefixLabel: string;
  prefixes: readonly string[];
  parts: PhoneParts;
  error: string | undefined;
  hint?: string;
  isRequired?: boolean;
  onChange: (parts: PhoneParts) => void;
};

/** A phone number in its three parts. An optional one begins with no prefix chosen; so does a stored one with a prefix that is not offered. */
export function PhoneFields({ label, name, prefixLabel, prefixes, parts, error, hint, isRequired = false, onChange }: PhoneFieldsProps) {
  const isOffered = prefixes.includes(parts.prefix);
  const unchosen = isRequired && isOffered ? [] : [{ value: isOffered ? '' : parts.prefix, label: '선택' }];
  const items = [...unchosen, ...prefixes.map((value) => ({ value, label: value }))];
  const part = (which: 'front' | 'back') => ({ inputMode: 'numeric' as const, value: parts[which], onChange: (text: string) => onChange({ ...parts, [which]: text }) });
  return (
    <FieldGroup label={label} isRequired={isRequired} error={error} hint={hint}>
      <SelectField
        isLabelHidden
        label={prefixLabel}
        name={`${name}Prefix`}
        autoComplete="tel-area-code"
        items={items}
        value={parts.prefix}
        isInvalid={false}
        onChange={(prefix) => onChange({ ...parts, prefix })}
      />
      <InlineTextField label={`${label} 가운데 자리`} name={name} autoComplete="tel-local-prefix" {...part('front')} />
      <InlineTextField label={`${label} 끝자리`} name={`${name}Back`} autoComplete="tel-local-suffix" {...part('back')} />
    </FieldGroup>
  );
}
