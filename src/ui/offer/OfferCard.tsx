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
  /** File name from the content; null for a card of words only. */
  picture: string | null;
  price: string | null;
  /** Share control, at the end of the line with the period. */
  share: ReactNode;
  /** `feature`: across the list, beside its picture. */
  shape: 'feature' | 'column';
  level?: 'h3' | 'h4';
};

/** Card of an offer: picture, title, summary, price, state and period. */
export function OfferCard({
  href,
  title,
  summary,
  picture,
  price,
  period,
  state,
  share,
  shape,
  level = 'h3',
}: OfferCardProps) {
  return (
    <Card shape={shape} look={picture === null ? 'words' : 'picture'}>
      <CardLink href={href}>
        {picture !== null && (
          <PictureFrame isOver={state.tone === 'over'}>
            <ContentPicture
              file={picture}
              crop="band"
              alt=""
              sizes={shape === 'feature' ? '(max-width: 1025px) 100vw, 60vw' : '(max-width: 639px) 100vw, 50vw'}
              width={4}
              height={3}
            />
          </PictureFrame>
        )}
        <Words>
          <Title as={level} size={picture === null ? 'large' : 'regular'}>
            <span>{title}</span>
          </Title>
          <Summary>{summary}</Summary>
          {price !== null && <Price>{price}</Price>}
        </Words>
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
        <Card key={index} shape={index === 0 ? 'feature' : 'column'} look="picture">
          <BlankLink>
            <PictureFrame />
            <Words>
              <Title as="p">
                <Blank width="long">&nbsp;</Blank>
              </Title>
              <Summary>
                <Blank width="full">&nbsp;</Blank>
              </Summary>
            </Words>
          </BlankLink>
          <Foot>
            <Blank width="half">&nbsp;</Blank>
          </Foot>
        </Card>
      ))}
    </OfferCards>
  );
}

/** A feature, then two columns; stacked on a phone. */
export const OfferCards = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '4rem $7',
  marginTop: '3rem',
  '@mobile': { gap: '2.75rem $5', marginTop: '1.75rem' },
  '@narrow': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& picture': { transition: 'opacity $transitions$base' },
  variants: { isStale: { true: { '& picture': { opacity: 0.5 } }, false: {} } },
});

const linkStyle = { display: 'flex', flexDirection: 'column', flex: 1, gap: '1.5rem' } as const;

const CardLink = styled(AriaLink, { ...linkStyle, cursor: 'pointer', '&:focus-visible': { outlineOffset: '4px' } });

const BlankLink = styled('div', linkStyle);

const PictureFrame = styled('div', {
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  backgroundColor: '$hanji',
  variants: { isOver: { true: { '& img': { filter: 'saturate(.25)', opacity: 0.75 } }, false: {} } },
});

const Words = styled('div', { display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });

const Card = styled('li', {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  variants: {
    shape: {
      feature: {
        gridColumn: '1 / -1',
        [`& ${CardLink}, & ${BlankLink}`]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
          columnGap: '$7',
          '@narrow': { display: 'flex' },
        },
        [`& ${Words}`]: { justifyContent: 'center' },
      },
      column: {},
    },
    look: {
      picture: {},
      words: {
        padding: '2.25rem 2.25rem 1.25rem',
        backgroundColor: '$hanji',
        [`& ${Words}`]: { justifyContent: 'flex-end' },
        '@narrow': { padding: '1.5rem 1.25rem .75rem' },
        '@forced': { border: '1px solid CanvasText' },
      },
    },
  },
  compoundVariants: [
    {
      shape: 'feature',
      look: 'words',
      css: { [`& ${CardLink}`]: { display: 'flex' }, '@desktop': { padding: '3.5rem 3.5rem 2rem' } },
    },
  ],
});

const Title = styled('h3', {
  fontSize: '1.5625rem',
  lineHeight: 1.4,
  '& > span': hairline,
  [`${CardLink}[data-hovered] & > span`]: drawn,
  '@mobile': { fontSize: '1.375rem' },
  variants: { size: { regular: {}, large: { fontSize: '$2xl', lineHeight: '$head', '@mobile': { fontSize: '$xl' } } } },
});

const Summary = styled('p', {
  maxWidth: '24em',
  marginTop: '.625rem',
  color: '$sage',
  fontSize: '$control',
  lineHeight: 1.65,
  textWrap: 'pretty',
});

const Price = styled('p', {
  marginTop: '.875rem',
  color: '$text',
  fontFamily: '$serif',
  fontSize: '$lg',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-.02em',
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
