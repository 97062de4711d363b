import { fieldLabel } from './field-style.ts';
import { hidden } from '../foundation/hidden-style.ts';
import { styled } from '../foundation/theme.ts';

/** The label of a control that is not a react-aria field; `isHidden` hides it visually only. */
export const ControlLabel = styled('label', { ...fieldLabel, variants: { isHidden: { true: hidden } } });

/** The label of a group, which refers to it by `aria-labelledby`. */
export const GroupLabel = styled('span', fieldLabel);

export const RequiredMark = styled('span', { color: '$persimmon' });
