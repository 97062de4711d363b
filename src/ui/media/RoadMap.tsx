import type { Route } from '../data/RouteCards.tsx';
import { styled } from '../foundation/theme.ts';
import { planColors } from '../golf/hole-plan/plan-colors.ts';
import { destination, drawnRoads, viewWidth, type DrawnRoad } from './road-map.ts';

export type RoadMapProps = {
  name: string;
  roads: readonly Route[];
  /** Says that it is not to scale. */
  note: string;
};

/**
 * Schematic map of the roads to a place, drawn from the text of the routes in the manner of the hole plans: the last
 * junctions of each route along a line. Decorative, as the routes are in the text beside it.
 */
export function RoadMap({ name, roads, note }: RoadMapProps) {
  const drawn = drawnRoads(roads);
  return (
    <Frame>
      <Drawing viewBox={`0 0 ${viewWidth} ${drawn.height}`} aria-hidden="true">
        <ellipse className="rough" cx="296" cy={drawn.middle} rx="74" ry="64" />
        <path className="tree" d={groveAround(drawn.middle)} />
        {drawn.roads.map(({ from, path }) => (
          <path key={from} className="road" d={path} />
        ))}
        {drawn.roads.map((road) => (
          <Stops key={road.from} {...road} />
        ))}
        <Destination name={name} middle={drawn.middle} />
      </Drawing>
      <figcaption>{note}</figcaption>
    </Frame>
  );
}

const Stops = ({ from, time, y, stops }: DrawnRoad) => (
  <>
    <circle className="end" cx="14" cy={y} r="5" />
    {stops.map(({ name, x }) => (
      <g key={name}>
        <circle className="stop" cx={x} cy={y} r="5.5" />
        <text className="name" x={x} y={y - 14}>
          {name}
        </text>
      </g>
    ))}
    <text className="from" x="8" y={y + 27}>
      {from}
    </text>
    <text className="time" x="230" y={y + 27}>
      {time}
    </text>
  </>
);

const Destination = ({ name, middle }: { name: string; middle: number }) => (
  <g transform={`translate(${destination.left} ${middle - destination.height / 2})`}>
    <path className="pole" d="M22 0v-30" />
    <path className="flag" d="M22-30c7-3 12 4 20 1v12c-8 3-13-4-20-1z" />
    <rect className="place" width={destination.width} height={destination.height} />
    <text className="club" x={destination.width / 2} y="26">
      {name}
    </text>
  </g>
);

/** Trees around the destination, as zero-length strokes with round caps. */
const groveAround = (middle: number) => grove.map(([right, down]) => `M${296 + right} ${middle + down}h0`).join('');

const grove = [
  [-40, -44],
  [-34, 46],
  [-12, 56],
  [34, -54],
  [36, 48],
  [52, -34],
  [56, 36],
] as const;

const Frame = styled('figure', {
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  height: '100%',
  minHeight: '20rem',
  padding: '1.5rem 1.5rem 1.25rem',
  backgroundColor: '$hanji',
  color: '$text',
  forcedColorAdjust: 'none',
  '& > figcaption': { color: '$sage', fontSize: '$xs' },
  '@mobile': { padding: '1rem $space$edge 1rem' },
});

const label = { fontFamily: '$sans', fontSize: 14, fontWeight: 500, letterSpacing: '-.02em' } as const;

const Drawing = styled('svg', {
  width: '100%',
  height: '100%',
  '& .rough': { fill: planColors.rough },
  '& .tree': { stroke: planColors.tree, strokeWidth: 15, strokeLinecap: 'round' },
  '& .road': { fill: 'none', stroke: '$bronze', strokeWidth: 3 },
  '& .stop': { fill: '$ivory', stroke: '$bronze', strokeWidth: 2.5 },
  '& .end': { fill: '$bronze' },
  '& .name': { ...label, fill: '$text', textAnchor: 'middle' },
  '& .from': { fill: '$text', fontFamily: '$serif', fontSize: 16, letterSpacing: '-.03em' },
  '& .time': { ...label, fill: '$bronzeInk', textAnchor: 'end' },
  '& .pole': { stroke: '$text', strokeWidth: 1.75 },
  '& .flag': { fill: '$persimmon' },
  '& .place': { fill: '$forest' },
  '& .club': { fill: '$ivory', fontFamily: '$serif', fontSize: 17, letterSpacing: '-.03em', textAnchor: 'middle' },
});
