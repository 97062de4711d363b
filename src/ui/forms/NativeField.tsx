import { useId, type ReactNode } from 'react';
import { ControlLabel, RequiredMark } from './field-label.ts';
import { FieldNotes, hasNotes } from './FieldNotes.tsx';
import { styled } from '../foundation/theme.ts';
import { useFieldGroup } from './use-field-group.ts';

export type NativeFieldOptions = {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Invalid without its own message: in a `FieldGroup`, which shows the message. */
  isInvalid?: boolean;
  /** In a `FieldGroup`, which has the visible label. */
  isLabelHidden?: boolean;
  /** Takes a full line on a phone. */
  isWide?: boolean;
};

type ControlProps = {
  id: string;
  disabled: boolean | undefined;
  'aria-required': boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type NativeFieldProps<Options extends NativeFieldOptions> = {
  options: Options;
  /**
   * Renders the control with the given props: those that are not options of the field, and those that link it to its
   * label and messages.
   */
  children: (control: Omit<Options, keyof NativeFieldOptions> & ControlProps) => ReactNode;
};

/** Label and messages around a native control, alone or in a `FieldGroup`. */
export function NativeField<Options extends NativeFieldOptions>({ options, children }: NativeFieldProps<Options>) {
  const { label, error, hint, isRequired, isDisabled, isInvalid, isLabelHidden = false, isWide, ...native } = options;
  const id = useId();
  const group = useFieldGroup();
  const hasError = isInvalid ?? (error !== undefined || group.isInvalid);
  const notesId = hasNotes({ hint, error }) ? `${id}-notes` : group.describedBy;
  return (
    <Root data-invalid={hasError || undefined} data-disabled={isDisabled || undefined} data-wide={isWide || undefined}>
      <ControlLabel htmlFor={id} isHidden={isLabelHidden}>
        {label}
        {isRequired && !isLabelHidden && <RequiredMark aria-hidden="true">*</RequiredMark>}
      </ControlLabel>
      {children({
        ...native,
        id,
        disabled: isDisabled,
        'aria-required': isRequired ?? (group.isRequired || undefined),
        'aria-invalid': hasError || undefined,
        'aria-describedby': notesId,
      })}
      <FieldNotes id={`${id}-notes`} hint={hint} error={error} />
    </Root>
  );
}

const Root = styled('div', { position: 'relative', minWidth: 0 });
