import { memo, type ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Container } from '../foundation/layout.ts';
import { screenOnly } from '../foundation/print.ts';
import { styled } from '../foundation/theme.ts';
import { Wordmark, type WordmarkProps } from '../page/Wordmark.tsx';
import { words } from '../foundation/words.ts';

export type SiteHeaderProps = {
  wordmark: Omit<WordmarkProps, 'size'>;
  /** The main entries, of the desktop layout only. */
  navigation: ReactNode;
  /** At the right: login or the user menu, then what leaves the site. Marked `data-wide`, a utility is desktop only; `data-unknown`, it only keeps its place. */
  utilities: ReactNode;
  /** `over` lies on the picture that the page starts with. */
  variant: 'over' | 'solid';
  /** On paper although it lies over a picture: once the page is scrolled, or a menu is open beneath. */
  isRaised?: boolean;
  /** It is not known yet how far the page is scrolled: over a picture it stays with that, and leaves the window with it. */
  isLoose?: boolean;
  isMenuOpen: boolean;
  onMenu: () => void;
  /** The pointer or the focus is on the burger: what it opens may be fetched. */
  onMenuIntent?: () => void;
};

/** Receives the focus after the link to the top: the header. */
export const topId = 'top';

/** The head of every page, which stays at the window's upper edge; it takes its place once, so nothing beneath it ever moves. */
export function SiteHeader({ variant, isRaised = false, isLoose = false, ...content }: SiteHeaderProps) {
  const look = variant === 'over' && !isRaised ? 'over' : 'solid';
  return (
    <Place id={topId} tabIndex={-1} variant={variant} isLoose={variant === 'over' && isLoose}>
      <Bar look={look} {...(look === 'over' && { 'data-dark': '' })}>
        <Content {...content} />
      </Bar>
    </Place>
  );
}

/** Memoized: scrolling does not render it again. */
const Content = memo(function Content({ wordmark, navigation, utilities, isMenuOpen, onMenu, onMenuIntent }: Omit<SiteHeaderProps, 'variant' | 'isRaised' | 'isLoose'>) {
  return (
    <Row>
      <Wordmark {...wordmark} />
      {navigation}
      <Utilities>{utilities}</Utilities>
      <Burger aria-label={words.menu} aria-haspopup="dialog" aria-expanded={isMenuOpen} onPress={onMenu} {...(onMenuIntent && { onHoverStart: onMenuIntent, onFocus: onMenuIntent })}>
        <i />
        <i />
      </Burger>
    </Row>
  );
});

const Place = styled('header', {
  position: 'sticky',
  zIndex: '$header',
  top: 0,
  variants: { variant: { solid: {}, over: { height: 0 } }, isLoose: { true: { position: 'relative' }, false: {} } },
  ...screenOnly,
});

const Bar = styled('div', {
  position: 'relative',
  borderBottom: '1px solid $colors$mist',
  transition: 'min-height $transitions$base, background-color $transitions$base, border-color $transitions$base',
  variants: {
    look: {
      solid: { minHeight: '$headerSolid', backgroundColor: '$ivory' },
      over: { minHeight: '$header', borderColor: '$lineOver', color: '$ivory' },
    },
  },
});

const Row = styled(Container, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 $5',
  minHeight: 'inherit',
  '@compact': { columnGap: '$4' },
  '@mobile': { flexWrap: 'nowrap', columnGap: '$3' },
  '@tight': { columnGap: '$1' },
});

const Utilities = styled('div', {
  display: 'flex',
  // Alone on a line, with large text, it stays at its side.
  marginLeft: 'auto',
  alignItems: 'center',
  gap: '$5',
  minWidth: 0,
  fontSize: '.9375rem',
  whiteSpace: 'nowrap',
  '& [data-unknown]': { visibility: 'hidden' },
  '@compact': { gap: '$4' },
  '@mobile': { '& [data-wide]': { display: 'none' } },
});

const Burger = styled(AriaButton, {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'end',
  flex: 'none',
  gap: '.5rem',
  width: '$touch',
  height: '$touch',
  marginRight: '-.625rem',
  '@tight': { width: '2rem', marginRight: 0 },
  '& i': { width: '1.625rem', borderTop: '1px solid', transition: 'width $transitions$fast' },
  '& i + i': { width: '1.125rem' },
  '&[data-hovered] i + i': { width: '1.625rem' },
});
