import type { ReactElement, ReactNode } from 'react';
import { Eyebrow, Heading, Text } from '../foundation/text.ts';
import { screenOnly } from '../foundation/print.ts';
import { styled } from '../foundation/theme.ts';

export type KindSection = {
  /** The target of the table of contents. */
  id: string;
  title: string;
  subtitle: string;
  summary: string;
  /** Pictures; either may be null. */
  left: ReactElement | null;
  right: ReactElement | null;
  content: ReactNode;
};

export type KindSectionsProps = {
  /** In English, after the number. */
  eyebrow: string;
  kinds: readonly KindSection[];
};

/**
 * Numbered sections: two pictures, of which the larger extends beyond the grid, alternately to the left and to the
 * right; then the text.
 */
export function KindSections({ eyebrow, kinds }: KindSectionsProps) {
  return kinds.map(({ id, title, subtitle, summary, left, right, content }, index) => (
    <Kind key={id} id={id} aria-labelledby={`${id}-title`} tabIndex={-1} hasPictures={left !== null || right !== null}>
      {(left ?? right) && (
        <Pictures isMirrored={index % 2 === 1} isSingle={left === null || right === null}>
          {left && <PictureFrame>{left}</PictureFrame>}
          {right && <PictureFrame>{right}</PictureFrame>}
        </Pictures>
      )}
      <Words>
        <Eyebrow lang="en">{`${String(index + 1).padStart(2, '0')} ${eyebrow}`}</Eyebrow>
        <KindTitle id={`${id}-title`} size="title">
          {title}
        </KindTitle>
        <Subtitle>{subtitle}</Subtitle>
        <Text tone="quiet">{summary}</Text>
      </Words>
      <Content>{content}</Content>
    </Kind>
  ));
}

/** Placeholder for `count` sections. */
export function KindSectionsSkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <Kind key={index} hasPictures>
      <Pictures isMirrored={index % 2 === 1}>
        <PictureFrame />
        <PictureFrame />
      </Pictures>
      <TextPlaceholder />
    </Kind>
  ));
}

const Kind = styled('section', {
  display: 'grid',
  gridTemplateColumns: '5fr 7fr',
  columnGap: '$gutter',
  paddingTop: '$section',
  '@mobile': { gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: '4.5rem' },
  variants: {
    /** Scroll margins for which a link to the section shows its name and the lower part of its pictures. */
    hasPictures: {
      true: { scrollMarginTop: '-24rem', '@mobile': { scrollMarginTop: '-20rem' } },
      false: { scrollMarginTop: '-4rem', '@mobile': { scrollMarginTop: '-1.5rem' } },
    },
  },
});

const PictureFrame = styled('div', {
  overflow: 'hidden',
  backgroundColor: '$hanji',
  '@forced': { '&:empty': { border: '1px solid GrayText' } },
});

const larger = { height: '36rem', '@mobile': { height: '26rem' }, '@narrow': { height: '22rem' } } as const;
const smaller = {
  height: '27rem',
  '@mobile': { height: '18rem' },
  '@narrow': { position: 'relative', zIndex: 1, height: '14rem', border: 'solid $colors$ivory' },
} as const;

/** The larger picture extends to the edge of the window; on a phone the smaller one overlaps its corner. */
const Pictures = styled('div', {
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: '5fr 7fr',
  columnGap: '$gutter',
  alignItems: 'end',
  marginBottom: '3.5rem',
  '@mobile': { marginBottom: '2.5rem' },
  '@narrow': { display: 'block' },
  ...screenOnly,
  variants: {
    isMirrored: {
      false: {
        '& > :first-child': { ...larger, marginLeft: 'calc(-1 * $space$bleed)' },
        '& > :nth-child(2)': smaller,
        '@narrow': {
          '& > :first-child': { marginRight: '4rem' },
          '& > :nth-child(2)': { margin: '-4.5rem calc(-1 * $space$bleed) 0 6rem', borderWidth: '.75rem 0 0 .75rem' },
        },
      },
      true: {
        gridTemplateColumns: '7fr 5fr',
        '& > :first-child': smaller,
        '& > :nth-child(2)': { ...larger, marginRight: 'calc(-1 * $space$bleed)' },
        '@narrow': {
          '& > :first-child': { margin: '0 6rem -4.5rem calc(-1 * $space$bleed)', borderWidth: '0 .75rem .75rem 0' },
          '& > :nth-child(2)': { marginLeft: '4rem' },
        },
      },
    },
    /** A single picture spans the page. */
    isSingle: {
      true: {
        display: 'block',
        '& > :only-child': { ...larger, zIndex: 'auto', marginInline: 'calc(-1 * $space$bleed)', border: 0 },
      },
      false: {},
    },
  },
});

const Words = styled('div', { minWidth: 0, maxWidth: '26rem', '@mobile': { maxWidth: 'none' } });

const Subtitle = styled('p', {
  margin: '.5rem 0 1.25rem',
  color: '$bronzeInk',
  fontFamily: '$serif',
  fontSize: '$lg',
  lineHeight: '$tight',
  letterSpacing: '$display',
  textWrap: 'balance',
});

const Content = styled('div', {
  minWidth: 0,
  maxWidth: '$measure',
  paddingTop: '2.25rem',
  '@mobile': { paddingTop: '1.75rem' },
});

const TextPlaceholder = styled('div', { gridColumn: '1 / -1', minHeight: '22rem', '@mobile': { minHeight: '34rem' } });

const KindTitle = styled(Heading, { marginTop: '1.25rem' });
