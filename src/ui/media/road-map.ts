import type { Route } from '../data/RouteCards.tsx';

/** Coordinates of the drawing, which is as wide as a phone, so that its text has a readable size there. */
export const viewWidth = 360;
const rowHeight = 112;
const firstRow = 62;

/** The destination at the right, on which all roads end. */
export const destination = { left: 240, width: 112, height: 40 } as const;
const entry = destination.left + destination.width / 2;

export type DrawnRoad = Pick<Route, 'from' | 'time'> & {
  y: number;
  path: string;
  stops: readonly { name: string; x: number }[];
};
export type DrawnRoads = { height: number; middle: number; roads: readonly DrawnRoad[] };

/** Lays out routes as lines, one below the other, that all end at the destination. */
export function drawnRoads(routes: readonly Route[]): DrawnRoads {
  const rows = Math.max(routes.length, 1);
  const middle = firstRow + ((rows - 1) / 2) * rowHeight;
  return {
    height: firstRow + (rows - 1) * rowHeight + 62,
    middle,
    roads: routes.map(({ from, route, time }, row) => {
      const y = firstRow + row * rowHeight;
      const stops = junctionsOf(route).slice(-2);
      return {
        from,
        time,
        y,
        path: pathFrom(y, middle),
        stops: stops.map((name, index) => ({ name, x: stops.length === 1 ? 128 : index === 0 ? 72 : 184 })),
      };
    }),
  };
}

/** A line from the left, which turns to the destination above or below it. */
function pathFrom(y: number, middle: number): string {
  if (y === middle) return `M14 ${y}H${destination.left}`;
  const side = y < middle ? 1 : -1;
  return `M14 ${y}H${entry - 16}Q${entry} ${y} ${entry} ${y + 16 * side}V${middle - (destination.height / 2) * side}`;
}

/** The junctions, tunnels and bridges that the text of a route names, in their order. */
export function junctionsOf(route: string): string[] {
  const words = route.split(' ');
  return words.flatMap((word, index) => {
    const kind = /^(?:나들목|터널)/.exec(word)?.[0];
    if (kind) return [`${words[index - 1] ?? ''} ${kind}`.trim()];
    const end = /분기점|교차로|[삼사]거리|교(?=를)/.exec(word);
    return end && end.index > 0 ? [word.slice(0, end.index + end[0].length)] : [];
  });
}
