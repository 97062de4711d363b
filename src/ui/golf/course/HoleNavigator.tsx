import { Link as AriaLink } from 'react-aria-components/Link';
import { styled } from '../../foundation/theme.ts';
import { VisuallyHidden } from '../../foundation/VisuallyHidden.tsx';

export type HoleNavigatorProps = {
  /** One row; two rows named OUT and IN for a course of more than nine holes. */
  rows: readonly {
    name: string | null;
    holes: readonly { holeNumber: number; par: number; href: string }[];
    par: number;
  }[];
};

/** Links to the holes of a course, with their pars and the total par of each row. */
export function HoleNavigator({ rows }: HoleNavigatorProps) {
  return (
    <nav aria-label="홀 바로가기">
      {rows.map(({ name, holes, par }) => (
        <Row key={name ?? 'only'}>
          {name && <Name lang="en">{name}</Name>}
          <Holes>
            {holes.map(({ holeNumber, par: holePar, href }) => (
              <li key={holeNumber}>
                <Hole href={href}>
                  <b>{holeNumber}</b>
                  <VisuallyHidden>번 홀, </VisuallyHidden>
                  <span>파 {holePar}</span>
                </Hole>
              </li>
            ))}
          </Holes>
          <Total>
            파 <b>{par}</b>
          </Total>
        </Row>
      ))}
    </nav>
  );
}

const numeral = { font: '500 1.375rem / 1 $fonts$latin', fontFeatureSettings: '"lnum"' } as const;

const Row = styled('div', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$5',
  paddingBlock: '2.5rem 3rem',
  '@mobile': { flexWrap: 'wrap', justifyContent: 'flex-end', gap: '$2 0', paddingBlock: '1.5rem' },
});

const Name = styled('p', {
  flex: '0 0 3.5rem',
  color: '$bronzeInk',
  font: '500 .9375rem / 2.75rem $fonts$latin',
  letterSpacing: '.16em',
  '@mobile': { marginRight: 'auto' },
});

const Holes = styled('ol', {
  position: 'relative',
  display: 'flex',
  flex: 1,
  justifyContent: 'space-between',
  minWidth: 0,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '1.375rem 0 auto',
    borderTop: '1px solid $colors$celadon',
  },
  '@mobile': {
    flex: '1 0 calc(100% + 2 * $space$edge)',
    gap: '.25rem',
    marginInline: 'calc(-1 * $space$edge)',
    paddingInline: '$edge',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& li': { flex: 'none' },
  },
});

const Hole = styled(AriaLink, {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: '$2',
  minWidth: '$touch',
  color: '$sage',
  fontSize: '$2xs',
  lineHeight: 1.4,
  cursor: 'pointer',
  '& b': {
    ...numeral,
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: '50%',
    backgroundColor: '$hanji',
    color: '$text',
  },
  '&[data-hovered] b': { boxShadow: 'inset 0 0 0 1px $colors$bronze' },
  '&[data-pressed] b': { backgroundColor: '$forest', color: '$ivory' },
});

const Total = styled('p', {
  color: '$sage',
  fontSize: '$xs',
  lineHeight: '2.75rem',
  whiteSpace: 'nowrap',
  '& b': { ...numeral, fontSize: '1.5rem', color: '$text' },
});
