import type { FocusEvent, ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { styled } from '../foundation/theme.ts';
import { words } from '../foundation/words.ts';
import { useDismissal } from './use-dismissal.ts';

export type MainEntry = { id: string; label: string; isCurrent?: boolean };

export type MainMenuProps = {
  entries: readonly MainEntry[];
  /** The entry whose sub-menu is open. */
  open: string | null;
  /** The open submenu: it follows its entry in the tab order, for keyboard users. */
  children: ReactNode;
  /** Not called for touch. */
  onHover: (id: string) => void;
  onPress: (id: string) => void;
  /** Called for the down arrow key, which moves the focus into the sub-menu. */
  onEnter: (id: string) => void;
  onPointerLeave: () => void;
  onPointerReturn: () => void;
  /** The focus has left the open entry and its sub-menu. */
  onFocusLeave: () => void;
  onDismiss: () => void;
};

/** Main entries of the desktop layout; each is a button that opens a sub-menu below the header. */
export function MainMenu({
  entries,
  open,
  children,
  onHover,
  onPress,
  onEnter,
  onPointerLeave,
  onPointerReturn,
  onFocusLeave,
  onDismiss,
}: MainMenuProps) {
  const list = useDismissal<HTMLUListElement>(open !== null, onDismiss);
  const onEntryBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) onFocusLeave();
  };
  return (
    <Navigation aria-label={words.mainMenu}>
      <List ref={list} onPointerEnter={onPointerReturn} onPointerLeave={onPointerLeave}>
        {entries.map(({ id, label, isCurrent }) => (
          <li key={id} {...(id === open && { onBlur: onEntryBlur })}>
            <Entry
              aria-expanded={id === open}
              {...(isCurrent && { 'aria-current': 'true' })}
              onHoverStart={() => onHover(id)}
              onPress={() => onPress(id)}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowDown') return event.continuePropagation();
                event.preventDefault();
                return onEnter(id);
              }}
            >
              {label}
            </Entry>
            {id === open && children}
          </li>
        ))}
      </List>
    </Navigation>
  );
}

const Navigation = styled('nav', {
  display: 'flex',
  alignSelf: 'stretch',
  marginLeft: 'auto',
  '@mobile': { display: 'none' },
});

const List = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 2.25rem',
  fontSize: '$control',
  fontWeight: 500,
  '@middle': { columnGap: 'max(1.375rem, min(2.25rem, (100vw - 60rem) * .075))' },
  '@compact': { columnGap: '1.375rem', fontSize: '.9375rem' },
  '& > li': { display: 'flex' },
});

const Entry = styled(AriaButton, {
  minHeight: '$touch',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  boxShadow: 'inset 0 0 transparent',
  transition: 'box-shadow $transitions$fast',
  '&[aria-current], &[aria-expanded="true"]': { boxShadow: 'inset 0 -2px var(--focus)' },
  'ul:has([aria-expanded="true"]) &[aria-expanded="false"]': { boxShadow: 'inset 0 0 transparent' },
  '&:focus-visible': { outlineOffset: '-4px' },
  '@forced': { '&[aria-current], &[aria-expanded="true"]': { borderBottom: '2px solid Highlight' } },
});
