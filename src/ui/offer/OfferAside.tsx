import type { ReactNode } from 'react';
import { FactList, type Fact } from '../data/FactList.tsx';
import { screenOnly } from '../foundation/print.ts';
import { styled } from '../foundation/theme.ts';
import { Period, type PeriodProps } from './Period.tsx';

export type OfferAsideProps = PeriodProps & {
  label: string;
  /** Null if the offer states none. */
  price: string | null;
  facts: readonly Fact[];
  share: ReactNode;
  actions: ReactNode;
};

/** Column beside an offer, which stays in view: price, state and period, facts, actions. */
export const OfferAside = ({ label, price, facts, share, actions, ...period }: OfferAsideProps) => (
  <Column aria-label={label}>
    {price !== null && <Price>{price}</Price>}
    <Line>
      <Period {...period} />
      {share}
    </Line>
    {facts.length > 0 && <FactList facts={facts} />}
    <Actions>{actions}</Actions>
  </Column>
);

const Column = styled('section', {
  position: 'sticky',
  top: 'calc($sizes$headerSolid + 2.5rem)',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  padding: '1.75rem 0 0',
  borderTop: '1px solid $colors$forest',
  '& > dl': { marginTop: 0, borderTop: 0 },
  // Taller than the window it would be cut off.
  '@media (max-height: 44em)': { position: 'static' },
  '@mobile': { position: 'static' },
  '@print': { position: 'static' },
});

const Price = styled('p', {
  marginBottom: '.75rem',
  fontFamily: '$serif',
  fontSize: '$xl',
  lineHeight: '$head',
  letterSpacing: '$display',
  fontVariantNumeric: 'tabular-nums',
});

const Line = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 $4',
  minHeight: '$touch',
  borderBottom: '1px solid $colors$mist',
});

const Actions = styled('div', { display: 'grid', gap: '$3', marginTop: '1.75rem', ...screenOnly });
