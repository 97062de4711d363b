import type { KeyboardEvent, ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { appear, vanish } from '../foundation/animations.ts';
import { Icon } from '../foundation/Icon.tsx';
import { Container } from '../foundation/layout.ts';
import { screenOnly } from '../foundation/print.ts';
import { styled } from '../foundation/theme.ts';
import { Wordmark, type WordmarkProps } from '../page/Wordmark.tsx';
import { words } from '../foundation/words.ts';
import { useScreenModal } from './use-screen-modal.ts';

export type ScreenMenuProps = {
  /** `forest` is the full menu of the desktop layout, `paper` the sheet of the mobile one. */
  tone: 'forest' | 'paper';
  wordmark: Omit<WordmarkProps, 'size'>;
  /** Between the wordmark and the closing button. */
  utilities?: ReactNode;
  /** Whether it is closing: still visible during the transition, but inert. */
  isClosing: boolean;
  onDismiss: () => void;
  children: ReactNode;
};

/** Full-screen menu, with the same top row as the header. */
export function ScreenMenu({ tone, wordmark, utilities, isClosing, onDismiss, children }: ScreenMenuProps) {
  const ref = useScreenModal(isClosing);
  const dismissOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onDismiss();
  };
  return (
    <Screen
      ref={ref}
      aria-label={words.menu}
      aria-modal="true"
      tone={tone}
      {...(tone === 'forest' && { 'data-dark': '' })}
      {...(isClosing && { inert: true, 'data-closing': '' })}
      onKeyDown={dismissOnEscape}
      onCancel={(event) => {
        event.preventDefault();
        onDismiss();
      }}
    >
      <Head>
        <Row>
          <Wordmark {...wordmark} />
          <Utilities>{utilities}</Utilities>
          <Close data-first="" aria-label={words.closeMenu} onPress={onDismiss}>
            <Icon name="close" />
          </Close>
        </Row>
      </Head>
      {children}
    </Screen>
  );
}

const Screen = styled('dialog', {
  '&[open]': { display: 'flex' },
  position: 'fixed',
  zIndex: '$skip',
  inset: 0,
  flexDirection: 'column',
  width: '100%',
  maxWidth: 'none',
  height: '$viewport',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  // A focused link is never behind the bar that sticks to the lower edge.
  scrollPaddingBottom: 'calc($sizes$row + env(safe-area-inset-bottom))',
  border: 0,
  animation: `${appear} $transitions$base`,
  '&[data-closing]': { animation: `${vanish} $transitions$base forwards`, pointerEvents: 'none' },
  ...screenOnly,
  variants: {
    tone: {
      forest: { backgroundColor: '$forest', color: '$ivory' },
      paper: { backgroundColor: '$ivory', color: '$text' },
    },
  },
});

const Head = styled('div', {
  flex: 'none',
  paddingTop: 'env(safe-area-inset-top)',
  borderBottom: '1px solid $colors$mist',
  '[data-dark] &': { borderColor: '$lineDark' },
});

const Row = styled(Container, { display: 'flex', alignItems: 'center', gap: '$4', minHeight: '$header' });

const Utilities = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '0 $5',
  minWidth: 0,
  marginLeft: 'auto',
  fontSize: '.9375rem',
  '& [data-unknown]': { visibility: 'hidden' },
});

const Close = styled(AriaButton, {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '$touch',
  height: '$touch',
  marginRight: '-.75rem',
});
