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
          <ContentPicture {...picture} crop="band" sizes="(max-width: 1025px) 120px, 320px" width={320} height={240} />
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
 * Container of the popups of a page: side by side from the right; on a phone one at a time, at the lower edge, and low
 * enough to leave the heading of the page and the controls of the carousel visible. Invisible until it is ready.
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
const lowHeight = 'min(12rem, .5 * $sizes$viewportSmall)';

/**
 * On a phone, where popups cover the lower edge, a focused element is scrolled clear of them, and so can be the end of
 * the page.
 */
const reserveRoom = globalCss({
  '@mobile': {
    'html:has([data-popups])': { scrollPaddingBottom: lowHeight },
    'body:has([data-popups])': { paddingBottom: '4.5rem', '@print': { paddingBottom: 0 } },
  },
});

const Place = styled('aside', {
  position: 'absolute',
  zIndex: 4,
  inset: 'calc($sizes$header + 4rem) $space$edge auto',
  display: 'flex',
  flexFlow: 'row-reverse wrap',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  alignItems: 'flex-start',
  gap: '$5',
  '@mobile': {
    position: 'fixed',
    zIndex: '$menu',
    inset: 'auto 0 0',
    display: 'block',
    '& > :not(:first-child)': { display: 'none' },
  },
  ...screenOnly,
});

const Card = styled('article', {
  width: '20rem',
  maxWidth: '100%',
  backgroundColor: '$hanji',
  color: '$text',
  '--focus': '$colors$bronze',
  '@forced': { border: '1px solid CanvasText' },
  '@mobile': {
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    maxHeight: lowHeight,
    paddingBottom: 'env(safe-area-inset-bottom)',
    boxShadow: '$overlay',
  },
});

const CardLink = styled(AriaLink, {
  display: 'block',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: '-4px' },
  '@mobile': { display: 'flex', alignItems: 'stretch', minHeight: 0, overflowY: 'auto' },
  '&[data-hovered] h2': { textDecoration: 'underline', textDecorationThickness: 1, textUnderlineOffset: '.3em' },
});

const PictureFrame = styled('div', {
  height: '15rem',
  overflow: 'hidden',
  '@mobile': {
    flex: 'none',
    width: '6.5rem',
    height: 'auto',
    minHeight: '4.75rem',
    '& picture': { display: 'block', height: '100%' },
  },
  '@tight': { display: 'none' },
});

const Words = styled('div', {
  padding: '1.75rem 1.75rem 1.875rem',
  '& h2': { fontSize: '1.5rem' },
  '& p': { marginTop: '.75rem', color: '$sage', fontSize: '$sm', lineHeight: 1.6 },
  '@mobile': {
    flex: 1,
    alignSelf: 'safe center',
    minWidth: 0,
    padding: '.5rem $space$edge .5rem 1rem',
    '& h2': { fontSize: '1.125rem' },
    '& p': { display: 'none' },
  },
});

const Choices = styled('div', { flex: 'none', display: 'flex', borderTop: '1px solid $colors$mist', fontSize: '$xs' });

const Choice = styled(AriaButton, {
  flex: 1,
  minHeight: '3.25rem',
  '&:last-child': { flex: '0 0 6rem', borderLeft: '1px solid $colors$mist' },
  '&[data-hovered]': { color: '$bronzeInk' },
  '&:focus-visible': { outlineOffset: '-4px' },
  '@mobile': { minHeight: '3rem' },
});
