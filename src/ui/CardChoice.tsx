import { useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Arrow } from './Icon.tsx';
import { styled } from './theme.ts';

export type CardChoiceItem<Value extends string> = { value: Value; title: string; text: string };

export type CardChoiceProps<Value extends string> = {
  /** Names the list. */
  label: string;
  items: readonly CardChoiceItem<Value>[];
  /** To press one is to go on with it. */
  onChoose: (value: Value) => void;
  isDisabled?: boolean;
};

/** A few ways to go on, each in wide lines of its own. */
export function CardChoice<Value extends string>({ label, items, onChoose, isDisabled = false }: CardChoiceProps<Value>) {
  const id = useId();
  return (
    <List role="list" aria-label={label}>
      {items.map(({ value, title, text }) => (
        <li key={value}>
          <Card
            aria-labelledby={`${id}-${value}-title`}
            aria-describedby={`${id}-${value}-text`}
            isDisabled={isDisabled}
            onPress={() => onChoose(value)}
          >
            <Words>
              <Title id={`${id}-${value}-title`}>{title}</Title>
              <Explanation id={`${id}-${value}-text`}>{text}</Explanation>
            </Words>
            <Arrow />
          </Card>
        </li>
      ))}
    </List>
  );
}

const List = styled('ul', { borderTop: '1px solid $colors$forest' });

const Card = styled(AriaButton, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$5',
  width: '100%',
  minHeight: '7.5rem',
  paddingBlock: '1.625rem',
  borderBottom: '1px solid $colors$mist',
  backgroundImage: 'linear-gradient($colors$bronze, $colors$bronze)',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: '0 100%',
  backgroundSize: '0 1px',
  textAlign: 'left',
  transition: 'background-size $transitions$base',
  '& svg': { color: '$bronze', opacity: 0.7, transition: 'opacity $transitions$base' },
  '&[data-hovered], &[data-pressed]': { backgroundSize: '100% 1px', '& svg': { opacity: 1 } },
  '&[data-disabled]': { color: '$disabledText', cursor: 'not-allowed', '& svg': { opacity: 0.3 } },
  '@mobile': { minHeight: '6.5rem', gap: '$4', '& svg': { width: '1.5rem' } },
});

const Words = styled('span', { display: 'grid', gap: '$2', minWidth: 0 });

const Title = styled('span', { fontFamily: '$serif', fontSize: '1.625rem', lineHeight: 1.35, letterSpacing: '$display', '@mobile': { fontSize: '1.375rem' } });

const Explanation = styled('span', { color: '$sage', fontSize: '$sm', lineHeight: 1.6 });
