/** Widths in which an uploaded picture is offered, as far as it is not smaller. */
const widths = [480, 960, 1_600] as const;
const largestWidth = 2_400;

/** Start of the URL, and the width at its end. */
const pattern = /^(\/media\/[0-9a-f]{32}-)(\d{1,4})\.webp$/;

/** Returns the widths of the files that are made of a picture of this width, smallest first; the last is the largest. */
export const pictureWidths = (width: number): readonly number[] => [
  ...widths.filter((each) => each < width),
  Math.min(width, largestWidth),
];

/** Returns the URL of an uploaded picture in one width. */
export const uploadedFile = (id: string, width: number): string => `/media/${id}-${width}.webp`;

/** Returns the picture and the width in the URL of an uploaded picture; null for any other URL. */
export function parseUploadedFile(url: string): { readonly id: string; readonly width: number } | null {
  const [, start, width] = pattern.exec(url) ?? [];
  return start === undefined ? null : { id: start.slice('/media/'.length, -1), width: Number(width) };
}

/** Returns the `srcset` of an uploaded picture by the URL of its largest file; undefined for any other URL. */
export function uploadedSet(url: string): string | undefined {
  const [, start, width] = pattern.exec(url) ?? [];
  return (
    start &&
    pictureWidths(Number(width))
      .map((each) => `${start}${each}.webp ${each}w`)
      .join(', ')
  );
}
