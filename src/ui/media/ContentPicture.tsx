import { ExternalPicture } from './ExternalPicture.tsx';
import { Picture } from './Picture.tsx';
import { type PictureCrop, pictureOf } from '#contract/site/picture-of.ts';

export type ContentPictureProps = {
  /** File name from the content: one of our pictures by any of its names, or another file. */
  file: string;
  mobileFile?: string;
  /** Crops of our pictures; by default, the file name determines the crop. */
  crop?: PictureCrop;
  mobileCrop?: PictureCrop;
  alt: string;
  sizes: string;
  priority?: boolean;
  /** Aspect ratio for a file of unknown size. */
  width: number;
  height: number;
};

/** A picture whose file name was entered by an operator. */
export function ContentPicture({
  file,
  mobileFile = file,
  crop,
  mobileCrop = crop,
  width,
  height,
  ...shown
}: ContentPictureProps) {
  const name = pictureOf(file, crop);
  const mobileName = pictureOf(mobileFile, mobileCrop);
  if (!name) return <ExternalPicture file={file} mobileFile={mobileFile} width={width} height={height} {...shown} />;
  return <Picture name={name} {...(mobileName && mobileName !== name && { mobileName })} {...shown} />;
}
