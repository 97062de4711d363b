import { styled } from './theme.ts';

/** A short English label above a heading; never a sentence. */
export const Eyebrow = styled('p', {
  color: '$bronzeInk',
  font: '500 $fontSizes$eyebrow / 1.3 $fonts$latin',
  fontFeatureSettings: '"lnum"',
  letterSpacing: '$eyebrow',
  textTransform: 'uppercase',
  '[data-dark] &': { color: '$ivory' },
  variants: { narrow: { hidden: { '@narrow': { display: 'none' } } } },
});

export const Heading = styled('h2', {
  variants: {
    size: {
      page: { fontSize: '$3xl', lineHeight: 1.25 },
      title: { fontSize: '$2xl' },
      section: { fontSize: '$xl' },
      card: { fontSize: '$lg' },
    },
  },
  defaultVariants: { size: 'section' },
});

export const Text = styled('p', {
  maxWidth: '34em',
  variants: {
    size: { small: { fontSize: '$sm' }, regular: { fontSize: '$md' } },
    tone: { plain: {}, quiet: { color: '$sage' } },
  },
  defaultVariants: { size: 'regular', tone: 'plain' },
});

/** A sentence in serif that greets or quotes. */
export const Lead = styled('p', {
  fontFamily: '$serif',
  fontSize: '$2xl',
  lineHeight: 1.4,
  letterSpacing: '$display',
  textWrap: 'balance',
  variants: { size: { small: { fontSize: '$lg' } } },
});

/** Secondary text beside a value, such as the time after a date. */
export const SecondaryText = styled('span', {
  display: 'inline-block',
  marginLeft: '.875rem',
  color: '$sage',
  fontWeight: 400,
  whiteSpace: 'nowrap',
});

/** A small line under a value in a table or a list, such as a deadline. */
export const Subtext = styled('span', {
  display: 'block',
  color: '$sage',
  fontFamily: '$sans',
  fontSize: '$xs',
  fontWeight: 400,
  lineHeight: 1.5,
  letterSpacing: '$body',
  textWrap: 'pretty',
});

/** A note under a table or a form, after a short bronze line. */
export const Note = styled('p', {
  display: 'flex',
  gap: '.875rem',
  maxWidth: '44em',
  color: '$sage',
  fontSize: '$sm',
  '&::before': {
    content: '""',
    flex: 'none',
    width: '1.5rem',
    marginTop: '.85em',
    borderTop: '1px solid $colors$bronze',
  },
});
