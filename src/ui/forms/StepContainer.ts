import { styled } from '../foundation/theme.ts';

/** A step that is focused when it replaces another, with a scroll margin below the header. */
export const StepContainer = styled('div', { scrollMarginTop: '3rem' });
