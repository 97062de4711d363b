import { Drawing } from '../hole-plan/hole-plan-style.ts';
import { range, roundShape, transformed, type Point } from '../hole-plan/geometry.ts';
import { closedCurve, dots, straight } from '../hole-plan/path.ts';
import { Flag } from '../hole-plan/PlanMarks.tsx';
import { randomFrom } from '../hole-plan/random.ts';

const [width, height] = [600, 450];

/** A rounded shape around a point; the seed decides its lobes. */
function area(middle: Point, axes: Point, seed: number, lobes = 0.08): string {
  const random = randomFrom(seed);
  const [first, second] = [random() * 6, random() * 6];
  const shape = roundShape(
    axes,
    14,
    (angle) => 1 + lobes * Math.cos(2 * angle + first) + lobes * Math.cos(3 * angle + second),
  );
  return closedCurve(transformed(shape, middle, 0));
}

/** Trees along the upper edge and both sides. */
function Trees({ seed }: { seed: number }) {
  const random = randomFrom(seed);
  const places = range(26).map((index): Point => {
    const angle = Math.PI * (1.12 - (index / 25) * 1.24);
    return [
      width / 2 + Math.cos(angle) * (262 + random() * 24),
      height * 0.58 - Math.sin(angle) * (212 + random() * 24) + random() * 12,
    ];
  });
  return [30, 22].map((size, kind) => {
    const d = dots(places.filter((_, index) => index % 2 === kind));
    return (
      <g key={size}>
        <path className="edge" d={d} strokeWidth={size + 3} />
        <path className="tree" d={d} strokeWidth={size} />
        <path className="trunk" d={d} />
      </g>
    );
  });
}

/** Plan of the short-game area: two greens of different heights, three bunkers, approaches to both. */
export const ShortGamePlan = () => (
  <Drawing viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
    <path className="rough" d={area([300, 236], [268, 190], 3, 0.05)} />
    <Trees seed={11} />
    <path className="fairway" d={area([300, 350], [170, 62], 5)} />
    {greens.map(([x, y], index) => (
      <g key={x}>
        <path className="fringe" d={area([x, y], [92, 70], 7 + index)} />
        <path className="green" d={area([x, y], [80, 58], 7 + index)} />
      </g>
    ))}
    <path className="sand" d={bunkers.map((middle, index) => area(middle, [34, 22], 20 + index, 0.14)).join('')} />
    {greens.map(([x, y]) => (
      <path
        key={x}
        className="line"
        d={straight([
          [300, 362],
          [x, y],
        ])}
      />
    ))}
    {greens.map((pin) => (
      <Flag key={pin[0]} at={pin} />
    ))}
  </Drawing>
);

const greens: readonly Point[] = [
  [190, 190],
  [412, 158],
];
const bunkers: readonly Point[] = [
  [302, 224],
  [94, 262],
  [506, 236],
];

/** Plan of the putting green, with its nine holes. */
export const PuttingPlan = () => (
  <Drawing viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
    <path className="rough" d={area([300, 236], [268, 190], 4, 0.05)} />
    <Trees seed={17} />
    <path className="fringe" d={area([300, 250], [214, 140], 9, 0.07)} />
    <path className="green" d={area([300, 250], [200, 126], 9, 0.07)} />
    {holes.map(([x, y], index) => (
      <g key={x}>
        <circle className="hole" cx={x} cy={y} r="5" />
        <text className="carry" x={x} y={y - 12} textAnchor="middle">
          {index + 1}
        </text>
      </g>
    ))}
  </Drawing>
);

const holes: readonly Point[] = [
  [166, 246],
  [196, 306],
  [238, 214],
  [270, 282],
  [302, 190],
  [330, 334],
  [362, 246],
  [410, 206],
  [426, 296],
];

/** Plan of the three practice holes, side by side: the one in the middle is a par 4. */
export const ThreeHolesPlan = () => (
  <Drawing viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
    <path className="rough" d={area([300, 236], [268, 190], 6, 0.05)} />
    <Trees seed={23} />
    {practiceHoles.map(({ tee, apron, pin }, index) => (
      <g key={tee[0]}>
        <path className="fairway" d={area(...apron, 31 + index)} />
        <path className="fringe" d={area(pin, [48, 38], 41 + index)} />
        <path className="green" d={area(pin, [38, 29], 41 + index)} />
        <path className="line" d={straight([tee, pin])} />
        <rect className="pad" x={tee[0] - 16} y={tee[1] - 10} width="32" height="20" rx="7" />
        <Flag at={pin} />
      </g>
    ))}
    <path className="sand" d={area([112, 214], [20, 13], 51, 0.14)} />
  </Drawing>
);

const practiceHoles: readonly { tee: Point; apron: readonly [middle: Point, axes: Point]; pin: Point }[] = [
  {
    tee: [148, 366],
    apron: [
      [160, 244],
      [34, 30],
    ],
    pin: [164, 190],
  },
  {
    tee: [292, 404],
    apron: [
      [300, 246],
      [44, 96],
    ],
    pin: [312, 112],
  },
  {
    tee: [452, 356],
    apron: [
      [446, 266],
      [32, 26],
    ],
    pin: [438, 218],
  },
];
