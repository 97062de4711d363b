import { Button as AriaButton } from 'react-aria-components/Button';
import { Container } from '../foundation/layout.ts';
import type { LinkItem } from '../foundation/links.tsx';
import { styled } from '../foundation/theme.ts';
import { words } from '../foundation/words.ts';
import type { MainEntry } from './MainMenu.tsx';
import { MenuColumns, type MenuColumnsProps } from './MenuColumns.tsx';
import { MenuFoot } from './MenuFoot.tsx';
import { MenuPicture, type MenuPictureProps } from './MenuPicture.tsx';
import { ScreenMenu, type ScreenMenuProps } from './ScreenMenu.tsx';

export type FullMenuProps = Omit<ScreenMenuProps, 'tone' | 'children'> &
  MenuColumnsProps & {
    entries: readonly MainEntry[];
    /** The entry whose columns are shown. */
    open: string | null;
    onChoose: (id: string) => void;
    /** The picture of the open entry. */
    picture: MenuPictureProps;
    phone: { label: string; number: string } | null;
    social: readonly LinkItem[];
  };

/** Full-screen menu of the desktop layout: the numbered sections at the left, the pages and the picture of the open one beside them. */
export function FullMenu({
  entries,
  open,
  onChoose,
  columns,
  picture,
  onFollow,
  phone,
  social,
  ...screen
}: FullMenuProps) {
  const hasLinks = columns.some(({ links }) => links.length > 0);
  return (
    <ScreenMenu {...screen} tone="forest">
      <Middle>
        <nav aria-label={words.mainMenu}>
          <List>
            {entries.map(({ id, label }) => (
              <li key={id}>
                <Entry aria-expanded={id === open} onHoverStart={() => onChoose(id)} onPress={() => onChoose(id)}>
                  <span>{label}</span>
                </Entry>
                {id === open && (
                  <OpenSection>
                    <MenuColumns columns={columns} onFollow={onFollow} />
                    <PictureRoom shape={hasLinks ? 'low' : 'wide'}>
                      <MenuPicture {...picture} shape={hasLinks ? 'low' : 'wide'} />
                    </PictureRoom>
                  </OpenSection>
                )}
              </li>
            ))}
          </List>
        </nav>
      </Middle>
      <MenuFoot phone={phone} social={social} />
    </ScreenMenu>
  );
}

const Middle = styled(Container, {
  position: 'relative',
  flex: '1 0 auto',
  minHeight: '33rem',
  paddingBlock: '3.5rem 2.5rem',
  '@media (max-height: 50rem)': { paddingTop: '2rem' },
});

const List = styled('ol', { counterReset: 'entry', width: '38%' });

const Entry = styled(AriaButton, {
  display: 'flex',
  alignItems: 'baseline',
  gap: '1.75rem',
  paddingBlock: '1.0625rem',
  color: '$celadon',
  fontFamily: '$serif',
  fontSize: '2.5rem',
  lineHeight: '$head',
  letterSpacing: '$display',
  textAlign: 'left',
  cursor: 'pointer',
  transition: 'color $transitions$fast',
  '@compact': { gap: '1rem', fontSize: '2rem' },
  '@media (max-height: 50rem)': { paddingBlock: '.625rem' },
  '&::before': {
    content: 'counter(entry, decimal-leading-zero)',
    counterIncrement: 'entry',
    width: '1.5rem',
    color: '$champagne',
    font: '400 1rem / 1 $fonts$latin',
    fontFeatureSettings: '"lnum"',
    letterSpacing: 0,
  },
  '& > span': {
    backgroundImage: 'linear-gradient($colors$champagne, $colors$champagne)',
    backgroundPosition: '0 100%',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '0 1px',
    transition: 'background-size $transitions$base',
  },
  '&[aria-expanded="true"]': { color: '$ivory', '& > span': { backgroundSize: '100% 1px' } },
});

const OpenSection = styled('div', {
  position: 'absolute',
  inset: '4.25rem 0 auto 41.67%',
  paddingBottom: '2rem',
  '@media (max-height: 50rem)': { top: '2.5rem' },
});

/** Shown if the window is tall enough for it; lower below columns of links. */
const PictureRoom = styled('div', {
  marginTop: '2.5rem',
  '@media (max-height: 43rem)': { display: 'none' },
  variants: { shape: { low: { '@media (max-height: 58rem)': { display: 'none' } }, wide: {} } },
});
