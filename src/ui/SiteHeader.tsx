import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { Container } from './layout.ts';
import { NewWindowMark, targetOf, type LinkItem } from './links.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { styled } from './theme.ts';
import { Wordmark, type WordmarkProps } from './Wordmark.tsx';
import { words } from './words.ts';

export type SiteHeaderProps = {
  wordmark: Omit<WordmarkProps, 'size'>;
  navigation: readonly LinkItem[];
  /** At the right: login or the user menu, then what leaves the site. Marked `data-wide`, a utility is desktop only. */
  utilities: ReactNode;
  /** `over` lies on the picture that the page starts with. */
  variant: 'over' | 'solid';
};

export function SiteHeader({ wordmark, navigation, utilities, variant }: SiteHeaderProps) {
  return (
    <Bar variant={variant} {...(variant === 'over' && { 'data-dark': '' })}>
      <Row>
        <Wordmark {...wordmark} />
        <Navigation aria-label={words.mainMenu}>
          {navigation.map(({ href, label, isCurrent, isExternal }) => (
            <Entry key={href} href={href} {...(isCurrent && { 'aria-current': 'page' })} {...targetOf(isExternal)}>
              {label}
              {isExternal && <NewWindowMark />}
            </Entry>
          ))}
        </Navigation>
        <Utilities>{utilities}</Utilities>
        <MobileMenu items={navigation} />
      </Row>
    </Bar>
  );
}

const Bar = styled('header', {
  zIndex: '$header',
  borderBottom: '1px solid $colors$mist',
  variants: {
    variant: {
      solid: { position: 'relative', minHeight: '$headerSolid', backgroundColor: '$ivory' },
      over: { position: 'absolute', inset: '0 0 auto', minHeight: '$header', borderColor: '$lineOver', color: '$ivory' },
    },
  },
});

const Row = styled(Container, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 $5',
  minHeight: 'inherit',
  '@snug': { columnGap: '$4' },
  '@mobile': { flexWrap: 'nowrap', columnGap: '$3' },
});

const Navigation = styled('nav', {
  display: 'flex',
  flexWrap: 'wrap',
  alignSelf: 'stretch',
  gap: '0 2.25rem',
  marginInline: 'auto',
  fontSize: '$control',
  fontWeight: 500,
  '@snug': { columnGap: '1.375rem', fontSize: '.9375rem' },
  '@mobile': { display: 'none' },
});

const Entry = styled(AriaLink, {
  display: 'flex',
  alignItems: 'center',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  backgroundImage: 'linear-gradient(currentColor, currentColor)',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: '0 calc(50% + 1em)',
  backgroundSize: '0 1px',
  transition: 'background-size $transitions$base',
  '&[data-hovered]': { backgroundSize: '100% 1px' },
  '&[aria-current]': { boxShadow: 'inset 0 -2px var(--focus)' },
});

const Utilities = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$5',
  minWidth: 0,
  fontSize: '.9375rem',
  whiteSpace: 'nowrap',
  '@snug': { gap: '$4' },
  '@mobile': { marginLeft: 'auto', '& [data-wide]': { display: 'none' } },
});
