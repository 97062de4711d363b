import { Link } from 'react-router-dom';
import { styled } from '#src/ui/foundation/theme.ts';

export const Part = styled('section', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1rem',
  '& + &': { marginTop: '2.5rem' },
});

export const CountList = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
  gap: '1rem',
  maxWidth: '45rem',
});

export const CountLink = styled(Link, {
  display: 'grid',
  gap: '.25rem',
  padding: '1rem 1.25rem',
  border: '1px solid $colors$mist',
  '&:hover': { backgroundColor: '$tint' },
  '& strong': { fontSize: '$2xl', lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' },
  variants: { urgent: { true: { borderColor: '$persimmon', '& strong': { color: '$persimmon' } }, false: {} } },
});

export const Charts = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: '1.5rem 2.5rem',
});

export const Figure = styled('figure', { display: 'grid', gap: '.5rem' });

export const Drawing = styled('svg', {
  width: '100%',
  height: '6rem',
  borderBottom: '1px solid $colors$celadon',
  fill: '$moss',
  '@forced': { fill: 'CanvasText', forcedColorAdjust: 'none' },
});
