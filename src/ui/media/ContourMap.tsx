import { useMemo } from 'react';
import { contourAt, groundOf, levels, type Ground } from './contours.ts';
import { styled } from '../foundation/theme.ts';
import { useNearViewport } from '../hooks/use-near-viewport.ts';

export type ContourMapProps = {
  /** Different seeds produce different hills. */
  seed: number;
  /** Label of the marked point. */
  name: string;
};

const [width, height] = [600, 480];

/**
 * Decorative map with contour lines and a marked point; directions are in the text beside it. The lines are rendered
 * when it comes near the viewport, as they have as many bytes as the rest of a page.
 */
export function ContourMap({ seed, name }: ContourMapProps) {
  const [ref, isNear] = useNearViewport<HTMLDivElement>(false);
  const ground = useMemo(() => isNear && groundOf(seed, width, height), [isNear, seed]);
  return (
    <Frame ref={ref}>
      <Drawing viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {ground &&
          levels.map((level, index) => (
            <Contour key={level} ground={ground} level={level} isStrong={index % 4 === 0} />
          ))}
        <circle cx={width / 2} cy={height / 2} r="5" />
        <circle cx={width / 2} cy={height / 2} r="13" data-ring="" />
      </Drawing>
      <Name>{name}</Name>
    </Frame>
  );
}

function Contour({ ground, level, isStrong }: { ground: Ground; level: number; isStrong: boolean }) {
  return <path d={useMemo(() => contourAt(ground, level), [ground, level])} data-strong={isStrong || undefined} />;
}

const Frame = styled('div', {
  position: 'relative',
  height: '100%',
  minHeight: '20rem',
  overflow: 'hidden',
  backgroundColor: '$hanji',
});

const Drawing = styled('svg', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: '$bronze',
  '& path': { opacity: 0.38, '&[data-strong]': { opacity: 0.75 } },
  '& circle': { fill: '$persimmon', stroke: 'none', '&[data-ring]': { fill: 'none', stroke: '$persimmon' } },
});

const Name = styled('p', {
  position: 'absolute',
  left: '50%',
  top: 'calc(50% + 1.5rem)',
  padding: '.25rem .75rem',
  backgroundColor: '$hanji',
  fontFamily: '$serif',
  fontSize: '$control',
  transform: 'translateX(-50%)',
  whiteSpace: 'nowrap',
});
