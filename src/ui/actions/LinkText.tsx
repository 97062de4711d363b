import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { drawn, hairline } from './hairline.ts';
import { Arrow, Icon } from '../foundation/Icon.tsx';
import { NewWindowMark, targetOf } from '../foundation/links.tsx';
import { styled } from '../foundation/theme.ts';

export type LinkTextProps = Omit<AriaLinkProps, 'children' | 'className' | 'style'> & {
  href: string;
  children: ReactNode;
  /** `quiet` is underlined only while hovered; `lined` always; `onward` adds the long arrow, `back` a small one. */
  variant?: 'quiet' | 'lined' | 'onward' | 'back';
  isExternal?: boolean;
};

/** A link within text or on its own; when it is hovered, only its hairline moves. */
export function LinkText({ variant = 'quiet', isExternal, children, ...props }: LinkTextProps) {
  return (
    <Root {...props} variant={variant} {...targetOf(isExternal)}>
      {variant === 'back' && <Icon name="back" size="small" />}
      <span>
        <Words>{children}</Words>
      </span>
      {variant === 'onward' && <Arrow />}
      {isExternal && <NewWindowMark />}
    </Root>
  );
}

/** Inline, so that the underline follows each line of the text. */
const Words = styled('span', hairline);

const hovered = { [`&[data-hovered] ${Words}`]: drawn };

const Root = styled(AriaLink, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  maxWidth: '100%',
  minHeight: '$touch',
  cursor: 'pointer',
  '& > span': { minWidth: 0 },
  variants: {
    variant: {
      quiet: hovered,
      back: { color: '$sage', fontSize: '$sm', '&[data-hovered]': { color: '$text' } },
      lined: { [`& ${Words}`]: drawn, '&[data-hovered]': { color: '$bronzeInk' } },
      onward: { gap: '$4', fontSize: '$control', fontWeight: 500, [`& ${Words}`]: drawn },
    },
  },
});
