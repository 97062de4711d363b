import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/**
 * Starts a virtual screen for the browser's windows, without a window manager. Resolves to the environment variables
 * that the browser needs.
 */
export async function startDisplay(): Promise<NodeJS.ProcessEnv> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '2600x2200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  process.on('exit', () => screen.kill());
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject).once('exit', () => reject(new Error('Xvfb ended before it had a display.')));
    (screen.stdio[3] as Readable).once('data', (number: Buffer) => resolve(`:${String(number).trim()}`));
  });
  return { ...process.env, DISPLAY: display, ...koreanUser() };
}

/**
 * Generates the locale if it is missing; returns its folder. Several browsers may start at once, so it appears there by
 * a rename.
 */
function koreanLocale(): string {
  const cache = join(import.meta.dirname, '../../../.cache');
  const locales = join(cache, 'locales');
  if (existsSync(join(locales, 'ko_KR.UTF-8'))) return locales;
  mkdirSync(cache, { recursive: true });
  const generated = mkdtempSync(join(cache, 'locales-'));
  execFileSync('localedef', ['-i', 'ko_KR', '-f', 'UTF-8', join(generated, 'ko_KR.UTF-8')], { stdio: 'ignore' });
  try {
    renameSync(generated, locales);
  } catch (error) {
    rmSync(generated, { recursive: true });
    if (!existsSync(join(locales, 'ko_KR.UTF-8'))) throw error;
  }
  return locales;
}

/**
 * Sets the language by generating a locale, since an image of Debian has only C; sets reduced motion by GTK's setting.
 */
function koreanUser(): NodeJS.ProcessEnv {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  const locales = koreanLocale();
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return {
    HOME: home,
    XDG_CONFIG_HOME: home,
    LOCPATH: locales,
    LANG: 'ko_KR.UTF-8',
    LC_ALL: '',
    LANGUAGE: 'ko',
    TZ: 'Asia/Seoul',
  };
}
