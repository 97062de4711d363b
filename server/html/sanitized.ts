import DOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';

const texts = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'section', 'blockquote', 'figure', 'figcaption', 'hr', 'br', 'ul', 'ol', 'li', 'a', 'img', 'strong', 'b', 'em', 'i'];
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

const addresses = ['href', 'src'];
const figures = ['alt', 'id', 'width', 'height', 'colspan', 'rowspan', 'scope', 'start'];

/** So many texts are remembered as they were sanitised: the same few are read again and again. */
const remembered = 500;

const purifier = DOMPurify(new JSDOM('').window);
const known = new Map<string, string>();

/** HTML of an operator with nothing in it but the tags and attributes named here, and addresses of known kinds (decision 26). */
export function sanitized(written: string): string {
  const clean = known.get(written) ?? purify(written);
  known.delete(written);
  known.set(written, clean);
  for (const oldest of known.keys()) {
    if (known.size <= remembered) break;
    known.delete(oldest);
  }
  return clean;
}

const purify = (written: string): string =>
  purifier.sanitize(written, {
    ALLOWED_TAGS: [...texts, ...tables],
    ALLOWED_ATTR: [...addresses, ...figures],
    ADD_URI_SAFE_ATTR: figures,
    ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ADD_FORBID_CONTENTS: ['form', 'select', 'textarea', 'button', 'object', 'embed', 'canvas', 'applet'],
  });
