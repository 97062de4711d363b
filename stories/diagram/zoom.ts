export type Size = { readonly width: number; readonly height: number };
export type Box = Size & { readonly x: number; readonly y: number };

/** The limits of the scale. */
export const scales = { min: 0.05, max: 3 } as const;

const zoomFactor = 1.25;

const clampScale = (scale: number) => Math.min(scales.max, Math.max(scales.min, scale));

/** Returns the next scale when zooming in or out. */
export const zoomed = (scale: number, direction: 'in' | 'out'): number =>
  clampScale(direction === 'in' ? scale * zoomFactor : scale / zoomFactor);

/** Returns the scale at which the whole picture is visible; a small one is not enlarged. */
export const fitting = (picture: Size, view: Size): number =>
  clampScale(Math.min(1, view.width / picture.width, view.height / picture.height));

/** Returns the scroll position at which a box of the picture is in the centre of the view. */
export const centred = ({ x, y, width, height }: Box, scale: number, view: Size) => ({
  left: (x + width / 2) * scale - view.width / 2,
  top: (y + height / 2) * scale - view.height / 2,
});
