import { textsAround, type Sample } from './boundaries.ts';
import { textAt, withAt } from './form.ts';
import { pairwiseRows } from './pairwise.ts';

/** Returns samples of a payload: an accepted one with each of its texts, in turn, replaced by values around the limits. */
export const samplesOf = <T extends object>(accepted: T, places: readonly string[], isAccepted: (payload: T) => boolean, lengths: readonly number[] = []): readonly Sample<T>[] =>
  places.flatMap((place) =>
    textsAround(textAt(accepted, place), (text) => isAccepted(withAt(accepted, place, text)), lengths).map(({ name, value }) => ({ name: `${place}: ${name}`, value: withAt(accepted, place, value) })),
  );

/** Returns payloads that contain each pair of values of two fields: for each text the accepted value, the empty one and a rejected one. */
export function combined<T extends object>(accepted: T, places: readonly string[], isAccepted: (payload: T) => boolean): readonly Sample<T>[] {
  const factors = Object.fromEntries(
    places.map((place) => {
      const samples = textsAround(textAt(accepted, place), (text) => isAccepted(withAt(accepted, place, text)));
      const refused = samples.filter(({ value }) => value.trim() !== '' && !isAccepted(withAt(accepted, place, value)));
      return [place, [...new Set([textAt(accepted, place), '', ...refused.slice(0, 2).map(({ value }) => value)])]];
    }),
  );
  return pairwiseRows(factors).map((row, index) => ({ name: `row ${index + 1}`, value: Object.entries(row).reduce((payload, [place, value]) => withAt(payload, place, value), accepted) }));
}
