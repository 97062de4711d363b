import { FieldLine } from '#src/ui/forms/field-style.ts';
import { NativeField, type NativeFieldOptions } from '#src/ui/forms/NativeField.tsx';
import { localOf, momentOf } from './korean-moment.ts';

type MomentFieldProps = NativeFieldOptions & {
  name: string;
  /** A moment in UTC (ISO 8601), or null. */
  value: string | null;
  onChange: (value: string | null) => void;
};

/** A native input for a date and time in Korea, whatever the time zone of the browser. */
export function MomentField({ name, value, onChange, ...options }: MomentFieldProps) {
  return (
    <NativeField options={{ ...options, name }}>
      {(control) => (
        <FieldLine>
          <input
            {...control}
            type="datetime-local"
            value={localOf(value)}
            onChange={(event) => onChange(momentOf(event.target.value))}
          />
        </FieldLine>
      )}
    </NativeField>
  );
}
