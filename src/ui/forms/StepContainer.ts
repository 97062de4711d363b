import { styled } from '../foundation/theme.ts';

/** Container of a step, which is focused when it replaces another step; with a scroll margin for the header. */
export const StepContainer = styled('div', { scrollMarginTop: '3rem' });
