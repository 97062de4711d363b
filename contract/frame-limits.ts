/** Times and distances of the frame and the home page, spec 000 §9: milliseconds and pixels. */
export const carouselLimits = { mainInterval: 5_000, sliderInterval: 7_000, transition: 500, dragThreshold: 50 } as const;

/** How long a popup or the top banner stays hidden once a person asks for a day without it. */
export const hiddenForADay = 24 * 3_600_000;

/** How the page scrolls: distances in pixels, times in milliseconds. */
export const scrollLimits = { arrow: 500, sideNavigation: 200, sideNavigationOffset: -250, spyInterval: 66 } as const;
