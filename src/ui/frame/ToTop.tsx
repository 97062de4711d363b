import { Button as AriaButton } from 'react-aria-components/Button';
import { Icon } from '../foundation/Icon.tsx';
import { styled } from '../foundation/theme.ts';
import { words } from '../foundation/words.ts';
import { topId } from './SiteHeader.tsx';

/**
 * Button that scrolls to the top, smoothly unless motion is reduced, and focuses the header, so that tabbing continues
 * there.
 */
export function ToTop() {
  const scrollToTop = () => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    document.getElementById(topId)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
  };
  return (
    <Root aria-label={words.toTop} onPress={scrollToTop}>
      <Icon name="arrowUp" />
    </Root>
  );
}

const Root = styled(AriaButton, {
  '--focus': '$colors$bronze',
  position: 'absolute',
  right: '2.25rem',
  top: '-1.75rem',
  display: 'grid',
  placeItems: 'center',
  width: '3.5rem',
  height: '3.5rem',
  border: '1px solid $colors$lineBronze',
  backgroundColor: '$ivory',
  color: '$text',
  cursor: 'pointer',
  transition: 'border-color $transitions$fast',
  '&[data-hovered]': { borderColor: '$bronze' },
  '@mobile': { right: '$space$edge', top: '-1.5rem', width: '3rem', height: '3rem' },
});
