import type { ReactElement, ReactNode } from 'react';
import { Container } from '../foundation/layout.ts';
import { Eyebrow, Heading } from '../foundation/text.ts';
import { styled } from '../foundation/theme.ts';

export type PictureBand = {
  key: string | number;
  eyebrow: string;
  title: string;
  /** In portrait format; in landscape on a phone. */
  picture: ReactElement;
  content: ReactNode;
};

/** Bands with a picture in turn at the left and at the right of a text. */
export function PictureBands({ label, bands }: { label: string; bands: readonly PictureBand[] }) {
  return (
    <List as="ul" aria-label={label}>
      {bands.map(({ key, eyebrow, title, picture, content }) => (
        <Band key={key}>
          <PictureFrame>{picture}</PictureFrame>
          <Words>
            <Eyebrow lang="en">{eyebrow}</Eyebrow>
            <Heading as="h3" size="title">
              {title}
            </Heading>
            {content}
          </Words>
        </Band>
      ))}
    </List>
  );
}

const List = styled(Container, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$sectionSmall',
  paddingBlock: '$sectionSmall',
});

const PictureFrame = styled('div', {
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  '@narrow': { aspectRatio: '4 / 3', marginInline: 'calc(-1 * $space$edge)' },
});

const Band = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  columnGap: '$9',
  alignItems: 'center',
  '&:nth-child(even)': {
    gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
    [`& > ${PictureFrame}`]: { order: 1 },
  },
  '@mobile': { columnGap: '$6' },
  '@narrow': {
    '&, &:nth-child(even)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '1.75rem' },
    [`&:nth-child(even) > ${PictureFrame}`]: { order: 0 },
  },
});

const Words = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
  '& > dl': { marginTop: 0 },
});
