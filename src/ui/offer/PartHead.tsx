import { formatNumber } from '../foundation/format-number.ts';
import { Heading } from '../foundation/text.ts';
import { styled } from '../foundation/theme.ts';
import { VisuallyHidden } from '../foundation/VisuallyHidden.tsx';

export type PartHeadProps = {
  id: string;
  /** Its place on the page, such as '01'. */
  number: string;
  title: string;
  /** How many things it has; undefined until that is known. */
  count: number | undefined;
};

/** How one of several lists on a page begins: its number, its name, how many there are. */
export function PartHead({ id, number, title, count }: PartHeadProps) {
  return (
    <Line>
      <Number aria-hidden="true">{number}</Number>
      <Heading id={id} size="title" css={{ flex: 1, minWidth: 0 }}>
        {title}
      </Heading>
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

const Line = styled('div', { display: 'flex', alignItems: 'baseline', gap: '1.5rem', paddingTop: '1.5rem', borderTop: '1px solid $colors$forest', '@mobile': { gap: '.75rem', paddingTop: '1rem' } });

const Number = styled('span', { color: '$bronzeInk', font: '400 1.375rem / 1 $fonts$latin', fontFeatureSettings: '"lnum"' });

const Count = styled('p', { color: '$sage', fontSize: '$sm', fontVariantNumeric: 'tabular-nums' });
