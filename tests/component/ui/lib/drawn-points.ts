type Point = [number, number];

/**
 * Returns every corner and control point of a drawing's paths, in its units: the drawing lies within them. Transformed
 * groups are excluded.
 */
export function drawnPoints(svg: string): Point[] {
  const untransformed = svg.replaceAll(/<g transform=.*?<\/g>/gs, '');
  return [...untransformed.matchAll(/ d="([^"]*)"/g)].flatMap(([, d = '']) => pointsOf(d));
}

/** Parses the commands that the plan's paths use. */
function pointsOf(d: string): Point[] {
  let [x, y] = [0, 0];
  const points: Point[] = [];
  const moveTo = (point: Point) => {
    [x, y] = point;
    points.push(point);
  };
  for (const [, command = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const [a = 0, b = 0] = numbers;
    if (command === 'M' || command === 'L') moveTo([a, b]);
    else if (command === 'm') moveTo([x + a, y + b]);
    else if (command === 'A') moveTo([numbers[5] ?? 0, numbers[6] ?? 0]);
    else if (command === 'c') for (let i = 0; i < numbers.length; i += 6) curve(numbers.slice(i, i + 6));
    else if (command !== 'h' && command !== 'z') throw new Error(`The test does not read ${command}.`);
  }
  return points;

  function curve([ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0]: number[]): void {
    points.push([x + ax, y + ay], [x + bx, y + by]);
    moveTo([x + cx, y + cy]);
  }
}
