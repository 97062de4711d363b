import type { ComponentType } from 'react';
import { styled } from '#src/ui/foundation/theme.ts';

/** Frames a plan as its page does: between hairlines on hanji, 880px high, 560px in the mobile layout. */
export function InPlanFrame(Story: ComponentType) {
  return (
    <Frame>
      <Story />
    </Frame>
  );
}

const Frame = styled('div', {
  display: 'grid',
  justifyContent: 'center',
  boxSizing: 'border-box',
  height: '55rem',
  padding: '1.25rem 0',
  borderBlock: '1px solid $colors$lineBronze',
  backgroundColor: '$hanji',
  '& svg': { width: 'auto', height: '100%', minHeight: 0 },
  '@mobile': { height: '35rem', padding: '.9375rem 0' },
});

/** Plans in rows of nine. */
export const PlanSheet = styled('ol', {
  display: 'grid',
  gridTemplateColumns: 'repeat(9, minmax(0, 1fr))',
  gap: '$2',
  marginTop: '$4',
  padding: '$3',
  backgroundColor: '$hanji',
  '@mobile': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
