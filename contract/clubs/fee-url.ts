import { searchOf } from '../site/query-parameters.ts';

/** Parameters of the fee calculator in the URL, with their values. */
export const feeParameters = {
  day: ['weekday', 'friday', 'saturday', 'holiday'],
  season: ['peak', 'middle', 'winter'],
  slot: ['early', 'midday', 'late'],
  holes: [9, 18, 27, 36],
  players: [4, 3],
  kind: ['regular', 'family', 'foreign', 'weekday'],
  members: [1, 2, 3, 4],
} as const;

/** Returns the calculator's query string without invalid values. */
export const canonicalFeeSearch = (search: URLSearchParams): string =>
  searchOf(
    Object.entries(feeParameters).flatMap(
      ([name, values]: [string, readonly (string | number)[]]): [string, string][] => {
        const value = search.get(name);
        return value !== null && values.some((each) => String(each) === value) ? [[name, value]] : [];
      },
    ),
  );
