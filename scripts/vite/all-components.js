import { extractStyles } from './recorded-stitches.js';

import.meta.glob(['/src/**/*.{ts,tsx}', '!/src/app/boot/**'], { eager: true });

/** The style sheet of all components in `src`. */
export const styles = extractStyles();
