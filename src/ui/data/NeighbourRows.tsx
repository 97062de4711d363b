import { Link as AriaLink } from 'react-aria-components/Link';
import { Icon } from '../foundation/Icon.tsx';
import { NewMark } from '../news/NewMark.tsx';
import { styled } from '../foundation/theme.ts';

export type NeighbourRow = {
  /** The direction, such as '이전'. */
  label: string;
  /** Null at the end of the list. */
  to: { href: string; title: string; isNew: boolean } | null;
};

export type NeighbourRowsProps = {
  label: string;
  previous: NeighbourRow;
  next: NeighbourRow;
  /** Text shown if there is none. */
  none: string;
};

/** Links to the previous and the next entry of a list, in two rows. */
export function NeighbourRows({ label, previous, next, none }: NeighbourRowsProps) {
  return (
    <nav aria-label={label}>
      <Rows>
        {(
          [
            ['arrowUp', previous],
            ['down', next],
          ] as const
        ).map(([icon, { label: direction, to }]) => (
          <li key={icon}>
            {to ? (
              <Row as={AriaLink} href={to.href}>
                <Direction>
                  <Icon name={icon} size="small" />
                  {direction}
                </Direction>
                <Title>
                  {to.title}
                  {to.isNew && <NewMark />}
                </Title>
              </Row>
            ) : (
              <Row isNone>
                <Direction>
                  <Icon name={icon} size="small" />
                  {direction}
                </Direction>
                {none}
              </Row>
            )}
          </li>
        ))}
      </Rows>
    </nav>
  );
}

const Rows = styled('ul', {
  borderTop: '1px solid $colors$forest',
  '& li': { borderBottom: '1px solid $colors$mist' },
});

const Row = styled('div', {
  display: 'grid',
  gridTemplateColumns: '6.25rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0 $4',
  minHeight: '5rem',
  paddingBlock: '$3',
  lineHeight: '$tight',
  '&[data-hovered]': { backgroundColor: '$tint' },
  '@mobile': { minHeight: '4.5rem', gridTemplateColumns: '4.5rem minmax(0, 1fr)' },
  '@tight': { gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: { isNone: { true: { color: '$sage' }, false: { cursor: 'pointer' } } },
  defaultVariants: { isNone: false },
});

const Direction = styled('span', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  color: '$sage',
  fontSize: '$sm',
  whiteSpace: 'nowrap',
});

const Title = styled('span', { minWidth: 0 });
