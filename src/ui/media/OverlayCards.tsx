import type { ReactElement } from 'react';
import { ButtonLink } from '../actions/ButtonLink.tsx';
import { DesignNote } from '../golf/DesignNote.tsx';
import { Eyebrow } from '../foundation/text.ts';
import { styled } from '../foundation/theme.ts';
import { VisuallyHidden } from '../foundation/VisuallyHidden.tsx';

export type OverlayCard = {
  key: string;
  eyebrow: string;
  title: string;
  text: string;
  /** Undefined while it is loading. */
  designer?: string;
  picture: ReactElement;
  href: string;
  /** Second link, to the brand site. */
  site?: { href: string; label: string; isExternal: boolean };
};

export type OverlayCardsProps = { label: string; cards: readonly OverlayCard[]; more: string };

/**
 * Large pictures in two columns, the second one lower. Their links are shown over them when hovered or focused, and
 * below the text in the mobile layout.
 */
export function OverlayCards({ label, cards, more }: OverlayCardsProps) {
  return (
    <List aria-label={label}>
      {cards.map(({ key, eyebrow, title, text, designer, picture, href, site }) => (
        <Card key={key}>
          {picture}
          <Words data-dark="">
            <Eyebrow lang="en">{eyebrow}</Eyebrow>
            <Title>{title}</Title>
            <p>{text}</p>
            {designer !== undefined && <DesignNote space="above">{designer}</DesignNote>}
          </Words>
          <Links>
            <ButtonLink href={href} variant="light" size="small">
              <VisuallyHidden>{title} </VisuallyHidden>
              {more}
            </ButtonLink>
            {site && (
              <ButtonLink href={site.href} variant="light" size="small" isExternal={site.isExternal}>
                {site.label}
              </ButtonLink>
            )}
          </Links>
        </Card>
      ))}
    </List>
  );
}

const List = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '$6',
  paddingBottom: '8rem',
  '& > li:nth-child(even)': { top: '8rem' },
  '@mobile': { paddingBottom: 0, '& > li:nth-child(even)': { top: 0 } },
  '@narrow': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Hovering darkens the picture and shows the links; the text does not move. */
const Card = styled('li', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minHeight: '42rem',
  padding: '2.5rem',
  overflow: 'hidden',
  backgroundColor: '$ink',
  color: '$ivory',
  '& picture': { position: 'absolute', inset: 0 },
  '&::before, &::after': { content: '""', position: 'absolute', inset: 0 },
  '&::before': {
    zIndex: 1,
    background: 'linear-gradient(180deg, transparent 40%, rgba(16, 32, 26, .56) 62%, rgba(16, 32, 26, .72) 100%)',
  },
  '&::after': {
    zIndex: 1,
    backgroundColor: 'rgba(16, 32, 26, .45)',
    opacity: 0,
    transition: 'opacity $transitions$base',
  },
  '&:is(:hover, :focus-within)::after': { opacity: 1 },
  '@mobile': {
    minHeight: '30rem',
    padding: '1.75rem',
    '&::before': {
      background: 'linear-gradient(180deg, transparent 20%, rgba(16, 32, 26, .6) 46%, rgba(16, 32, 26, .72) 100%)',
    },
    '&::after': { content: 'none' },
  },
  '@narrow': { minHeight: '26rem', padding: '1.5rem' },
});

const Words = styled('div', {
  position: 'relative',
  zIndex: 2,
  '& > h3 ~ p': { maxWidth: '26em' },
  '& > h3 + p': { fontSize: '$sm' },
});

const Title = styled('h3', { margin: '.75rem 0 .5rem', fontSize: '$2xl' });

const Links = styled('div', {
  '--focus': '$colors$champagne',
  position: 'absolute',
  zIndex: 2,
  inset: '2.5rem 2.5rem auto',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '$3',
  opacity: 0,
  transition: 'opacity $transitions$base',
  [`${Card}:is(:hover, :focus-within) &`]: { opacity: 1 },
  // Touch has no hover: on such devices the links are always visible.
  '@media (hover: none)': { opacity: 1 },
  '@mobile': { position: 'relative', inset: 'auto', justifyContent: 'flex-start', marginTop: '1.25rem', opacity: 1 },
});
