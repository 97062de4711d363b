import type { ReactElement, ReactNode } from 'react';
import { Eyebrow, Heading } from '../foundation/text.ts';
import { styled } from '../foundation/theme.ts';

export type StaggeredItem = {
  key: string | number;
  eyebrow: string;
  title: string;
  picture: ReactElement;
  content: ReactNode;
};

/** Items with pictures in two columns, of which the second one begins lower. */
export function StaggeredItems({ label, items }: { label: string; items: readonly StaggeredItem[] }) {
  return (
    <List aria-label={label}>
      {items.map(({ key, eyebrow, title, picture, content }) => (
        <li key={key}>
          <PictureFrame>{picture}</PictureFrame>
          <Eyebrow lang="en">{eyebrow}</Eyebrow>
          <ItemTitle as="h3">{title}</ItemTitle>
          {content}
        </li>
      ))}
    </List>
  );
}

const List = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '4.5rem 7.875rem',
  '& > li:nth-child(even)': { position: 'relative', top: '5rem' },
  paddingBottom: '5rem',
  '@compact': { columnGap: '$7' },
  '@mobile': { gap: '3.5rem $5', paddingBottom: 0, '& > li:nth-child(even)': { top: 0 } },
  '@narrow': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const PictureFrame = styled('div', { aspectRatio: '4 / 3', marginBottom: '1.75rem', overflow: 'hidden' });

const ItemTitle = styled(Heading, { marginBlock: '$3 $4' });
