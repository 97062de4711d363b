import { textsAround, type Sample } from './boundaries.ts';
import { textAt, withAt } from './form.ts';
import { pairwiseRows } from './pairwise.ts';

/** Returns samples of a payload: an accepted one with each of its texts, in turn, replaced by values around the limits. */
export const samplesOf = <T extends object>(accepted: T, paths: readonly string[], isAccepted: (payload: T) => boolean, lengths: readonly number[] = []): readonly Sample<T>[] =>
  paths.flatMap((path) =>
    textsAround(textAt(accepted, path), (text) => isAccepted(withAt(accepted, path, text)), lengths).map(({ name, value }) => ({ name: `${path}: ${name}`, value: withAt(accepted, path, value) })),
  );

/** Returns payloads that contain each pair of values of two fields: for each text the accepted value, the empty one and a rejected one. */
export function combined<T extends object>(accepted: T, paths: readonly string[], isAccepted: (payload: T) => boolean): readonly Sample<T>[] {
  const factors = Object.fromEntries(
    paths.map((path) => {
      const samples = textsAround(textAt(accepted, path), (text) => isAccepted(withAt(accepted, path, text)));
      const refused = samples.filter(({ value }) => value.trim() !== '' && !isAccepted(withAt(accepted, path, value)));
      return [path, [...new Set([textAt(accepted, path), '', ...refused.slice(0, 2).map(({ value }) => value)])]];
    }),
  );
  return pairwiseRows(factors).map((row, index) => ({ name: `row ${index + 1}`, value: Object.entries(row).reduce((payload, [path, value]) => withAt(payload, path, value), accepted) }));
}
