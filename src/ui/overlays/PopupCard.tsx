import { useId, type ComponentProps } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { ContentPicture } from '../media/ContentPicture.tsx';
import { NewWindowMark, targetOf } from '../foundation/links.tsx';
import { screenOnly } from '../foundation/print.ts';
import { globalCss, styled } from '../foundation/theme.ts';
import { words } from '../foundation/words.ts';

export type PopupCardProps = {
  title: string;
  text: string;
  href: string;
  isExternal?: boolean;
  picture: { file: string; alt: string };
  onHide: () => void;
  onClose: () => void;
};

/**
 * Non-modal popup with news over the corner of a page: a link, and buttons to hide it for a day or to close it for this
 * session.
 */
export function PopupCard({ title, text, href, isExternal, picture, onHide, onClose }: PopupCardProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardLink href={href} {...targetOf(isExternal)}>
        <PictureFrame>
          <ContentPicture {...picture} crop="card" sizes="96px" width={3} height={4} />
        </PictureFrame>
        <Words>
          <h2 id={titleId}>{title}</h2>
          <p>{text}</p>
          {isExternal && <NewWindowMark />}
        </Words>
      </CardLink>
      <Choices>
        <Choice onPress={onHide}>{words.hideForADay}</Choice>
        <Choice onPress={onClose}>{words.close}</Choice>
      </Choices>
    </Card>
  );
}

/**
 * Container of the popups of a page. On a desktop they are one below the other at the right edge, beside the heading of
 * the page, each further to the left by its position; on a phone one at a time, above the reservation bar, and low
 * enough to leave the heading and the controls of the carousel visible. Invisible until it is ready.
 */
export function PopupPlace({
  isReady = true,
  ...props
}: Pick<ComponentProps<'aside'>, 'aria-label' | 'children'> & { isReady?: boolean }) {
  reserveRoom();
  return <Place {...props} {...(isReady ? { 'data-popups': '' } : { style: invisible })} />;
}

const invisible = { visibility: 'hidden' } as const;

/** The greatest height of a popup on a phone. */
const lowHeight = 'min(12rem, .4 * $sizes$viewportSmall)';

/** The height of the reservation bar. */
const bar = '$sizes$row + env(safe-area-inset-bottom)';

/**
 * On a phone, where popups cover the lower edge, a focused element is scrolled clear of them, and so can be the end of
 * the page.
 */
const reserveRoom = globalCss({
  '@mobile': {
    'html:has([data-popups])': { scrollPaddingBottom: `calc(${lowHeight} + ${bar})` },
    'body:has([data-popups])': { paddingBottom: '6.5rem', '@print': { paddingBottom: 0 } },
  },
});

const Place = styled('aside', {
  position: 'absolute',
  zIndex: 4,
  inset: 'calc($sizes$header + 4.25rem) $space$edge auto auto',
  width: '20rem',
  display: 'grid',
  gridAutoRows: '1fr',
  gap: '$4',
  '& > :nth-child(2)': { position: 'relative', right: '1.5rem' },
  '@compact': { width: '15.5rem', '& > :nth-child(2)': { right: '.5rem' } },
  '@mobile': {
    position: 'fixed',
    zIndex: '$reservation',
    inset: `auto 0 calc(${bar})`,
    display: 'block',
    width: 'auto',
    '& > :not(:first-child)': { display: 'none' },
  },
  ...screenOnly,
});

const Card = styled('article', {
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: '$hanji',
  color: '$text',
  '--focus': '$colors$bronze',
  '@forced': { border: '1px solid CanvasText' },
  '@mobile': { maxHeight: lowHeight, borderTop: '1px solid $colors$lineBronze' },
});

const CardLink = styled(AriaLink, {
  display: 'flex',
  flex: 1,
  minHeight: 0,
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: '-4px' },
  '@mobile': { alignItems: 'center', minHeight: '3rem', overflowY: 'auto' },
  '&[data-hovered] h2': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: '.3em' },
});

const PictureFrame = styled('div', {
  position: 'relative',
  flex: 'none',
  width: '5.5rem',
  overflow: 'hidden',
  '& picture': { position: 'absolute', inset: 0 },
  '@compact': { display: 'none' },
  '@mobile': { display: 'none' },
});

const Words = styled('div', {
  flex: 1,
  minWidth: 0,
  padding: '1.125rem 1.25rem',
  '& h2': { fontSize: '1.1875rem' },
  '& p': { marginTop: '.375rem', color: '$sage', fontSize: '$xs', lineHeight: 1.55, textWrap: 'pretty' },
  '@mobile': {
    padding: '.375rem $space$edge',
    '& h2': { fontSize: '1.0625rem' },
    '& p': { display: 'none' },
  },
});

const Choices = styled('div', { flex: 'none', display: 'flex', borderTop: '1px solid $colors$mist', fontSize: '$xs' });

const Choice = styled(AriaButton, {
  flex: 1,
  minHeight: '$touch',
  '&:last-child': { flex: '0 0 6rem', borderLeft: '1px solid $colors$mist' },
  '&[data-hovered]': { color: '$bronzeInk' },
  '&:focus-visible': { outlineOffset: '-4px' },
});
