/** Times and distances of the frame and the home page, spec 000 §9: milliseconds and pixels. */
export const carouselLimits = { mainInterval: 5_000, sliderInterval: 7_000, transition: 500, dragThreshold: 50 } as const;

/** How long a popup or the top banner stays hidden once a person asks for a day without it. */
export const hiddenForADay = 24 * 3_600_000;
