import type { ReactNode } from 'react';
import { Container } from '../foundation/layout.ts';
import { SkeletonRows } from '../page/PendingRegion.tsx';
import { Heading } from '../foundation/text.ts';
import { styled } from '../foundation/theme.ts';
import { Period, type PeriodProps } from './Period.tsx';

export type OfferArticleProps = PeriodProps & {
  tag: string;
  title: string;
  summary: string;
  /** In portrait format. */
  picture: ReactNode;
  share: ReactNode;
  children: ReactNode;
};

/** Full text of an offer, beside a sticky picture. */
export function OfferArticle({ tag, title, summary, period, state, picture, share, children }: OfferArticleProps) {
  return (
    <Frame as="article">
      <PictureFrame>{picture}</PictureFrame>
      <Words>
        <Tag>{tag}</Tag>
        <Heading size="title">{title}</Heading>
        <Summary>{summary}</Summary>
        <Line>
          <Period period={period} state={state} />
          {share}
        </Line>
        {children}
      </Words>
    </Frame>
  );
}

/** Placeholder of an offer that is loading. */
export const OfferArticleSkeleton = () => (
  <Frame>
    <PictureFrame />
    <BlankWords>
      <SkeletonRows count={6} />
    </BlankWords>
  </Frame>
);

const Frame = styled(Container, {
  display: 'grid',
  gridTemplateColumns: '5fr 7fr',
  columnGap: '$8',
  alignItems: 'start',
  paddingBlock: '$sectionSmall',
  '@mobile': { display: 'block', paddingBlock: '0 $sectionSmall' },
});

const PictureFrame = styled('div', {
  position: 'sticky',
  top: 'calc($sizes$headerSolid + 2.5rem)',
  aspectRatio: '3 / 4',
  maxHeight: 'calc($sizes$viewportSmall - $sizes$headerSolid - 5rem)',
  minHeight: '24rem',
  width: '100%',
  overflow: 'hidden',
  backgroundColor: '$hanji',
  '@mobile': {
    position: 'static',
    aspectRatio: 'auto',
    width: 'auto',
    height: '26rem',
    maxHeight: 'none',
    marginTop: '2.5rem',
    marginRight: 'calc(-1 * $space$edge)',
  },
  '@narrow': { height: '20rem', minHeight: 0 },
  '@print': { position: 'static' },
});

const Words = styled('div', { minWidth: 0, maxWidth: '$measure', '@mobile': { paddingTop: '2rem' } });

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

const Line = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 $4',
  minHeight: '$row',
  marginBlock: '2rem 2.5rem',
  borderBlock: '1px solid $colors$mist',
  borderTopColor: '$forest',
});

const BlankWords = styled(Words, { paddingTop: '12rem', '@mobile': { paddingTop: '2rem' } });
