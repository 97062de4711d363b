/**
 * The animated underline of a link. For inline elements only, where each line of text is underlined: a block of several
 * lines would have a single line, below its last one.
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
