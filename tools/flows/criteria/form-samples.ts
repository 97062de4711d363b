import { textsAround, type Sample } from './boundaries.ts';
import { textAt, withAt } from './form.ts';

/**
 * Returns samples of a payload: an accepted one with each of its texts, in turn, replaced by values around the limits.
 */
export const samplesOf = <T extends object>(
  accepted: T,
  paths: readonly string[],
  isAccepted: (payload: T) => boolean,
  lengths: readonly number[] = [],
): readonly Sample<T>[] =>
  paths.flatMap((path) =>
    textsAround(textAt(accepted, path), (text) => isAccepted(withAt(accepted, path, text)), lengths).map(
      ({ name, value }) => ({ name: `${path}: ${name}`, value: withAt(accepted, path, value) }),
    ),
  );
