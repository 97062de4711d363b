import { styled } from '../foundation/theme.ts';

/** A short form on its own, off the middle of the page as far as there is room for it, and high enough for its button to be in sight. */
export const OffCentre = styled('div', {
  width: '30rem',
  maxWidth: '100%',
  marginBlock: '-2rem $5',
  marginLeft: 'clamp(0px, 100% - 30rem, calc((100% + $space$gutter) / 12 * 3.5))',
  '@mobile': { marginBlock: '-1.5rem 0', marginLeft: 0 },
});

/** Lines that take both columns of a `FormSection` and begin at its head. */
export const ChoiceLines = styled('div', { gridColumn: '1 / -1', minWidth: 0, marginTop: '-2rem' });

/** The control at the start of the line, and information at its end. */
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

/** The end of a form: a quiet way elsewhere at the start, its buttons at the end; on a phone the buttons first. */
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
