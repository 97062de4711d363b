import { useId } from 'react';
import { Label, Text, TextArea, TextField as AriaTextField } from 'react-aria-components/TextField';
import { RequiredMark } from './field-label.ts';
import { fieldLabel, FieldMessage } from './field-style.ts';
import { styled } from '../foundation/theme.ts';
import { VisuallyHidden } from '../foundation/VisuallyHidden.tsx';
import { maxLengthLabel, remainingLengthStatus } from './text-count.ts';
import { ErrorLine } from './TextField.tsx';

export type TextAreaFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  name?: string;
  /** If set, the field is invalid and described by it. */
  error?: string | undefined;
  hint?: string | undefined;
  placeholder?: string;
  /** Maximum length. The text is counted, not truncated, so that IME composition is not interrupted. */
  maxLength?: number;
  isRequired?: boolean;
  isDisabled?: boolean;
};

/** A multi-line text input with a border, unlike other fields. */
export function TextAreaField({ label, hint, error, placeholder, maxLength, ...props }: TextAreaFieldProps) {
  const id = useId();
  const { value } = props;
  return (
    <Root
      validationBehavior="aria"
      {...props}
      isInvalid={error !== undefined}
      {...(maxLength !== undefined && { 'aria-describedby': `${id}-count` })}
    >
      <Name>
        {label}
        {props.isRequired && <RequiredMark aria-hidden="true">*</RequiredMark>}
      </Name>
      <Area {...(placeholder && { placeholder })} />
      <Notes>
        <Lines>
          {hint && (
            <Text slot="description" elementType="div">
              <FieldMessage tone="hint">{hint}</FieldMessage>
            </Text>
          )}
          <ErrorLine>{error}</ErrorLine>
        </Lines>
        {maxLength !== undefined && (
          <>
            <Count aria-hidden="true" isOver={value.length > maxLength}>
              {value.length} / {maxLength}
            </Count>
            <VisuallyHidden id={`${id}-count`}>{maxLengthLabel(maxLength)}</VisuallyHidden>
            <VisuallyHidden role="status">{remainingLengthStatus(value.length, maxLength)}</VisuallyHidden>
          </>
        )}
      </Notes>
    </Root>
  );
}

const Root = styled(AriaTextField, { position: 'relative', minWidth: 0 });

const Name = styled(Label, fieldLabel);

const Area = styled(TextArea, {
  display: 'block',
  width: '100%',
  minHeight: '10.5rem',
  marginTop: '.625rem',
  padding: '.875rem $4',
  border: '1px solid $colors$field',
  fontSize: '$field',
  lineHeight: 1.6,
  resize: 'vertical',
  transition: 'border-color $transitions$fast, box-shadow $transitions$fast',
  '&::placeholder': { color: '$placeholder', opacity: 1 },
  '&:focus': {
    borderColor: '$forest',
    outline: '2px solid transparent',
    outlineOffset: '-2px',
    boxShadow: 'inset 0 0 0 1px $colors$forest',
  },
  '&[data-invalid]': { borderColor: '$persimmon' },
  '&[data-invalid]:focus': { boxShadow: 'inset 0 0 0 1px $colors$persimmon' },
  '&[data-disabled]': { borderColor: '$mist', color: '$disabledText', cursor: 'not-allowed', resize: 'none' },
});

const Notes = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '$2 $4',
  marginTop: '.625rem',
});

const Lines = styled('div', { flex: '1 1 12rem', display: 'grid', gap: '$2' });

const Count = styled('span', {
  marginLeft: 'auto',
  fontSize: '$xs',
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  variants: { isOver: { true: { color: '$persimmon', fontWeight: 600 }, false: { color: '$sage' } } },
});
