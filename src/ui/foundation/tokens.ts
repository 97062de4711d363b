/**
 * Design tokens. 1rem is 16px; in the desktop layout 15px to 18px, depending on the width of the window. Contrast on
 * ivory: text 12.3, sage 5.9, field 3.6, bronze 4.0, bronzeInk 5.7, persimmon 5.6.
 */
export const tokens = {
  colors: {
    ink: '#10201A',
    forest: '#16302A',
    text: '#22352B',
    moss: '#3D5B3F',
    sage: '#56645A',
    field: '#778778',
    celadon: '#93A98F',
    mist: '#DDE1D6',
    ivory: '#FBF8F0',
    hanji: '#F6F2E8',
    bronze: '#9A7444',
    bronzeInk: '#7F5C32',
    champagne: '#E3CDA4',
    persimmon: '#A8432F',
    placeholder: '#68766B',
    disabledText: '#5F6C62',
    inkWash: '#E4E3D5',
    lineBronze: 'rgba(154, 116, 68, .4)',
    lineDark: 'rgba(227, 205, 164, .22)',
    lineOver: 'rgba(251, 248, 240, .22)',
    edgeOver: 'rgba(251, 248, 240, .6)',
    tint: 'rgba(154, 116, 68, .1)',
    scrim: 'rgba(16, 32, 26, .56)',
  },
  fonts: {
    serif: "'Gowun Batang', 'Gowun Windows', 'Gowun System', 'Gowun Bare', serif",
    sans: "'Pretendard Variable', 'Pretendard Apple', 'Pretendard System', 'Pretendard Bare', sans-serif",
    latin: "'Cormorant Garamond', 'Cormorant System', 'Cormorant Bare', 'Gowun Batang', serif",
  },
  fontSizes: {
    '2xs': '.8125rem',
    xs: '.875rem',
    sm: '.9375rem',
    control: '1rem',
    /** For every field: iOS zooms in on fields with a font size below 16px. */
    field: 'max(1.0625rem, 16px)',
    md: '1.0625rem',
    lg: '1.375rem',
    xl: '1.875rem',
    '2xl': '2.5rem',
    '3xl': '3.375rem',
    '4xl': '4.5rem',
    eyebrow: '.9375rem',
    numeral: '3.375rem',
  },
  lineHeights: { none: '1', tight: '1.5', head: '1.35', display: '1.28', body: '1.7' },
  letterSpacings: { body: '-.012em', display: '-.025em', eyebrow: '.16em', wordmark: '.315em' },
  space: {
    1: '.25rem',
    2: '.5rem',
    3: '.75rem',
    4: '1rem',
    5: '1.5rem',
    6: '2rem',
    7: '3rem',
    8: '4rem',
    9: '6rem',
    10: '8rem',
    11: '10rem',
    section: '10rem',
    sectionSmall: '6rem',
    gutter: '1.5rem',
    edge: '7.5rem',
    /** Distance from the grid to the edge of the window, without its scroll bar; requires a `Wide` around it. */
    bleed: 'max(var(--space-edge), calc((100cqi - 75rem) / 2))',
  },
  sizes: {
    viewport: '100vh',
    viewportSmall: '100vh',
    wrap: '75rem',
    measure: '45rem',
    touch: 'max(2.75rem, 44px)',
    field: '3.25rem',
    button: '3.5rem',
    banner: '3rem',
    header: '6rem',
    headerSolid: '5rem',
    tabs: '4.5rem',
    row: '4rem',
    rowAiry: '5.5rem',
    keyVisual: '30rem',
    keyVisualLow: '20rem',
  },
  shadows: { overlay: '0 24px 64px rgba(16, 32, 26, .18)' },
  transitions: { fast: '200ms cubic-bezier(.22, .61, .36, 1)', base: '300ms cubic-bezier(.22, .61, .36, 1)' },
  zIndices: { reservation: '4', header: '5', menu: '6', skip: '10' },
} as const;

/**
 * Overrides where the browser knows the height of the window without the toolbar of a phone: now, and at its lowest.
 */
export const viewportTokens = { '--sizes-viewport': '100dvh', '--sizes-viewportSmall': '100svh' } as const;

/** Overrides for the mobile layout, as the custom properties that Stitches generates. */
export const mobileTokens = {
  '--fontSizes-2xs': '.8125rem',
  '--fontSizes-xs': '.8125rem',
  '--fontSizes-sm': '.875rem',
  '--fontSizes-md': '1rem',
  '--fontSizes-lg': '1.25rem',
  '--fontSizes-xl': '1.5625rem',
  '--fontSizes-2xl': '1.8125rem',
  '--fontSizes-3xl': '2.125rem',
  '--fontSizes-4xl': '2.5rem',
  '--fontSizes-eyebrow': '.875rem',
  '--fontSizes-numeral': '2.5rem',
  '--space-section': '5rem',
  '--space-sectionSmall': '4rem',
  '--space-gutter': '1rem',
  /** At least as wide as the notch of a phone in landscape orientation. */
  '--space-edge': 'max(24px, env(safe-area-inset-left), env(safe-area-inset-right))',
  '--sizes-banner': '4rem',
  '--sizes-header': '4rem',
  '--sizes-headerSolid': '4rem',
  '--sizes-tabs': '3.5rem',
  '--sizes-keyVisual': '20rem',
  '--sizes-keyVisualLow': '13rem',
} as const;

/**
 * Further overrides where a line has room for about a dozen characters: headings grow less than the text, so that fewer
 * of their words break.
 */
export const tightTokens = {
  '--fontSizes-xl': '1.375rem',
  '--fontSizes-2xl': '1.5rem',
  '--fontSizes-3xl': '1.625rem',
  '--fontSizes-4xl': '1.75rem',
} as const;
