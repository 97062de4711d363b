/** Returns the parameters of a query string that have one of these names, as a query string: '' for none. */
export const pickParameters = (search: string, names: readonly string[]): string =>
  searchOf([...new URLSearchParams(search)].filter(([name]) => names.includes(name)));

/** Returns the other parameters, as a list. */
export const otherParameters = (search: string, names: readonly string[]): [name: string, value: string][] =>
  [...new URLSearchParams(search)].filter(([name]) => !names.includes(name));

/** Returns a query string with these parameters: '' for none. */
export function searchOf(parameters: [name: string, value: string][]): string {
  const query = new URLSearchParams(parameters).toString();
  return query && `?${query}`;
}
