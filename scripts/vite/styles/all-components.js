import { compiledCalls, extractStyles } from './recorded-stitches.js';

import.meta.glob(['/src/**/*.{ts,tsx}', '!/src/app/boot/**', '!/src/admin/**'], { eager: true });

/** The style sheet of all components of the site; the back office adds its own at run time. */
export const styles = extractStyles();

export const calls = compiledCalls();
