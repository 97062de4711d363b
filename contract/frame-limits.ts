/** Times and distances of the frame and the home page, spec 000 §9: milliseconds and pixels. */
export const carouselLimits = { mainInterval: 5_000, sliderInterval: 7_000, sliderSpeed: 500, defaultSpeed: 300, dragThreshold: 50 } as const;

/** How long a popup or the top banner stays hidden once a person asks for a day without it. */
export const hiddenForADay = 24 * 3_600_000;

/** Whether a stamp still hides. One further away than a day is none: no clock goes back that far by right. */
export const hidesAt = (until: number | null, now: number): boolean => until !== null && until > now && until <= now + hiddenForADay;

/** Opening and closing of the full-screen menus. */
export const modalTransition = 300;

/** How long a sub-menu outlasts the pointer that opened it, so that a corner may be cut on the way in. */
export const subMenuGrace = 250;

/** How the page scrolls: distances in pixels, times in milliseconds; after `scrolledAfter` it counts as scrolled. */
export const scrollLimits = { scrolledAfter: 100, arrow: 500, sideNavigation: 200, sideNavigationOffset: -250, spyInterval: 66 } as const;
