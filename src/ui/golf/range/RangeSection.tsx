import { styled } from '../../foundation/theme.ts';
import { planColors } from '../hole-plan/plan-colors.ts';
import { flightTo, sectionHeight as height, ground, floors, playerOn } from './range-section.ts';

export type RangeSectionProps = {
  /** Distances of the target greens and of the end of the range from the tees, in metres. */
  greens: readonly number[];
  length: number;
  /** Text alternative. */
  label: string;
};

const colors = planColors;

/**
 * Cross-section of a driving range in the manner of the hole plans: the tees, a flight to each target green, the woods
 * at its end. Distances are to scale at any width; marks and numbers keep their size.
 */
export function RangeSection({ greens, length, label }: RangeSectionProps) {
  const at = (metres: number) => `${((100 * metres) / length).toFixed(2)}%`;
  return (
    <Frame role="img" aria-label={label}>
      <Tees viewBox={`0 0 84 ${height}`} aria-hidden="true">
        <path className="ground" d={`M0 ${ground}H84V${ground + 18}H0z`} />
        <path className="house" d={`M10 ${ground}V${floors[1] - 46}M10 ${floors[1]}H72M62 ${floors[1]}V${ground}`} />
        <path className="roof" d={`M4 ${floors[1] - 42}L80 ${floors[1] - 54}V${floors[1] - 49}L4 ${floors[1] - 37}z`} />
        {floors.map((floor) => (
          <path key={floor} className="player" d={playerOn(floor)} />
        ))}
      </Tees>
      <Field height={height} aria-hidden="true">
        <svg width="100%" height={height} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" overflow="visible">
          <rect className="ground" y={ground} width="140" height="18" />
          {greens.map((metres, index) => (
            <path key={metres} className="flight" d={flightTo((100 * metres) / length, floors[index % 2] ?? ground)} />
          ))}
        </svg>
        {greens.map((metres) => (
          <svg key={metres} x={at(metres)} y={ground} overflow="visible">
            <ellipse className="green" rx="15" ry="4.5" />
            <path className="pole" d="M0 0v-30" />
            <path className="flag" d="M0-30c6-3 10 3 16 1v10c-6 3-10-3-16-1z" />
            <text y="40">{metres}</text>
          </svg>
        ))}
        <svg x="100%" y={ground} overflow="visible">
          <path className="trunk" d="M6 0v-34M20 0v-44M34 0v-30" />
          <path className="crown" d="M6-38v-14M20-50v-18M34-34v-12" />
          <text className="end" x="40" y="40">
            {length}m
          </text>
        </svg>
      </Field>
    </Frame>
  );
}

const Frame = styled('div', {
  display: 'flex',
  overflow: 'hidden',
  paddingRight: '3.25rem',
  '@narrow': { paddingRight: '2.75rem' },
  backgroundColor: '$hanji',
  forcedColorAdjust: 'none',
  '& .ground': { fill: colors.fairway },
  '& .house': { fill: 'none', stroke: '$text', strokeWidth: 3 },
  '& .roof': { fill: '$forest' },
  '& .player': { fill: 'none', stroke: '$text', strokeWidth: 2.25, strokeLinecap: 'round', strokeLinejoin: 'round' },
  '& .flight': {
    fill: 'none',
    stroke: '$bronze',
    strokeWidth: 1.5,
    strokeDasharray: '2 5',
    strokeLinecap: 'round',
    vectorEffect: 'non-scaling-stroke',
  },
  '& .green': { fill: colors.green, stroke: colors.greenEdge, strokeWidth: 1.5 },
  '& .pole': { stroke: '$text', strokeWidth: 2 },
  '& .flag': { fill: '$persimmon' },
  '& .trunk': { fill: 'none', stroke: colors.treeEdge, strokeWidth: 3 },
  '& .crown': { fill: 'none', stroke: colors.tree, strokeWidth: 22, strokeLinecap: 'round' },
  '& text': {
    fill: '$text',
    fontSize: 15,
    fontWeight: 500,
    fontFeatureSettings: '"tnum"',
    letterSpacing: 0,
    textAnchor: 'middle',
    '@narrow': { fontSize: 12 },
  },
  '& .end': { fill: '$bronzeInk', textAnchor: 'end' },
});

const Tees = styled('svg', { flex: 'none', width: 84, height });

const Field = styled('svg', { flex: 1, minWidth: 0, overflow: 'visible' });
