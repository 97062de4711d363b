import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { centroid, distance, isInside, type Point, range } from '#src/ui/golf/hole-plan/geometry.ts';
import { viewHeight, viewWidth } from '#src/ui/golf/hole-plan/frame.ts';
import { HolePlan } from '#src/ui/golf/hole-plan/HolePlan.tsx';
import { signOf } from '#src/ui/golf/hole-plan/hole.ts';
import { lineOfPlay } from '#src/ui/golf/hole-plan/line-of-play.ts';
import type { Label } from '#src/ui/golf/hole-plan/marks.ts';
import { type Plan, planOf } from '#src/ui/golf/hole-plan/plan.ts';
import { teeDistances } from '#contract/clubs/tee.ts';
import { seedHole, seedHoles } from '../../../stories/ui/holes.ts';
import { drawnPoints } from './lib/drawn-points.ts';

const drawn = seedHoles.map((hole) => ({
  name: `${hole.id} ${hole.name}`,
  hole,
  plan: planOf(hole),
  svg: renderToString(<HolePlan hole={hole} />),
}));

test('the seed has ninety holes', () => {
  expect(drawn.length).toBe(90);
});

test.each(drawn)('$name draws in whole numbers, in less than 12 kB, and always the same', ({ hole, svg }) => {
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(svg.match(/ d="[^"]*\d\.\d\d/)).toBeNull();
  expect(new TextEncoder().encode(svg).length).toBeLessThan(12_000);
  expect(renderToString(<HolePlan hole={structuredClone(hole)} />)).toBe(svg);
});

test.each(drawn)('$name fits into its view box', ({ plan, svg }) => {
  const crowns = plan.trees.flatMap(({ size, places }) =>
    places.flatMap(([x, y]): Point[] => [
      [x - size / 2 - 2, y - size / 2 - 2],
      [x + size / 2 + 2, y + size / 2 + 2],
    ]),
  );
  const labelCorners = labelsOf(plan).flatMap((label) => boxOf(label, 27));
  const [xs, ys] = [0, 1].map((axis) =>
    [...drawnPoints(svg), ...crowns, ...labelCorners].map((point) => point[axis] ?? Number.NaN),
  );
  expect(Math.min(...(xs ?? []), ...(ys ?? []))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...(xs ?? []))).toBeLessThanOrEqual(viewWidth);
  expect(Math.max(...(ys ?? []))).toBeLessThanOrEqual(viewHeight);
});

test.each(drawn)('$name has the length, depth and angle of its data', ({ hole, plan }) => {
  const { points } = lineOfPlay(hole);
  const steps = points
    .slice(1)
    .map(({ x, y }, index) => Math.hypot(x - (points[index]?.x ?? 0), y - (points[index]?.y ?? 0)));
  expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(hole.blackTeeDistance, 6);
  const depths = plan.green.outline.map(
    (point) => distanceAhead(point, plan.green.middle, plan.green.heading) / plan.frame.green,
  );
  expect(Math.max(...depths) - Math.min(...depths)).toBeCloseTo(hole.layout.greenDepth, 6);
  const [tee, green] = [plan.frame.at(0), plan.green.middle];
  const drawnBearing = (Math.atan2(green[0] - tee[0], tee[1] - green[1]) * 180) / Math.PI;
  expect(Math.abs(drawnBearing - plan.corner.north - hole.layout.bearing) % 360).toBeLessThan(0.6);
});

test.each(drawn)('$name has its tees at their distances', ({ hole, plan }) => {
  expect(plan.tees.map(({ color }) => color)).toEqual(teeDistances(hole).map(({ tee }) => tee));
  for (const [index, { distance: metres }] of teeDistances(hole).entries())
    expect(
      hole.blackTeeDistance - positionAlong(plan, hole.blackTeeDistance, plan.tees[index]?.middle ?? [0, 0]).metres,
    ).toBeCloseTo(metres, 0);
});

test.each(drawn)('$name has each bunker on its side, within 3 m of where it lies', ({ hole, plan }) => {
  const found = plan.bunkers.map(({ outline }) => positionAlong(plan, hole.blackTeeDistance, centroid(outline)));
  for (const [index, { at, side }] of hole.layout.bunkers.entries()) {
    expect(Math.abs((found[index]?.metres ?? Number.NaN) - at)).toBeLessThan(3);
    expect(Math.sign(found[index]?.right ?? 0)).toBe(signOf(side));
  }
});

test.each(drawn.filter(({ hole }) => hole.layout.water.length > 0))(
  '$name has its water where it lies, and off its tees, bunkers and green',
  ({ hole, plan }) => {
    for (const [index, water] of hole.layout.water.entries()) {
      const outline = plan.waters[index]?.outline ?? [];
      const found = outline.map((point) => positionAlong(plan, hole.blackTeeDistance, point));
      const metres = found.map((position) => position.metres);
      const isAsSpecified =
        water.kind === 'side'
          ? Math.abs(Math.min(...metres) - water.at) < 3 &&
            Math.abs(Math.max(...metres) - water.to) < 3 &&
            found.every(({ right }) => Math.sign(right) === signOf(water.side))
          : isInside(plan.frame.at(water.at), outline);
      expect(isAsSpecified).toBe(true);
      const dryPoints = [
        ...plan.green.fringe,
        plan.green.middle,
        ...plan.tees.flatMap(({ middle: [x, y] }): Point[] => [
          [x - 22, y],
          [x + 22, y],
          [x, y - 14],
          [x, y + 14],
        ]),
        ...plan.bunkers.flatMap((bunker) => bunker.outline),
      ];
      expect(dryPoints.filter((point) => isInside(point, outline))).toEqual([]);
      expect(outline.filter((point) => isInside(point, plan.green.fringe))).toEqual([]);
    }
  },
);

test.each(drawn)('$name has no bunker on its green, no number over another', ({ plan }) => {
  const onGreen = plan.bunkers.flatMap(({ outline }) => outline.filter((point) => isInside(point, plan.green.outline)));
  const boxes = labelsOf(plan).map((label) => boxOf(label, 21));
  const overlaps = boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => overlap(one, other)));
  expect([onGreen, overlaps]).toEqual([[], []]);
});

test('the plan is named by its hole and described by its hazards', () => {
  const svg = renderToString(<HolePlan hole={seedHole(133306)} />);
  const [, title = '', description = ''] = /aria-labelledby="(\S+) (\S+)"/.exec(svg) ?? [];
  expect(svg).toContain(`<title id="${title}">6번 홀, 파 4, 블랙 티 366m</title>`);
  expect(svg).toContain(`<desc id="${description}">오른쪽으로 크게 휘는 평탄한 홀. `);
});

const labelsOf = ({ arcs, carries, depth }: Plan) => [...arcs.map(({ label }) => label), ...carries, depth.label];

/** Returns the top left and bottom right of a number. */
function boxOf({ text, at: [x, y], anchor }: Label, size: number): [Point, Point] {
  const width = text.length * size * 0.6;
  const minX = anchor === 'end' ? x - width : x;
  return [
    [minX, y - size * 0.74],
    [minX + width, y],
  ];
}

const overlap = ([a, b]: [Point, Point], [c, d]: [Point, Point]) =>
  a[0] < d[0] && c[0] < b[0] && a[1] < d[1] && c[1] < b[1];

const distanceAhead = ([x, y]: Point, from: Point, heading: number) =>
  (x - from[0]) * Math.sin(heading) - (y - from[1]) * Math.cos(heading);

/** Returns the position of a point along the centre line in metres, and its distance to the right. */
function positionAlong({ frame }: Plan, length: number, point: Point): { metres: number; right: number } {
  const metres = range((length + 80) * 4).map((step) => step / 4 - 30);
  const nearest = metres.reduce(
    (best, metre) => (distance(frame.at(metre), point) < distance(frame.at(best), point) ? metre : best),
    0,
  );
  const heading = frame.heading(nearest);
  const [x, y] = frame.at(nearest);
  return { metres: nearest, right: (point[0] - x) * Math.cos(heading) + (point[1] - y) * Math.sin(heading) };
}
