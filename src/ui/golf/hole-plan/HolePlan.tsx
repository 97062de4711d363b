import { useId } from 'react';
import { holeFeatures, holeTitle } from './description.ts';
import { viewHeight, viewWidth } from './frame.ts';
import type { PlannedHole } from './hole.ts';
import { Drawing } from './hole-plan-style.ts';
import { Corner, Depth, Distances, Flag, Tees } from './PlanMarks.tsx';
import { closedCurve, dots, straight } from './path.ts';
import { type Plan, planOf } from './plan.ts';

export type HolePlanProps = {
  hole: PlannedHole;
  /** `ink`: lines only, as in print. */
  look?: 'color' | 'ink';
};

/** Plan of a hole in the style of a yardage book, drawn from its data, with a text alternative from the same data. */
export function HolePlan({ hole, look = 'color' }: HolePlanProps) {
  const id = useId();
  const plan = planOf(hole);
  return (
    <Drawing viewBox={`0 0 ${viewWidth} ${viewHeight}`} role="img" aria-labelledby={`${id}t ${id}d`} look={look}>
      <title id={`${id}t`}>{holeTitle(hole)}</title>
      <desc id={`${id}d`}>{holeFeatures(hole)}</desc>
      <path className="floor" d={closedCurve(plan.floor)} />
      <path className="rough" d={closedCurve(plan.rough)} />
      <Waters id={id} plan={plan} kind="side" />
      <Fairway id={id} plan={plan} />
      <Waters id={id} plan={plan} kind="cross" />
      <Woods id={id} plan={plan} />
      <path className="fringe" d={closedCurve(plan.green.fringe)} />
      <path className="green" d={closedCurve(plan.green.outline)} />
      <Bunkers id={id} plan={plan} />
      <Tees tees={plan.tees} />
      <path className="line" d={straight(plan.line)} />
      <Distances plan={plan} />
      <Depth mark={plan.depth} />
      <Flag at={plan.pin} />
      <Corner {...plan.corner} />
    </Drawing>
  );
}

type LayerProps = { id: string; plan: Plan };

/** Fairway with its first cut and mowing stripes. */
function Fairway({ id, plan }: LayerProps) {
  return (
    <>
      <clipPath id={`${id}f`}>
        <path id={`${id}e`} d={closedCurve(plan.fairway)} />
      </clipPath>
      <use href={`#${id}e`} className="cut" />
      <use href={`#${id}e`} className="fairway" />
      <path
        className="stripe"
        clipPath={`url(#${id}f)`}
        d={plan.stripes.map((stripe) => `${straight(stripe)}z`).join('')}
      />
    </>
  );
}

/** Water, with ripples: outlines that repeat its shore, each clipped further inside. */
function Waters({ id, plan, kind }: LayerProps & { kind: 'side' | 'cross' }) {
  return plan.waters.map((water, index) => {
    const [shore, clip, d] = [`${id}s${index}`, `${id}w${index}`, closedCurve(water.outline)];
    return water.kind !== kind ? null : (
      <g key={d}>
        <clipPath id={clip}>
          <path id={shore} d={d} />
        </clipPath>
        <use href={`#${shore}`} className="water" />
        <g clipPath={`url(#${clip})`}>
          {ripples.map(({ className, width }) => (
            <use key={width} href={`#${shore}`} className={className} strokeWidth={width} />
          ))}
        </g>
        {water.bridge && <path className="bridge" d={straight(water.bridge)} />}
        {water.bridge && <path className="deck" d={straight(water.bridge)} />}
      </g>
    );
  });
}

const ripples = [
  { className: 'ripple', width: 31 },
  { className: 'still', width: 29 },
  { className: 'ripple', width: 14 },
  { className: 'still', width: 12 },
] as const;

/** Tree crowns, the large ones behind: crowns of one size merge into clumps, and a dot marks each tree. */
function Woods({ id, plan }: LayerProps) {
  return plan.trees.map(({ size, places }) => (
    <g key={size}>
      <defs>
        <path id={`${id}t${size}`} d={dots(places)} />
      </defs>
      <use href={`#${id}t${size}`} className="edge" strokeWidth={size + 3} />
      <use href={`#${id}t${size}`} className="tree" strokeWidth={size} />
      <use href={`#${id}t${size}`} className="trunk" />
    </g>
  ));
}

function Bunkers({ id, plan }: LayerProps) {
  const sand = plan.bunkers.map(({ outline }) => closedCurve(outline)).join('');
  return (
    <>
      <pattern id={`${id}g`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(24)">
        <path className="grain" d="M2 2h0M6 6.5h0" />
      </pattern>
      <path className="sand" d={sand} />
      <path fill={`url(#${id}g)`} d={sand} />
    </>
  );
}
