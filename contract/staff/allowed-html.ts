const textTags = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'div',
  'section',
  'blockquote',
  'figure',
  'figcaption',
  'hr',
  'br',
  'ul',
  'ol',
  'li',
  'a',
  'img',
  'strong',
  'b',
  'em',
  'i',
];
const tableTags = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const urlAttributes = ['href', 'src'];
const plainAttributes = ['alt', 'id', 'width', 'height', 'colspan', 'rowspan', 'scope', 'start'];

/** URLs of a link or a picture in served HTML: absolute ones, addresses, paths of this site, and parts of the page. */
export const allowedUrl = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;

/**
 * Settings of DOMPurify with which operators' HTML is stored, edited and served (decision 26): only these tags and
 * attributes, and URLs of known kinds.
 */
export const allowedHtml = {
  ALLOWED_TAGS: [...textTags, ...tableTags],
  ALLOWED_ATTR: [...urlAttributes, ...plainAttributes],
  ADD_URI_SAFE_ATTR: plainAttributes,
  ALLOWED_URI_REGEXP: allowedUrl,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ADD_FORBID_CONTENTS: ['form', 'select', 'textarea', 'button', 'object', 'embed', 'canvas', 'applet'],
};
