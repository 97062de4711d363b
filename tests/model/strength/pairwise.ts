/** The values of each field of a payload. */
type Factors = Readonly<Record<string, readonly unknown[]>>;
type Row = Readonly<Record<string, unknown>>;
type Choice = readonly [field: string, index: number];

/** Returns few rows that contain each pair of values of two different fields. Greedy: a row takes, field by field, the value that adds the most new pairs. */
export function pairwiseRows(factors: Factors): readonly Row[] {
  const fields = Object.keys(factors).filter((field) => (factors[field] ?? []).length > 0);
  const uncovered = new Set(fields.flatMap((one, at) => fields.slice(at + 1).flatMap((other) => pairsOf(factors, one, other))));
  const rows: Row[] = [];
  if (fields.length === 1) return (factors[fields[0] ?? ''] ?? []).map((value) => ({ [fields[0] ?? '']: value }));
  for (let [pair] = uncovered; pair !== undefined; [pair] = uncovered) {
    const chosen: Choice[] = JSON.parse(pair);
    const rest = fields.filter((field) => !chosen.some(([taken]) => taken === field));
    for (const field of rest) chosen.push([field, bestFor(field, factors[field]?.length ?? 0, chosen, uncovered)]);
    for (const [index, one] of chosen.entries()) for (const other of chosen.slice(index + 1)) uncovered.delete(keyOf(one, other));
    rows.push(Object.fromEntries(fields.map((field) => [field, factors[field]?.[chosen.find(([taken]) => taken === field)?.[1] ?? 0]])));
  }
  return rows;
}

function bestFor(field: string, count: number, chosen: readonly Choice[], uncovered: ReadonlySet<string>): number {
  const gains = Array.from({ length: count }, (_, index) => chosen.filter((other) => uncovered.has(keyOf([field, index], other))).length);
  return gains.indexOf(Math.max(...gains));
}

const pairsOf = (factors: Factors, one: string, other: string): string[] =>
  (factors[one] ?? []).flatMap((_, first) => (factors[other] ?? []).map((__, second) => keyOf([one, first], [other, second])));

const keyOf = (one: Choice, other: Choice): string => JSON.stringify([one, other].toSorted(([first], [second]) => (first < second ? -1 : 1)));
