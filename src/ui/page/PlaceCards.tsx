import type { ReactElement, ReactNode } from 'react';
import { Eyebrow, Heading } from '../foundation/text.ts';
import { styled } from '../foundation/theme.ts';

export type PlaceCard = {
  key: string | number;
  eyebrow: string;
  title: string;
  /** Fills its frame. */
  picture: ReactElement;
  /** Across the page, with a picture as tall as its content. */
  isWide?: boolean;
  content: ReactNode;
};

/** Places with their pictures: wide ones across the page, the others in three columns. */
export function PlaceCards({ label, places }: { label: string; places: readonly PlaceCard[] }) {
  return (
    <List aria-label={label}>
      {places.map(({ key, eyebrow, title, picture, isWide = false, content }) => (
        <Card key={key} isWide={isWide}>
          <div>{picture}</div>
          <div>
            <Eyebrow lang="en">{eyebrow}</Eyebrow>
            <Title as="h3">{title}</Title>
          </div>
          <div>{content}</div>
        </Card>
      ))}
    </List>
  );
}

const List = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '4.5rem $7',
  '@mobile': { gap: '3.5rem $5' },
  '@narrow': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Card = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '1.25rem',
  variants: {
    isWide: {
      true: {
        gridColumn: '1 / -1',
        gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
        columnGap: '$7',
        '& > :first-child': { gridColumn: '1 / -1' },
        '@narrow': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
      false: { '& > :first-child': { aspectRatio: '4 / 3', overflow: 'hidden', backgroundColor: '$hanji' } },
    },
  },
});

const Title = styled(Heading, { marginTop: '$3' });
