import { styled } from '../theme.ts';

export type PeriodProps = {
  /** As it is written: '2026.11.01 ~ 2026.12.20'. */
  period: string;
  isEnded: boolean;
};

/** From when until when; what is over says so. */
export const Period = ({ period, isEnded }: PeriodProps) => (
  <Line>
    {period}
    {isEnded && <Ended>종료</Ended>}
  </Line>
);

const Line = styled('p', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '.25rem .75rem', color: '$bronzeInk', fontSize: '$sm', lineHeight: '$tight', fontVariantNumeric: 'tabular-nums' });

const Ended = styled('span', { padding: '0 .5rem', border: '1px solid $colors$field', color: '$sage', fontSize: '$2xs', whiteSpace: 'nowrap' });
