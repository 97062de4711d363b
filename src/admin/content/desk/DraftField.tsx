import { useState } from 'react';
import type { ContentField, FieldValue } from '#contract/staff/content-field.ts';
import { Checkbox } from '#src/ui/forms/Checkbox.tsx';
import { DateField } from '#src/ui/forms/DateField.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { TextAreaField } from '#src/ui/forms/TextAreaField.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { RichTextField } from '../editor/RichTextField.tsx';
import { PictureField } from '../picture/PictureField.tsx';
import { clubOptions } from '../value-text.ts';

type DraftFieldProps = {
  name: string;
  field: ContentField;
  value: FieldValue | undefined;
  error: string | undefined;
  isDisabled: boolean;
  onChange: (value: FieldValue) => void;
  /** The alternative text with which a picture was uploaded. */
  onAlternativeText: (alt: string) => void;
};

/** The control of a field. */
export function DraftField({ name, field, value, error, isDisabled, onChange, onAlternativeText }: DraftFieldProps) {
  const { label, hint } = field;
  const text = typeof value === 'string' ? value : '';
  const common = { label, name, error, hint, isDisabled, isRequired: !field.isOptional };
  switch (field.type) {
    case 'flag':
      return (
        <Checkbox name={name} isSelected={value === true} isDisabled={isDisabled} onChange={onChange}>
          {label}
        </Checkbox>
      );
    case 'club':
      return (
        <SelectField
          {...common}
          value={String(value ?? 0)}
          items={[{ value: '0', label: '선택해 주세요' }, ...clubOptions]}
          onChange={(club) => onChange(Number(club))}
        />
      );
    case 'choice':
      return (
        <SelectField
          {...common}
          value={text}
          items={Object.entries(field.options).map(([key, option]) => ({ value: key, label: option }))}
          onChange={onChange}
        />
      );
    case 'day':
      return <DateField {...common} value={text} onChange={onChange} />;
    case 'position':
      return <NumberField {...common} value={typeof value === 'number' ? value : 0} onChange={onChange} />;
    case 'picture':
      return <PictureField {...common} value={text} onChange={onChange} onAlternativeText={onAlternativeText} />;
    case 'html':
      return <RichTextField {...common} value={text} onChange={onChange} />;
    case 'text':
      return <TextAreaField {...common} maxLength={field.max} value={text} onChange={onChange} />;
    case 'line':
    case 'link':
      return <TextField {...common} autoComplete="off" value={text} onChange={onChange} />;
    default:
      return field satisfies never;
  }
}

type NumberFieldProps = Omit<DraftFieldProps, 'field' | 'value' | 'onAlternativeText'> & {
  label: string;
  value: number;
};

/** Keeps the text as it is typed; anything but digits becomes `NaN`, which is refused. */
function NumberField({ value, onChange, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState(Number.isNaN(value) ? '' : String(value));
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      onChange={(text) => {
        setTyped(text);
        onChange(/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);
      }}
    />
  );
}
