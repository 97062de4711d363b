import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { buttonStyle, lookOf, type ButtonLook } from './button-style.ts';
import { NewWindowMark, targetOf } from '../foundation/links.tsx';
import { styled } from '../foundation/theme.ts';

export type ButtonLinkProps = Omit<AriaLinkProps, 'children' | 'className' | 'style'> &
  ButtonLook & { href: string; children: ReactNode; isExternal?: boolean };

/** A link that looks like a button. */
export function ButtonLink({ variant, size, hover, isWide, isExternal, children, ...props }: ButtonLinkProps) {
  return (
    <Root {...props} {...lookOf({ variant, size, hover, isWide })} {...targetOf(isExternal)}>
      {children}
      {isExternal && <NewWindowMark />}
    </Root>
  );
}

const Root = styled(AriaLink, buttonStyle, { gap: '$2' });
