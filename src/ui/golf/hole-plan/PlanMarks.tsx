import type { Corner as CornerMark, DepthMark, Label } from './marks.ts';
import type { Point } from './geometry.ts';
import { arc, straight } from './path.ts';
import type { Plan } from './plan.ts';
import type { DrawnTee } from './tees.ts';

const round = Math.round;

const Numeral = ({ label: { text, at, anchor }, className }: { label: Label; className: string }) => (
  <text className={className} x={round(at[0])} y={round(at[1])} textAnchor={anchor}>
    {text}
  </text>
);

/** The five tees. */
export function Tees({ tees }: { tees: readonly DrawnTee[] }) {
  return tees.map(({ color, middle: [x, y], degrees }) => (
    <g key={color} transform={`translate(${round(x)} ${round(y)})rotate(${degrees})`}>
      <rect className="pad" x="-21" y="-13" width="42" height="26" rx="9" />
      <rect className={`tee ${color}`} x="-10" y="-6" width="20" height="12" rx="2" />
    </g>
  ));
}

/** Distances to the middle of the green as arcs, and from the black tee to the fairway bunkers as numbers. */
export function Distances({ plan: { arcs, carries } }: { plan: Plan }) {
  return (
    <>
      <path className="arc" d={arcs.map(({ from, to, radius }) => arc(from, to, radius)).join('')} />
      {arcs.map(({ label }) => (
        <Numeral key={label.text} className="left" label={label} />
      ))}
      {carries.map((label) => (
        <Numeral key={`${label.text}${label.anchor}`} className="carry" label={label} />
      ))}
    </>
  );
}

/** Depth of the green, as a dimension line. */
export function Depth({ mark: { ends, heading, label } }: { mark: DepthMark }) {
  const [right, down] = [Math.cos(heading) * 6, Math.sin(heading) * 6];
  const ticks = ends
    .map(([x, y]) =>
      straight([
        [x - right, y - down],
        [x + right, y + down],
      ]),
    )
    .join('');
  return (
    <>
      <path className="depth" d={`${straight(ends)}${ticks}`} />
      <Numeral className="carry" label={label} />
    </>
  );
}

export function Flag({ at: [x, y] }: { at: Point }) {
  return (
    <g transform={`translate(${round(x)} ${round(y)})`}>
      <path className="pole" d="M0 0v-44" />
      <circle className="hole" r="3" />
      <path className="flag" d="M0-44c8-4 15 4 25 1v15c-10 3-17-5-25-1z" />
    </g>
  );
}

/** North arrow, and the elevation change from tee to green. */
export function Corner({ middle: [x, y], north, elevation }: CornerMark) {
  const turn = (north * Math.PI) / 180;
  return (
    <>
      <g transform={`translate(${x} ${y})rotate(${north})`}>
        <circle className="ring" r="25" />
        <path className="needle" d="M0-20L7 16L0 11L-7 16z" />
        <path className="half" d="M0-20L7 16L0 11z" />
      </g>
      <g transform={`translate(${x} ${y})`}>
        <text className="mark" x={round(Math.sin(turn) * 41)} y={round(8 - Math.cos(turn) * 41)} textAnchor="middle">
          N
        </text>
        {elevation !== 0 && <path className="slope" d={elevation > 0 ? 'M-26 86h52v-17z' : 'M26 86h-52v-17z'} />}
        {elevation !== 0 && (
          <text className="mark" y="112" textAnchor="middle">
            {`${elevation > 0 ? '+' : '−'}${Math.abs(elevation)}m`}
          </text>
        )}
      </g>
    </>
  );
}
