import type { ReactNode } from 'react';
import { styled } from '../foundation/theme.ts';

export type CountdownCardProps = {
  label: string;
  /** Such as `D-12`. */
  countdown: string;
  title: string;
  facts: readonly string[];
  action: ReactNode;
};

/** The next appointment: the days until then in large numerals, what and when, and a link. */
export const CountdownCard = ({ label, countdown, title, facts, action }: CountdownCardProps) => (
  <Card aria-label={label}>
    <Countdown>{countdown}</Countdown>
    <div>
      <Label>{label}</Label>
      <Title>{title}</Title>
      {facts.map((fact) => (
        <Fact key={fact}>{fact}</Fact>
      ))}
    </div>
    <div>{action}</div>
  </Card>
);

const Card = styled('section', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '1.25rem $7',
  padding: '2.25rem 2.5rem',
  borderTop: '1px solid $colors$forest',
  backgroundColor: '$hanji',
  '@mobile': { columnGap: '$5', padding: '1.5rem 1.25rem' },
  '@narrow': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Countdown = styled('p', {
  color: '$bronzeInk',
  font: '400 4.5rem / 1 $fonts$latin',
  fontFeatureSettings: '"lnum"',
  letterSpacing: '-.02em',
  whiteSpace: 'nowrap',
  '@mobile': { fontSize: '3.375rem' },
});

const Label = styled('p', { color: '$sage', fontSize: '$sm' });

const Title = styled('h2', { marginBlock: '.25rem .375rem', fontSize: '$xl' });

const Fact = styled('p', { fontSize: '$sm', fontVariantNumeric: 'tabular-nums', textWrap: 'pretty' });
