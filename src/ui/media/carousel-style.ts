import { drift } from '../foundation/animations.ts';
import { BannerSlot } from '../frame/BannerSlot.ts';
import { Container } from '../foundation/layout.ts';
import { styled } from '../foundation/theme.ts';

const ink = (opacity: number, stop: string) => `rgba(16, 32, 26, ${opacity}) ${stop}`;
const fall = (...stops: string[]) => `linear-gradient(180deg, ${stops.join(', ')})`;

/** Matches if the banner takes up space: it exists, and has not been dismissed (`public/assets/before-paint.3.js`). */
const underBanner = `html:not([data-put-away~="banner"]):has(${BannerSlot}) &`;

/** How long a slide is shown, and how long it takes to change to the next one (spec 000 §9). */
const pace = (interval: string, speed: string) => ({ '--interval': interval, '--speed': speed });

/**
 * As tall as the viewport within limits, or of fixed height within a page. A scrim keeps the text readable, and leaves
 * the right half bright.
 */
export const Frame = styled('section', {
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: '$ink',
  color: '$ivory',
  touchAction: 'pan-y pinch-zoom',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    pointerEvents: 'none',
    background: `${fall(ink(0.7, '0'), ink(0.6, '6rem'), ink(0, '18.75rem'), ink(0, '62%'), ink(0.6, '90%'), ink(0.7, '100%'))}, linear-gradient(90deg, ${ink(0.6, '0')}, ${ink(0.56, '40%')}, ${ink(0, '76%')})`,
  },
  '@mobile': {
    '&::after': {
      background: fall(
        ink(0.7, '0'),
        ink(0.62, '4rem'),
        ink(0.08, '11.9rem'),
        ink(0.08, '34%'),
        ink(0.56, '46%'),
        ink(0.66, '100%'),
      ),
    },
  },
  variants: {
    look: {
      screen: {
        ...pace('5s', '300ms'),
        height: 'min($sizes$viewportSmall, 56.25rem)',
        [underBanner]: { height: 'min($sizes$viewportSmall - $sizes$banner, 56.25rem)' },
        minHeight: '38rem',
        '@mobile': {
          height: 'min($sizes$viewportSmall - 4rem, 48.75rem)',
          [underBanner]: { height: 'min($sizes$viewportSmall - 4rem - $sizes$banner, 48.75rem)' },
          minHeight: '34rem',
        },
      },
      inset: {
        ...pace('7s', '500ms'),
        height: '40rem',
        '@mobile': { height: '26rem' },
      },
    },
  },
});

export const Slide = styled('div', {
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: 'opacity var(--speed) cubic-bezier(.22, .61, .36, 1)',
  '& picture': { position: 'absolute', inset: 0 },
  '& img': { objectPosition: '60% 60%', userSelect: 'none' },
  variants: {
    isCurrent: {
      true: {
        opacity: 1,
        '[data-running] > &': {
          animation: `${drift} var(--interval) linear both`,
        },
      },
    },
  },
});

export const Content = styled(Container, { position: 'relative', zIndex: 2, height: '100%' });

export const Texts = styled('div', {
  position: 'absolute',
  left: 0,
  maxWidth: '45rem',
  '@mobile': { right: 0 },
  variants: {
    look: {
      screen: { bottom: '11rem', '@mobile': { bottom: '12.75rem' } },
      inset: { bottom: '7.5rem', '@mobile': { bottom: '5.5rem' } },
    },
  },
});

export const Intro = styled('p', {
  font: '500 $fontSizes$eyebrow / 1.3 $fonts$latin',
  letterSpacing: '$eyebrow',
  textTransform: 'uppercase',
  '& [data-mobile]': { display: 'none' },
  '@mobile': { '& [data-mobile]': { display: 'inline' }, '& [data-wide]': { display: 'none' } },
});

/** The titles are stacked in one grid cell, which is as tall as the tallest, so that nothing shifts. */
export const Title = styled('div', {
  display: 'grid',
  alignItems: 'end',
  marginTop: '$5',
  '@mobile': { marginTop: '$4' },
});

export const Heading = styled('p', {
  gridArea: '1 / 1',
  maxWidth: '11em',
  fontFamily: '$serif',
  lineHeight: '$display',
  letterSpacing: '-.035em',
  textWrap: 'balance',
  opacity: 0,
  transition: 'opacity var(--speed) cubic-bezier(.22, .61, .36, 1)',
  variants: {
    isCurrent: { true: { opacity: 1 } },
    look: { screen: { fontSize: '$4xl' }, inset: { fontSize: '$2xl' } },
  },
});

export const Lead = styled('p', {
  maxWidth: '28em',
  marginTop: '1.75rem',
  fontSize: '1.125rem',
  '@mobile': { marginTop: '1.25rem', fontSize: '1rem' },
});

/** At the bottom of the slides. */
export const Bar = styled('div', {
  position: 'absolute',
  inset: 'auto 0 0',
  display: 'flex',
  alignItems: 'center',
  gap: '$6',
  height: '6rem',
  borderTop: '1px solid $colors$lineOver',
  '@mobile': { height: '4rem', borderTop: 0 },
  variants: { look: { screen: { '@mobile': { bottom: '6rem' } }, inset: {} } },
});
