import { useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { Icon } from './Icon.tsx';
import { NewWindowMark, targetOf, type LinkItem } from './links.tsx';
import { styled } from './theme.ts';
import { useDisclosure } from './use-disclosure.ts';
import { words } from './words.ts';

/** The main menu of the mobile layout: a sheet that unfolds under the header. */
export function MobileMenu({ items }: { items: readonly LinkItem[] }) {
  const { isOpen, root, toggle, close } = useDisclosure<HTMLDivElement>();
  const sheetId = useId();
  return (
    <Root ref={root}>
      <Burger aria-label={words.menu} aria-expanded={isOpen} aria-controls={sheetId} onPress={toggle}>
        <Icon name={isOpen ? 'close' : 'menu'} />
      </Burger>
      <Sheet id={sheetId} aria-label={words.mainMenu} hidden={!isOpen}>
        <ul>
          {items.map(({ href, label, isCurrent, isExternal }) => (
            <Entry key={href}>
              <Row href={href} onPress={close} {...(isCurrent && { 'aria-current': 'page' })} {...targetOf(isExternal)}>
                {label}
                {isExternal && <NewWindowMark />}
              </Row>
            </Entry>
          ))}
        </ul>
      </Sheet>
    </Root>
  );
}

const Root = styled('div', { display: 'none', '@mobile': { display: 'block' } });

const Burger = styled(AriaButton, {
  display: 'grid',
  placeItems: 'center',
  width: '$touch',
  height: '$touch',
  marginRight: '-.75rem',
});

const Sheet = styled('nav', {
  '--focus': '$colors$bronze',
  position: 'absolute',
  zIndex: '$menu',
  inset: '100% 0 auto',
  maxHeight: 'calc(100dvh - $sizes$headerSolid)',
  padding: '.5rem $space$edge $space$5',
  overflowY: 'auto',
  backgroundColor: '$ivory',
  color: '$text',
  boxShadow: '$overlay',
  clipPath: 'inset(0 0 -6rem)',
});

const Entry = styled('li', { borderBottom: '1px solid $colors$mist', '&:last-child': { border: 0 } });

const Row = styled(AriaLink, {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '3.875rem',
  fontFamily: '$serif',
  fontSize: '1.375rem',
  letterSpacing: '$display',
  '&[aria-current]': { color: '$bronzeInk' },
});
