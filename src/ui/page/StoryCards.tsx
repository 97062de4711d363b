import type { ReactElement } from 'react';
import { DesignNote } from '../golf/DesignNote.tsx';
import { Container, Wide } from '../foundation/layout.ts';
import { LinkText } from '../actions/LinkText.tsx';
import { Eyebrow, Heading } from '../foundation/text.ts';
import { styled } from '../foundation/theme.ts';
import { VisuallyHidden } from '../foundation/VisuallyHidden.tsx';

export type StoryCard = {
  key: string | number;
  eyebrow: string;
  title: string;
  subtitle: string;
  text: string;
  designer: string;
  picture: ReactElement;
  href: string;
};

export type StoryCardsProps = {
  cards: readonly StoryCard[];
  /** Link text of each card. */
  more: string;
};

/**
 * Cards below each other, each with a picture that extends beyond the grid, alternately to the left and to the right.
 */
export function StoryCards({ cards, more }: StoryCardsProps) {
  return (
    <Wide>
      <Cards>
        {cards.map(({ key, eyebrow, title, subtitle, text, designer, picture, href }, index) => (
          <Card key={key}>
            <PictureFrame>{picture}</PictureFrame>
            <Words>
              <Eyebrow lang="en">{`${String(index + 1).padStart(2, '0')} ${eyebrow}`}</Eyebrow>
              <CardTitle as="h3" size="title">
                {title}
              </CardTitle>
              <Subtitle>{subtitle}</Subtitle>
              <Text>{text}</Text>
              <DesignNote space="below">{designer}</DesignNote>
              <LinkText href={href} variant="onward">
                <VisuallyHidden>{title} </VisuallyHidden>
                {more}
              </LinkText>
            </Words>
          </Card>
        ))}
      </Cards>
    </Wide>
  );
}

/** Placeholder for `count` cards. */
export function StoryCardsSkeleton({ count }: { count: number }) {
  return (
    <Wide>
      <Cards>
        {Array.from({ length: count }, (_, index) => (
          <Card key={index}>
            <PictureFrame />
          </Card>
        ))}
      </Cards>
    </Wide>
  );
}

const bleed = 'calc(-1 * $space$bleed)';

const Cards = styled(Container, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$section',
  '@mobile': { gap: '4.5rem' },
});

const Card = styled('article', {
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  columnGap: '$9',
  alignItems: 'end',
  minHeight: '44rem',
  '& > :first-child': { marginLeft: bleed },
  '&:nth-child(even)': {
    gridTemplateColumns: '5fr 7fr',
    alignItems: 'start',
    '& > :first-child': { order: 1, marginLeft: 0, marginRight: bleed },
  },
  '@compact': { columnGap: '$8' },
  '@mobile': {
    '&, &:nth-child(even)': { display: 'block', minHeight: 0 },
    '& > :first-child': { marginLeft: 'calc(-1 * $space$edge)' },
    '&:nth-child(even) > :first-child': { marginLeft: 0, marginRight: 'calc(-1 * $space$edge)' },
  },
});

const PictureFrame = styled('div', {
  alignSelf: 'stretch',
  minHeight: '44rem',
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: '$hanji',
  '& picture': { position: 'absolute', inset: 0 },
  '@mobile': { minHeight: '24rem', marginBottom: '2rem' },
  '@narrow': { minHeight: '18rem' },
  '@forced': { '&:empty': { border: '1px solid GrayText' } },
});

const Words = styled('div', { minWidth: 0, maxWidth: '$measure' });

const Subtitle = styled('p', {
  margin: '.75rem 0 1.75rem',
  color: '$bronzeInk',
  fontFamily: '$serif',
  fontSize: '$lg',
  lineHeight: '$tight',
  letterSpacing: '$display',
  textWrap: 'balance',
});

const Text = styled('p', { marginBottom: '1.5rem' });

const CardTitle = styled(Heading, { marginTop: '$4' });
