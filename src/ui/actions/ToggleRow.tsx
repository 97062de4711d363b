import { Button as AriaButton } from 'react-aria-components/Button';
import { styled } from '../foundation/theme.ts';

export type ToggleRowProps<Key extends string> = {
  label: string;
  items: readonly { key: Key; label: string }[];
  /** The selected choice, or null. */
  current: Key | null;
  onChoose: (key: Key) => void;
};

/** Predefined choices, of which at most one is selected; the selected one has a bronze line. */
export function ToggleRow<Key extends string>({ label, items, current, onChoose }: ToggleRowProps<Key>) {
  return (
    <Row role="group" aria-label={label}>
      {items.map((item) => (
        <Choice key={item.key} aria-pressed={item.key === current} onPress={() => onChoose(item.key)}>
          <span data-text={item.label}>{item.label}</span>
        </Choice>
      ))}
    </Row>
  );
}

const Row = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '0 $6', '@mobile': { columnGap: '1.5rem' } });

/**
 * As wide as its label in bold, so that its neighbours do not move when it is selected. The touch target includes half
 * of each gap.
 */
const Choice = styled(AriaButton, {
  position: 'relative',
  minHeight: '$touch',
  color: '$sage',
  fontSize: '$control',
  lineHeight: 1.5,
  '&::before': { content: '""', position: 'absolute', inset: '0 -.75rem' },
  '&[data-hovered]': { color: '$text' },
  '& span': {
    display: 'inline-grid',
    paddingBlock: '.125rem .25rem',
    borderBottom: '1px solid transparent',
    '@forced': { borderColor: 'Canvas' },
    transition: 'border-color $transitions$fast',
    '&::after': {
      content: 'attr(data-text) / ""',
      height: 0,
      overflow: 'hidden',
      fontWeight: 600,
      visibility: 'hidden',
    },
  },
  '&[aria-pressed="true"]': {
    color: '$text',
    fontWeight: 600,
    '& span': { borderColor: '$bronze', '@forced': { borderBottom: '3px solid Highlight' } },
  },
});
