import { existsSync } from 'node:fs';
import { installMissing, which } from './packages.ts';

const fullChromiumCommands = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];
/** Headless Chromium: same engine and rendering, with a quarter less CPU time and memory. */
const headlessShell = 'chromium-headless-shell';

/**
 * No sandbox (root in a container), no network requests of the browser's own, one renderer process for all pages of a
 * site in a context, and no emulated GPU: both save CPU time.
 */
export const chromiumArgs = [
  '--no-sandbox',
  '--process-per-site',
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Returns the browser for tests and child processes: `CHROMIUM_PATH`, else headless Chromium, else `findFullChromium`.
 * Installs it if it is missing and sets `CHROMIUM_PATH`.
 */
export function ensureChromium(): string {
  if (!process.env['CHROMIUM_PATH'])
    installMissing([
      { command: headlessShell, package: headlessShell },
      ...(fullChromiumCommands.some(which) ? [] : [{ command: 'chromium', package: 'chromium' }]),
    ]);
  const path = process.env['CHROMIUM_PATH'] || which(headlessShell) || findFullChromium();
  if (!existsSync(path)) throw new Error(`CHROMIUM_PATH names ${path}, which does not exist.`);
  process.env['CHROMIUM_PATH'] = path;
  return path;
}

/**
 * Returns the path of a full Chromium, which has features that the headless one lacks: the first on the PATH, else
 * `CHROMIUM_PATH`. Throws if there is none.
 */
export function findFullChromium(): string {
  const found = fullChromiumCommands.map(which).find((path) => path !== undefined) ?? process.env['CHROMIUM_PATH'];
  if (found) return found;
  throw new Error(
    'No Chromium found. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its executable.',
  );
}
