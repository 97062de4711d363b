import { styled } from '../foundation/theme.ts';

/** A step that takes the focus when it replaces another, and then stands a little below the header. */
export const StepPlace = styled('div', { scrollMarginTop: '3rem' });
