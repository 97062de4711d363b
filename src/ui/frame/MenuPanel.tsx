import { useEffect, useRef } from 'react';
import { appear, unfold } from '../foundation/animations.ts';
import { Container } from '../foundation/layout.ts';
import { screenOnly } from '../foundation/print.ts';
import { styled } from '../foundation/theme.ts';
import { MenuColumns, type MenuColumnsProps } from './MenuColumns.tsx';
import { MenuPicture, type MenuPictureProps } from './MenuPicture.tsx';

export type MenuPanelProps = MenuColumnsProps & {
  picture: MenuPictureProps;
  /** Whether to focus the first link on mount. */
  isEntered: boolean;
  onFocus: () => void;
};

/**
 * Sub-menu below the header, as wide as the window: the pages of a section beside a picture. The page behind it is
 * dimmed.
 */
export function MenuPanel({ columns, onFollow, picture, isEntered, onFocus }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isEntered && !panel.current?.contains(document.activeElement)) panel.current?.querySelector('a')?.focus();
  }, [isEntered]);
  return (
    <>
      <Panel ref={panel} onFocus={onFocus}>
        <Inside>
          <MenuColumns columns={columns} onFollow={onFollow} />
          <MenuPicture {...picture} />
        </Inside>
      </Panel>
      <Scrim />
    </>
  );
}

const Panel = styled('div', {
  position: 'absolute',
  zIndex: -1,
  inset: '100% 0 auto',
  maxHeight: 'calc($sizes$viewport - $sizes$headerSolid)',
  padding: '3.5rem 0 4rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderBottom: '1px solid $colors$lineBronze',
  backgroundColor: '$hanji',
  color: '$text',
  animation: `${unfold} $transitions$fast`,
});

const Inside = styled(Container, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2.2fr) minmax(0, 1fr)',
  gap: '3rem',
  '@compact': { gap: '2rem' },
});

const Scrim = styled('div', {
  position: 'fixed',
  zIndex: -2,
  inset: 0,
  backgroundColor: '$scrim',
  pointerEvents: 'none',
  animation: `${appear} $transitions$fast`,
  ...screenOnly,
});
