import { styled } from '../foundation/theme.ts';

/** The line that contains the control of a field. */
export const FieldLine = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '$field',
  borderBottom: '1px solid $colors$field',
  transition: 'border-color $transitions$fast, box-shadow $transitions$fast',
  '&:has(input:focus)': { borderColor: '$forest', boxShadow: '0 1px 0 $colors$forest' },
  '[data-invalid] &': { borderColor: '$persimmon' },
  '[data-invalid] &:has(input:focus)': { boxShadow: '0 1px 0 $colors$persimmon' },
  '[data-readonly] &': { borderBottomStyle: 'dashed' },
  '[data-disabled] &': { borderColor: '$mist' },
  '& input': {
    flex: 1,
    minWidth: 0,
    minHeight: '$field',
    fontSize: '$field',
    lineHeight: 1.5,
    '&:focus': { outline: '2px solid transparent', outlineOffset: '-2px' },
    '&::placeholder': { color: '$placeholder', opacity: 1, textOverflow: 'ellipsis' },
    '&[type="password"]:not(:placeholder-shown)': { letterSpacing: '.2em' },
    '&[readonly]': { color: '$sage' },
    '&:disabled': { color: '$disabledText', cursor: 'not-allowed' },
    '&:autofill': { boxShadow: 'inset 0 0 0 4rem $colors$ivory', WebkitTextFillColor: '$colors$text' },
  },
});

export const FieldMessage = styled('span', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$2',
  fontSize: '$xs',
  lineHeight: 1.5,
  '& svg': { marginTop: '.16em' },
  variants: {
    tone: { hint: { color: '$sage' }, error: { color: '$persimmon' }, success: { color: '$moss' } },
  },
});

export const fieldLabel = {
  display: 'flex',
  gap: '$1',
  width: 'fit-content',
  color: '$sage',
  fontSize: '$xs',
  lineHeight: 1.5,
} as const;
