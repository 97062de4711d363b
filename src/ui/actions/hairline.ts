/**
 * The line under the words of a link, which draws in from the left. For an inline element, whose every line of text gets one: under a block
 * of several lines it would stand at one height, and strike through another.
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
