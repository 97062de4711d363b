import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { Arrow, Icon } from './Icon.tsx';
import { NewWindowMark, targetOf } from './links.tsx';
import { styled } from './theme.ts';

export type LinkTextProps = Omit<AriaLinkProps, 'children' | 'className' | 'style'> & {
  href: string;
  children: ReactNode;
  /** `quiet` draws its line only under the pointer; `lined` always has it; `onward` adds the long arrow, `back` a small one. */
  variant?: 'quiet' | 'lined' | 'onward' | 'back';
  isExternal?: boolean;
};

/** A link in text or on its own: nothing moves under the pointer but its hairline. */
export function LinkText({ variant = 'quiet', isExternal, children, ...props }: LinkTextProps) {
  return (
    <Root {...props} variant={variant} {...targetOf(isExternal)}>
      {variant === 'back' && <Icon name="back" size="small" />}
      <span>{children}</span>
      {variant === 'onward' && <Arrow />}
      {isExternal && <NewWindowMark />}
    </Root>
  );
}

const Root = styled(AriaLink, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '$touch',
  backgroundImage: 'linear-gradient($colors$bronze, $colors$bronze)',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: '0 calc(50% + .95em)',
  transition: 'background-size $transitions$base',
  cursor: 'pointer',
  variants: {
    variant: {
      quiet: { backgroundSize: '0 1px', '&[data-hovered]': { backgroundSize: '100% 1px' } },
      back: { color: '$sage', fontSize: '$sm', backgroundSize: '0 1px', '&[data-hovered]': { color: '$text' } },
      lined: { backgroundSize: '100% 1px', '&[data-hovered]': { color: '$bronzeInk' } },
      onward: { gap: '$4', fontSize: '$control', fontWeight: 500, backgroundSize: '100% 1px' },
    },
  },
});
