import type { ReactNode } from 'react';
import { styled } from '../../foundation/theme.ts';
import { formatNumber } from '../../foundation/format-number.ts';
import { TeeTable, type TeeTableProps } from './TeeTable.tsx';

export type HoleDataProps = {
  /** Course and number: `브리지 코스 4번 홀`. */
  place: string;
  holeNumber: number;
  name: string;
  par: number;
  handicap: number;
  standardDistance: number;
  tees: TeeTableProps['tees'];
  tip: ReactNode;
  level?: 'h2' | 'h3';
  titleId?: string;
};

/** Data of a hole: number, name, par, distances, and a tip. */
export function HoleData({
  place,
  holeNumber,
  name,
  par,
  handicap,
  standardDistance,
  tees,
  tip,
  level = 'h3',
  titleId,
}: HoleDataProps) {
  return (
    <div>
      <Head>
        <Numeral aria-hidden="true">{holeNumber}</Numeral>
        <div>
          <Course>{place}</Course>
          <Name as={level} id={titleId}>
            {name}
          </Name>
        </div>
      </Head>
      <Facts>
        <div>
          <dt>파</dt>
          <dd>{par}</dd>
        </div>
        <div>
          <dt>핸디캡</dt>
          <dd>{handicap}</dd>
        </div>
        <div>
          <dt>기준 거리</dt>
          <dd>
            {formatNumber(standardDistance)} <small>m</small>
          </dd>
        </div>
      </Facts>
      <TeeTable caption={`${place} 티별 거리`} tees={tees} />
      <Tip>
        <p lang="en" aria-hidden="true">
          Tip
        </p>
        {tip}
      </Tip>
    </div>
  );
}

const latin = { fontFamily: '$latin', fontFeatureSettings: '"lnum"' } as const;

const Head = styled('div', {
  display: 'flex',
  alignItems: 'flex-end',
  flexWrap: 'wrap',
  gap: '$4 1.75rem',
  '@print': { gap: '4pt 10pt' },
});

const Numeral = styled('span', {
  ...latin,
  color: '$forest',
  fontSize: '9rem',
  lineHeight: 0.72,
  letterSpacing: '-.04em',
  '@mobile': { fontSize: '7rem' },
  '@print': { fontSize: '36pt' },
});

const Course = styled('p', { color: '$sage', fontSize: '$sm' });

const Name = styled('h3', { fontSize: '$xl', '@print': { fontSize: '14pt' } });

const Facts = styled('dl', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$4 3.5rem',
  marginBlock: '2.75rem 1.75rem',
  '& dt': { color: '$sage', fontSize: '$xs' },
  '& dd': { ...latin, fontSize: '2.5rem', lineHeight: 1.15 },
  '& small': { fontFamily: '$sans', fontSize: '1.0625rem' },
  '@mobile': { gap: '$3 2.5rem', marginTop: '2rem' },
  '@print': { gap: '2pt 18pt', marginBlock: '6pt', '& dd': { fontSize: '14pt' }, '& small': { fontSize: '9pt' } },
});

const Tip = styled('div', {
  marginTop: '2.25rem',
  paddingLeft: '$5',
  borderLeft: '1px solid $colors$bronze',
  '& > [lang]': {
    marginBottom: '.625rem',
    color: '$bronzeInk',
    font: '500 .875rem / 1 $fonts$latin',
    letterSpacing: '.16em',
    textTransform: 'uppercase',
  },
  '@print': { marginTop: '6pt', fontSize: '8.5pt', lineHeight: 1.4 },
});
