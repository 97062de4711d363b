import { styled } from '#src/ui/foundation/theme.ts';

/** Height of a row of the picture, and width of the arrows at each side, in sixteenths of a rem. */
export const rowHeight = 64;
export const arrowWidth = 72;

export const Picture = styled('div', {
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 24rem) 4.5rem',
  marginTop: '1.5rem',
  '@mobile': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const Screens = styled('ol', { display: 'grid', gridAutoRows: '4rem', '@mobile': { gridAutoRows: 'auto' } });

export const Screen = styled('li', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 1rem',
  minHeight: '3.25rem',
  margin: '.375rem 0',
  padding: '0 1rem',
  border: '1px solid $colors$mist',
  fontSize: '$sm',
  lineHeight: 1.3,
  '& span': { fontVariantNumeric: 'tabular-nums' },
  variants: {
    level: {
      done: { borderColor: '$moss', color: '$moss' },
      none: { color: '$sage' },
      few: { backgroundColor: '$tint' },
      some: { backgroundColor: '$inkWash' },
      many: { borderColor: '$persimmon', backgroundColor: '$champagne', borderWidth: 2 },
    },
  },
});

export const Drawing = styled('svg', {
  fill: 'none',
  width: '4.5rem',
  height: '100%',
  stroke: '$celadon',
  strokeWidth: 1.25,
  '@forced': { stroke: 'CanvasText' },
  '@mobile': { display: 'none' },
});
