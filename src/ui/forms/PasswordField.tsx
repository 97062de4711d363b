import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { styled } from '../foundation/theme.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { words } from '../foundation/words.ts';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'>;

/** A password input with a button that shows or hides the password. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const action = isShown ? words.hidePassword : words.showPassword;
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      end={
        <Toggle aria-label={`${props.label} ${action}`} onPress={() => setShown(!isShown)}>
          {action}
        </Toggle>
      }
    />
  );
}

const Toggle = styled(AriaButton, {
  minWidth: '$touch',
  minHeight: '$touch',
  marginInlineEnd: '-.5rem',
  paddingInline: '.5rem',
  color: '$sage',
  fontSize: '$xs',
  whiteSpace: 'nowrap',
  '&[data-hovered]': { color: '$text' },
});
