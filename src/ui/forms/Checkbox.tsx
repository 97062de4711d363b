import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import { Icon } from '../foundation/Icon.tsx';
import { styled } from '../foundation/theme.ts';

export type CheckboxProps = Omit<CheckboxFieldProps, 'children' | 'className' | 'style'> & { children: ReactNode };

export function Checkbox({ children, ...props }: CheckboxProps) {
  return (
    <CheckboxField {...props}>
      <Root>
        <Box data-box="">
          <Icon name="check" size="small" />
        </Box>
        <span>{children}</span>
      </Root>
    </CheckboxField>
  );
}

const Root = styled(CheckboxButton, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  width: 'fit-content',
  minHeight: '$touch',
  fontSize: '$control',
  lineHeight: 1.5,
  cursor: 'pointer',
  '&[data-hovered] [data-box]': { borderColor: '$forest' },
  '&[data-selected] [data-box]': {
    borderColor: '$forest',
    backgroundColor: '$forest',
    '@forced': {
      forcedColorAdjust: 'none',
      borderColor: 'Highlight',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
    '& svg': { opacity: 1 },
  },
  '&[data-indeterminate] [data-box]': { borderColor: '$forest', '&::after': { borderTop: '2px solid $colors$forest' } },
  '&[data-invalid] [data-box]': { borderColor: '$persimmon' },
  '&[data-disabled]': { color: '$disabledText', cursor: 'not-allowed' },
  '&[data-disabled] [data-box]': { borderColor: '$mist' },
  '&[data-disabled][data-selected] [data-box]': { backgroundColor: '$mist', color: '$disabledText' },
  '&[data-focus-visible] [data-box]': { outline: '2px solid var(--focus)', outlineOffset: '2px' },
});

const Box = styled('span', {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.375rem',
  height: '1.375rem',
  border: '1px solid $colors$field',
  color: '$ivory',
  '& svg, &::after': { gridArea: '1 / 1' },
  '& svg': { opacity: 0 },
  '&::after': { content: '""', width: '.75rem' },
  transition: 'background-color $transitions$fast, border-color $transitions$fast',
});
