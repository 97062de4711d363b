/** The number of rule groups of Stitches. */
const groupCount = 7;

/**
 * Adds the empty rule groups to the CSS of Stitches: adding one at run time would recalculate the styles of the whole
 * page.
 */
export function withAllGroups(css: string): string {
  const groups = css.split(/(?=--sxs\{)/);
  const prefixes = Array.from({ length: groupCount }, (_, index) => `--sxs{--sxs:${index}`);
  return prefixes.map((prefix) => groups.find((group) => group.startsWith(prefix)) ?? `${prefix}}@media{}`).join('');
}
