import { styled } from '../foundation/theme.ts';

/**
 * Container of a short form, left of the centre of the page if there is room, and high enough for its button to be
 * above the fold.
 */
export const OffCentre = styled('div', {
  width: '30rem',
  maxWidth: '100%',
  marginBlock: '-2rem $5',
  marginLeft: 'clamp(0px, 100% - 30rem, calc((100% + $space$gutter) / 12 * 3.5))',
  '@mobile': { marginBlock: '-1.5rem 0', marginLeft: 0 },
});

/** As wide as a short answer needs, in a wide column. */
export const ShortField = styled('div', { maxWidth: '20rem' });

/** Lines that span both columns of a `FormSection`, directly below its title. */
export const ChoiceLines = styled('div', { gridColumn: '1 / -1', minWidth: 0, marginTop: '-2rem' });

/** A line with a control at its start and information at its end. */
export const ChoiceLine = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 $4',
  minHeight: '$tabs',
  borderBottom: '1px solid $colors$mist',
  '& > :last-child': { color: '$sage', fontSize: '$xs', fontVariantNumeric: 'tabular-nums' },
});

/** End of a form: a secondary link at the start, buttons at the end; on a phone the buttons come first. */
export const FormEnd = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3',
  marginTop: '3.5rem',
  '& > :first-child': { marginInlineEnd: 'auto', color: '$sage', fontSize: '$sm' },
  '@narrow': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :nth-child(n)': { minWidth: 0 },
    '& > :first-child': { order: 1, gridColumn: '1 / -1', justifySelf: 'center', marginInlineEnd: 0 },
  },
});
