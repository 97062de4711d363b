import type { ClipboardEvent } from 'react';
import { splitPhoneParts, type PhoneParts } from '#contract/account/phone.ts';
import { withoutSeparators } from '#contract/shared/typed-text.ts';
import { FieldGroup } from '#src/ui/forms/FieldGroup.tsx';
import { InlineTextField } from '#src/ui/forms/InlineTextField.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';

export type PhoneFieldsProps = {
  label: string;
  /** The form name of the middle part; the others are named after it. */
  name: string;
  prefixLabel: string;
  prefixes: readonly string[];
  /** The parts of a text that is a whole number of this kind. */
  whole: (text: string) => PhoneParts | undefined;
  parts: PhoneParts;
  error: string | undefined;
  hint?: string;
  isRequired?: boolean;
  onChange: (parts: PhoneParts) => void;
};

const partLength = 4;

/**
 * A phone number in three parts, split when it is pasted into one of them. An optional number starts without a prefix; so does a stored one whose
 * prefix is not offered.
 */
export function PhoneFields({ label, name, prefixLabel, prefixes, whole, parts, error, hint, isRequired = false, onChange }: PhoneFieldsProps) {
  const isOffered = prefixes.includes(parts.prefix);
  const unchosen = isRequired && isOffered ? [] : [{ value: isOffered ? '' : parts.prefix, label: '선택' }];
  const items = [...unchosen, ...prefixes.map((value) => ({ value, label: value }))];
  const takeApart = () => {
    const read = splitPhoneParts(parts, whole);
    if (joined(read) !== joined(parts)) onChange(read);
  };
  const part = (which: 'front' | 'back') => ({
    inputMode: 'numeric' as const,
    value: parts[which],
    onChange: (text: string) => onChange({ ...parts, [which]: text }),
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const text = event.clipboardData.getData('text');
      if (withoutSeparators(text).length <= partLength) return;
      event.preventDefault();
      onChange(splitPhoneParts({ prefix: parts.prefix, front: '', back: '', [which]: text }, whole));
    },
    onBlur: takeApart,
  });
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

const joined = ({ prefix, front, back }: PhoneParts): string => [prefix, front, back].join('-');
