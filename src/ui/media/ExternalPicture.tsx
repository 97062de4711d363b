import { useState } from 'react';
import { loading, PictureImage } from './Picture.tsx';
import { externalFileUrl } from '#contract/site/picture-of.ts';
import { narrowWindow, styled } from '../foundation/theme.ts';

export type ExternalPictureProps = {
  /** A file of `/images`, a path of this site or a whole https address. */
  file: string;
  mobileFile?: string;
  alt: string;
  /** The shape of its place, which it fills by cropping. */
  width: number;
  height: number;
  priority?: boolean;
};

/** A picture that an operator has named and that is none of ours. One that does not come is a quiet surface with its text, never a broken icon. */
export function ExternalPicture({ file, mobileFile = file, alt, width, height, priority = false }: ExternalPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const [address, mobileAddress] = [externalFileUrl(file), externalFileUrl(mobileFile)];
  if (!address || failed === file) {
    return (
      <Missing data-alt={alt}>
        <PictureImage src={nothing} alt={alt} width={width} height={height} />
      </Missing>
    );
  }
  return (
    <picture>
      {mobileAddress && mobileAddress !== address && <source srcSet={mobileAddress} media={narrowWindow} />}
      <Awaited src={address} alt={alt} width={width} height={height} {...loading(priority)} onError={() => setFailed(file)} />
    </picture>
  );
}

/** One clear pixel: the image stays an image to a screen reader. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const Awaited = styled(PictureImage, { backgroundColor: '$hanji' });

const Missing = styled('picture', {
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
