import { styled } from '../foundation/theme.ts';

export type PeriodProps = {
  /** Formatted period, such as '2026.11.01 ~ 2026.12.20'. */
  period: string;
  state: { tone: 'running' | 'coming' | 'over'; label: string };
};

/** State of an offer, and its period. */
export const Period = ({ period, state }: PeriodProps) => (
  <Line>
    <Badge tone={state.tone}>{state.label}</Badge>
    {period}
  </Line>
);

const Line = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '.25rem .75rem',
  color: '$bronzeInk',
  fontSize: '$sm',
  lineHeight: '$tight',
  fontVariantNumeric: 'tabular-nums',
});

const Badge = styled('span', {
  padding: '0 .5rem',
  border: '1px solid $colors$field',
  fontSize: '$2xs',
  whiteSpace: 'nowrap',
  variants: {
    tone: {
      running: {
        borderColor: '$forest',
        backgroundColor: '$forest',
        color: '$ivory',
        '@forced': { borderWidth: '2px' },
      },
      coming: { borderColor: '$bronze', color: '$bronzeInk' },
      over: { color: '$sage' },
    },
  },
});
