import { Link as AriaLink } from 'react-aria-components/Link';
import { styled } from '../theme.ts';

/** The way that a whole row is: the row is pressed, the line that shows it draws in under the words only. */
export const RowLink = styled(AriaLink, {
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '& span': {
    paddingBottom: '.125rem',
    backgroundImage: 'linear-gradient($colors$bronze, $colors$bronze)',
    backgroundRepeat: 'no-repeat',
    backgroundPosition: '0 100%',
    backgroundSize: '0 1px',
    transition: 'background-size $transitions$base',
  },
  '&[data-hovered] span, &:focus-visible span': { backgroundSize: '100% 1px' },
});
