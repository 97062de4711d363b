/**
 * Returns the names of the CSS properties that can change how an element is painted in its box. Sizes and positions are
 * compared as boxes. All other properties are listed, so that new ones of a browser are compared, too. Runs in the
 * page.
 */
export function paintedProperties(): string[] {
  const motion = /^(?:animation|transition|scroll-|overscroll|will-change|view-t|timeline|offset-(?!path))/;
  const interaction =
    /^(?:cursor|caret|pointer-events|touch-action|user-select|-webkit-user|app-region|interactivity|speak|interest|reading|field-sizing|interpolate)/;
  const placement =
    /^(?:margin|inset|grid|flex|align|justify|place|min-|max-|width$|height$|top$|right$|bottom$|left$|float|clear|order$|gap|row-gap|column-(?:gap|width|count|fill|span)|contain|anchor|position-(?:try|anchor|area|visibility)|break-|page|orphans|widows|shape-(?:outside|margin|image)|baseline|box-sizing|table-layout|aspect)/;
  const custom = /^--/;
  const logical = /(?:^|-)(?:block|inline)(?:-|$)|^border-(?:start|end)-/;
  return Array.from(getComputedStyle(document.documentElement)).filter(
    (name) => ![motion, interaction, placement, custom, logical].some((kind) => kind.test(name)),
  );
}
