import { useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { Icon } from '../foundation/Icon.tsx';
import { NewWindowMark, targetOf, type LinkItem } from '../foundation/links.tsx';
import { styled } from '../foundation/theme.ts';
import { useDisclosure } from '../overlays/use-disclosure.ts';

export type UserMenuProps = {
  /** Label of the button, such as '김하늘 님'. */
  label: string;
  items: readonly LinkItem[];
  logoutLabel: string;
  onLogout: () => void;
};

/** Button with the member's name that opens a menu with links and the logout. */
export function UserMenu({ label, items, logoutLabel, onLogout }: UserMenuProps) {
  const { isOpen, root, toggle, close } = useDisclosure<HTMLDivElement>();
  const listId = useId();
  const logout = () => {
    root.current?.querySelector('button')?.focus();
    close();
    onLogout();
  };
  return (
    <Root ref={root}>
      <Trigger aria-expanded={isOpen} aria-controls={listId} onPress={toggle}>
        <Name>{label}</Name>
        <Icon name="down" size="small" />
      </Trigger>
      <List id={listId} hidden={!isOpen}>
        {items.map(({ href, label: text, isExternal }) => (
          <li key={href}>
            <Row href={href} {...targetOf(isExternal)} onPress={close}>
              {text}
              {isExternal && <NewWindowMark />}
            </Row>
          </li>
        ))}
        <li>
          <Row as={AriaButton} onPress={logout}>
            {logoutLabel}
          </Row>
        </li>
      </List>
    </Root>
  );
}

/** Where text is large, the list is as wide as the header. */
const Root = styled('div', { position: 'relative', minWidth: 0, '@tight': { position: 'static' } });

const Trigger = styled(AriaButton, {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  maxWidth: '100%',
  minHeight: '$touch',
  '& svg': { transition: 'transform $transitions$fast' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  '@tight': { '& svg': { display: 'none' } },
});

const Name = styled('span', {
  overflow: 'hidden',
  maxWidth: '11em',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@narrow': { whiteSpace: 'normal', overflowWrap: 'normal', lineHeight: 1.25, textAlign: 'right' },
  '@tight': { fontSize: '.75rem' },
});

const List = styled('ul', {
  '--focus': '$colors$bronze',
  position: 'absolute',
  zIndex: '$menu',
  top: 'calc(100% + .5rem)',
  right: 0,
  minWidth: '12rem',
  paddingBlock: '$2',
  backgroundColor: '$hanji',
  color: '$text',
  boxShadow: '$overlay',
  '@tight': { top: '100%', insetInline: '$space$edge', minWidth: 0 },
  '@forced': { border: '1px solid CanvasText' },
  '& li:last-child': { marginTop: '$2', paddingTop: '$2', borderTop: '1px solid $colors$mist' },
});

const Row = styled(AriaLink, {
  display: 'flex',
  alignItems: 'center',
  gap: '.375rem',
  width: '100%',
  minHeight: '$touch',
  paddingInline: '1.25rem',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&[data-hovered]': { backgroundColor: '$tint' },
  '&:focus-visible': { outlineOffset: '-2px' },
});
