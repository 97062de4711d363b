import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { buttonStyle, lookOf, type ButtonLook } from './button-style.ts';
import { Icon } from '../foundation/Icon.tsx';
import type { IconName } from '../foundation/icon-paths.ts';
import { PendingDots } from './PendingDots.tsx';
import { styled } from '../foundation/theme.ts';
import { VisuallyHidden } from '../foundation/VisuallyHidden.tsx';
import { words } from '../foundation/words.ts';

export type ButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'style'> &
  ButtonLook & {
    children: ReactNode;
    ref?: Ref<HTMLButtonElement>;
    icon?: IconName;
    /**
     * Looks disabled and is announced as disabled, but can be focused and pressed, so that the form can show what is
     * missing.
     */
    isUnready?: boolean;
  };

/** While `isPending`, a button retains its width and focus, cannot be pressed, and is announced as busy. */
export function Button({
  variant,
  size,
  hover,
  isWide,
  icon,
  isUnready = false,
  isPending = false,
  children,
  ...props
}: ButtonProps) {
  return (
    <Root
      {...props}
      {...lookOf({ variant, size, hover, isWide })}
      {...(isUnready && { 'aria-disabled': true, 'data-unready': '' })}
      isPending={isPending}
      render={(button) => <button {...button} aria-busy={isPending} />}
    >
      <Content isHidden={isPending}>
        {children}
        {icon && <Icon name={icon} />}
      </Content>
      {isPending && (
        <>
          <PendingDots />
          <VisuallyHidden>{words.pending}</VisuallyHidden>
        </>
      )}
    </Root>
  );
}

const Root = styled(AriaButton, buttonStyle);

const Content = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$4',
  variants: { isHidden: { true: { opacity: 0 }, false: {} } },
});
