import { useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Arrow } from '../foundation/Icon.tsx';
import { styled } from '../foundation/theme.ts';

export type CardChoiceItem<Value extends string> = { value: Value; title: string; text: string };

export type CardChoiceProps<Value extends string> = {
  /** Names the list. */
  label: string;
  items: readonly CardChoiceItem<Value>[];
  /** Pressing a card chooses it and continues. */
  onChoose: (value: Value) => void;
  isDisabled?: boolean;
};

/** Options to continue with, each a wide card. */
export function CardChoice<Value extends string>({
  label,
  items,
  onChoose,
  isDisabled = false,
}: CardChoiceProps<Value>) {
  const id = useId();
  return (
    <List role="list" aria-label={label}>
      {items.map(({ value, title, text }) => (
        <Card key={value}>
          <div>
            <Title aria-describedby={`${id}-${value}`} isDisabled={isDisabled} onPress={() => onChoose(value)}>
              {title}
            </Title>
            <Explanation id={`${id}-${value}`}>{text}</Explanation>
          </div>
          <Arrow />
        </Card>
      ))}
    </List>
  );
}

const List = styled('ul', { borderTop: '1px solid $colors$forest' });

const Card = styled('li', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$5',
  minHeight: '7.5rem',
  paddingBlock: '1.5rem',
  borderBottom: '1px solid $colors$mist',
  backgroundImage: 'linear-gradient($colors$bronze, $colors$bronze)',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: '0 100%',
  backgroundSize: '0 1px',
  transition: 'background-size $transitions$base',
  '& > svg': { color: '$bronze', transition: 'transform $transitions$base' },
  '&:has([data-hovered], [data-pressed])': {
    backgroundSize: '100% 1px',
    '& > svg': { transform: 'translateX(.25rem)' },
  },
  '&:has([data-disabled]) > svg': { opacity: 0.3 },
  '@mobile': { minHeight: '6.5rem', gap: '$4', '& > svg': { width: '1.5rem' } },
});

/** The button, spread over the whole card. */
const Title = styled(AriaButton, {
  fontFamily: '$serif',
  fontSize: '1.625rem',
  lineHeight: 1.35,
  letterSpacing: '$display',
  textAlign: 'left',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none', '&::after': { outline: '2px solid var(--focus)', outlineOffset: '2px' } },
  '&[data-disabled]': { color: '$disabledText', cursor: 'not-allowed' },
  '@mobile': { fontSize: '1.375rem' },
});

const Explanation = styled('p', { marginTop: '$2', color: '$sage', fontSize: '$sm', lineHeight: 1.6 });
