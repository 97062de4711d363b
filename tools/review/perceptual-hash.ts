import sharp from 'sharp';

/** So fine that another word or icon changes the hash, and so coarse that the smoothing of edges does not. */
const cells = 64;

/**
 * Returns the difference hash of a picture: whether each cell of its rows is brighter than the next one, as hexadecimal
 * digits.
 */
export async function perceptualHash(picture: string | Buffer): Promise<string> {
  const { data, info } = await sharp(picture).flatten({ background: '#fff' }).greyscale().resize(cells + 1, cells, { fit: 'fill' }).raw().toBuffer({ resolveWithObject: true });
  const bits = Array.from({ length: cells * cells }, (_, index) => {
    const at = (Math.floor(index / cells) * info.width + (index % cells)) * info.channels;
    return (data[at] ?? 0) > (data[at + info.channels] ?? 0) ? 1 : 0;
  });
  return Array.from({ length: bits.length / 4 }, (_, index) => Number.parseInt(bits.slice(index * 4, index * 4 + 4).join(''), 2).toString(16)).join('');
}
