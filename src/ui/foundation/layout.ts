import { styled } from './theme.ts';

/** The 1200px grid with its edges. */
export const Container = styled('div', {
  width: 'calc(100% - 2 * $space$edge)',
  maxWidth: '$wrap',
  marginInline: 'auto',
});

/** The last content of a page, with the padding of a section below it. */
export const PageEnd = styled(Container, { paddingBottom: '$section' });

/** As wide as the page without its scroll bar; `$space$bleed` is computed from its width. */
export const Wide = styled('div', { containerType: 'inline-size' });

/** Section of a page with vertical padding. */
export const Section = styled('section', {
  paddingBlock: '$section',
  variants: {
    space: { regular: {}, small: { paddingBlock: '$sectionSmall' } },
    /** The section that it follows, or that follows it, has the padding between them. */
    joins: {
      above: { paddingTop: 0 },
      below: { paddingBottom: 0, '&:last-child': { paddingBottom: '$section' } },
    },
  },
});

export const Stack = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  variants: {
    gap: {
      small: { gap: '$4' },
      regular: { gap: '1.75rem' },
      large: { gap: '$7' },
      wide: { gap: '5.5rem', '@mobile': { gap: '3.5rem' } },
    },
  },
  defaultVariants: { gap: 'regular' },
});

/** Row with content at its start and at its end, such as the head of a list. */
export const Spread = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2 $4',
});

/** Buttons side by side; on a phone they share the width, and wrap if they do not fit. */
export const Actions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$3',
  '@narrow': { '& > :is(a, button)': { flex: '1 1 7rem', minWidth: 0 } },
});

/** Block with a large top margin, such as the content that follows a form. */
export const TopMargin = styled('div', { marginTop: '$7' });

/** Takes the place of its content even while that is neither visible, focusable nor announced. */
export const Reserved = styled('div', { variants: { isShown: { true: {}, false: { visibility: 'hidden' } } } });
