/** Written by `scripts/pictures.ts`: the pictures in `public/images`, by name. */
export const pictures = {
  'moonpine': { width: 900, height: 1400, widths: [480, 900] },
  'moonpine-low': { width: 1920, height: 560, widths: [900, 1920] },
  'ink-day': { width: 1600, height: 900, widths: [800, 1600] },
  'ink-night': { width: 600, height: 800, widths: [400, 600] },
} as const;

export type PictureName = keyof typeof pictures;
