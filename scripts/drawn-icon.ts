import { readFileSync } from 'node:fs';

/** The site's icon itself, which is shorter than what would ask for it. */
export const drawnIcon = `data:image/svg+xml,${encodeURIComponent(readFileSync('public/favicon.svg', 'utf8').replaceAll(/>\s+</g, '><').trim())}`;
