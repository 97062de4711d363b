import type { ReactNode } from 'react';
import { Container } from '../foundation/layout.ts';
import { SkeletonRows } from '../page/PendingRegion.tsx';
import { Heading } from '../foundation/text.ts';
import { styled } from '../foundation/theme.ts';

export type OfferArticleProps = {
  tag: string;
  title: string;
  summary: string;
  /** In landscape format, above the text; null if the key visual of the page shows it. */
  picture: ReactNode;
  /** Beside the text; in the mobile layout below the summary. */
  aside: ReactNode;
  children: ReactNode;
};

/** Full text of an offer, beside its summary. */
export function OfferArticle({ tag, title, summary, picture, aside, children }: OfferArticleProps) {
  return (
    <Frame as="article">
      <Head>
        <Tag>{tag}</Tag>
        <Heading size="title">{title}</Heading>
        <Summary>{summary}</Summary>
      </Head>
      <Beside>{aside}</Beside>
      <Words>
        {picture && <PictureFrame>{picture}</PictureFrame>}
        {children}
      </Words>
    </Frame>
  );
}

/** Placeholder of an offer that is loading. */
export const OfferArticleSkeleton = () => (
  <Frame>
    <Head />
    <Beside>
      <SkeletonRows count={4} />
    </Beside>
    <Words>
      <SkeletonRows count={6} />
    </Words>
  </Frame>
);

const Frame = styled(Container, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
  gridTemplateRows: 'auto 1fr',
  gap: '2.5rem $9',
  paddingBlock: '$sectionSmall',
  '@compact': { columnGap: '$7' },
  '@mobile': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none', paddingTop: '3rem' },
});

const Head = styled('div', { minWidth: 0, maxWidth: '$measure' });

const Beside = styled('div', { gridColumn: '2', gridRow: '1 / 3', '@mobile': { gridColumn: 'auto', gridRow: 'auto' } });

const Words = styled('div', { minWidth: 0, maxWidth: '$measure' });

const PictureFrame = styled('div', {
  aspectRatio: '4 / 3',
  maxHeight: '26rem',
  width: '100%',
  marginBottom: '2.5rem',
  overflow: 'hidden',
  backgroundColor: '$hanji',
});

const Tag = styled('p', {
  display: 'flex',
  alignItems: 'center',
  gap: '.75rem',
  marginBottom: '1rem',
  color: '$bronzeInk',
  fontSize: '$sm',
  '&::before': { content: '""', width: '1.5rem', borderTop: '1px solid $colors$bronze' },
});

const Summary = styled('p', { marginTop: '1.25rem', color: '$sage', fontSize: '$md', textWrap: 'pretty' });
