import { Input, TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { FieldLine } from './field-style.ts';
import { styled } from './theme.ts';
import { useFieldGroup } from './use-field-group.ts';

export type InlineTextFieldProps = Omit<AriaTextFieldProps, 'children' | 'className' | 'style'> & {
  /** Heard, not seen: the group has the visible label. */
  label: string;
  placeholder?: string;
  /** Has a line of its own on a phone. */
  isWide?: boolean;
};

/** A bare line of text inside a `FieldGroup`. */
export function InlineTextField({ label, placeholder, isWide, ...props }: InlineTextFieldProps) {
  const group = useFieldGroup();
  return (
    <Root
      validationBehavior="aria"
      aria-label={label}
      {...(group.describedBy && { 'aria-describedby': group.describedBy })}
      isInvalid={group.isInvalid}
      {...props}
      data-wide={isWide || undefined}
    >
      <FieldLine>
        <Input {...(placeholder && { placeholder })} />
      </FieldLine>
    </Root>
  );
}

const Root = styled(AriaTextField, { minWidth: 0 });
