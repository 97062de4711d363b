import { fieldLabel } from './field-style.ts';
import { hidden } from '../foundation/hidden-style.ts';
import { styled } from '../foundation/theme.ts';

/** The label of a control that is no react-aria field. */
export const ControlName = styled('label', { ...fieldLabel, variants: { isHidden: { true: hidden } } });

/** The label of a group. */
export const GroupName = styled('span', fieldLabel);

export const RequiredMark = styled('span', { color: '$persimmon' });
