import { useState } from 'react';
import { loading, PictureImage } from './Picture.tsx';
import { externalFileUrl } from '#contract/site/picture-of.ts';
import { uploadedSet } from '#contract/site/picture-upload.ts';
import { narrowWindow, styled } from '../foundation/theme.ts';

export type ExternalPictureProps = {
  /** A file in `/images`, a path on this site or an absolute https URL. */
  file: string;
  mobileFile?: string;
  alt: string;
  sizes: string;
  /** Aspect ratio of the slot, which the picture covers. */
  width: number;
  height: number;
  priority?: boolean;
};

/**
 * A picture entered by an operator that is not one of ours. If it fails to load, its alternative text is shown on a
 * plain surface instead of a broken image.
 */
export function ExternalPicture({
  file,
  mobileFile = file,
  alt,
  sizes,
  width,
  height,
  priority = false,
}: ExternalPictureProps) {
  const [failedFile, setFailedFile] = useState<string | null>(null);
  const [url, mobileUrl] = [externalFileUrl(file), externalFileUrl(mobileFile)];
  if (!url || failedFile === file) {
    return (
      <Fallback data-alt={alt}>
        <PictureImage src={transparentPixel} alt={alt} width={width} height={height} />
      </Fallback>
    );
  }
  return (
    <picture>
      {mobileUrl && mobileUrl !== url && (
        <source srcSet={uploadedSet(mobileUrl) ?? mobileUrl} sizes={sizes} media={narrowWindow} />
      )}
      <LoadingImage
        src={url}
        srcSet={uploadedSet(url)}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        {...loading(priority)}
        onError={() => setFailedFile(file)}
      />
    </picture>
  );
}

/** With a transparent pixel as its source, the element is still an image for screen readers. */
const transparentPixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const LoadingImage = styled(PictureImage, { backgroundColor: '$hanji' });

const Fallback = styled('picture', {
  display: 'grid',
  width: '100%',
  height: '100%',
  backgroundColor: '$hanji',
  color: '$sage',
  '& > *, &::after': { gridArea: '1 / 1' },
  '&::after': {
    content: 'attr(data-alt) / ""',
    placeSelf: 'center',
    maxWidth: '24em',
    padding: '$4',
    fontSize: '$sm',
    lineHeight: '$tight',
    textAlign: 'center',
    textWrap: 'balance',
  },
});
