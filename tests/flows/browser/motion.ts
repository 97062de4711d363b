import type { Page } from 'playwright/test';
import type { EngineName } from '#tools/browsers/names.ts';

/**
 * Enables animations in a browser with reduced motion. Outside Chromium only for its scripts: their drivers set no
 * media features.
 */
export const allowMotion = (page: Page, engine: EngineName): Promise<unknown> =>
  engine === 'chromium'
    ? page.emulateMedia({ reducedMotion: 'no-preference' })
    : page.addInitScript(invertMotionQueries);

/** Runs in the page. */
function invertMotionQueries(): void {
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) =>
    matchMedia(
      query.replace(
        /(prefers-reduced-motion: *)(reduce|no-preference)/,
        (_, feature: string, value) => feature + (value === 'reduce' ? 'no-preference' : 'reduce'),
      ),
    );
}
