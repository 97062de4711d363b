import type { ReactNode } from 'react';
import { styled } from '../foundation/theme.ts';
import { formatNumber } from '../foundation/format-number.ts';

export type EstimateLine = { label: string; detail: string; amount: number };

export type EstimatePanelProps = {
  /** Accessible name of the form. */
  label: string;
  /** The fields of the calculation, stacked. */
  fields: ReactNode;
  /** The total with its items, or a message if it cannot be computed. */
  result:
    | { lines: readonly EstimateLine[]; total: number; shares: readonly { label: string; amount: number }[] }
    | string;
  totalLabel: string;
  /** Unit after each amount. */
  unit: string;
  /** Notes below the total, such as that it is an estimate. */
  children: ReactNode;
};

/** A calculation: a form, and its result in a live region. */
export function EstimatePanel({ label, fields, result, totalLabel, unit, children }: EstimatePanelProps) {
  return (
    <Panel>
      <Fields aria-label={label} onSubmit={(event) => event.preventDefault()}>
        {fields}
      </Fields>
      <Sheet>
        {typeof result === 'string' ? (
          <Refusal role="status">{result}</Refusal>
        ) : (
          <>
            <dl>
              {result.lines.map(({ label: name, detail, amount }) => (
                <Line key={name}>
                  <dt>
                    {name}
                    <Detail>{detail}</Detail>
                  </dt>
                  <dd>
                    {formatNumber(amount)}
                    {unit}
                  </dd>
                </Line>
              ))}
            </dl>
            <Sum role="status" aria-atomic="true">
              <span>{totalLabel}</span>{' '}
              <Total>
                <Figure>{formatNumber(result.total)}</Figure>
                {unit}
              </Total>
              {result.shares.map(({ label: name, amount }) => (
                <Share key={name}>
                  <span>{name}</span>{' '}
                  <span>
                    {formatNumber(amount)}
                    {unit}
                  </span>
                </Share>
              ))}
            </Sum>
          </>
        )}
        <Remarks>{children}</Remarks>
      </Sheet>
    </Panel>
  );
}

const Panel = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  // With large text the padding shrinks, and the text stays.
  gap: 'min(3.5rem, 4.25vw)',
  padding: 'min(3rem, 3.5vw)',
  backgroundColor: '$hanji',
  borderTop: '1px solid $colors$lineBronze',
  '@compact': { gap: '2.5rem', padding: '2.25rem' },
  '@mobile': { gap: '2.5rem', marginInline: 'calc(-1 * $space$edge)', padding: '2.25rem $space$edge 2.5rem' },
  '@narrow': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Fields = styled('form', {
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.75rem',
});

const Sheet = styled('div', { minWidth: 0, fontVariantNumeric: 'tabular-nums' });

const Line = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 $4',
  paddingBlock: '.875rem',
  borderBottom: '1px solid $colors$mist',
  fontSize: '$control',
  '&:first-child': { borderTop: '1px solid $colors$forest' },
  '& dd': { marginLeft: 'auto' },
});

const Detail = styled('span', { display: 'block', color: '$sage', fontSize: '$xs', lineHeight: '$tight' });

const Sum = styled('div', {
  display: 'grid',
  paddingTop: '1.5rem',
  fontSize: '$sm',
  '& > span:first-child': { color: '$sage' },
});

const Total = styled('span', { display: 'block', marginBottom: '.875rem', textAlign: 'right' });

const Figure = styled('span', {
  marginRight: '.25rem',
  font: '400 3rem / 1.1 $fonts$latin',
  fontFeatureSettings: '"lnum"',
  letterSpacing: '-.02em',
  '@mobile': { fontSize: '2.625rem' },
  '@tight': { fontSize: '1.875rem' },
});

const Share = styled('span', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '$4',
  paddingBlock: '.375rem',
});

const Refusal = styled('p', {
  paddingBlock: '1.5rem',
  borderBlock: '1px solid $colors$mist',
  fontFamily: '$serif',
  fontSize: '$lg',
  lineHeight: '$tight',
});

const Remarks = styled('div', { marginTop: '1.75rem' });
