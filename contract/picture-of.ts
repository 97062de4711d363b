import { pictures, type PictureEntry, type PictureName } from './pictures.ts';

/** The shapes that a picture is shown in, width to height. */
const shapes = { wide: 16 / 9, portrait: 9 / 14, low: 24 / 7, card: 3 / 4, band: 4 / 3 } as const;

export type PictureCrop = keyof typeof shapes;

const crops = /-(portrait|low|card|band)$/;

/**
 * The picture that a file name of the content means: `kv-dawn`, `kv-dawn-1920.webp`, `kv-dawn-900`, with or without `/images/`. A `crop` asks for
 * the nearest that there is; without it the name decides, where 900 and less is upright. Null for a file that is no picture of ours.
 */
export function pictureOf(file: string, crop?: PictureCrop): PictureName | null {
  const [, base = '', width] = /^(?:\/images\/)?([a-z-]+?)(?:-(\d+)(?:x\d+)?)?(?:\.(?:webp|avif|jpe?g|png))?$/.exec(file) ?? [];
  if (!isPicture(base)) return null;
  const wanted = crop ?? (Number(width ?? Infinity) <= 900 && !crops.test(base) ? 'portrait' : null);
  return wanted ? nearest(base, shapes[wanted]) : base;
}

/** Of the crops of a picture, the one whose shape is most like the wanted. */
function nearest(name: PictureName, shape: number): PictureName {
  const family = name.replace(crops, '');
  const unlike = (of: PictureName) => {
    const [width, height] = pictures[of];
    return Math.abs(Math.log(width / height / shape));
  };
  const related = Object.keys(pictures).filter(isPicture).filter((other) => other.replace(crops, '') === family);
  return related.reduce((best, other) => (unlike(other) < unlike(best) ? other : best), name);
}

const isPicture = (name: string): name is PictureName => Object.hasOwn(pictures, name);

/** The address of a file that is no picture of ours: a path of this site or a whole https address; null for anything else. */
export function outsideAddress(file: string): string | null {
  if (/^https:\/\/[^/]/.test(file)) return URL.canParse(file) ? file : null;
  if (/^\/(?![/\\])/.test(file)) return file;
  return /^[^/\\:?#%\s.][^/\\:?#%]*$/.test(file) ? `/images/${encodeURIComponent(file)}` : null;
}

/** The largest file of a picture of ours, with its true size: WebP, which every reader takes. */
export function largestFile(name: PictureName): { file: string; width: number; height: number } {
  const [width, height, widths] = pictures[name];
  const shown = widths.at(-1) ?? width;
  return { file: pictureFile(name, shown, 'webp'), width: shown, height: Math.round((shown * height) / width) };
}

/** The `srcset` of a picture of ours. */
export const pictureSet = (name: PictureName, format: 'avif' | 'webp'): string =>
  pictures[name][2].map((width) => `${pictureFile(name, width, format)} ${width}w`).join(', ');

/** Where a picture's file of a width is served. */
export function pictureFile(name: PictureName, width: number, format: 'avif' | 'webp'): string {
  const [, , , , file = name]: PictureEntry = pictures[name];
  return `/images/${file}-${width}.${format}`;
}
