import {
  Label,
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
  Text,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup';
import { RequiredMark } from './field-label.ts';
import { fieldLabel } from './field-style.ts';
import { ErrorLine } from './TextField.tsx';
import { styled } from '../foundation/theme.ts';

export type RadioItem = { value: string; label: string; description?: string };

export type RadioGroupProps = Omit<AriaRadioGroupProps, 'children' | 'className' | 'style' | 'isInvalid'> & {
  label: string;
  items: readonly RadioItem[];
  /** If set, the group is invalid and described by it. */
  error?: string | undefined;
};

/** Radio buttons in a row, or stacked with `orientation="vertical"`. */
export function RadioGroup({ label, items, error, ...props }: RadioGroupProps) {
  return (
    <AriaRadioGroup validationBehavior="aria" orientation="horizontal" {...props} isInvalid={error !== undefined}>
      <GroupLabel>
        {label}
        {props.isRequired && <RequiredMark aria-hidden="true">*</RequiredMark>}
      </GroupLabel>
      <Items direction={props.orientation ?? 'horizontal'}>
        {items.map((item) => (
          <RadioField key={item.value} value={item.value}>
            <Choice>
              <Ring data-ring="" />
              <span>{item.label}</span>
            </Choice>
            {item.description && <Description slot="description">{item.description}</Description>}
          </RadioField>
        ))}
      </Items>
      <ErrorLine>{error}</ErrorLine>
    </AriaRadioGroup>
  );
}

const GroupLabel = styled(Label, fieldLabel);

const Items = styled('div', {
  display: 'flex',
  variants: {
    direction: {
      horizontal: { flexWrap: 'wrap', alignItems: 'center', columnGap: '2.5rem', minHeight: '$field' },
      vertical: { flexDirection: 'column', gap: '$2', paddingBlock: '$1' },
    },
  },
});

const Choice = styled(RadioButton, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  width: 'fit-content',
  minHeight: '$touch',
  fontSize: '$control',
  lineHeight: 1.5,
  cursor: 'pointer',
  '&[data-hovered] [data-ring]': { borderColor: '$forest' },
  '&[data-selected] [data-ring]': {
    borderColor: '$forest',
    color: '$forest',
    '@forced': { forcedColorAdjust: 'none', borderColor: 'Highlight', color: 'Highlight' },
  },
  '&[data-invalid] [data-ring]': { borderColor: '$persimmon' },
  '&[data-disabled]': { color: '$disabledText', cursor: 'not-allowed' },
  '&[data-disabled] [data-ring]': { borderColor: '$mist' },
  '&[data-disabled][data-selected] [data-ring]': { color: '$disabledText' },
  '&[data-focus-visible] [data-ring]': { outline: '2px solid var(--focus)', outlineOffset: '2px' },
});

const Ring = styled('span', {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.375rem',
  height: '1.375rem',
  border: '1px solid $colors$field',
  borderRadius: '50%',
  color: 'transparent',
  transition: 'border-color $transitions$fast',
  '&::after': {
    content: '""',
    border: '.3125rem solid currentColor',
    borderRadius: '50%',
    '@forced': { forcedColorAdjust: 'none' },
  },
});

const Description = styled(Text, {
  display: 'block',
  paddingLeft: '2.125rem',
  color: '$sage',
  fontSize: '$xs',
  lineHeight: 1.6,
});
