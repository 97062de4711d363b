import { css } from '../foundation/theme.ts';

export type ButtonLook = {
  /** `adaptive`: primary, but light on a dark background. */
  variant?: 'primary' | 'secondary' | 'light' | 'adaptive' | undefined;
  size?: 'small' | 'large' | undefined;
  /** The effect of hovering (spec 000 §9): by default, primary and adaptive darken, and the others fill. */
  hover?: 'dark' | 'fill' | undefined;
  isWide?: boolean | undefined;
};

/** Fills in the defaults; the hover effect depends on the variant. */
export function lookOf({ variant = 'primary', size = 'large', hover, isWide = false }: ButtonLook) {
  return {
    variant,
    size,
    hover: hover ?? (variant === 'primary' || variant === 'adaptive' ? 'dark' : 'fill'),
    isWide,
  } as const;
}

const hovered = '&[data-hovered], &[data-pressed]';
const dark = { backgroundColor: '$ink', borderColor: '$ink', color: '$ivory' };
const fill = { backgroundColor: '$forest', borderColor: '$forest', color: '$ivory' };
const light = { borderColor: '$edgeOver', color: '$ivory' };
const lightFill = { backgroundColor: '$ivory', borderColor: '$ivory', color: '$forest' };

export const buttonStyle = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  maxWidth: 'min(135rem, 100%)',
  border: '1px solid $colors$forest',
  fontWeight: 500,
  lineHeight: 1.3,
  letterSpacing: 0,
  textAlign: 'center',
  cursor: 'pointer',
  transition: 'background-color $transitions$fast, border-color $transitions$fast, color $transitions$fast',
  // An unready button can be hovered: this must override the hover style of its variant.
  '&[data-disabled], &&[data-unready]': {
    borderColor: '$mist',
    backgroundColor: '$mist',
    color: '$disabledText',
    cursor: 'not-allowed',
    '@forced': { borderColor: 'GrayText', color: 'GrayText' },
  },
  '&[data-pending]': { cursor: 'progress' },
  variants: {
    variant: {
      primary: { backgroundColor: '$forest', color: '$ivory' },
      secondary: { borderColor: '$bronze', color: '$text' },
      light,
      adaptive: {
        backgroundColor: '$forest',
        color: '$ivory',
        '[data-dark] &': { ...light, backgroundColor: 'transparent' },
        '[data-dark] &[data-hovered], [data-dark] &[data-pressed]': lightFill,
      },
    },
    size: {
      small: { minHeight: '$touch', padding: '.5rem 1.25rem', fontSize: '.9375rem' },
      large: {
        minWidth: 'min(10.5rem, 100%)',
        minHeight: '$button',
        padding: '.75rem 2rem',
        fontSize: '$control',
        '@mobile': { paddingInline: '1.5rem' },
      },
    },
    hover: { dark: { [hovered]: dark }, fill: { [hovered]: fill } },
    isWide: { true: { width: '100%' }, false: {} },
  },
  compoundVariants: [
    {
      variant: 'primary',
      hover: 'fill',
      css: { [hovered]: { ...fill, backgroundColor: '$moss', borderColor: '$moss' } },
    },
    { variant: 'light', hover: 'fill', css: { [hovered]: lightFill } },
  ],
});
