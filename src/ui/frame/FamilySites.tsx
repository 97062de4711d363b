import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Icon } from '../foundation/Icon.tsx';
import { NewWindowMark, targetOf, type LinkItem } from '../foundation/links.tsx';
import { styled } from '../foundation/theme.ts';
import { useDisclosure } from '../overlays/use-disclosure.ts';
import { words } from '../foundation/words.ts';

/**
 * Menu of the sibling sites, which opens upwards. Arrow keys, Home and End move through it; Escape and Tab close it.
 */
export function FamilySites({ items }: { items: readonly LinkItem[] }) {
  const { isOpen, root, toggle, close } = useDisclosure<HTMLDivElement>();
  const links = () => Array.from(root.current?.querySelectorAll('a') ?? []);
  const focusOnOpen = useRef<0 | -1 | null>(null);
  useEffect(() => {
    if (isOpen && focusOnOpen.current !== null)
      root.current
        ?.querySelectorAll('a')
        .item(focusOnOpen.current === 0 ? 0 : items.length - 1)
        ?.focus();
    focusOnOpen.current = null;
  }, [isOpen, root, items.length]);
  const openAt = (end: 0 | -1) => {
    focusOnOpen.current = end;
    toggle();
  };
  const onMenuKeyDown = (event: KeyboardEvent) => {
    const all = links();
    const current = all.findIndex((link) => link === document.activeElement);
    const next = { ArrowDown: (current + 1) % all.length, ArrowUp: current - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Tab') close();
    if (next === undefined) return;
    event.preventDefault();
    all.at(next)?.focus();
  };
  return (
    <Root ref={root}>
      <List role="menu" aria-label={words.familySites} hidden={!isOpen} onKeyDown={onMenuKeyDown}>
        {items.map(({ href, label }) => (
          <li key={href} role="none">
            <a role="menuitem" tabIndex={-1} href={href} {...targetOf(true)} onClick={close}>
              {label}
              <NewWindowMark />
            </a>
          </li>
        ))}
      </List>
      <Trigger
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={({ pointerType }) => (pointerType === 'keyboard' || pointerType === 'virtual' ? openAt(0) : toggle())}
        onKeyDown={(event) => {
          if (isOpen || !(event.key === 'ArrowDown' || event.key === 'ArrowUp')) return event.continuePropagation();
          event.preventDefault();
          return openAt(event.key === 'ArrowDown' ? 0 : -1);
        }}
      >
        {words.familySites}
        <Icon name="down" />
      </Trigger>
    </Root>
  );
}

const Root = styled('div', {
  position: 'relative',
  width: '17.625rem',
  maxWidth: '100%',
  '@mobile': { width: '100%' },
});

const Trigger = styled(AriaButton, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: '$field',
  borderBottom: '1px solid rgba(227, 205, 164, .5)',
  color: '$ivory',
  cursor: 'pointer',
  '& svg': { transition: 'transform $transitions$fast' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
});

const List = styled('ul', {
  '--focus': '$colors$bronze',
  position: 'absolute',
  zIndex: 1,
  inset: 'auto 0 100%',
  paddingBlock: '.75rem',
  backgroundColor: '$hanji',
  color: '$text',
  boxShadow: '$overlay',
  '@forced': { border: '1px solid CanvasText' },
  '& a': { justifyContent: 'space-between', width: '100%', paddingInline: '1.25rem' },
  '& a:hover, & a:focus': { backgroundColor: '$tint' },
  '& a:focus-visible': { outlineOffset: '-2px' },
});
