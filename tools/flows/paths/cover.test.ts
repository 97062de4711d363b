import { array, assert, nat, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coverWalks, type LabelledArc } from './cover.ts';

/** Arcs such as '0 a 1': from vertex 0 to vertex 1, covering a; '-' covers nothing. */
const arcsOf = (...lines: readonly string[]): LabelledArc[] =>
  lines.map((line) => {
    const [from, labels = '-', to] = line.split(' ');
    return { from: Number(from), to: Number(to), labels: labels === '-' ? [] : labels.split('+') };
  });
const covered = (size: number, maxLength: number, ...lines: readonly string[]) => {
  const arcs = arcsOf(...lines);
  return coverWalks(size, arcs, maxLength).map((walk) => walk.map((index) => lines[index]));
};

describe('walks', () => {
  test('cover a circle in one go', () =>
    expect(covered(3, 9, '0 - 1', '1 a 2', '2 b 1', '2 c 2')).toEqual([['0 - 1', '1 a 2', '2 c 2', '2 b 1']]));
  test('are as many as the dead ends', () =>
    expect(covered(4, 9, '0 - 1', '1 a 2', '1 b 3')).toEqual([
      ['0 - 1', '1 a 2'],
      ['0 - 1', '1 b 3'],
    ]));
  test('cover a cycle before they leave it', () =>
    expect(covered(3, 9, '0 - 1', '1 end 2', '1 a 1', '1 b 1')).toEqual([['0 - 1', '1 a 1', '1 b 1', '1 end 2']]));
  test('end where the next label is too far away', () =>
    expect(covered(3, 3, '0 - 1', '1 end 2', '1 a 1', '1 b 1')).toEqual([
      ['0 - 1', '1 a 1', '1 b 1'],
      ['0 - 1', '1 end 2'],
    ]));
  test('are longer than allowed where nothing shorter gets there', () =>
    expect(covered(4, 2, '0 - 1', '1 - 2', '2 a 3')).toEqual([['0 - 1', '1 - 2', '2 a 3']]));
  test('take the step that covers more', () =>
    expect(covered(2, 9, '0 - 1', '1 a 1', '1 a+b 1', '1 b 1')).toEqual([['0 - 1', '1 a+b 1']]));
  test('cannot cover an unreachable edge', () =>
    expect(() => covered(3, 9, '0 - 1', '2 a 2')).toThrow('No walk leads to a'));

  test('cover all of any graph, and are walks', () => {
    const size = 8;
    const edge = record({ from: nat(size - 1), to: nat(size - 1), label: nat(12) });
    assert(
      property(array(edge, { maxLength: 25 }), (edges) => {
        const connected = Array.from({ length: size - 1 }, (_, index) => ({
          from: 0,
          to: index + 1,
          labels: [] as string[],
        }));
        const arcs = [...connected, ...edges.map(({ from, to, label }) => ({ from, to, labels: [`${label}`] }))];
        const taken = coverWalks(size, arcs, 6).map((walk) => walk.flatMap((index) => arcs[index] ?? []));
        expect(new Set(taken.flat().flatMap(({ labels }) => labels))).toEqual(
          new Set(arcs.flatMap(({ labels }) => labels)),
        );
        for (const walk of taken)
          expect(walk.every(({ from }, index) => from === (index === 0 ? 0 : walk[index - 1]?.to))).toBe(true);
      }),
    );
  });
});
