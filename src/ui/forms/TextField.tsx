import type { ReactNode } from 'react';
import {
  FieldError,
  Input,
  Label,
  Text,
  TextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { fieldLabel, FieldLine, FieldMessage } from './field-style.ts';
import { Icon } from '../foundation/Icon.tsx';
import { styled } from '../foundation/theme.ts';

export type TextFieldProps = Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid'> & {
  label: string;
  /** If set, the field is invalid and described by it. */
  error?: string | undefined;
  hint?: string | undefined;
  success?: string | undefined;
  placeholder?: string;
  autoCapitalize?: 'none' | 'words';
  /** For a read-only text that may be longer than a line: it is wrapped, so that all of it is visible. */
  isWrapped?: boolean;
  /** Rendered at the end of the line, such as a small button. */
  end?: ReactNode;
};

/** A single-line text input. The typed text is never filtered or truncated, which would interrupt IME composition. */
export function TextField({
  label,
  error,
  hint,
  success,
  placeholder,
  autoCapitalize,
  isWrapped = false,
  end,
  ...props
}: TextFieldProps) {
  return (
    <Root validationBehavior="aria" {...props} isInvalid={error !== undefined}>
      <FieldName>
        {label}
        {props.isRequired && <Required aria-hidden="true">*</Required>}
      </FieldName>
      <FieldLine>
        {isWrapped ? (
          <Wrapped rows={rowsOf(props.value)} />
        ) : (
          <Input {...(placeholder && { placeholder })} {...(autoCapitalize && { autoCapitalize })} />
        )}
        {end}
      </FieldLine>
      <Description hint={hint} success={error === undefined ? success : undefined} />
      <ErrorLine>{error}</ErrorLine>
    </Root>
  );
}

/** Error of the react-aria field around it; renders nothing while the field is valid. */
export function ErrorLine({ children }: { children: ReactNode }) {
  return (
    <FieldError elementType="div">
      <FieldMessage tone="error">
        <Icon name="notice" size="small" />
        {children}
      </FieldMessage>
    </FieldError>
  );
}

function Description({ hint, success }: Pick<TextFieldProps, 'hint' | 'success'>) {
  if (!hint && !success) return null;
  return (
    <Text slot="description" elementType="div">
      {hint && <FieldMessage tone="hint">{hint}</FieldMessage>}
      {success && (
        <FieldMessage tone="success">
          <Icon name="check" size="small" />
          {success}
        </FieldMessage>
      )}
    </Text>
  );
}

const Root = styled(AriaTextField, {
  minWidth: 0,
  '& > [slot="description"], & > .react-aria-FieldError': { display: 'grid', gap: '$2', marginTop: '.625rem' },
});

/** Approximate number of characters on a line of a phone. */
const charactersPerLine = 22;

/** Estimates the rows of a text, for browsers without `field-sizing`. */
const rowsOf = (text = '') => Math.max(1, Math.ceil(text.length / charactersPerLine));

const Wrapped = styled(TextArea, {
  flex: 1,
  minWidth: 0,
  paddingBlock: '.75rem',
  fieldSizing: 'content',
  color: '$sage',
  fontSize: '$field',
  lineHeight: 1.5,
  resize: 'none',
});

const FieldName = styled(Label, fieldLabel);

const Required = styled('span', { color: '$persimmon' });
