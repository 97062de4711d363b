import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const commands = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];

/** Keeps the browser on the page under test: no sandbox (root in a container), no calls of its own. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The system's Chromium: `CHROMIUM_PATH`, else the first one on the path. Throws a plain message when there is none. */
function chromiumPath(): string {
  const found = installedChromium();
  if (found) return found;
  throw new Error(
    'No Chromium found. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its executable.',
  );
}

/** As `chromiumPath`, but on Debian as root a missing Chromium is installed first. */
export function ensureChromium(): string {
  if (!installedChromium() && canInstall()) {
    execFileSync('apt-get', ['update'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '--yes', 'chromium'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return chromiumPath();
}

function installedChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (!named) return commands.map(which).find((path) => path !== undefined);
  if (existsSync(named)) return named;
  throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
}

function which(command: string): string | undefined {
  try {
    return execFileSync('which', [command], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}
