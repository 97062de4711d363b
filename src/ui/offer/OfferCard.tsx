import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { ContentPicture } from '../media/ContentPicture.tsx';
import { drawn, hairline } from '../actions/hairline.ts';
import { styled } from '../foundation/theme.ts';
import { Period, type PeriodProps } from './Period.tsx';

export type OfferCardProps = PeriodProps & {
  href: string;
  title: string;
  summary: string;
  /** File name from the content. */
  picture: string;
  /** Share control, at the end of the line with the period. */
  share: ReactNode;
  /**
   * Format of the picture: landscape for `wide`, in a row of two, and for `wideOnPhones`, between two portrait ones on
   * a phone.
   */
  shape: 'upright' | 'wide' | 'wideOnPhones';
  level?: 'h3' | 'h4';
};

/** Card of an offer: picture, title, summary and period. */
export function OfferCard({
  href,
  title,
  summary,
  picture,
  period,
  state,
  share,
  shape,
  level = 'h3',
}: OfferCardProps) {
  return (
    <Card isWide={shape === 'wide'}>
      <CardLink href={href}>
        <PictureFrame isOver={state.tone === 'over'} isLow={shape === 'wideOnPhones'}>
          <ContentPicture
            file={picture}
            crop={shape === 'wide' ? 'band' : 'card'}
            mobileCrop={shape === 'wideOnPhones' ? 'band' : 'card'}
            alt=""
            sizes={
              shape === 'wide'
                ? '(max-width: 639px) 100vw, (max-width: 1025px) 33vw, 800px'
                : '(max-width: 639px) 100vw, 33vw'
            }
            width={3}
            height={4}
          />
        </PictureFrame>
        <Title as={level}>
          <span>{title}</span>
        </Title>
        <Summary>{summary}</Summary>
      </CardLink>
      <Foot>
        <Period period={period} state={state} />
        {share}
      </Foot>
    </Card>
  );
}

/** Placeholder for `count` cards. */
export function OfferCardsSkeleton({ count }: { count: number }) {
  return (
    <OfferCards>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index}>
          <PictureFrame isLow={index === 1} />
          <Title as="p">
            <Blank width="long">&nbsp;</Blank>
          </Title>
          <Summary>
            <Blank width="full">&nbsp;</Blank>
          </Summary>
          <Foot>
            <Blank width="half">&nbsp;</Blank>
          </Foot>
        </Card>
      ))}
    </OfferCards>
  );
}

/** Three cards in a row, the middle one lower; a `wide` card spans two columns. Stacked on a phone. */
export const OfferCards = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '4.5rem $gutter',
  marginTop: '3.5rem',
  paddingBottom: '4rem',
  '& > li:nth-child(3n + 2)': { position: 'relative', top: '4rem' },
  '& > li:nth-child(2):last-child': { top: 0 },
  '@mobile': { gap: '2.75rem $gutter', marginTop: '1.75rem', paddingBottom: 0, '& > li:nth-child(3n + 2)': { top: 0 } },
  '@narrow': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& picture': { transition: 'opacity $transitions$base' },
  variants: { isStale: { true: { '& picture': { opacity: 0.5 } }, false: {} } },
});

const Card = styled('li', {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  variants: { isWide: { true: { gridColumn: 'span 2', '@mobile': { gridColumn: 'auto' } }, false: {} } },
});

const CardLink = styled(AriaLink, { display: 'block', cursor: 'pointer', '&:focus-visible': { outlineOffset: '4px' } });

const PictureFrame = styled('div', {
  height: '28.75rem',
  overflow: 'hidden',
  backgroundColor: '$hanji',
  '@mobile': { height: '22rem' },
  '@narrow': { height: '25rem' },
  variants: {
    isOver: { true: { '& img': { filter: 'saturate(.25)', opacity: 0.75 } }, false: {} },
    isLow: { true: { '@narrow': { height: '15rem' } }, false: {} },
  },
});

const Title = styled('h3', {
  marginTop: '1.5rem',
  fontSize: '1.5625rem',
  lineHeight: 1.4,
  '& > span': hairline,
  [`${CardLink}[data-hovered] & > span`]: drawn,
  '@mobile': { marginTop: '1.125rem', fontSize: '1.375rem' },
});

const Summary = styled('p', {
  maxWidth: '24em',
  marginTop: '.625rem',
  color: '$sage',
  fontSize: '$control',
  lineHeight: 1.65,
});

const Foot = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 $3',
  minHeight: '$touch',
  marginTop: '.5rem',
  '& > :last-child:not(:first-child)': { marginInline: 'auto -.75rem' },
});

const Blank = styled('span', {
  display: 'inline-block',
  maxWidth: '100%',
  height: '.75rem',
  backgroundColor: '$mist',
  variants: { width: { full: { width: '90%' }, long: { width: '70%' }, half: { width: '50%' } } },
  '@forced': { border: '1px solid GrayText' },
});
