import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { Icon } from '../foundation/Icon.tsx';
import { Container } from '../foundation/layout.ts';
import { NewWindowMark, targetOf, type LinkItem } from '../foundation/links.tsx';
import { styled } from '../foundation/theme.ts';
import { words } from '../foundation/words.ts';
import type { MainEntry } from './MainMenu.tsx';
import { MenuFoot } from './MenuFoot.tsx';
import { ScreenMenu, type ScreenMenuProps } from './ScreenMenu.tsx';

/** A page of a section, with a short note. */
export type SheetLink = LinkItem & { remark?: string };

export type MenuSheetProps = Omit<ScreenMenuProps, 'tone' | 'children' | 'utilities'> & {
  /** The user's name, and the links to log in or out. */
  account: { text: string; actions: ReactNode };
  entries: readonly MainEntry[];
  /** The expanded section. */
  open: string | null;
  links: readonly SheetLink[];
  onToggle: (id: string) => void;
  onFollow: () => void;
  leaving: readonly LinkItem[];
  social: readonly LinkItem[];
  /** Reservation bar, fixed at the lower edge, within reach of the thumb. */
  reservation: ReactNode;
};

/** Menu of the mobile layout: a sheet with the sections, of which one is expanded. */
export function MenuSheet({
  account,
  entries,
  open,
  links,
  onToggle,
  onFollow,
  leaving,
  social,
  reservation,
  ...screen
}: MenuSheetProps) {
  return (
    <ScreenMenu {...screen} tone="paper">
      <Account>
        <span>{account.text}</span>
        <Actions>{account.actions}</Actions>
      </Account>
      <Container as="nav" aria-label={words.mainMenu}>
        {entries.map(({ id, label }) => (
          <Section key={id}>
            <Fold aria-expanded={id === open} onPress={() => onToggle(id)}>
              {label}
              <Icon name={id === open ? 'minus' : 'plus'} />
            </Fold>
            {id === open && (
              <List aria-label={label}>
                {links.map(({ href, label: page, remark, isExternal, isCurrent }) => (
                  <li key={href}>
                    <Page
                      href={href}
                      onPress={onFollow}
                      {...targetOf(isExternal)}
                      {...(isCurrent && { 'aria-current': 'page' })}
                    >
                      {page}
                      {remark && <Remark>{remark}</Remark>}
                      {isExternal ? <NewWindowMark /> : <Icon name="forward" size="small" />}
                    </Page>
                  </li>
                ))}
              </List>
            )}
          </Section>
        ))}
      </Container>
      <MenuFoot links={leaving} social={social} />
      <Thumb>{reservation}</Thumb>
    </ScreenMenu>
  );
}

const Account = styled(Container, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 $4',
  minHeight: '$row',
  borderBottom: '1px solid $colors$mist',
  color: '$sage',
  fontSize: '.9375rem',
});

const Actions = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '0 1.25rem', color: '$text', fontWeight: 600 });

const Section = styled('div', { borderBottom: '1px solid $colors$mist' });

const Fold = styled(AriaButton, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  width: '100%',
  minHeight: '3.875rem',
  fontFamily: '$serif',
  fontSize: '1.375rem',
  letterSpacing: '$display',
  textAlign: 'left',
  '& svg': { color: '$bronzeInk' },
  '&:focus-visible': { outlineOffset: '-2px' },
});

const List = styled('ul', { paddingBottom: '.875rem' });

const Page = styled(AriaLink, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 .75rem',
  minHeight: '3rem',
  fontSize: '1rem',
  cursor: 'pointer',
  '& svg': { marginLeft: 'auto', color: '$bronzeInk' },
  '&[aria-current]': { color: '$bronzeInk', fontWeight: 600 },
  '&:focus-visible': { outlineOffset: '-2px' },
});

const Remark = styled('span', { color: '$sage', fontSize: '.8125rem', fontWeight: 400 });

const Thumb = styled('div', { position: 'sticky', bottom: 0, flex: 'none' });
