import {
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { FieldLine } from './field-style.ts';
import { styled } from '../foundation/theme.ts';
import { useFieldGroup } from './use-field-group.ts';

export type InlineTextFieldProps = Omit<AriaTextFieldProps, 'children' | 'className' | 'style'> & {
  /** Accessible name; the group has the visible label. */
  label: string;
  placeholder?: string;
};

/** A text input without visible label and messages, inside a `FieldGroup`. */
export function InlineTextField({ label, placeholder, ...props }: InlineTextFieldProps) {
  const group = useFieldGroup();
  return (
    <Root
      validationBehavior="aria"
      aria-label={label}
      {...(group.describedBy && { 'aria-describedby': group.describedBy })}
      isInvalid={group.isInvalid}
      isRequired={group.isRequired}
      {...props}
    >
      <FieldLine>
        <Input {...(placeholder && { placeholder })} />
      </FieldLine>
    </Root>
  );
}

const Root = styled(AriaTextField, { minWidth: 0 });
