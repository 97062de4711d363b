import DOMPurify from 'dompurify';
import { whileReading } from '../trusted/one-policy.ts';
import { readingWindow } from './reading-window.ts';

const texts = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'section', 'blockquote', 'figure', 'figcaption', 'hr', 'br', 'ul', 'ol', 'li', 'a', 'img', 'strong', 'b', 'em', 'i'];
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

const addresses = ['href', 'src'];
const figures = ['alt', 'id', 'width', 'height', 'colspan', 'rowspan', 'scope', 'start'];

/** The HTML as a tree that is part of no page, with nothing in it but the tags and attributes named here, and addresses of known kinds. */
export function sanitized(html: string): DocumentFragment {
  const { DocumentFragment } = readingWindow();
  // Its type does not say so, but of a document of frames nothing comes back.
  const tree: DocumentFragment | null = whileReading(() => purifier().sanitize(html, {
    ALLOWED_TAGS: [...texts, ...tables],
    ALLOWED_ATTR: [...addresses, ...figures],
    ADD_URI_SAFE_ATTR: figures,
    ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ADD_FORBID_CONTENTS: ['form', 'select', 'textarea', 'button', 'object', 'embed', 'canvas', 'applet'],
    RETURN_DOM_FRAGMENT: true,
    // The policy of the site speaks for it: it makes none of its own.
    TRUSTED_TYPES_POLICY: null,
  }));
  return tree ?? new DocumentFragment();
}

let made: typeof DOMPurify | null = null;

/** Made once, of the window that reads. */
function purifier() {
  made ??= DOMPurify(readingWindow());
  return made;
}
