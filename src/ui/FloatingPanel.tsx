import type { ReactNode } from 'react';
import { styled } from './theme.ts';

/** A small part over a corner of the window, which stays at hand while a dialog is open. */
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
  insetInlineStart: '$3',
  insetBlockEnd: '$3',
  display: 'grid',
  gap: '$3',
  width: 'min(26rem, calc(100% - 2 * $space$3))',
  maxHeight: '60vh',
  overflowY: 'auto',
  padding: '$3 $4',
  border: '1px solid $colors$bronze',
  backgroundColor: '$ivory',
  color: '$text',
  fontSize: '$sm',
  '& li': { overflowWrap: 'anywhere' },
  '@print': { display: 'none' },
});
