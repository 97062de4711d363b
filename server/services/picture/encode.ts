import sharp from 'sharp';
import { ApiError } from '#contract/http/api-error.ts';
import { pictureWidths } from '#contract/site/picture-upload.ts';
import { publicationMessages } from '#contract/staff/publication-messages.ts';

/** A photograph of 50 megapixels takes 200 MB while it is decoded. */
const maxPixels = 50_000_000;
/** A line of text stays legible, and a photograph of 1,600 pixels has some 200 kB. */
const quality = 80;
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif']);

type Encoded = {
  readonly width: number;
  readonly height: number;
  readonly files: readonly { readonly width: number; readonly bytes: Uint8Array<ArrayBuffer> }[];
};

/**
 * Decodes a picture and encodes its pixels as WebP, upright and without metadata, in each width of the site that is not
 * larger. Nothing of the file itself is kept. Throws 400 `notAPicture`, 413 `pictureTooLarge`.
 */
export async function encodePicture(file: Uint8Array): Promise<Encoded> {
  if (file.length === 0) throw refused();
  // Reads only the header.
  const { format, width, height, autoOrient } = await sharp(file, { limitInputPixels: false }).metadata().catch(refuse);
  if (!formats.has(format)) throw refused();
  if (width * height > maxPixels) throw new ApiError('413', publicationMessages.pictureTooLarge);
  const widths = pictureWidths(autoOrient.width);
  const upright = sharp(file, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 }).autoOrient();
  const files = [];
  for (const each of widths)
    files.push({
      width: each,
      bytes: new Uint8Array(await upright.clone().resize({ width: each }).webp({ quality }).toBuffer().catch(refuse)),
    });
  const largest = widths.at(-1) ?? autoOrient.width;
  return { width: largest, height: Math.round((largest * autoOrient.height) / autoOrient.width), files };
}

const refused = () => new ApiError('400', publicationMessages.notAPicture);

/** The library's errors tell about damaged files, not about this program. */
function refuse(): never {
  throw refused();
}
