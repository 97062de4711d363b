import { contentVisibilityAuto } from '../foundation/content-visibility.ts';
import { screenOnly } from '../foundation/print.ts';
import { styled } from '../foundation/theme.ts';

export const Foot = styled('footer', {
  position: 'relative',
  paddingBlock: '$9 $7',
  backgroundColor: '$forest',
  color: '$mist',
  fontSize: '.9375rem',
  '& li a': { display: 'inline-flex', alignItems: 'center', gap: '.375rem', minHeight: '$touch', cursor: 'pointer' },
  '& a[data-hovered]': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: '.35em' },
  '@mobile': { paddingTop: '$8', paddingBottom: 'calc(7.5rem + env(safe-area-inset-bottom))' },
  ...screenOnly,
});

export const Top = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '$6',
  paddingBottom: '3.5rem',
  borderBottom: '1px solid $colors$lineDark',
  color: '$ivory',
  '@mobile': { paddingBottom: '2.5rem' },
});

export const Middle = styled('div', {
  ...contentVisibilityAuto('14rem'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '$6 $8',
  paddingBlock: '$7 3.5rem',
  '@mobile': { paddingBlock: '$6' },
});

export const CompanyList = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$2 1.75rem',
  lineHeight: 1.6,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'contents' },
  '& dt': { color: '$celadon' },
  '@mobile': { gap: '.375rem 1.25rem', fontSize: '.875rem' },
});

export const Social = styled('nav', {
  color: '$champagne',
  font: '500 1.0625rem / 1 $fonts$latin',
  letterSpacing: '.06em',
  '& ul': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(8rem, 1fr))', gap: '0 $5' },
  '@mobile': { letterSpacing: '.02em', '& ul': { display: 'flex', flexWrap: 'wrap', gap: '0 1rem' } },
});

export const Low = styled('div', {
  ...contentVisibilityAuto('7rem'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4 $6',
  paddingTop: '1.25rem',
  borderTop: '1px solid $colors$lineDark',
  '& small': {
    color: '$celadon',
    font: '500 .9375rem / 1.5 $fonts$latin',
    fontFeatureSettings: '"lnum"',
    letterSpacing: '.04em',
  },
});

export const Policies = styled('nav', {
  fontSize: '.875rem',
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '0 $6', '@mobile': { columnGap: '$5' } },
  '& li:first-child': { color: '$ivory', fontWeight: 700 },
});
