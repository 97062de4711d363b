import type { ReactNode } from 'react';
import { breathe } from '../foundation/animations.ts';
import { hidden } from '../foundation/hidden-style.ts';
import { Heading } from '../foundation/text.ts';
import { styled } from '../foundation/theme.ts';

export type PostArticleProps = {
  title: string;
  /** Metadata such as the category and the date. */
  facts: readonly { label: string; value: ReactNode }[];
  children: ReactNode;
};

/** A post: its title above the text, its metadata at the left; in the mobile layout on a line below the title. */
export function PostArticle({ title, facts, children }: PostArticleProps) {
  return (
    <Article>
      <Title size="title">{title}</Title>
      <Facts>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Content>{children}</Content>
    </Article>
  );
}

/** Placeholder with the height of a post that is loading. */
export function PostArticleSkeleton() {
  return (
    <Article as="div">
      <TitlePlaceholder />
      <FactsPlaceholder />
      <TextPlaceholder>
        {[100, 94, 97, 88, 62].map((width) => (
          <span key={width} style={{ width: `${width}%` }} />
        ))}
      </TextPlaceholder>
    </Article>
  );
}

const Article = styled('article', {
  display: 'grid',
  gridTemplateColumns: '3fr 8fr',
  columnGap: '6.375rem',
  alignItems: 'start',
  '@compact': { columnGap: '$8' },
  '@mobile': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const besides = { gridColumn: 2, '@mobile': { gridColumn: 1 } } as const;

const Title = styled(Heading, { ...besides, minWidth: 0 });

const Facts = styled('dl', {
  gridColumn: 1,
  gridRow: '1 / span 2',
  paddingTop: '1.25rem',
  borderTop: '1px solid $colors$forest',
  fontSize: '$sm',
  lineHeight: 2,
  '& div': { display: 'flex', gap: '$4' },
  '& dt': { flex: 'none', minWidth: '3.5rem', color: '$sage' },
  '& dd': { fontVariantNumeric: 'tabular-nums' },
  '@mobile': {
    gridRow: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 $4',
    padding: '1rem 0 1.25rem',
    borderTop: 0,
    borderBottom: '1px solid $colors$mist',
    lineHeight: '$tight',
    '& dt': { ...hidden, minWidth: 0 },
    '& dd': { color: '$sage' },
  },
});

const Content = styled('div', {
  ...besides,
  minWidth: 0,
  minHeight: '12rem',
  maxWidth: '$measure',
  marginTop: '3rem',
  '@mobile': { gridColumn: 1, marginTop: '2rem' },
});

const bar = { backgroundColor: '$mist', animation: `${breathe} 1.6s ease-in-out infinite` } as const;

const TitlePlaceholder = styled('div', {
  ...besides,
  height: 'calc(1.35 * $fontSizes$2xl)',
  maxWidth: '24rem',
  ...bar,
});

const FactsPlaceholder = styled('div', {
  gridColumn: 1,
  gridRow: '1 / span 2',
  height: '7rem',
  borderTop: '1px solid $colors$forest',
  '@mobile': { gridRow: 'auto', height: '3.75rem', borderTop: 0, borderBottom: '1px solid $colors$mist' },
});

const TextPlaceholder = styled(Content, {
  display: 'grid',
  alignContent: 'start',
  gap: '1.125rem',
  '& span': { height: '.75rem', ...bar },
});
