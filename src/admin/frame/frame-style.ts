import { styled } from '#src/ui/foundation/theme.ts';
import { TextLink } from '../ui/links.ts';
import { hidden } from '#src/ui/foundation/hidden-style.ts';

/** Where the navigation is above the page instead of beside it. */
const narrow = '@media (max-width: 52rem)';

export const Page = styled('div', {
  display: 'grid',
  gridTemplate: '"header header" auto "menu main" 1fr / 12rem minmax(0, 1fr)',
  minHeight: '$viewport',
  [narrow]: { gridTemplate: '"header" auto "menu" auto "main" 1fr / minmax(0, 1fr)' },
});

export const SkipLink = styled('a', {
  '&:not(:focus)': hidden,
  position: 'absolute',
  zIndex: '$skip',
  padding: '.75rem 1.25rem',
  backgroundColor: '$forest',
  color: '$ivory',
});

export const Head = styled('header', {
  gridArea: 'header',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '.25rem 1.5rem',
  padding: '.5rem 1.5rem',
  backgroundColor: '$forest',
  color: '$ivory',
  '--focus': '$colors$champagne',
  '@forced': { borderBottom: '1px solid CanvasText' },
});

export const Name = styled('p', { fontWeight: 600 });

export const Person = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.25rem 1rem',
  fontSize: '$sm',
});

export const HeaderLink = styled(TextLink, { display: 'flex', alignItems: 'center', minHeight: '$touch' });

export const Menu = styled('nav', {
  gridArea: 'menu',
  paddingBlock: '1rem',
  borderInlineEnd: '1px solid $colors$mist',
  backgroundColor: '$hanji',
  [narrow]: {
    paddingBlock: 0,
    borderInlineEnd: 0,
    borderBottom: '1px solid $colors$mist',
    '& ul': { display: 'flex', flexWrap: 'wrap' },
    '& a': { padding: '0 1rem', borderInlineStart: 0, borderBottom: '3px solid transparent' },
  },
});

export const Main = styled('main', {
  gridArea: 'main',
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5rem',
  padding: '2rem clamp(1rem, 3vw, 2.5rem) 4rem',
});
