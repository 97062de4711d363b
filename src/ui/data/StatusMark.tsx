import type { ReactNode } from 'react';
import { styled } from '../foundation/theme.ts';

export type StatusTone = 'planned' | 'done' | 'missed';

/** A status label after a mark whose shape depends on the tone: a ring, a disc, a dash. */
export function StatusMark({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return <Root tone={tone}>{children}</Root>;
}

const Root = styled('span', {
  display: 'inline-block',
  color: '$text',
  whiteSpace: 'nowrap',
  '&::before': {
    content: '""',
    display: 'inline-block',
    width: '.4375rem',
    marginRight: '.625rem',
    verticalAlign: '.1em',
    border: '1px solid $colors$moss',
    '@forced': { forcedColorAdjust: 'none', borderColor: 'CanvasText' },
  },
  variants: {
    tone: {
      planned: { '&::before': { height: '.4375rem', borderRadius: '50%' } },
      done: {
        '&::before': {
          height: '.4375rem',
          borderRadius: '50%',
          backgroundColor: '$moss',
          '@forced': { backgroundColor: 'CanvasText' },
        },
      },
      missed: {
        color: '$persimmon',
        '&::before': { height: 0, verticalAlign: '.28em', borderWidth: '1px 0 0', borderColor: '$persimmon' },
      },
    },
  },
});
