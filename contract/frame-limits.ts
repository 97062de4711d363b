/** Timings and distances of the site chrome and the home page, spec 000 §9, in milliseconds and pixels. */
export const carouselLimits = { mainInterval: 5_000, sliderInterval: 7_000, sliderSpeed: 500, defaultSpeed: 300, dragThreshold: 50 } as const;

/** How long a popup or the top banner stays hidden after the user hides it for a day, in milliseconds. */
export const hiddenForADay = 24 * 3_600_000;

/** Returns whether a stored expiry still hides the popup. One more than a day ahead is ignored, as a wrong clock must have written it. */
export const hidesAt = (until: number | null, now: number): boolean => until !== null && until > now && until <= now + hiddenForADay;

/** Duration of the full-screen menus' opening and closing, in milliseconds. */
export const modalTransition = 300;

/** How long a sub-menu stays open after the pointer has left, in milliseconds, so that the pointer may cut a corner on its way into it. */
export const subMenuGrace = 250;

/** Scrolling: distances in pixels, `spyInterval` in milliseconds. Beyond `scrolledAfter` the page counts as scrolled. */
export const scrollLimits = { scrolledAfter: 100, arrow: 500, sideNavigation: 200, sideNavigationOffset: -250, spyInterval: 66 } as const;
