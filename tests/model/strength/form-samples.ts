import { textsAround, type Sample } from './boundaries.ts';
import { textAt, withAt } from './form.ts';
import { pairwiseRows } from './pairwise.ts';

/** Samples of a payload: an accepted one with each of its texts, in turn, around the borders of what is accepted. */
export const samplesOf = <T extends object>(accepted: T, places: readonly string[], isAccepted: (payload: T) => boolean, lengths: readonly number[] = []): readonly Sample<T>[] =>
  places.flatMap((place) =>
    textsAround(textAt(accepted, place), (text) => isAccepted(withAt(accepted, place, text)), lengths).map(({ name, value }) => ({ name: `${place}: ${name}`, value: withAt(accepted, place, value) })),
  );

/** Rows of a payload in which each two values of two places stand together: the accepted one, the empty one and one that is refused of each text. */
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
