import { existsSync } from 'node:fs';
import { installMissing, which } from './packages.ts';

const whole = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];
/** Chromium without windows: it runs and paints the same, and takes a quarter less of the machine. */
const shell = 'chromium-headless-shell';

/** Keeps the browser on the page under test: no sandbox (root in a container), no calls of its own. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser of the tests, and of all processes that are started from here: `CHROMIUM_PATH`, else Chromium's shell, else as `wholeChromium`. */
export function ensureChromium(): string {
  if (!process.env['CHROMIUM_PATH']) installMissing([{ command: shell, package: shell }, ...(whole.some(which) ? [] : [{ command: 'chromium', package: 'chromium' }])]);
  const path = process.env['CHROMIUM_PATH'] || which(shell) || wholeChromium();
  if (!existsSync(path)) throw new Error(`CHROMIUM_PATH names ${path}, which does not exist.`);
  process.env['CHROMIUM_PATH'] = path;
  return path;
}

/** The Chromium that people use, which does more than its shell: the first one on the path, else `CHROMIUM_PATH`. Throws a plain message when there is none. */
export function wholeChromium(): string {
  const found = whole.map(which).find((path) => path !== undefined) ?? process.env['CHROMIUM_PATH'];
  if (found) return found;
  throw new Error('No Chromium found. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its executable.');
}
