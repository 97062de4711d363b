import { formWords } from './form-words.ts';
import { Icon } from '../foundation/Icon.tsx';
import { styled } from '../foundation/theme.ts';
import { VisuallyHidden } from '../foundation/VisuallyHidden.tsx';

export type PasswordRule = { id: string; label: string; isMet: boolean };

export type PasswordChecklistProps = {
  rules: readonly PasswordRule[];
  /** For the field's `aria-describedby`. */
  id?: string;
};

/** Password rules, updated while the user types. Screen readers announce only that all are met, not each keystroke. */
export function PasswordChecklist({ rules, id }: PasswordChecklistProps) {
  const isReady = rules.every(({ isMet }) => isMet);
  return (
    <div>
      <List role="list" id={id}>
        {rules.map((rule) => (
          <Rule key={rule.id} isMet={rule.isMet}>
            <Mark>{rule.isMet && <Icon name="check" size="small" />}</Mark>
            <span>{rule.label}</span>
            <VisuallyHidden>{rule.isMet ? formWords.met : formWords.unmet}</VisuallyHidden>
          </Rule>
        ))}
      </List>
      <VisuallyHidden role="status">{isReady ? formWords.passwordReady : ''}</VisuallyHidden>
    </div>
  );
}

const List = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $5',
  color: '$sage',
  fontSize: '$xs',
  lineHeight: 1.7,
});

const Rule = styled('li', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '$2',
  variants: { isMet: { true: { color: '$moss' }, false: {} } },
});

const Mark = styled('span', {
  display: 'grid',
  placeItems: 'center',
  width: '1rem',
  height: '1rem',
  '&:empty::before': {
    content: '""',
    width: '.3125rem',
    height: '.3125rem',
    border: '1px solid currentColor',
    borderRadius: '50%',
  },
});
