import { parseUrl } from '../shared/parse-url.ts';
import { pictures, type PictureEntry, type PictureName } from './pictures.ts';

/** Aspect ratios in which pictures are shown, width to height. */
const shapes = { wide: 16 / 9, portrait: 9 / 14, low: 24 / 7, card: 3 / 4, band: 4 / 3 } as const;

export type PictureCrop = keyof typeof shapes;

const crops = /-(portrait|low|card|band)$/;

/**
 * Returns the picture that a file name in the content refers to: `kv-dawn`, `kv-dawn-1920.webp`, `kv-dawn-900`, with or
 * without `/images/`. With `crop`, returns the crop whose aspect ratio is nearest; without it, a width of 900 or less
 * means the portrait crop. Null for a file that is not one of our pictures.
 */
export function pictureOf(file: string, crop?: PictureCrop): PictureName | null {
  const [, base = '', width] =
    /^(?:\/images\/)?([a-z-]+?)(?:-(\d+)(?:x\d+)?)?(?:\.(?:webp|avif|jpe?g|png))?$/.exec(file) ?? [];
  if (!isPicture(base)) return null;
  const targetCrop = crop ?? (Number(width ?? Infinity) <= 900 && !crops.test(base) ? 'portrait' : null);
  return targetCrop ? nearest(base, shapes[targetCrop]) : base;
}

/** Whether a file name in the content refers to one of our pictures that is large enough for the width of a screen. */
export function isScreenWide(file: string): boolean {
  const name = pictureOf(file, 'wide');
  return name !== null && pictures[name][0] >= 1_536 && !name.startsWith('ink-');
}

/** Returns the crop of a picture whose aspect ratio is nearest to `shape`. */
function nearest(name: PictureName, shape: number): PictureName {
  const family = name.replace(crops, '');
  const distanceTo = (candidate: PictureName) => {
    const [width, height] = pictures[candidate];
    return Math.abs(Math.log(width / height / shape));
  };
  const related = Object.keys(pictures)
    .filter(isPicture)
    .filter((other) => other.replace(crops, '') === family);
  return related.reduce((best, other) => (distanceTo(other) < distanceTo(best) ? other : best), name);
}

const isPicture = (name: string): name is PictureName => Object.hasOwn(pictures, name);

/**
 * Returns the URL of a file that is not one of our pictures: a path on this site or an absolute https URL; null for
 * anything else.
 */
export function externalFileUrl(file: string): string | null {
  if (/^https:\/\/[^/]/.test(file)) return parseUrl(file) ? file : null;
  if (/^\/(?![/\\])/.test(file)) return file;
  return /^[^/\\:?#%\s.][^/\\:?#%]*$/.test(file) ? `/images/${encodeURIComponent(file)}` : null;
}

/** Returns the largest file of one of our pictures with its actual size, as WebP, which all consumers support. */
export function largestFile(name: PictureName): { file: string; width: number; height: number } {
  const [width, height, widths] = pictures[name];
  const largestWidth = widths.at(-1) ?? width;
  return {
    file: pictureFile(name, largestWidth, 'webp'),
    width: largestWidth,
    height: Math.round((largestWidth * height) / width),
  };
}

/** Returns the `srcset` of one of our pictures. */
export const pictureSet = (name: PictureName, format: 'avif' | 'webp'): string =>
  pictures[name][2].map((width) => `${pictureFile(name, width, format)} ${width}w`).join(', ');

/** Returns the URL of a picture's file in one width. */
export function pictureFile(name: PictureName, width: number, format: 'avif' | 'webp'): string {
  const [, , , , file = name]: PictureEntry = pictures[name];
  return `/images/${file}-${width}.${format}`;
}
