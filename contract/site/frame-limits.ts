/** Timings and distances of the carousels, spec 000 §9. */
export const carouselLimits = {
  mainIntervalMs: 5_000,
  sliderIntervalMs: 7_000,
  dragThresholdPx: 50,
} as const;

/** How long a popup or the top banner stays hidden after the user hides it for a day. */
export const hideDurationMs = 24 * 3_600_000;

/**
 * Returns whether a stored expiry still hides the popup. One more than a day ahead is ignored, as a wrong clock must
 * have written it.
 */
export const hidesAt = (until: number | null, now: number): boolean =>
  until !== null && until > now && until <= now + hideDurationMs;

/** Duration of the full-screen menus' opening and closing. */
export const modalTransitionMs = 300;

/**
 * How long a sub-menu stays open after the pointer has left, so that the pointer may cut a corner on its way into it.
 */
export const subMenuGraceMs = 250;

/** How long a user has not typed before the search starts, so that not every letter is searched for. */
export const typingPauseMs = 250;

/**
 * `scrolledAfterPx`: scroll position from which the page counts as scrolled. `arrowMs`, `sideNavigationMs`: durations
 * of the scroll animations. `spyIntervalMs`: throttle of the scroll spy.
 */
export const scrollLimits = {
  scrolledAfterPx: 100,
  arrowMs: 500,
  sideNavigationMs: 200,
  sideNavigationOffsetPx: -250,
  spyIntervalMs: 66,
} as const;
