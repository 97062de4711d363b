import { Button as AriaButton } from 'react-aria-components/Button';
import { styled } from '#src/ui/foundation/theme.ts';

export const Screen = styled('main', {
  display: 'grid',
  gridTemplateColumns: 'minmax(16rem, 24rem) minmax(0, 1fr)',
  gap: '$6',
  padding: '$6',
  '& h1, & h2': { fontSize: '$lg' },
  '@mobile': { gridTemplateColumns: 'minmax(0, 1fr)', padding: '$4' },
});

export const Panel = styled('div', { minWidth: 0 });

export const Steps = styled('ol', { listStyle: 'decimal', paddingLeft: '1.5rem', fontVariantNumeric: 'tabular-nums' });

export const StepButton = styled(AriaButton, {
  verticalAlign: 'top',
  width: '100%',
  minHeight: '$touch',
  padding: '.25rem .5rem',
  textAlign: 'left',
  cursor: 'pointer',
  '& small': { display: 'block', color: '$sage' },
  '&[data-hovered]': { backgroundColor: '$tint' },
  '&[aria-current]': { backgroundColor: '$tint', boxShadow: 'inset 3px 0 $colors$bronze' },
});

export const Frame = styled('iframe', { width: '100%', height: '80vh', border: '1px solid $colors$mist', backgroundColor: '$ivory' });
