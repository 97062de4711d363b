import { Link as AriaLink } from 'react-aria-components/Link';
import { ContentPicture } from '../media/ContentPicture.tsx';
import { DesignNote } from '../golf/DesignNote.tsx';
import { Arrow } from '../foundation/Icon.tsx';
import { Text } from '../foundation/text.ts';
import { styled } from '../foundation/theme.ts';
import { formatNumber } from '../foundation/format-number.ts';

export type CourseCardProps = {
  href: string;
  title: string;
  latin: string;
  /** File name from the content. */
  picture: string;
  holes: number;
  access: string;
  metres: number;
  /** A sentence that names the designer. */
  designer: string;
  /** Whether the club is open today. */
  today?: string | undefined;
  moreLabel: string;
};

/** Card of a club that links to its course; when hovered or focused, it shows the label of the link (spec 000 §2). */
export function CourseCard({
  href,
  title,
  latin,
  picture,
  holes,
  access,
  metres,
  designer,
  today,
  moreLabel,
}: CourseCardProps) {
  return (
    <Card href={href}>
      <PictureFrame>
        <ContentPicture
          file={picture}
          crop="card"
          alt=""
          sizes="(max-width: 1025px) 264px, 25vw"
          width={282}
          height={424}
        />
        <More aria-hidden="true">
          {moreLabel}
          <Arrow />
        </More>
      </PictureFrame>
      <Name>
        <h3>{title}</h3>
        <span>
          <b>{holes}</b> 홀
        </span>
      </Name>
      <Latin lang="en">{latin}</Latin>
      {today && <Today size="small">{today}</Today>}
      <Facts>
        <span>{access}</span>
        <span>{formatNumber(metres)} m</span>
      </Facts>
      <DesignNote space="above">{designer}</DesignNote>
    </Card>
  );
}

/** Cards side by side, every other one lower; on a phone in a row that scrolls sideways. */
export const CourseCards = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '$5',
  '& > li:nth-child(even)': { marginTop: '5rem' },
  '@mobile': {
    display: 'flex',
    gap: '$4',
    marginInline: 'calc(-1 * $space$edge)',
    paddingInline: '$edge',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: '$space$edge',
    scrollbarWidth: 'none',
    '& > li': { flex: '0 0 16.5rem', scrollSnapAlign: 'start' },
    '& > li:nth-child(even)': { marginTop: 0 },
  },
});

const Card = styled(AriaLink, { display: 'block', cursor: 'pointer', '&:focus-visible': { outlineOffset: '4px' } });

const PictureFrame = styled('div', {
  position: 'relative',
  aspectRatio: '282 / 424',
  overflow: 'hidden',
  '@mobile': { aspectRatio: '3 / 4' },
});

const More = styled('span', {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  padding: '$5',
  backgroundColor: 'rgba(16, 32, 26, .5)',
  color: '$ivory',
  fontSize: '$control',
  fontWeight: 500,
  opacity: 0,
  transition: 'opacity $transitions$base',
  ':is([data-hovered], [data-focus-visible]) &': { opacity: 1 },
  '& svg': { marginBottom: '.5rem' },
  '@mobile': { display: 'none' },
});

const Name = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 $3',
  marginTop: '$5',
  '& h3': { fontSize: '1.75rem' },
  '& span': { color: '$bronzeInk', fontSize: '$xs', whiteSpace: 'nowrap' },
  '& b': { font: '500 1.25rem / 1 $fonts$latin', fontFeatureSettings: '"lnum"' },
  '@mobile': { marginTop: '1.125rem', '& h3': { fontSize: '1.5rem' } },
});

const Latin = styled('p', {
  marginTop: '.625rem',
  color: '$bronzeInk',
  font: '500 .875rem / 1.3 $fonts$latin',
  letterSpacing: '.16em',
  textTransform: 'uppercase',
});

const Today = styled(Text, { marginTop: '.625rem', fontVariantNumeric: 'tabular-nums' });

const Facts = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 $3',
  marginTop: '.875rem',
  paddingTop: '.875rem',
  borderTop: '1px solid $colors$mist',
  color: '$sage',
  fontSize: '$sm',
  fontVariantNumeric: 'tabular-nums',
});
