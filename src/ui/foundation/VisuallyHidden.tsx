import { hidden } from './hidden-style.ts';
import { styled } from './theme.ts';

/** Visually hidden; read by screen readers. */
export const VisuallyHidden = styled('span', hidden);
