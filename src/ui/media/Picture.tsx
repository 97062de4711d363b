import { pictureFile, pictureSet } from '#contract/site/picture-of.ts';
import { pictures, type PictureName } from '#contract/site/pictures.ts';
import { narrowWindow, styled } from '../foundation/theme.ts';

export type PictureProps = {
  name: PictureName;
  /** Another crop for the mobile layout. */
  mobileName?: PictureName;
  /** Empty for a decoration. */
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** Above the fold: loaded eagerly. */
  priority?: boolean;
};

/**
 * Covers its container. It always has its width and height, so that nothing shifts, and its average colour as
 * background, so that nothing flashes.
 */
export function Picture({ name, mobileName, alt, sizes, priority = false }: PictureProps) {
  const [width, height, widths, color] = pictures[name];
  return (
    <picture>
      {mobileName && <Sources name={mobileName} sizes={sizes} media={narrowWindow} />}
      <Sources name={name} sizes={sizes} />
      <PictureImage
        src={pictureFile(name, widths[0], 'webp')}
        width={width}
        height={height}
        alt={alt}
        {...loading(priority)}
        average={nameOf(color)}
      />
    </picture>
  );
}

/** Returns the loading attributes of a picture above or below the fold. */
export const loading = (priority: boolean) =>
  ({ loading: priority ? 'eager' : 'lazy', fetchPriority: priority ? 'high' : 'auto', decoding: 'async' }) as const;

function Sources({ name, ...attributes }: { name: PictureName; sizes: string; media?: string }) {
  const [width, height] = pictures[name];
  return (['avif', 'webp'] as const).map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      srcSet={pictureSet(name, format)}
      width={width}
      height={height}
      {...attributes}
    />
  ));
}

/** A class name contains no `#`. */
const nameOf = (color: string) => color.slice(1);

/** The average colours of all pictures, as a background until they are loaded. */
const averages: Readonly<Record<string, { backgroundColor: string }>> = Object.fromEntries(
  Object.values(pictures).map(([, , , color]) => [nameOf(color), { backgroundColor: color }]),
);

export const PictureImage = styled('img', {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  variants: { average: averages },
});
