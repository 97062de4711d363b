/** In how many groups Stitches keeps its rules, one after the other. */
const groups = 7;

/**
 * The styles that Stitches wrote, with a place for each of its groups: one that the script had to add would have every style of the page
 * looked at anew.
 */
export function withAllGroups(css: string): string {
  const written = css.split(/(?=--sxs\{)/);
  const places = Array.from({ length: groups }, (_, index) => `--sxs{--sxs:${index}`);
  return places.map((place) => written.find((group) => group.startsWith(place)) ?? `${place}}@media{}`).join('');
}
