/** The number of rule groups of Stitches. */
const groups = 7;

/** Adds the empty rule groups to the CSS of Stitches: adding one at run time would recalculate the styles of the whole page. */
export function withAllGroups(css: string): string {
  const written = css.split(/(?=--sxs\{)/);
  const places = Array.from({ length: groups }, (_, index) => `--sxs{--sxs:${index}`);
  return places.map((place) => written.find((group) => group.startsWith(place)) ?? `${place}}@media{}`).join('');
}
