import { Button as AriaButton } from 'react-aria-components/Button';
import { styled } from './theme.ts';

/** A button among links that looks like one of them. */
export const TextButton = styled(AriaButton, {
  minHeight: '$touch',
  cursor: 'pointer',
  backgroundImage: 'linear-gradient($colors$bronze, $colors$bronze)',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: '0 calc(50% + .95em)',
  backgroundSize: '0 1px',
  transition: 'background-size $transitions$base',
  '&[data-hovered]': { backgroundSize: '100% 1px' },
});
