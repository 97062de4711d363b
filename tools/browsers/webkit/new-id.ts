let count = 0;

/**
 * Returns an id that the whole bridge uses once. With a counter for each class, a preload script could get the id of
 * another one, take its place in the order, and run before the scripts that it needs.
 */
export function newId(kind: string): string {
  count += 1;
  return `${kind}-${count}`;
}
