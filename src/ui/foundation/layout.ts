import { styled } from './theme.ts';

/** The 1200px grid with its edges. */
export const Container = styled('div', {
  width: 'calc(100% - 2 * $space$edge)',
  maxWidth: '$wrap',
  marginInline: 'auto',
});

/** As wide as the page without its scroll bar; `$space$bleed` measures it. */
export const Wide = styled('div', { containerType: 'inline-size' });

/** A part of a page with room around it. */
export const Section = styled('section', {
  paddingBlock: '$section',
  variants: { space: { regular: {}, small: { paddingBlock: '$sectionSmall' } } },
});

export const Stack = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  variants: { gap: { small: { gap: '$4' }, regular: { gap: '1.75rem' }, large: { gap: '$7' }, wide: { gap: '5.5rem', '@mobile': { gap: '3.5rem' } } } },
  defaultVariants: { gap: 'regular' },
});

/** Head of a list, with content at the left and at the right. */
export const Spread = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '$2 $4' });

/** Buttons side by side, sharing the width of a phone; under each other where they do not fit. */
export const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3',
  '@narrow': { '& > :is(a, button)': { flex: '1 1 7rem', minWidth: 0 } },
});

/** Keeps what follows a form apart from it. */
export const Apart = styled('div', { marginTop: '$7' });

/** Holds its children together and takes no part in the layout. */
export const Transparent = styled('div', { display: 'contents' });
