import { installMissing, which } from './packages.ts';

/** Firefox, and WebKitGTK with its driver, a virtual display for its windows, and the sources of the Korean locale. */
const needed = [
  { command: 'firefox-esr', package: 'firefox-esr' },
  { command: 'WebKitWebDriver', package: 'webkit2gtk-driver' },
  { command: 'Xvfb', package: 'xvfb' },
  { command: 'locale-gen', package: 'locales' },
];

/** Installs missing browser engines other than Chromium. Throws if one is not available. */
export function ensureEngines(): void {
  const without = needed.filter(({ command }) => !isInstalled(command));
  installMissing(without);
  const missing = needed.filter(({ command }) => !isInstalled(command)).map((one) => one.package);
  if (missing.length > 0)
    throw new Error(`The tests need ${missing.join(', ')} (Debian: apt-get install ${missing.join(' ')}).`);
}

/** `FIREFOX_PATH` may name another Firefox. */
const isInstalled = (command: string) =>
  (command === 'firefox-esr' && Boolean(process.env['FIREFOX_PATH'])) || which(command) !== undefined;
