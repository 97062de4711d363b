import { hidden } from './hidden-style.ts';
import { styled } from './theme.ts';

/** Heard, not seen. */
export const VisuallyHidden = styled('span', hidden);
