/** The standard viewports of stories. */
export const widths = {
  phone: { width: 360, height: 780 },
  tablet: { width: 820, height: 1180 },
  laptop: { width: 1280, height: 800 },
} as const;

export type Width = keyof typeof widths;

export const widthNames = ['phone', 'tablet', 'laptop'] as const satisfies readonly Width[];
