import { uploadPicture } from './publication.ts';
import { publicationMessages } from './publication-messages.ts';

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
/** A photograph of a camera has some five megabytes. */
export const maxPictureBytes = 10 * 1024 * 1024;

/** Value of the attribute `accept` of a file input. */
export const acceptedPictures = pictureTypes.join(',');

/** Returns why the server would not take a file as a picture; null for one that it may take. */
export function pictureFileError({ type, size }: { readonly type: string; readonly size: number }): string | null {
  if (!pictureTypes.some((each) => each === type)) return publicationMessages.notAPicture;
  return size > maxPictureBytes ? publicationMessages.pictureTooLarge : null;
}

/** Returns the message for an alternative text that the server would refuse; null for a valid one. */
export const alternativeTextError = (alt: string): string | null =>
  uploadPicture.query.safeParse({ alt }).error?.issues[0]?.message ?? null;
