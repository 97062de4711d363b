import type { ClipboardEvent } from 'react';
import { splitPhoneParts, type PhoneParts } from '#contract/account/phone.ts';
import { withoutSeparators } from '#contract/shared/typed-text.ts';
import { FieldGroup } from '#src/ui/forms/FieldGroup.tsx';
import { InlineTextField } from '#src/ui/forms/InlineTextField.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';

export type PhoneFieldsProps = {
  label: string;
  /** Name of the form field for the middle part; the names of the others are derived from it. */
  name: string;
  prefixLabel: string;
  prefixes: readonly string[];
  /** Returns the parts of a complete number of this kind; undefined for any other text. */
  parse: (text: string) => PhoneParts | undefined;
  parts: PhoneParts;
  error: string | undefined;
  hint?: string;
  isRequired?: boolean;
  onChange: (parts: PhoneParts) => void;
};

const maxPartLength = 4;

/**
 * A phone number in three parts, split when it is pasted into one of them. An optional number starts without a prefix;
 * so does a stored one whose prefix is not offered.
 */
export function PhoneFields({
  label,
  name,
  prefixLabel,
  prefixes,
  parse,
  parts,
  error,
  hint,
  isRequired = false,
  onChange,
}: PhoneFieldsProps) {
  const isOffered = prefixes.includes(parts.prefix);
  const emptyItem = isRequired && isOffered ? [] : [{ value: isOffered ? '' : parts.prefix, label: '선택' }];
  const items = [...emptyItem, ...prefixes.map((value) => ({ value, label: value }))];
  const split = () => {
    const read = splitPhoneParts(parts, parse);
    if (joined(read) !== joined(parts)) onChange(read);
  };
  const propsOf = (which: 'front' | 'back') => ({
    inputMode: 'numeric' as const,
    value: parts[which],
    onChange: (text: string) => onChange({ ...parts, [which]: text }),
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const text = event.clipboardData.getData('text');
      if (withoutSeparators(text).length <= maxPartLength) return;
      event.preventDefault();
      onChange(splitPhoneParts({ prefix: parts.prefix, front: '', back: '', [which]: text }, parse));
    },
    onBlur: split,
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
      <InlineTextField
        label={`${label} 가운데 자리`}
        name={name}
        autoComplete="tel-local-prefix"
        {...propsOf('front')}
      />
      <InlineTextField
        label={`${label} 끝자리`}
        name={`${name}Back`}
        autoComplete="tel-local-suffix"
        {...propsOf('back')}
      />
    </FieldGroup>
  );
}

const joined = ({ prefix, front, back }: PhoneParts): string => [prefix, front, back].join('-');
