import { readFileSync } from 'node:fs';

/** The characters that a data URL, or the attribute that contains it, cannot have. */
const encoded: Readonly<Record<string, string>> = { '%': '%25', '#': '%23', '<': '%3C', '>': '%3E', '"': '%27' };

/**
 * The site's icon as a data URL, which is shorter than a request for it. The attributes of the drawing are in single
 * quotes.
 */
export const drawnIcon = `data:image/svg+xml,${readFileSync('public/favicon.svg', 'utf8')
  .replaceAll(/>\s+</g, '><')
  .replaceAll(' />', '/>')
  .trim()
  .replaceAll(/[%#<>"]/g, (character) => encoded[character] ?? character)}`;
