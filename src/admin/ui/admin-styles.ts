import { globalCss } from '#src/ui/foundation/theme.ts';

const systemFonts =
  "'Pretendard Variable', Pretendard, system-ui, -apple-system, 'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', 'Noto Sans CJK KR', sans-serif";

/**
 * Overrides of the global styles of the site, which come before: one family of fonts, in the subsets that a page
 * needs, and a size of text that does not grow with the window, as pages of work show more on a larger one. Storybook
 * shows both in one document, so they apply while `AdminUI` is shown.
 */
export const adminStyles = globalCss({
  ':root[data-office]': {
    '--fonts-sans': systemFonts,
    '--fonts-serif': systemFonts,
    '--fonts-latin': systemFonts,
    '--fontSizes-md': '1rem',
    '--fontSizes-lg': '1.125rem',
    '--fontSizes-xl': '1.25rem',
    '--fontSizes-2xl': '1.625rem',
    '--sizes-field': '2.75rem',
    '--sizes-button': '2.75rem',
    '--space-edge': '1.5rem',
    scrollPaddingBlock: '1rem',
    fontSize: '100% !important',
  },
  ':root[data-office] :is(h1, h2, h3)': { fontWeight: 600 },
  // The rule of the style element that react-aria would add (`index.html`).
  ':root[data-office] [data-react-aria-pressable]': { touchAction: 'pan-x pan-y pinch-zoom' },
});
