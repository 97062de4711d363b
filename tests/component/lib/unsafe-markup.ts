const renderedTags =
  /^(?:h[234]|p|div|section|blockquote|figure|figcaption|hr|br|[uo]l|li|a|span|img|strong|em|table|caption|thead|tbody|tfoot|tr|th|td)$/;
/** The SVG markup of the new-window icon. */
const newWindowIcon = 'a > svg[aria-hidden="true"], a > svg[aria-hidden="true"] > path';

const attributes: Readonly<Record<string, RegExp>> = {
  class: /^c-\w[\w -]*$/,
  id: /^[\p{L}\d]+(?:-[\p{L}\d]+)+$/u,
  href: /^(?:https?:\/\/[^/]|mailto:|tel:|#|\/(?![/\\]))/,
  src: /^(?:https:\/\/|\/images\/)/,
  alt: /^/,
  'aria-label': /^/,
  width: /^\d+$/,
  height: /^\d+$/,
  colspan: /^\d+$/,
  rowspan: /^\d+$/,
  start: /^\d+$/,
  loading: /^lazy$/,
  decoding: /^async$/,
  referrerpolicy: /^no-referrer$/,
  scope: /^(?:row|col)(?:group)?$/,
  target: /^_blank$/,
  rel: /^noopener noreferrer$/,
  'data-react-aria-pressable': /^true$/,
  'data-rac': /^$/,
  tabindex: /^0$/,
  'data-align': /^end$/,
  'data-amounts': /^true$/,
};

/** Returns all unknown elements, and attributes that are unknown or have a harmful value, in a rendered tree. */
export function unsafeMarkup(root: Element): string[] {
  const elements = Array.from(root.querySelectorAll('*')).filter((each) => !each.matches(newWindowIcon));
  return elements.flatMap((element) => [
    ...(renderedTags.test(element.localName) ? [] : [`<${element.localName}>`]),
    ...Array.from(element.attributes).flatMap(({ name, value }) =>
      attributes[name]?.test(value) ? [] : [`${element.localName} ${name}="${value}"`],
    ),
  ]);
}

const sanitisedTags =
  /^(?:h[1-6]|p|div|section|blockquote|figure|figcaption|hr|br|[uo]l|li|a|img|strong|b|em|i|table|caption|thead|tbody|tfoot|tr|th|td)$/;
const sanitisedAttributes = /^(?:alt|id|width|height|[cr]o[lw]span|scope|start)$/;

/** The sanitiser always allows these URLs on a picture: an image runs no scripts. */
const pictureData = /^data:image\//;

/** Like `unsafeMarkup`, for a sanitised tree that is not rendered yet. */
export function unsafeSanitised(tree: ParentNode): string[] {
  return Array.from(tree.querySelectorAll('*')).flatMap((element) => [
    ...(sanitisedTags.test(element.localName) ? [] : [`<${element.localName}>`]),
    ...Array.from(element.attributes).flatMap(({ name, value }) => {
      const isKnown =
        sanitisedAttributes.test(name) ||
        (/^(?:href|src)$/.test(name) && attributes.href?.test(value.trim())) ||
        (name === 'src' && pictureData.test(value));
      return isKnown ? [] : [`${element.localName} ${name}="${value}"`];
    }),
  ]);
}
