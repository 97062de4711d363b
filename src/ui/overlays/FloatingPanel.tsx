import type { ReactNode } from 'react';
import { screenOnly } from '../foundation/print.ts';
import { styled } from '../foundation/theme.ts';

/** A small panel over a corner of the window, which remains usable while a dialog is open. */
export function FloatingPanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Root aria-label={label} data-react-aria-top-layer="true">
      {children}
    </Root>
  );
}

const Root = styled('aside', {
  position: 'fixed',
  zIndex: '$skip',
  insetInlineStart: 'max($space$3, env(safe-area-inset-left))',
  insetBlockEnd: 'max($space$3, env(safe-area-inset-bottom))',
  display: 'grid',
  gap: '$3',
  width: 'min(26rem, calc(100% - 2 * $space$3))',
  maxHeight: 'calc(.6 * $sizes$viewport)',
  overflowY: 'auto',
  padding: '$3 $4',
  border: '1px solid $colors$bronze',
  backgroundColor: '$ivory',
  color: '$text',
  fontSize: '$sm',
  '& li': { overflowWrap: 'anywhere' },
  ...screenOnly,
});
