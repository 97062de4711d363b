import { formatNumber } from '../foundation/format-number.ts';
import { Heading } from '../foundation/text.ts';
import { styled } from '../foundation/theme.ts';
import { VisuallyHidden } from '../foundation/VisuallyHidden.tsx';

export type PartHeadProps = {
  id: string;
  /** Number of the section, such as '01'. */
  number: string;
  title: string;
  /** Number of entries; undefined while it is loading. */
  count: number | undefined;
};

/** Head of one of several lists on a page: its number, title and number of entries. */
export function PartHead({ id, number, title, count }: PartHeadProps) {
  return (
    <Line>
      <Number aria-hidden="true">{number}</Number>
      <Title id={id} size="title">
        {title}
      </Title>
      <Count>
        {count !== undefined && (
          <>
            {formatNumber(count)}
            <VisuallyHidden>건</VisuallyHidden>
          </>
        )}
      </Count>
    </Line>
  );
}

const Line = styled('div', {
  display: 'flex',
  alignItems: 'baseline',
  gap: '1.5rem',
  paddingTop: '1.5rem',
  borderTop: '1px solid $colors$forest',
  '@mobile': { gap: '.75rem', paddingTop: '1rem' },
});

const Number = styled('span', {
  color: '$bronzeInk',
  font: '400 1.375rem / 1 $fonts$latin',
  fontFeatureSettings: '"lnum"',
});

const Count = styled('p', { color: '$sage', fontSize: '$sm', fontVariantNumeric: 'tabular-nums' });

const Title = styled(Heading, { flex: 1, minWidth: 0 });
