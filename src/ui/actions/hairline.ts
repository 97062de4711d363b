/**
 * The underline of a link, which draws in from the left. For inline elements, each of whose lines gets one: under a block of several lines there
 * would be one line only, striking through the text.
 */
export const hairline = {
  paddingBottom: '.125rem',
  backgroundImage: 'linear-gradient($colors$bronze, $colors$bronze)',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: '0 100%',
  backgroundSize: '0 1px',
  transition: 'background-size $transitions$base',
} as const;

export const drawn = { backgroundSize: '100% 1px' } as const;
