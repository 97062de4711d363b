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
  /**
   * At the right: login or the user menu, then external links. `data-wide` marks a utility for the desktop layout only;
   * `data-unknown` hides it but reserves its space.
   */
  utilities: ReactNode;
  /** `over`: transparent over the picture at the top of the page. */
  variant: 'over' | 'solid';
  /** Makes an `over` header opaque: once the page is scrolled, or while a sub-menu is open. */
  isRaised?: boolean;
  /** The scroll position is not known yet: an `over` header is not sticky, but scrolls away with the picture. */
  isLoose?: boolean;
  isMenuOpen: boolean;
  onMenu: () => void;
  /** Id of the popover that the menu button opens while the page is not hydrated. */
  earlyMenuId?: string;
};

/** Id of the header, which receives the focus when the user goes back to the top. */
export const topId = 'top';

/** Sticky header of every page. Its size in the layout is fixed, so that nothing below it shifts. */
export function SiteHeader({ variant, isRaised = false, isLoose = false, ...content }: SiteHeaderProps) {
  const look = variant === 'over' && !isRaised ? 'over' : 'solid';
  return (
    <Header id={topId} tabIndex={-1} variant={variant} isLoose={variant === 'over' && isLoose}>
      <Bar look={look} {...(look === 'over' && { 'data-dark': '' })}>
        <Content {...content} />
      </Bar>
    </Header>
  );
}

/** Memoized, so that scrolling does not re-render it. */
const Content = memo(function Content({
  wordmark,
  navigation,
  utilities,
  isMenuOpen,
  onMenu,
  earlyMenuId,
}: Omit<SiteHeaderProps, 'variant' | 'isRaised' | 'isLoose'>) {
  return (
    <Row>
      <Wordmark {...wordmark} />
      {navigation}
      <Utilities>{utilities}</Utilities>
      <Burger
        aria-label={words.menu}
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onPress={onMenu}
        render={(props) => <button {...props} popoverTarget={earlyMenuId} />}
      >
        <i />
        <i />
      </Burger>
    </Row>
  );
});

const Header = styled('header', {
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
  // Right-aligned also on its own line, with large text.
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
