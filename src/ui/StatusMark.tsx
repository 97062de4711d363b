import type { ReactNode } from 'react';
import { styled } from './theme.ts';

export type StatusTone = 'planned' | 'done' | 'missed';

/** A word of state behind a mark of its own shape: a ring, a disc, a dash. */
export function StatusMark({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return <Root tone={tone}>{children}</Root>;
}

const Root = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.625rem',
  color: '$text',
  whiteSpace: 'nowrap',
  '&::before': { content: '""', flex: 'none', width: '.4375rem', border: '1px solid $colors$moss', '@forced': { forcedColorAdjust: 'none', borderColor: 'CanvasText' } },
  variants: {
    tone: {
      planned: { '&::before': { height: '.4375rem', borderRadius: '50%' } },
      done: { '&::before': { height: '.4375rem', borderRadius: '50%', backgroundColor: '$moss', '@forced': { backgroundColor: 'CanvasText' } } },
      missed: { color: '$persimmon', '&::before': { height: 0, borderWidth: '1px 0 0', borderColor: '$persimmon' } },
    },
  },
});
