import { keyframes } from './theme.ts';

/**
 * All keyframes of the site, in one place: the server sends them with each page, so that none is added during
 * hydration, which would recalculate the style of the whole page.
 */
export const appear = keyframes({ from: { opacity: 0 } });
export const vanish = keyframes({ to: { opacity: 0 } });
export const rise = keyframes({ from: { opacity: 0, transform: 'translateY(.75rem)' } });
export const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-.5rem)' } });
export const breathe = keyframes({ '50%': { opacity: 0.4 } });
export const beat = keyframes({ '0%, 60%, 100%': { opacity: 0.3 }, '30%': { opacity: 1 } });
export const fill = keyframes({ from: { transform: 'scaleX(0)' } });
export const drift = keyframes({ to: { transform: 'scale(1.04)' } });
export const pass = keyframes({ from: { backgroundPosition: '-45% 0' }, to: { backgroundPosition: '145% 0' } });
